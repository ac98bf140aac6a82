//! Extensibility of responses: enums and unions that may grow are marked, and strict clients have a
//! fallback.

use std::collections::BTreeSet;

use kingdomail::api::document;
use kingdomail::api::openapi::as_3_0;
use serde_json::{Value, json};

const SCHEMAS: &str = "#/components/schemas/";

/// Enums and unions in responses that never grow, with the reason.
const CLOSED: &[(&str, &str)] = &[
    ("Direction", "a grid has four"),
    ("JsonPatchOp", "a comparison makes three kinds of steps"),
    ("Terrain", "those that are printed on the dominoes of the base game"),
    ("TieBreak", "the comparisons of the rulebook"),
];

/// Returns all parts of response schemas, each with its schema and path.
fn parts_of_answers(document: &Value) -> Vec<(String, &Value)> {
    let mut parts = Vec::new();
    let mut left = Vec::new();
    for operation in document["paths"].as_object().expect("paths").values() {
        for operation in operation.as_object().expect("operations").values() {
            parts_of("an answer", &operation["responses"], &mut parts, &mut left);
            parts_of("a message", &operation["callbacks"], &mut parts, &mut left);
        }
    }
    for (name, value) in [
        ("an answer", &document["components"]["responses"]),
        ("a header", &document["components"]["headers"]),
        ("a message", &document["webhooks"]),
    ] {
        parts_of(name, value, &mut parts, &mut left);
    }
    let mut seen = BTreeSet::new();
    while let Some(name) = left.pop() {
        if seen.insert(name) {
            parts_of(name, &document["components"]["schemas"][name], &mut parts, &mut left);
        }
    }
    parts
}

fn parts_of<'a>(
    path: &str,
    value: &'a Value,
    parts: &mut Vec<(String, &'a Value)>,
    schemas: &mut Vec<&'a str>,
) {
    let reference = value["$ref"].as_str();
    schemas.extend(reference.and_then(|reference| reference.strip_prefix(SCHEMAS)));
    for (name, part) in value.as_object().into_iter().flatten() {
        parts_of(&format!("{path}/{name}"), part, parts, schemas);
    }
    for (index, part) in value.as_array().into_iter().flatten().enumerate() {
        parts_of(&format!("{path}/{index}"), part, parts, schemas);
    }
    if value.is_object() {
        parts.push((path.to_owned(), value));
    }
}

/// Returns whether a schema has variants that may grow: neither a constant nor a single nullable
/// schema.
fn is_choice(schema: &Value) -> bool {
    let names = schema["enum"].as_array().is_some_and(|names| names.len() > 1);
    let union = ["oneOf", "anyOf"].iter().any(|kind| {
        let all = schema[kind].as_array();
        all.is_some_and(|all| all.iter().filter(|one| one["type"] != "null").count() > 1)
    });
    names || union
}

#[test]
fn every_choice_in_an_answer_may_grow_and_has_a_fallback_or_is_closed() {
    let document = document();
    let choices: Vec<(String, &Value)> =
        parts_of_answers(&document).into_iter().filter(|(_, schema)| is_choice(schema)).collect();
    assert!(choices.len() > 30, "only {} choices", choices.len());
    let mut closed = Vec::new();
    for (path, schema) in &choices {
        let text = schema["description"].as_str().unwrap_or_default();
        let (grows, ends) = (text.contains("May gain values: "), text.contains("Closed: "));
        match schema["x-may-grow"].as_bool() {
            Some(true) => assert!(grows && !ends, "{path}: {text}"),
            Some(false) => {
                assert!(ends && !grows, "{path}: {text}");
                closed.push(path.as_str());
            }
            None => panic!("{path} does not say whether it may grow"),
        }
    }
    closed.sort_unstable();
    let known: Vec<&str> = CLOSED.iter().map(|(name, _)| *name).collect();
    assert_eq!(closed, known);
}

#[test]
fn no_answer_forbids_fields_that_it_may_come_to_have() {
    let newest = document();
    for (form, document) in [("3.0", as_3_0(&newest)), ("3.1", newest.clone())] {
        for (path, part) in parts_of_answers(&document) {
            for word in ["additionalProperties", "unevaluatedProperties"] {
                assert_ne!(part[word], json!(false), "{path} in {form} is closed");
            }
        }
    }
}

