//! JSON schema of records for verification without a server. It matches the schema in the OpenAPI
//! document.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Map, Value, json};

const DOCUMENT_SCHEMAS: &str = "#/components/schemas/";

/// Collects the names of the schemas to which a schema refers.
fn names(schema: &Value, found: &mut BTreeSet<String>) {
    match schema {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str);
            found.extend(
                name.and_then(|name| name.strip_prefix(DOCUMENT_SCHEMAS)).map(str::to_owned),
            );
            fields.values().for_each(|field| names(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        _ => {}
    }
}

/// Converts a schema of the document into a standalone one, without additional fields and OpenAPI
/// keywords.
fn make_standalone(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.remove("discriminator");
            fields.remove("examples");
            if let Some(Value::String(name)) = fields.get_mut("$ref") {
                *name = name.replace(DOCUMENT_SCHEMAS, "#/$defs/");
            }
            if fields.get("properties").is_some_and(Value::is_object) {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
            fields.values_mut().for_each(make_standalone);
        }
        Value::Array(items) => items.iter_mut().for_each(make_standalone),
        _ => {}
    }
}

fn schema() -> Value {
    let schemas = kingdomail::api::openapi::record_schemas();
    let mut found = BTreeSet::new();
    let mut waiting = BTreeSet::from(["GameRecord".to_owned()]);
    while let Some(name) = waiting.pop_first() {
        let mut named = BTreeSet::new();
        names(&schemas[&name], &mut named);
        found.insert(name);
        waiting.extend(named.difference(&found).cloned().collect::<Vec<_>>());
    }
    let mut defined: Map<String, Value> =
        found.into_iter().map(|name| (name.clone(), schemas[&name].clone())).collect();
    defined.values_mut().for_each(make_standalone);
    let mut whole = defined.remove("GameRecord").expect("the schema of a record");
    whole["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    whole["title"] = json!("kingdomail-record-1");
    whole["$defs"] = Value::Object(defined);
    whole
}

#[test]
fn record_schema_matches_the_document() {
    let written = serde_json::to_string_pretty(&schema()).expect("JSON") + "\n";
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/client/record.schema.json");
    if std::fs::read_to_string(&path).ok().as_ref() != Some(&written) {
        let new = Path::new(env!("CARGO_TARGET_TMPDIR")).join("record.schema.json");
        std::fs::write(&new, written).expect("a folder for what tests leave");
        panic!("run `cp {} docs/client/record.schema.json` and commit it", new.display());
    }
}

#[test]
fn event_schemas_reject_unknown_fields() {
    let schema = schema();
    let facts = schema["$defs"]["RecordedFact"]["oneOf"].as_array().expect("facts");
    assert_eq!(facts.len(), 32);
    for (name, defined) in schema["$defs"].as_object().expect("definitions") {
        let is_open = defined["type"] == "object" && defined["additionalProperties"] != false;
        assert!(!is_open, "{name} may be anything");
    }
}
