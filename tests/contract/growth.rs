//! Extensibility of responses: enums and unions that may grow are marked, and strict clients have a
//! fallback.

use std::collections::BTreeSet;

use kingdomail::api::document;
use kingdomail::api::openapi::to_openapi_3_0;
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
fn response_schema_parts(document: &Value) -> Vec<(String, &Value)> {
    let mut parts = Vec::new();
    let mut left = Vec::new();
    for operation in document["paths"].as_object().expect("paths").values() {
        for operation in operation.as_object().expect("operations").values() {
            schema_parts("an answer", &operation["responses"], &mut parts, &mut left);
            schema_parts("a message", &operation["callbacks"], &mut parts, &mut left);
        }
    }
    for (name, value) in [
        ("an answer", &document["components"]["responses"]),
        ("a header", &document["components"]["headers"]),
        ("a message", &document["webhooks"]),
    ] {
        schema_parts(name, value, &mut parts, &mut left);
    }
    let mut seen = BTreeSet::new();
    while let Some(name) = left.pop() {
        if seen.insert(name) {
            schema_parts(name, &document["components"]["schemas"][name], &mut parts, &mut left);
        }
    }
    parts
}

fn schema_parts<'a>(
    path: &str,
    value: &'a Value,
    parts: &mut Vec<(String, &'a Value)>,
    schemas: &mut Vec<&'a str>,
) {
    let reference = value["$ref"].as_str();
    schemas.extend(reference.and_then(|reference| reference.strip_prefix(SCHEMAS)));
    for (name, part) in value.as_object().into_iter().flatten() {
        schema_parts(&format!("{path}/{name}"), part, parts, schemas);
    }
    for (index, part) in value.as_array().into_iter().flatten().enumerate() {
        schema_parts(&format!("{path}/{index}"), part, parts, schemas);
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
fn response_choices_are_extensible_or_closed() {
    let document = document();
    let choices: Vec<(String, &Value)> = response_schema_parts(&document)
        .into_iter()
        .filter(|(_, schema)| is_choice(schema))
        .collect();
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
fn responses_allow_additional_fields() {
    let newest = document();
    for (form, document) in [("3.0", to_openapi_3_0(&newest)), ("3.1", newest.clone())] {
        for (path, part) in response_schema_parts(&document) {
            for word in ["additionalProperties", "unevaluatedProperties"] {
                assert_ne!(part[word], json!(false), "{path} in {form} is closed");
            }
        }
    }
}

#[test]
fn only_closed_schemas_say_so() {
    let document = document();
    for (name, schema) in document["components"]["schemas"].as_object().expect("schemas") {
        let text = schema["description"].as_str().unwrap_or_default().to_lowercase();
        let is_closed = CLOSED.iter().any(|(closed, _)| closed == name);
        assert_eq!(text.contains("closed: "), is_closed, "{name}: {text}");
        assert!(!text.contains("closed list"), "{name}: {text}");
    }
}

#[test]
fn strict_responses_have_fallbacks() {
    let document = to_openapi_3_0(&document());
    let schemas = &document["components"]["schemas"];
    let parts = response_schema_parts(&document);
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
fn strict_requests_have_no_fallbacks() {
    let newest = document();
    let document = to_openapi_3_0(&newest);
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
fn sequence_items_have_a_type() {
    let document = document();
    let mut of_data = Vec::new();
    for (path, part) in response_schema_parts(&document) {
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
    for (path, part) in response_schema_parts(&newest) {
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
