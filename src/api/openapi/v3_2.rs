//! The document as OpenAPI 3.2, which can describe sequences: server-sent events and lines of JSON.

use serde_json::{Value, json};

use super::answers::ITEM;

/// Converts the document to OpenAPI 3.2.0: sequences have the schema of their items instead of
/// text.
pub fn as_3_2(document: &Value) -> Value {
    let mut document = document.clone();
    document["openapi"] = json!("3.2.0");
    translate(&mut document);
    document
}

fn translate(value: &mut Value) {
    for value in value.as_object_mut().into_iter().flat_map(serde_json::Map::values_mut) {
        translate(value);
    }
    if let Some(media) = value.as_object_mut()
        && let Some(item) = media.remove(ITEM)
    {
        media.remove("schema");
        media.insert("itemSchema".to_owned(), item);
    }
}
