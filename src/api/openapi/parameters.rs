use serde_json::Value;
use uuid::Uuid;

/// Returns true if a parameter with this name is documented at this location.
pub fn is_known(known: &Value, location: &str, name: &str) -> bool {
    let mut all = known.as_array().into_iter().flatten();
    all.any(|known| known["in"] == location && known["name"] == name)
}

/// Returns true if a parameter is undocumented at this location or its value is invalid.
pub fn is_invalid(
    document: &Value,
    known: &Value,
    location: &str,
    name: &str,
    value: &str,
) -> bool {
    let mut all = known.as_array().into_iter().flatten();
    let parameter = all.find(|known| known["in"] == location && known["name"] == name);
    parameter.is_none_or(|parameter| !is_valid_value(document, &parameter["schema"], value))
}

fn is_valid_value(document: &Value, schema: &Value, value: &str) -> bool {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
        return schema.is_none_or(|schema| is_valid_value(document, schema, value));
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().any(|word| word == value);
    }
    match (schema["type"].as_str(), schema["format"].as_str()) {
        (Some("integer"), _) => value.parse().is_ok_and(|number: i64| {
            let is_above_minimum = schema["minimum"].as_i64().is_none_or(|least| number >= least);
            is_above_minimum && schema["maximum"].as_i64().is_none_or(|maximum| number <= maximum)
        }),
        (Some("boolean"), _) => value.parse::<bool>().is_ok(),
        (Some("number"), _) => value.parse::<f64>().is_ok(),
        (_, Some("uuid")) => value.parse::<Uuid>().is_ok(),
        (_, Some("date-time")) => value.parse::<jiff::Timestamp>().is_ok(),
        _ => true,
    }
}
