//! JSON schemas of tools, in the subset that every MCP client supports: no references, one type for
//! each value, and one object in place of a union of objects.

use rmcp::model::JsonObject;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// Prefix of a reference to a named schema.
const REFERENCE: &str = "#/components/schemas/";
/// Maximum depth of references within references.
const MAX_DEPTH: usize = 16;
/// String formats that every client accepts in the schema of an argument.
const PORTABLE_FORMATS: [&str; 3] = ["date-time", "int32", "int64"];

/// Returns the schema of the result of a tool.
pub fn output_schema<T: ToSchema>() -> JsonObject {
    let mut named = Vec::new();
    T::schemas(&mut named);
    let named = named.into_iter().map(|(name, schema)| (name, to_json(&schema))).collect();
    let Value::Object(mut schema) = inline_references(to_json(&T::schema()), &named, 0) else {
        return JsonObject::new();
    };
    // The protocol requires an object, even without properties.
    schema.entry("type").or_insert_with(|| "object".into());
    schema
}

/// Returns the schema of the arguments of a tool. Optional arguments can be left out, so the schema
/// does not mention null, although the server accepts it.
pub fn input_schema<T: ToSchema>() -> JsonObject {
    let mut schema = Value::Object(output_schema::<T>());
    make_portable(&mut schema);
    match schema {
        Value::Object(schema) => schema,
        _ => JsonObject::new(),
    }
}

fn to_json(schema: &impl serde::Serialize) -> Value {
    serde_json::to_value(schema).unwrap_or_default()
}

/// Replaces every reference with the referenced schema, and merges unions.
fn inline_references(schema: Value, named: &JsonObject, depth: usize) -> Value {
    let mut schema = match schema {
        Value::Object(schema) => schema,
        Value::Array(items) => {
            return items.into_iter().map(|item| inline_references(item, named, depth)).collect();
        }
        other => return other,
    };
    if let Some(Value::String(reference)) = schema.remove("$ref") {
        let name = reference.strip_prefix(REFERENCE).unwrap_or_default();
        let target = named.get(name).filter(|_| depth < MAX_DEPTH).cloned().unwrap_or(json!({}));
        let Value::Object(mut target) = inline_references(target, named, depth + 1) else {
            return Value::Object(schema);
        };
        // Keywords next to a reference describe this use of the type, and override those of the
        // type.
        target.append(&mut schema);
        return Value::Object(target);
    }
    schema.retain(|name, _| name != "discriminator" && !name.starts_with("x-"));
    let schema: JsonObject = schema
        .into_iter()
        .map(|(name, value)| (name, inline_references(value, named, depth)))
        .collect();
    Value::Object(merge_union(schema))
}

/// Returns the schema with its union merged into it.
fn merge_union(mut schema: JsonObject) -> JsonObject {
    for union in ["oneOf", "anyOf", "allOf"] {
        let Some(Value::Array(members)) = schema.remove(union) else { continue };
        let is_null = |member: &Value| member["type"] == "null";
        let is_nullable = union != "allOf" && members.iter().any(is_null);
        let members = members.into_iter().filter(|member| !is_null(member));
        let members = members.filter_map(|member| match member {
            Value::Object(member) => Some(member),
            _ => None,
        });
        let Some(mut merged) = members.reduce(|left, right| merge_schemas(left, &right)) else {
            continue;
        };
        if is_nullable {
            make_nullable(&mut merged);
        }
        // Keywords next to the union override those of its members.
        merged.append(&mut schema);
        schema = merged;
    }
    schema
}

/// Returns a schema that allows what either schema allows. A property of both can have the values
/// of both, and a property is required only if both schemas require it.
fn merge_schemas(left: JsonObject, right: &JsonObject) -> JsonObject {
    let mut merged = JsonObject::new();
    for (name, value) in left {
        let merged_value = match (name.as_str(), value, right.get(&name)) {
            ("properties", Value::Object(left), Some(Value::Object(right))) => {
                Some(Value::Object(merge_properties(left, right)))
            }
            ("required", Value::Array(left), Some(Value::Array(right))) => {
                Some(left.into_iter().filter(|name| right.contains(name)).collect())
            }
            ("enum", Value::Array(mut left), Some(Value::Array(right))) => {
                let new: Vec<Value> =
                    right.iter().filter(|value| !left.contains(value)).cloned().collect();
                left.extend(new);
                Some(Value::Array(left))
            }
            (_, value, Some(right)) if value == *right => Some(value),
            _ => None,
        };
        if let Some(value) = merged_value {
            merged.insert(name, value);
        }
    }
    merged
}

fn merge_properties(mut left: JsonObject, right: &JsonObject) -> JsonObject {
    for (name, other) in right {
        let merged = match (left.remove(name), other) {
            (Some(Value::Object(left)), Value::Object(right)) => {
                Value::Object(merge_schemas(left, right))
            }
            (_, other) => other.clone(),
        };
        left.insert(name.clone(), merged);
    }
    left
}

fn make_nullable(schema: &mut JsonObject) {
    if let Some(kind) = schema.get_mut("type").filter(|kind| kind.is_string()) {
        *kind = json!([kind.take(), "null"]);
    }
    if let Some(Value::Array(values)) = schema.get_mut("enum") {
        values.push(Value::Null);
    }
}

/// Removes what some clients reject in the schema of an argument: the type null, and unusual
/// formats.
fn make_portable(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::Array(kinds)) = fields.get("type") {
                let kind = kinds.iter().find(|kind| *kind != "null").cloned();
                fields.extend(kind.map(|kind| ("type".to_owned(), kind)));
            }
            if let Some(Value::Array(values)) = fields.get_mut("enum") {
                values.retain(|value| !value.is_null());
            }
            let format = fields.get("format").and_then(Value::as_str);
            if format.is_some_and(|format| !PORTABLE_FORMATS.contains(&format)) {
                fields.remove("format");
            }
            fields.values_mut().for_each(make_portable);
        }
        Value::Array(items) => items.iter_mut().for_each(make_portable),
        _ => {}
    }
}
