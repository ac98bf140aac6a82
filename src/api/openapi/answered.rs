//! The schemas of responses, which may gain fields.

use std::collections::BTreeSet;

use serde_json::Value;

pub const SCHEMAS: &str = "#/components/schemas/";

/// Applies `visit` to everything that the server sends: responses, their headers, and webhook
/// messages.
pub fn for_each_response(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    for (name, value) in value.as_object_mut().into_iter().flatten() {
        match name.as_str() {
            "responses" | "headers" | "webhooks" => visit(value),
            "schemas" | "examples" => {}
            _ => for_each_response(value, visit),
        }
    }
}

/// Names of the schemas that responses use.
pub fn response_schemas(document: &mut Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut pending = Vec::new();
    for_each_response(document, &mut |answer| collect_references(answer, &mut pending));
    while let Some(name) = pending.pop() {
        if found.insert(name.clone()) {
            collect_references(&document["components"]["schemas"][&name], &mut pending);
        }
    }
    found
}

/// Allows additional fields in all schemas of responses, so that generated clients accept a field
/// that is added later. The server still rejects unknown fields in requests with the same schemas.
pub fn allow_unknown_response_fields(document: &mut Value) {
    for name in response_schemas(document) {
        allow_unknown_fields(&mut document["components"]["schemas"][&name]);
    }
}

fn allow_unknown_fields(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.get("additionalProperties") == Some(&Value::Bool(false)) {
                fields.remove("additionalProperties");
            }
            fields.values_mut().for_each(allow_unknown_fields);
        }
        Value::Array(parts) => parts.iter_mut().for_each(allow_unknown_fields),
        _ => {}
    }
}

fn collect_references(value: &Value, names: &mut Vec<String>) {
    let name = value["$ref"].as_str().and_then(|reference| reference.strip_prefix(SCHEMAS));
    names.extend(name.map(str::to_owned));
    value.as_object().into_iter().flatten().for_each(|(_, value)| collect_references(value, names));
    value.as_array().into_iter().flatten().for_each(|value| collect_references(value, names));
}
