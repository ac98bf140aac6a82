//! Completes the derived schemas.

use serde_json::{Map, Value, json};

/// Completes the derived schemas of a document: all fields of views are required, the names of
/// views lose their suffix, and each variant of a union becomes a schema of its own.
pub fn name_schemas(document: &mut Value) {
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        require_all_fields_of_views(schemas);
    }
    drop_view_suffix(document);
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
    }
}

/// Gives each variant of a tagged union a schema of its own, with a description of its tag, and the
/// union a discriminator. Generators need both to distinguish the variants.
fn name_variants(schemas: &mut Map<String, Value>) {
    let unions: Vec<String> = schemas
        .iter()
        .filter(|(_, schema)| {
            variants(schema).is_some_and(|variants| variants.iter().all(|v| tag(v).is_some()))
        })
        .map(|(name, _)| name.clone())
        .collect();
    for union in unions {
        let Some(variants) =
            schemas.get_mut(&union).and_then(|schema| schema["oneOf"].as_array_mut())
        else {
            continue;
        };
        let mut named = Vec::new();
        for variant in variants {
            let Some(tag) = tag(variant).map(str::to_owned) else { continue };
            variant["properties"]["type"]["description"] =
                json!(format!("Type of the object: always `{tag}`."));
            let name = format!("{}{}", pascal_case(&tag), union.trim_end_matches("Payload"));
            let reference = format!("#/components/schemas/{name}");
            named.push((tag, name, std::mem::replace(variant, json!({ "$ref": reference }))));
        }
        let mapping: Map<String, Value> = named
            .iter()
            .map(|(tag, name, _)| (tag.clone(), json!(format!("#/components/schemas/{name}"))))
            .collect();
        schemas[&union]["discriminator"] = json!({ "propertyName": "type", "mapping": mapping });
        schemas.extend(named.into_iter().map(|(_, name, schema)| (name, schema)));
    }
}

fn variants(schema: &Value) -> Option<&Vec<Value>> {
    schema.get("oneOf")?.as_array()
}

fn tag(variant: &Value) -> Option<&str> {
    variant.pointer("/properties/type/enum/0")?.as_str()
}

fn pascal_case(snake_case: &str) -> String {
    let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
    snake_case.split('_').filter(|word| !word.is_empty()).map(capitalized).collect()
}

/// Lists of unique items in requests, as pairs of schema and path.
const UNIQUE_LISTS: [(&str, &str); 5] = [
    ("CreateGameSettings", "/properties/variants"),
    ("CreateToken", "/properties/scopes"),
    ("UpdateNotificationSettings", "/properties/channels/additionalProperties"),
    ("CreateWebhook", "/properties/notifications"),
    ("UpdateWebhook", "/properties/notifications"),
];

/// Adds `uniqueItems` to the lists in `UNIQUE_LISTS`.
pub fn forbid_repeated_items(schemas: &mut Map<String, Value>) {
    for (name, path) in UNIQUE_LISTS {
        let list = schemas.get_mut(name).and_then(|schema| schema.pointer_mut(path));
        if let Some(list) = list {
            list["uniqueItems"] = json!(true);
        }
    }
}

/// Makes every property of a `…View` required: a view serializes all its fields, and absent values
/// as null.
fn require_all_fields_of_views(schemas: &mut Map<String, Value>) {
    for (_, schema) in schemas.iter_mut().filter(|(name, _)| name.ends_with(VIEW_SUFFIX)) {
        let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
            continue;
        };
        let names: Vec<&String> = properties.keys().collect();
        schema["required"] = json!(names);
    }
}

/// Suffix of the types that are serialized into responses. In Rust, it distinguishes a `GameView`
/// from the game; for clients, the schema is `Game`.
const VIEW_SUFFIX: &str = "View";

/// Removes the suffix `View` from the names of all schemas and from all references to them.
fn drop_view_suffix(document: &mut Value) {
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        let named = std::mem::take(schemas).into_iter();
        schemas.extend(
            named.map(|(name, schema)| (name.trim_end_matches(VIEW_SUFFIX).to_owned(), schema)),
        );
    }
    shorten_references(document);
}

fn shorten_references(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::String(reference)) = fields.get_mut("$ref")
                && let Some(shorter) = reference.strip_suffix(VIEW_SUFFIX)
            {
                *reference = shorter.to_owned();
            }
            fields.values_mut().for_each(shorten_references);
        }
        Value::Array(items) => items.iter_mut().for_each(shorten_references),
        _ => {}
    }
}
