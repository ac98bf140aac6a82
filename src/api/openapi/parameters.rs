use serde_json::Value;
use uuid::Uuid;

/// Returns true if a parameter with this name is documented at this place.
pub fn is_known(known: &Value, place: &str, name: &str) -> bool {
    let mut all = known.as_array().into_iter().flatten();
    all.any(|known| known["in"] == place && known["name"] == name)
}

/// Returns true if a parameter is undocumented at this place or its value is invalid.
pub fn is_wrong(document: &Value, known: &Value, place: &str, name: &str, value: &str) -> bool {
    let mut all = known.as_array().into_iter().flatten();
    let parameter = all.find(|known| known["in"] == place && known["name"] == name);
    parameter.is_none_or(|parameter| !is_readable(document, &parameter["schema"], value))
}

fn is_readable(document: &Value, schema: &Value, value: &str) -> bool {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
        return schema.is_none_or(|schema| is_readable(document, schema, value));
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().any(|word| word == value);
    }
    match (schema["type"].as_str(), schema["format"].as_str()) {
        (Some("integer"), _) => value.parse().is_ok_and(|number: i64| {
            let least = schema["minimum"].as_i64().is_none_or(|least| number >= least);
            least && schema["maximum"].as_i64().is_none_or(|most| number <= most)
        }),
        (Some("boolean"), _) => value.parse::<bool>().is_ok(),
        (Some("number"), _) => value.parse::<f64>().is_ok(),
        (_, Some("uuid")) => value.parse::<Uuid>().is_ok(),
        (_, Some("date-time")) => value.parse::<jiff::Timestamp>().is_ok(),
        _ => true,
    }
}
