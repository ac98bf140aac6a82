//! The document as OpenAPI 3.0, for generators without support for 3.1, and for generators whose
//! clients reject unknown values.

use serde_json::{Map, Value, json};

use super::fallbacks::add_fallbacks;
use super::responses::{EVENT_STREAM, MAX_TEXT};

/// Converts the document to OpenAPI 3.0.3, with fallbacks in its responses. Webhooks become a
/// callback, and event streams become text, which generated clients can decode.
///
/// Left out are features that the version does not support: the scopes of tokens, and the examples,
/// some of which have nulls in place of references. Cookies are left out because browsers send them
/// automatically and some generators do not support them. OAuth is left out because its tokens are
/// sent like all other tokens, and a generated client would need a library for it.
pub fn to_openapi_3_0(document: &Value) -> Value {
    let mut document = document.clone();
    document["openapi"] = json!("3.0.3");
    add_fallbacks(&mut document);
    let webhooks = document["webhooks"].take();
    let callbacks = webhooks.as_object().into_iter().flatten();
    let callbacks =
        callbacks.map(|(name, webhook)| (name.clone(), json!({ "{$request.body#/url}": webhook })));
    document["paths"]["/v1/me/webhooks"]["post"]["callbacks"] = Value::Object(callbacks.collect());
    if let Some(fields) = document.as_object_mut() {
        fields.remove("webhooks");
    }
    if let Some(components) = document["components"].as_object_mut() {
        components.remove("examples");
    }
    if let Some(schemes) = document["components"]["securitySchemes"].as_object_mut() {
        schemes.remove("oauth2");
    }
    convert_schemas(&mut document);
    let schemas = document["components"]["schemas"].clone();
    inline_nullable_scalars(&mut document, &schemas);
    document
}

/// Replaces nullable references to numbers and strings by their schemas, because generated C#
/// clients ignore `nullable` beside a reference to a value type.
fn inline_nullable_scalars(value: &mut Value, schemas: &Value) {
    match value {
        Value::Object(fields) => {
            fields.values_mut().for_each(|field| inline_nullable_scalars(field, schemas));
            let reference = fields.get("allOf").and_then(|all| all[0]["$ref"].as_str());
            let name = reference.and_then(|path| path.strip_prefix("#/components/schemas/"));
            let Some(scalar) = name.and_then(|name| schemas[name].as_object()) else { return };
            let kind = scalar.get("type").and_then(Value::as_str);
            let is_scalar = matches!(kind, Some("integer" | "number" | "string" | "boolean"));
            if fields.get("nullable") != Some(&json!(true))
                || !is_scalar
                || scalar.contains_key("enum")
            {
                return;
            }
            fields.remove("allOf");
            for (keyword, value) in scalar {
                fields.entry(keyword.clone()).or_insert_with(|| value.clone());
            }
        }
        Value::Array(items) => {
            items.iter_mut().for_each(|item| inline_nullable_scalars(item, schemas));
        }
        _ => {}
    }
}

fn convert_schemas(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(stream) = fields.get_mut(EVENT_STREAM) {
                stream["schema"] = json!({ "type": "string", "maxLength": MAX_TEXT });
            }
            if fields.contains_key("schema") {
                fields.remove("examples");
            }
            fields.values_mut().for_each(convert_schemas);
            if let Some(Value::Array(parameters)) = fields.get_mut("parameters") {
                parameters.retain(|parameter| parameter["in"] != "cookie");
            }
            if let Some(Value::Array(schemes)) = fields.get_mut("security") {
                schemes.retain(|scheme| scheme.get("oauth2").is_none());
            }
            if let Some(schemes) = fields.get_mut("security") {
                clear_scopes(schemes);
            }
            convert_nullable(fields);
            wrap_references(fields);
            keep_first_example(fields);
            if let Some(only) = fields.remove("const") {
                fields.insert("enum".to_owned(), json!([only]));
            }
            fields.remove("propertyNames");
        }
        Value::Array(items) => items.iter_mut().for_each(convert_schemas),
        _ => {}
    }
}

/// Replaces the type `null` by `nullable`. A schema with a reference gets no type, because some
/// generators would ignore `nullable`.
fn convert_nullable(schema: &mut Map<String, Value>) {
    let is_null = |schema: &Value| schema["type"] == "null";
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|kind| kind != "null");
        if let [kind] = &mut kinds[..] {
            let kind = kind.take();
            schema.insert("type".to_owned(), kind);
            schema.insert("nullable".to_owned(), json!(true));
        }
    }
    let Some(Value::Array(variants)) = schema.get_mut("oneOf") else { return };
    if !variants.iter().any(is_null) {
        return;
    }
    variants.retain(|variant| !is_null(variant));
    if let [only] = &mut variants[..] {
        let only = only.take();
        schema.remove("oneOf");
        schema.extend(only.as_object().cloned().unwrap_or_default());
    }
    schema.insert("nullable".to_owned(), json!(true));
}

/// Wraps a reference that has sibling keywords in `allOf`, because tools ignore the siblings.
fn wrap_references(schema: &mut Map<String, Value>) {
    if schema.len() > 1
        && let Some(reference) = schema.remove("$ref")
    {
        schema.insert("allOf".to_owned(), json!([{ "$ref": reference }]));
    }
}

/// Replaces the list of examples of a schema by its first example.
fn keep_first_example(schema: &mut Map<String, Value>) {
    if let Some(Value::Array(examples)) = schema.get_mut("examples") {
        let first = examples.first_mut().map(Value::take);
        schema.remove("examples");
        if let Some(first) = first {
            schema.insert("example".to_owned(), first);
        }
    }
}

/// Removes the scopes of security requirements: bearer tokens cannot have them.
fn clear_scopes(schemes: &mut Value) {
    for scheme in schemes.as_array_mut().into_iter().flatten() {
        for scopes in scheme.as_object_mut().into_iter().flat_map(Map::values_mut) {
            *scopes = json!([]);
        }
    }
}
