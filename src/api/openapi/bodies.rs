use serde_json::{Value, json};

use super::answered::SCHEMAS;

/// Describes each request body that has no description by the first paragraph of its schema.
pub fn describe_bodies(document: &mut Value) {
    let schemas = document["components"]["schemas"].clone();
    for group in ["paths", "webhooks"] {
        let paths = document[group].as_object_mut().into_iter().flatten();
        let operations = paths.filter_map(|(_, path)| path.as_object_mut()).flatten();
        for (_, operation) in operations {
            let Some(body) = operation.get_mut("requestBody") else { continue };
            let reference = body.pointer("/content/application~1json/schema/$ref");
            let name = reference.and_then(Value::as_str).and_then(|one| one.strip_prefix(SCHEMAS));
            let text = name.and_then(|name| schemas[name]["description"].as_str());
            if let Some(text) = text.filter(|_| body.get("description").is_none()) {
                body["description"] = json!(text.split("\n\n").next());
            }
        }
    }
}
