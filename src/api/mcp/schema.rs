use rmcp::model::JsonObject;
use serde_json::Value;
use utoipa::ToSchema;

/// The JSON schema of a type by itself: what it refers to is in it, under `$defs`.
pub fn schema_of<T: ToSchema>() -> JsonObject {
    let mut named = Vec::new();
    T::schemas(&mut named);
    let named: JsonObject =
        named.into_iter().map(|(name, schema)| (name, written(&schema))).collect();
    let Value::Object(mut schema) = written(&T::schema()) else { return JsonObject::new() };
    // The protocol wants an object, also where there is nothing in it.
    schema.entry("type").or_insert_with(|| "object".into());
    if !named.is_empty() {
        schema.insert("$defs".to_owned(), Value::Object(named));
    }
    schema
}

/// As JSON, with references to where schemas lie here and not in an OpenAPI document.
fn written(schema: &impl serde::Serialize) -> Value {
    let text = serde_json::to_string(schema).unwrap_or_default();
    serde_json::from_str(&text.replace("#/components/schemas/", "#/$defs/")).unwrap_or_default()
}
