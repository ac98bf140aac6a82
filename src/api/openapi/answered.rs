//! Which schemas answers are made of, and that answers may come to have more fields.

use std::collections::BTreeSet;

use serde_json::Value;

pub const SCHEMAS: &str = "#/components/schemas/";

/// Does something to all that the server sends: answers with their headers, and messages to webhooks.
pub fn in_answers(value: &mut Value, act: &mut impl FnMut(&mut Value)) {
    for (name, value) in value.as_object_mut().into_iter().flatten() {
        match name.as_str() {
            "responses" | "headers" | "webhooks" => act(value),
            "schemas" | "examples" => {}
            _ => in_answers(value, act),
        }
    }
}

/// The schemas of which answers are made.
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

/// Has no schema of an answer forbid fields that it does not name: a client that was made of the document would lose the answer
/// when one is added. A request may have no more for all that, also where the same schema is in both.
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
