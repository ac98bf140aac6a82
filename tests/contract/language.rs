//! Language of the OpenAPI document: all parts have a description that can be read on its own.

use serde_json::Value;

/// First words of a text that depends on its context or is a clause instead of a sentence or noun
/// phrase.
const DEPENDENT_OPENINGS: [&str; 36] = [
    "Of", "What", "Who", "Whom", "Whose", "Whoever", "Whether", "How", "Where", "When", "With",
    "Without", "It", "That", "This", "Those", "These", "They", "Yours", "Your", "None", "Only",
    "By", "As", "If", "Then", "So", "And", "But", "Also", "For", "From", "To", "At", "On", "In",
];

fn documents() -> [Value; 2] {
    use kingdomail::api::openapi::{for_operators, for_players};
    let whole = kingdomail::api::document();
    [for_players(&whole), for_operators(&whole)]
}

/// Calls `visit` with the location and the value of each object in `value`, except within examples.
fn objects(
    value: &Value,
    place: &str,
    visit: &mut impl FnMut(&str, &serde_json::Map<String, Value>),
) {
    match value {
        Value::Object(fields) => {
            visit(place, fields);
            for (name, field) in fields.iter().filter(|(name, _)| !name.starts_with("example")) {
                objects(field, &format!("{place}/{name}"), visit);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                objects(item, &format!("{place}/{index}"), visit);
            }
        }
        _ => {}
    }
}

fn operations(document: &Value) -> impl Iterator<Item = &Value> {
    let groups = ["paths", "webhooks"].into_iter().filter_map(|group| document[group].as_object());
    groups
        .flat_map(|paths| paths.values())
        .filter_map(Value::as_object)
        .flat_map(|path| path.values())
}

#[test]
fn texts_stand_alone() {
    let mut wrong = Vec::new();
    for document in documents() {
        objects(&document, "", &mut |place, fields| {
            for kind in ["description", "summary"] {
                let Some(text) = fields.get(kind).and_then(Value::as_str) else { continue };
                let first = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                if DEPENDENT_OPENINGS.contains(&first) {
                    wrong.push(format!("{place}/{kind}: {text}"));
                }
            }
        });
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn operations_are_described() {
    let mut wrong = Vec::new();
    for document in documents() {
        for operation in operations(&document) {
            let summary = operation["summary"].as_str().unwrap_or_default();
            let words = summary.split_whitespace().count();
            let text = operation["description"].as_str().unwrap_or_default();
            if words == 0
                || words > 5
                || summary.ends_with('.')
                || !text.contains(". ") && !text.ends_with('.')
            {
                wrong.push(format!("{}: {summary}: {text}", operation["operationId"]));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn parameters_and_bodies_are_described() {
    let mut wrong = Vec::new();
    for document in documents() {
        for operation in operations(&document) {
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            let body = operation.get("requestBody").into_iter();
            for part in parameters.chain(body).filter(|part| part.get("$ref").is_none()) {
                if part["description"].as_str().is_none_or(str::is_empty) {
                    wrong.push(format!("{}: {}", operation["operationId"], part["name"]));
                }
            }
            let parameters = operation["parameters"].as_array().into_iter().flatten();
            for optional in parameters.filter(|part| part["required"] == false) {
                let text = optional["description"].as_str().unwrap_or_default();
                if !text.contains("Default: ") && !text.contains("By default,") {
                    wrong.push(format!("{}: {text}", operation["operationId"]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn properties_are_described() {
    let mut wrong = Vec::new();
    for document in documents() {
        let schemas = document["components"]["schemas"].as_object().expect("schemas");
        for (name, schema) in schemas {
            let properties = schema["properties"].as_object().into_iter().flatten();
            for (property, of) in properties {
                let mut names_a_schema = of.get("$ref").is_some();
                for choice in ["oneOf", "anyOf", "allOf"] {
                    let variants = of[choice].as_array().into_iter().flatten();
                    names_a_schema |=
                        variants.into_iter().any(|variant| variant.get("$ref").is_some());
                }
                if of.get("description").is_none() && !names_a_schema {
                    wrong.push(format!("{name}.{property}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
