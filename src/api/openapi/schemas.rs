//! Completes the derived schemas: names, required fields, unique items, and values that may be
//! added. Derives the schemas of a game record.

use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::api::game_events::{GameRecordView, RENAMED_EVENTS};
use crate::domain::event_log::TableEvent;

/// Suffix of the types that are serialized into responses. In Rust, it distinguishes a `GameView`
/// from the game; for clients, the schema is `Game`.
const VIEW_SUFFIX: &str = "View";

/// Completes the derived schemas of a document: all fields of views are required, the names of
/// views lose their suffix, and each variant of a union becomes a schema of its own.
pub fn name_schemas(document: &mut Value) {
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        require_all_fields_of_views(schemas);
        inline_unions(schemas);
    }
    drop_view_suffix(document);
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
    }
}

/// Makes every property of a `…View` required: a view serializes all its fields, and absent
/// values as null.
fn require_all_fields_of_views(schemas: &mut Map<String, Value>) {
    for (_, schema) in schemas.iter_mut().filter(|(name, _)| name.ends_with(VIEW_SUFFIX)) {
        let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
            continue;
        };
        let names: Vec<&String> = properties.keys().collect();
        schema["required"] = json!(names);
    }
}

/// Replaces a variant that contains another union by the variants of this union, as serde does with
/// untagged variants. A variant takes precedence over an inner one with the same tag.
///
/// `EventPayloadView` omits the stored events that have another name in the API.
fn inline_unions(schemas: &mut Map<String, Value>) {
    for name in schemas.keys().cloned().collect::<Vec<_>>() {
        let Some(variants) = variants(&schemas[&name]) else { continue };
        let is_nested = |variant: &Value| inner_union(schemas, variant).is_some();
        let (mut nested, mut all): (Vec<Value>, Vec<Value>) =
            variants.iter().cloned().partition(is_nested);
        while let Some(variant) = nested.pop() {
            if let Some(variants) = inner_union(schemas, &variant) {
                nested.extend(variants.iter().rev().cloned());
                continue;
            }
            let is_renamed = name == "EventPayloadView"
                && tag(&variant).is_some_and(|tag| RENAMED_EVENTS.contains(&tag));
            if !is_renamed && all.iter().all(|outer| tag(outer) != tag(&variant)) {
                all.push(variant);
            }
        }
        schemas[&name]["oneOf"] = Value::Array(all);
    }
}

/// Returns the variants of the union that `variant` contains; `None` if it contains no union.
fn inner_union<'a>(schemas: &'a Map<String, Value>, variant: &Value) -> Option<&'a Vec<Value>> {
    let reference = variant.pointer("/allOf/0/$ref")?.as_str()?;
    variants(schemas.get(reference.strip_prefix("#/components/schemas/")?)?)
}

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

/// Extension of enums and unions that may gain values.
pub const MAY_GROW: &str = "x-may-grow";

/// Marks each enum and union whose description states that it may gain values, or that it is
/// closed.
pub fn mark_growth(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            let description = fields.get("description").and_then(Value::as_str).unwrap_or_default();
            let growth = match description.rsplit("\n\n").next() {
                Some(last) if last.starts_with("May gain values: ") => Some(true),
                Some("Closed: no values will be added.") => Some(false),
                _ => None,
            };
            if let Some(may_grow) = growth {
                fields.insert(MAY_GROW.to_owned(), json!(may_grow));
            }
            fields.values_mut().for_each(mark_growth);
        }
        Value::Array(items) => items.iter_mut().for_each(mark_growth),
        _ => {}
    }
}

#[derive(OpenApi)]
#[openapi(components(schemas(GameRecordView, TableEvent)))]
struct Components;

/// The schemas of a game record, by name, with `GameRecord` as the root. The OpenAPI document
/// leaves the facts of a record untyped, because their stored names differ from those of events;
/// here each fact is a schema of its own.
pub fn record_schemas() -> Map<String, Value> {
    let mut document = serde_json::to_value(Components::openapi()).unwrap_or_default();
    name_schemas(&mut document);
    mark_growth(&mut document);
    let mut schemas = match document["components"]["schemas"].take() {
        Value::Object(schemas) => schemas,
        _ => Map::new(),
    };
    if let Some(event) = schemas.get_mut("RecordedEvent") {
        event["properties"]["fact"] = json!({ "$ref": "#/components/schemas/RecordedFact" });
    }
    schemas
}

/// Returns the path of a list in `value` for which the schema requires an object; an empty path at
/// the root. Serde accepts a list for a struct.
pub fn find_list_in_place_of_object(
    document: &Value,
    schema: &Value,
    value: &Value,
) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(reference.strip_prefix('#')?)?;
        return find_list_in_place_of_object(document, schema, value);
    }
    if let Some(alternatives) = schema["oneOf"].as_array() {
        let objects = alternatives.iter().filter(|schema| schema["type"] != "null");
        let found: Option<Vec<String>> =
            objects.map(|schema| find_list_in_place_of_object(document, schema, value)).collect();
        return found?.into_iter().next();
    }
    match value {
        Value::Array(_) if schema["properties"].is_object() => Some(String::new()),
        Value::Array(items) => items.iter().enumerate().find_map(|(index, item)| {
            let inside = find_list_in_place_of_object(document, &schema["items"], item)?;
            Some(join_path(&format!("[{index}]"), &inside))
        }),
        Value::Object(fields) => fields.iter().find_map(|(name, field)| {
            let inside =
                find_list_in_place_of_object(document, &schema["properties"][name], field)?;
            Some(join_path(name, &inside))
        }),
        _ => None,
    }
}

fn join_path(outer: &str, inner: &str) -> String {
    let dot = if inner.is_empty() || inner.starts_with('[') { "" } else { "." };
    format!("{outer}{dot}{inner}")
}
