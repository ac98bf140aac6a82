use serde_json::Value;

/// Returns the path of a list in `value` for which the schema requires an object.
pub fn find_misplaced(document: &Value, schema: &Value, value: &Value) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(reference.strip_prefix('#')?)?;
        return find_misplaced(document, schema, value);
    }
    if let Some(alternatives) = schema["oneOf"].as_array() {
        let objects = alternatives.iter().filter(|schema| schema["type"] != "null");
        let found: Option<Vec<String>> =
            objects.map(|schema| find_misplaced(document, schema, value)).collect();
        return found?.into_iter().next();
    }
    match value {
        Value::Array(_) if schema["properties"].is_object() => Some(String::new()),
        Value::Array(items) => items.iter().enumerate().find_map(|(index, item)| {
            let inside = find_misplaced(document, &schema["items"], item)?;
            Some(join_path(&format!("[{index}]"), &inside))
        }),
        Value::Object(fields) => fields.iter().find_map(|(name, field)| {
            let inside = find_misplaced(document, &schema["properties"][name], field)?;
            Some(join_path(name, &inside))
        }),
        _ => None,
    }
}

fn join_path(outer: &str, inner: &str) -> String {
    let dot = if inner.is_empty() || inner.starts_with('[') { "" } else { "." };
    format!("{outer}{dot}{inner}")
}
