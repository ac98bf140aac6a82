use std::path::Path;

use kingdomail::api::openapi::{DEFAULT_BASE, Published};
use kingdomino::Variant;
use serde_json::{Value, json};

fn document() -> Value {
    kingdomail::api::document()
}

/// Returns each operation with its name, such as `GET /v1/me`.
fn operations(document: &Value) -> Vec<(String, &Value)> {
    let paths = document["paths"].as_object().expect("paths").iter();
    paths
        .flat_map(|(path, operations)| {
            let operations = operations.as_object().expect("operations").iter();
            operations.map(move |(method, operation)| {
                (format!("{} {path}", method.to_uppercase()), operation)
            })
        })
        .collect()
}

/// Resolves the reference of a response.
fn resolve<'a>(document: &'a Value, response: &'a Value) -> &'a Value {
    let reference = response["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
    reference.map_or(response, |pointer| document.pointer(pointer).expect("a response"))
}

#[test]
fn committed_documents_match_the_program() {
    let published = Published::new(&document(), DEFAULT_BASE);
    let mut wrong = Vec::new();
    let documents = [
        ("openapi.json", "", published.openapi),
        ("openapi-admin.json", " --admin", published.openapi_admin),
        ("openapi-3.0.json", " --version 3.0", published.openapi_3_0),
    ];
    for (file, option, document) in documents {
        let path = format!("{}/openapi/{file}", env!("CARGO_MANIFEST_DIR"));
        let committed = std::fs::read_to_string(path).expect("a committed document");
        let printed = serde_json::to_string_pretty(&document).expect("JSON") + "\n";
        if committed != printed {
            let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join(file);
            std::fs::write(&new, printed).expect("a folder for what tests leave");
            wrong.push(format!(
                "run `cp {} openapi/{file}`, or `cargo run openapi{option} > openapi/{file}`, and commit it",
                new.display()
            ));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn handler_refusals_are_constants() {
    for path in crate::architecture::sources_below(&crate::architecture::root().join("src/api")) {
        for line in crate::architecture::read(&path).lines() {
            let Some((_, codes)) = line.split_once("(\"x-refusals\" = ") else { continue };
            assert!(!codes.contains('"'), "{}: {line}", path.display());
        }
    }
}

#[test]
fn refusals_have_codes_and_examples() {
    let document = document();
    for (name, operation) in operations(&document) {
        for (status, response) in operation["responses"].as_object().expect("responses") {
            if status.as_str() < "400" {
                continue;
            }
            let response = resolve(&document, response);
            let codes = &response["content"]["application/problem+json"]["examples"];
            let codes = codes.as_object().expect("codes");
            assert!(!codes.is_empty(), "{name} {status}");
            for code in codes.keys() {
                let example = &document["components"]["examples"][code]["value"];
                assert_eq!(example["code"], code.as_str(), "{name} {status}");
                assert_eq!(example["status"].to_string(), *status, "{name} {code}");
            }
        }
    }
}

#[test]
fn operations_are_complete() {
    let document = document();
    let operations = operations(&document);
    assert!(operations.len() >= 29, "only {} operations", operations.len());
    for (name, operation) in operations {
        for field in ["operationId", "summary", "description", "tags", "security"] {
            assert!(!operation[field].is_null(), "{name} lacks {field}");
        }
        let responses = operation["responses"].as_object().expect("responses");
        assert!(responses.keys().any(|status| status.starts_with('4')), "{name} has no 4xx");
        for (status, response) in responses {
            let response = resolve(&document, response);
            for (media, content) in response["content"].as_object().into_iter().flatten() {
                let named = content.pointer("/schema/$ref").is_some();
                assert!(
                    !named || !content["examples"].is_null(),
                    "{name} {status} {media} lacks an example"
                );
            }
        }
        for (media, content) in
            operation["requestBody"]["content"].as_object().into_iter().flatten()
        {
            assert!(!content["examples"].is_null(), "{name} {media} lacks an example");
        }
    }
}

#[test]
fn examples_match_their_schema() {
    let mut document = document();
    for schema in document["components"]["schemas"].as_object_mut().expect("schemas").values_mut() {
        if schema["properties"].is_object() {
            schema["unevaluatedProperties"] = false.into();
        }
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi/examples");
    let mut seen = 0;
    for file in std::fs::read_dir(folder).expect("a folder") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        let examples: serde_json::Map<String, Value> = serde_json::from_str(&text).expect("JSON");
        for (name, example) in examples {
            let mut schema = json!({ "$ref": format!("#/components/schemas/{name}") });
            schema["components"] = document["components"].clone();
            let validator = jsonschema::draft202012::new(&schema).expect("a schema");
            let wrong: Vec<String> =
                validator.iter_errors(&example).map(|error| error.to_string()).collect();
            assert_eq!(wrong, Vec::<String>::new(), "{name}");
            assert_eq!(example, document["components"]["examples"][&name]["value"], "{name}");
            seen += 1;
        }
    }
    assert!(seen > 70, "{seen} examples");
}

/// POST operations that do not support idempotency keys and create a resource on each call. They
/// reject a key, so that clients do not consider a retry safe.
const KEY_REJECTED: &[(&str, &str)] = &[
    ("create_stream_ticket", "a ticket that was lost ends after half a minute"),
    ("create_invitation_link", "stores nothing: each link leads to the same table"),
    ("create_guest", "an account that nobody claims or comes back to ends by itself"),
    ("log_in", "a session that nobody refreshes ends by itself"),
];

/// POST operations that are idempotent without a key. They accept a key and ignore it.
const KEY_IGNORED: &[(&str, &str)] = &[
    ("preview_premove", "makes nothing"),
    ("preview_command", "makes nothing"),
    ("verify_record", "makes nothing"),
    ("create_picture_links", "stores nothing: the same links follow from the same game"),
    ("requeue_deliveries", "a message that waits already is not requeued again"),
    ("mark_notifications_read", "what was read stays read"),
    ("mark_game_seen", "a version that was seen stays seen"),
    ("resolve_invitation_link", "makes nothing"),
    ("decline_invitation", "what is declined stays declined"),
    ("delete_me", "what is gone is gone"),
    ("delete_email", "what is gone is gone"),
    ("confirm_email", "the token in the body works once, and says so"),
    ("reset_password", "the token in the body works once, and says so"),
    ("request_password_reset", "sends at most one mail in a while"),
    ("claim_account", "what is claimed stays claimed"),
    ("refresh_session", "may be repeated within ten seconds, by a cookie until the next is used"),
];

#[test]
fn post_operations_are_safely_repeatable() {
    let document = document();
    let posts = operations(&document).into_iter().filter(|(name, _)| name.starts_with("POST "));
    let mut without = Vec::new();
    for (name, operation) in posts {
        let mut parameters = operation["parameters"].as_array().into_iter().flatten();
        let key = parameters.find(|one| one["name"] == "Idempotency-Key");
        if let Some(key) = key {
            assert_eq!(key["schema"]["pattern"], "^[!-~]{1,255}$", "{name}: the form of a key");
        } else {
            let id = operation["operationId"].as_str().expect("a name").to_owned();
            let refused = operation["responses"]["400"]["description"].as_str();
            let may_refuse = refused.is_some_and(|text| text.contains("`header_invalid`"));
            let must_refuse = KEY_REJECTED.iter().any(|(name, _)| *name == id);
            assert!(may_refuse || !must_refuse, "{id} does not refuse a key");
            assert_eq!(operation["responses"]["201"].is_null(), !must_refuse, "{id}");
            without.push(id);
            continue;
        }
        let done = operation["responses"].as_object().expect("responses").iter();
        for (status, response) in done.filter(|(status, _)| status.starts_with('2')) {
            let told = &response["headers"]["Idempotency-Replayed"];
            assert!(!told.is_null(), "{name} {status} does not tell of a repeat");
        }
    }
    let excused = KEY_IGNORED.iter().chain(KEY_REJECTED);
    let mut excused: Vec<&str> = excused.map(|(name, _)| *name).collect();
    without.sort_unstable();
    excused.sort_unstable();
    assert_eq!(without, excused);
}

#[test]
fn created_resources_return_their_location() {
    let mut made = 0;
    for (name, operation) in operations(&document()) {
        for (status, response) in operation["responses"].as_object().expect("responses") {
            let location = &response["headers"]["Location"];
            assert_eq!(!location.is_null(), status == "201", "{name} {status}");
            made += usize::from(status == "201");
        }
    }
    assert!(made > 10, "{made}");
}

#[test]
fn unions_have_named_variants() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let mut unions = 0;
    for (name, schema) in schemas {
        let Some(variants) = schema["oneOf"].as_array() else { continue };
        // A nullable schema is not a union.
        if variants.iter().any(|variant| variant["type"] == "null") {
            continue;
        }
        if variants.iter().all(|variant| !variant["enum"].is_null()) {
            continue;
        }
        unions += 1;
        assert_eq!(schema["discriminator"]["propertyName"], "type", "{name}");
        let mapping = schema["discriminator"]["mapping"].as_object().expect("a mapping");
        assert_eq!(mapping.len(), variants.len(), "{name}");
        for variant in variants {
            let reference = variant["$ref"].as_str().expect("a named variant");
            assert!(
                mapping.values().any(|mapped| mapped == reference),
                "{name} does not map {reference}"
            );
            let variant = reference.rsplit('/').next().expect("a name");
            assert!(schemas.contains_key(variant), "{variant} is missing");
        }
    }
    assert!(unions >= 2, "commands and facts are unions");
}

#[test]
fn texts_and_lists_are_bounded() {
    fn check(path: &str, schema: &Value) {
        let is = |kind: &str| {
            schema["type"] == kind
                || schema["type"].as_array().is_some_and(|kinds| kinds.contains(&kind.into()))
        };
        let bounded =
            ["maxLength", "enum", "pattern", "const"].iter().any(|field| !schema[field].is_null());
        let has_form = matches!(schema["format"].as_str(), Some("uuid" | "date-time"));
        assert!(!is("string") || bounded || has_form, "{path} is unbounded");
        assert!(!is("array") || !schema["maxItems"].is_null(), "{path} is unbounded");
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            check(&format!("{path}.{name}"), property);
        }
        if schema["items"].is_object() {
            check(&format!("{path}[]"), &schema["items"]);
        }
    }
    let document = document();
    for (name, schema) in document["components"]["schemas"].as_object().expect("schemas") {
        check(name, schema);
    }
    for (name, operation) in operations(&document) {
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            check(&format!("{name} {}", parameter["name"]), &parameter["schema"]);
        }
        for (status, response) in operation["responses"].as_object().expect("responses") {
            let response = resolve(&document, response);
            for (media, content) in response["content"].as_object().into_iter().flatten() {
                check(&format!("{name} {status} {media}"), &content["schema"]);
            }
            for (header, described) in response["headers"].as_object().into_iter().flatten() {
                let described = resolve(&document, described);
                check(&format!("{name} {status} {header}"), &described["schema"]);
            }
        }
    }
}

#[test]
fn references_are_valid() {
    let document = document();
    let mut references = Vec::new();
    collect(&document, &mut references);
    assert!(references.len() > 100, "only {} references", references.len());
    for reference in references {
        let found = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
        assert!(found.is_some(), "{reference} leads nowhere");
    }
}

fn collect<'a>(value: &'a Value, references: &mut Vec<&'a str>) {
    match value {
        Value::Object(fields) => {
            references.extend(fields.get("$ref").and_then(Value::as_str));
            fields.values().for_each(|value| collect(value, references));
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, references)),
        _ => {}
    }
}

#[test]
fn variant_lists_hold_every_variant() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let lists: Vec<_> = schemas
        .values()
        .map(|schema| &schema["properties"]["variants"])
        .filter(|list| list["type"] == "array")
        .collect();
    assert!(lists.len() >= 2, "{lists:?}");
    assert!(lists.iter().all(|list| list["maxItems"] == Variant::ALL.len()), "{lists:?}");
}
