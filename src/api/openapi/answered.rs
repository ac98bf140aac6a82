//! The schemas of responses, which may gain fields.

use std::collections::BTreeSet;

use serde_json::Value;

pub const SCHEMAS: &str = "#/components/schemas/";

/// Applies `act` to everything that the server sends: responses, their headers, and webhook
/// messages.
pub fn in_answers(value: &mut Value, act: &mut impl FnMut(&mut Value)) {
    for (name, value) in value.as_object_mut().into_iter().flatten() {
        match name.as_str() {
            "responses" | "headers" | "webhooks" => act(value),
            "schemas" | "examples" => {}
            _ => in_answers(value, act),
        }
    }
}

/// Names of the schemas that responses use.
pub fn answered(document: &mut Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut left = Vec::new();
    in_answers(document, &mut |answer| referred(answer, &mut left));
    while let Some(name) = left.pop() {
        if found.insert(name.clone()) {
            referred(&document["components"]["schemas"][&name], &mut left);
        }
    }
    found
}

/// Allows additional fields in all schemas of responses, so that generated clients accept a field
/// that is added later. The server still rejects unknown fields in requests with the same schemas.
pub fn open_answers(document: &mut Value) {
    for name in answered(document) {
        open(&mut document["components"]["schemas"][&name]);
    }
}

fn open(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.get("additionalProperties") == Some(&Value::Bool(false)) {
                fields.remove("additionalProperties");
            }
            fields.values_mut().for_each(open);
        }
        Value::Array(parts) => parts.iter_mut().for_each(open),
        _ => {}
    }
}

fn referred(value: &Value, names: &mut Vec<String>) {
    let name = value["$ref"].as_str().and_then(|reference| reference.strip_prefix(SCHEMAS));
    names.extend(name.map(str::to_owned));
    value.as_object().into_iter().flatten().for_each(|(_, value)| referred(value, names));
    value.as_array().into_iter().flatten().for_each(|value| referred(value, names));
}
