//! Conversion of tool arguments. Many clients send every argument as a string, whole numbers with a
//! fraction of zero, and null for absent arguments. The schema of the tool determines the intended
//! value.

use rmcp::model::JsonObject;
use serde_json::Value;

/// Converts every argument to the type that `schema`, which has no references, requires. A value
/// that cannot be converted stays unchanged, so that the error names it.
pub fn convert_arguments(schema: &JsonObject, arguments: JsonObject) -> JsonObject {
    let properties = schema.get("properties").and_then(Value::as_object);
    let required = schema.get("required").and_then(Value::as_array);
    let is_required = |name: &str| {
        required.is_some_and(|required| required.iter().any(|required| required == name))
    };
    let mut read = JsonObject::new();
    for (name, value) in arguments {
        match properties.and_then(|properties| properties.get(&name)?.as_object()) {
            Some(property) => {
                let value = convert_value(property, value);
                if !value.is_null() || is_required(&name) {
                    read.insert(name, value);
                }
            }
            None => {
                read.insert(name, value);
            }
        }
    }
    read
}

fn convert_value(schema: &JsonObject, value: Value) -> Value {
    let kind = schema.get("type").and_then(Value::as_str).unwrap_or_default();
    match (kind, value) {
        ("object", Value::Object(fields)) => Value::Object(convert_arguments(schema, fields)),
        ("array", Value::Array(items)) => match schema.get("items").and_then(Value::as_object) {
            Some(item) => items.into_iter().map(|value| convert_value(item, value)).collect(),
            None => Value::Array(items),
        },
        ("integer", Value::Number(number)) => {
            let whole = number.as_f64().filter(|number| number.fract() == 0.0);
            // Larger floats represent several whole numbers.
            let whole = whole.filter(|number| number.abs() < 9e15);
            match whole.filter(|_| number.is_f64()) {
                Some(whole) => {
                    format!("{whole:.0}").parse::<i64>().map_or(Value::Null, Value::from)
                }
                None => Value::Number(number),
            }
        }
        ("string", Value::Number(number)) => {
            let integer = JsonObject::from_iter([("type".to_owned(), "integer".into())]);
            Value::String(convert_value(&integer, Value::Number(number)).to_string())
        }
        ("string", Value::String(text)) if text.is_empty() && !allows_empty_string(schema) => {
            Value::Null
        }
        ("object" | "array" | "integer" | "number" | "boolean", Value::String(text)) => {
            convert_text(schema, kind, text)
        }
        // Models often send a single item in place of a list.
        ("array", item @ (Value::Number(_) | Value::Object(_))) => {
            convert_value(schema, Value::Array(vec![item]))
        }
        (_, value) => value,
    }
}

/// Converts a string to a value of another type.
fn convert_text(schema: &JsonObject, kind: &str, text: String) -> Value {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Value::Null;
    }
    let has_kind = |value: &Value| match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "boolean" => value.is_boolean(),
        _ => value.is_number(),
    };
    match serde_json::from_str::<Value>(trimmed) {
        Ok(Value::Null) => Value::Null,
        Ok(value) if has_kind(&value) => convert_value(schema, value),
        _ if kind == "boolean" && trimmed.eq_ignore_ascii_case("true") => Value::Bool(true),
        _ if kind == "boolean" && trimmed.eq_ignore_ascii_case("false") => Value::Bool(false),
        _ if kind == "array" => convert_value(schema, Value::Array(vec![Value::String(text)])),
        _ => Value::String(text),
    }
}

fn allows_empty_string(schema: &JsonObject) -> bool {
    let is_unconstrained =
        ["enum", "pattern", "format"].iter().all(|name| !schema.contains_key(*name));
    is_unconstrained
        && schema.get("minLength").and_then(Value::as_u64).is_none_or(|least| least == 0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn schema() -> JsonObject {
        let schema = json!({
            "type": "object",
            "required": ["version", "command"],
            "properties": {
                "version": {"type": "integer"},
                "limit": {"type": "integer"},
                "key": {"type": "string", "minLength": 1},
                "open": {"type": "boolean"},
                "status": {"type": "string", "enum": ["open", "active"]},
                "house": {"type": "array", "items": {"type": "string", "enum": ["greedy"]}},
                "command": {
                    "type": "object",
                    "required": ["type"],
                    "properties": {
                        "type": {"type": "string"},
                        "domino": {"type": "string", "minLength": 1},
                        "x": {"type": "integer"},
                    },
                },
            },
        });
        schema.as_object().expect("an object").clone()
    }

    fn read(arguments: &Value) -> Value {
        Value::Object(convert_arguments(
            &schema(),
            arguments.as_object().expect("an object").clone(),
        ))
    }

    #[test]
    fn strings_are_converted_by_schema() {
        let sent = json!({
            "version": "6", "limit": " 20.0 ", "open": "True", "house": "[\"greedy\"]", "key": 7,
            "command": "{\"type\": \"place\", \"domino\": 12, \"x\": \"-1\"}",
        });
        let expected = json!({
            "version": 6, "limit": 20, "open": true, "house": ["greedy"], "key": "7",
            "command": {"type": "place", "domino": "12", "x": -1},
        });
        assert_eq!(read(&sent), expected);
        assert_eq!(read(&expected), expected);
    }

    #[test]
    fn whole_floats_become_integers() {
        let sent = json!({"version": 6.0, "command": {"type": "pick", "domino": 12.0, "x": -3.0}});
        let expected = json!({"version": 6, "command": {"type": "pick", "domino": "12", "x": -3}});
        assert_eq!(read(&sent), expected);
    }

    #[test]
    fn empty_optional_arguments_are_removed() {
        let sent = json!({
            "version": 1, "limit": null, "key": "", "status": "", "house": "null", "open": "",
            "command": {"type": "concede", "domino": null, "x": null},
        });
        assert_eq!(read(&sent), json!({"version": 1, "command": {"type": "concede"}}));
        let required = json!({"version": null, "command": "null"});
        assert_eq!(read(&required), json!({"version": null, "command": null}));
    }

    #[test]
    fn single_item_becomes_a_list() {
        assert_eq!(read(&json!({"house": "greedy"})), json!({"house": ["greedy"]}));
    }

    #[test]
    fn inconvertible_values_stay_unchanged() {
        for sent in [
            json!({"version": "six"}),
            json!({"version": 6.5}),
            json!({"version": [6]}),
            json!({"version": "[6]"}),
            json!({"command": "concede"}),
            json!({"other": null}),
        ] {
            assert_eq!(read(&sent), sent);
        }
    }
}
