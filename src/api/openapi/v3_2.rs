//! The document as OpenAPI 3.2, which has words for sequences: of server-sent events, and of lines of JSON.

use serde_json::{Value, json};

use super::answers::ITEM;

/// The same document in the words of OpenAPI 3.2.0: of a sequence it says what its items are, and not that it is text.
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