#[test]
fn nothing_is_called_closed_that_is_not() {
    let document = document();
    for (name, schema) in document["components"]["schemas"].as_object().expect("schemas") {
        let text = schema["description"].as_str().unwrap_or_default().to_lowercase();
        let is_closed = CLOSED.iter().any(|(closed, _)| closed == name);
        assert_eq!(text.contains("closed: "), is_closed, "{name}: {text}");
        assert!(!text.contains("closed list"), "{name}: {text}");
    }
}

#[test]
fn what_may_grow_has_a_fallback_in_the_answers_of_strict_clients() {
    let document = as_3_0(&document());
    let schemas = &document["components"]["schemas"];
    let parts = parts_of_answers(&document);
    let growing = |name: &str| {
        let schema = &schemas[name];
        schema["x-may-grow"] == true && !name.starts_with("Any")
    };
    let mut fallbacks = 0;
    for (path, part) in &parts {
        let name = part["$ref"].as_str().and_then(|name| name.strip_prefix(SCHEMAS));
        // An `Any` type is either a known variant or the fallback.
        if name.is_some_and(growing) {
            assert!(
                path.starts_with("Any") && path.ends_with("/anyOf/0"),
                "{path} has no fallback"
            );
            let any = path.trim_end_matches("/anyOf/0");
            let unknown = json!({ "$ref": "#/components/schemas/Unknown" });
            assert_eq!(schemas[any]["anyOf"][1], unknown, "{any}");
            assert!(schemas[any]["discriminator"].is_null(), "{any}");
            fallbacks += 1;
        }
        if part["x-extensible-enum"].is_array() {
            assert_eq!((&part["type"], &part["enum"]), (&json!("string"), &Value::Null), "{path}");
            fallbacks += 1;
        }
    }
    assert!(fallbacks > 25, "only {fallbacks} fallbacks");
    let of_names = &schemas["GameSettings"]["properties"]["variants"];
    assert_eq!(of_names["items"]["$ref"], "#/components/schemas/AnyVariant");
    assert!(of_names["maxItems"].is_null(), "a new variant makes the list longer");
}

#[test]
fn requests_are_as_strict_for_strict_clients() {
    let newest = document();
    let document = as_3_0(&newest);
    for name in ["PlayCommand", "CreateGameSettings", "CreateToken", "CreateWebhook"] {
        let schema = &document["components"]["schemas"][name];
        assert!(schema.is_object(), "{name}");
        assert!(!schema.to_string().contains("/Any"), "{name} has a fallback: {schema}");
    }
    for name in ["Command", "Variant", "GameStatus"] {
        let kinds = |document: &Value| {
            let schema = &document["components"]["schemas"][name];
            [schema["enum"].clone(), schema["oneOf"].clone(), schema["discriminator"].clone()]
        };
        assert_eq!(kinds(&document), kinds(&newest), "{name}");
    }
}

#[test]
fn the_items_of_every_sequence_have_a_type() {
    let document = document();
    let mut of_data = Vec::new();
    for (path, part) in parts_of_answers(&document) {
        for (media, pointer) in [
            ("text/event-stream", "/x-item-schema/properties/data/contentSchema/$ref"),
            ("application/x-ndjson", "/x-item-schema/$ref"),
        ] {
            let Some(content) = part.get(media) else { continue };
            let data = content.pointer(pointer).and_then(Value::as_str);
            of_data.push(data.unwrap_or_else(|| panic!("{path}: {content}")));
        }
    }
    of_data.sort_unstable();
    let expected = ["Event", "GameRecord", "GameRecord", "Notification"];
    assert_eq!(of_data, expected.map(|name| format!("{SCHEMAS}{name}")));
}

#[test]
fn event_streams_describe_each_event() {
    let newest = document();
    let mut streams = 0;
    for (path, part) in parts_of_answers(&newest) {
        let Some(content) = part.get("text/event-stream") else { continue };
        let mut schema = content["schema"].clone();
        assert_eq!(schema, content["x-item-schema"], "{path}");
        schema["components"] = newest["components"].clone();
        let validator = jsonschema::validator_for(&schema).expect("a schema");
        let event = &schema["properties"]["event"]["const"];
        let sent = json!({"id": "7", "event": event, "data": "{}"});
        assert!(validator.is_valid(&sent), "{path}: {content}");
        assert!(!validator.is_valid(&Value::String("data: {}".to_owned())), "{path}");
        streams += 1;
    }
    assert_eq!(streams, 2);
}
