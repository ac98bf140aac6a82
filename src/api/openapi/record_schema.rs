use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::api::games::views::{GameRecordView, RecordedFact};

use super::growth::mark_growth;
use super::schemas::name_schemas;

#[derive(OpenApi)]
#[openapi(components(schemas(GameRecordView, RecordedFact)))]
struct Components;

/// The schemas of a game record, by name, with `GameRecord` as the root. The OpenAPI document
/// leaves the facts of a record untyped, because their stored names differ from those of events;
/// here each fact is a schema of its own.
pub fn record_schemas() -> Map<String, Value> {
    let mut document = serde_json::to_value(Components::openapi()).unwrap_or_default();
    name_schemas(&mut document);
    let mut schemas = match document["components"]["schemas"].take() {
        Value::Object(schemas) => schemas,
        _ => Map::new(),
    };
    mark_growth(&mut schemas);
    if let Some(event) = schemas.get_mut("RecordedEvent") {
        event["properties"]["fact"] = json!({ "$ref": "#/components/schemas/RecordedFact" });
    }
    schemas
}
