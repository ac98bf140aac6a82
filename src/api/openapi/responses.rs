//! Parts of the document that follow from the shape of an operation: error responses, examples,
//! response headers, and the schemas of responses, which may gain fields.

use std::collections::{BTreeSet, HashSet};

use serde_json::{Map, Value, json};

use crate::api::problem::ProblemCode as Code;
use crate::i18n::Language;

use super::examples;
use super::refusals::{document_error, problem_content, refusals};

/// Probes, which are not counted and never rejected.
pub const PROBE_PATHS: [&str; 4] = ["/livez", "/readyz", "/readyz/write", "/metrics"];

/// Extension with the schema of the items of a sequence, which OpenAPI 3.1 cannot express
/// otherwise.
const ITEM_SCHEMA: &str = "x-item-schema";
/// Media type of an event stream. Before OpenAPI 3.2, tools interpret its schema as that of each
/// event.
pub const EVENT_STREAM: &str = "text/event-stream";
/// Maximum length of a text in a response.
pub const MAX_TEXT: usize = 16 * 1024 * 1024;

/// Prefix of the references to schemas.
pub const SCHEMAS: &str = "#/components/schemas/";

/// Operations that return a sequence, with the type of its events, if it is an event stream, and
/// the schema of their data.
const STREAMED_OPERATIONS: &[(&str, Option<&str>, &str)] = &[
    ("stream_notifications", Some("notification"), "Notification"),
    ("stream_game", Some("event"), "Event"),
    ("export_records", None, "GameRecord"),
    ("export_my_records", None, "GameRecord"),
];

/// Completes an operation with error responses, examples, headers and the schemas of sequences.
pub fn complete_operation(path: &str, codes: &[Code], operation: &mut Value) {
    let sequence = STREAMED_OPERATIONS.iter().find(|(name, ..)| operation["operationId"] == *name);
    if let Some((_, event, schema)) = sequence {
        let item = json!({ "$ref": format!("#/components/schemas/{schema}") });
        let (media, item) = match event {
            Some(event) => (EVENT_STREAM, server_sent_event_schema(event, &item)),
            None => ("application/x-ndjson", item),
        };
        let content = &mut operation["responses"]["200"]["content"][media];
        if media == EVENT_STREAM {
            content["schema"] = item.clone();
        }
        content[ITEM_SCHEMA] = item;
    }
    for parameter in
        operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten()
    {
        drop_null_type(&mut parameter["schema"]);
    }
    let is_repeatable = has_parameter(operation, "Idempotency-Key");
    let is_tagged = has_parameter(operation, "If-None-Match");
    let is_rate_limited = !PROBE_PATHS.contains(&path);
    let is_preview = operation["operationId"] == "preview_command";
    if let Some(responses) = operation["responses"].as_object_mut() {
        for code in refusals(codes, is_rate_limited) {
            let response = responses
                .entry(code.status().as_str())
                .or_insert_with(|| json!({ "description": "", "content": problem_content() }));
            document_error(response, code);
        }
        for (status, response) in responses {
            if is_tagged && matches!(status.as_str(), "200" | "304") {
                response["headers"]["ETag"] = json!({ "$ref": "#/components/headers/ContentTag" });
            }
            add_game_headers(response, status, is_preview, is_repeatable);
            limit_text_lengths(response);
            let header = |name| json!({ "$ref": format!("#/components/headers/{name}") });
            response["headers"]["X-Request-Id"] = header("RequestId");
            if is_rate_limited {
                response["headers"]["RateLimit-Policy"] = header("RateLimitPolicy");
                response["headers"]["RateLimit"] = header("RateLimit");
            }
            if status == "201" {
                response["headers"]["Location"] = header("Location");
            }
            if matches!(status.as_str(), "429" | "503") {
                response["headers"]["Retry-After"] = header("RetryAfter");
            }
            if status.as_str() >= "400" {
                response["headers"]["Content-Language"] = header("ContentLanguage");
                response["headers"]["Vary"] = header("Vary");
            } else if let Some(content) = response.get_mut("content") {
                add_example(content);
            }
        }
    }
    if let Some(content) = operation.pointer_mut("/requestBody/content") {
        add_example(content);
    }
    if operation.get("security").is_none() {
        operation["security"] = json!([]);
    }
}

/// Schema of a server-sent event.
fn server_sent_event_schema(event: &str, data: &Value) -> Value {
    json!({
        "type": "object",
        "required": ["id", "event", "data"],
        "properties": {
            "id": {
                "type": "string", "pattern": "^[0-9]+$", "maxLength": 19,
                "description": "Id of the event, for `Last-Event-ID`.",
            },
            "event": { "type": "string", "const": event, "description": "Type of the event." },
            "data": {
                "type": "string", "maxLength": MAX_TEXT,
                "contentMediaType": "application/json", "contentSchema": data,
                "description": "Data of the event, as JSON.",
            },
        },
    })
}

/// Removes `null` from the types of headers and query parameters, which are absent instead.
fn drop_null_type(schema: &mut Value) {
    if let Some(Value::Array(kinds)) = schema.get("type")
        && let Some(kind) = kinds.iter().find(|kind| *kind != "null").cloned()
    {
        schema["type"] = kind;
    }
}

/// Returns true if the operation has a parameter with this name.
fn has_parameter(operation: &Value, name: &str) -> bool {
    let parameters = operation["parameters"].as_array();
    parameters.is_some_and(|all| all.iter().any(|parameter| parameter["name"] == name))
}

/// Adds the `ETag` of responses with a game, and `Idempotency-Replayed`.
fn add_game_headers(response: &mut Value, status: &str, is_preview: bool, is_repeatable: bool) {
    let header = |name| json!({ "$ref": format!("#/components/headers/{name}") });
    let schema = &response["content"]["application/json"]["schema"]["$ref"];
    if status < "300" && !is_preview && schema == "#/components/schemas/Game" {
        response["headers"]["ETag"] = header("ETag");
    }
    if status < "300" && is_repeatable {
        response["headers"]["Idempotency-Replayed"] = header("IdempotencyReplayed");
    }
}

/// Adds maximum lengths to the headers and texts of a response.
fn limit_text_lengths(response: &mut Value) {
    const MAX_HEADER_LENGTH: usize = 1000;
    let set_max_length = |schema: &mut Value, max_length: usize| {
        if schema["type"] == "string" && schema.get("maxLength").is_none() {
            schema["maxLength"] = json!(max_length);
        }
    };
    for header in response
        .get_mut("headers")
        .and_then(Value::as_object_mut)
        .into_iter()
        .flat_map(Map::values_mut)
    {
        if let Some(schema) = header.get_mut("schema") {
            drop_null_type(schema);
            set_max_length(schema, MAX_HEADER_LENGTH);
        }
    }
    for media in response
        .get_mut("content")
        .and_then(Value::as_object_mut)
        .into_iter()
        .flat_map(Map::values_mut)
    {
        if let Some(schema) = media.get_mut("schema") {
            set_max_length(schema, MAX_TEXT);
        }
    }
}

/// Adds an example to all content with a named schema.
fn add_example(content: &mut Value) {
    for media in content.as_object_mut().into_iter().flat_map(Map::values_mut) {
        let reference = media.pointer("/schema/$ref").and_then(Value::as_str);
        let name = reference.and_then(|reference| reference.rsplit('/').next());
        if let Some(name) =
            name.map(str::to_owned).filter(|name| examples::for_schema(name).is_some())
        {
            media["examples"][&name] = json!({ "$ref": format!("#/components/examples/{name}") });
        }
    }
}

/// Describes each request body that has no description by the first paragraph of its schema.
pub fn describe_bodies(document: &mut Value) {
    let schemas = document["components"]["schemas"].take();
    for group in ["paths", "webhooks"] {
        let paths = document[group].as_object_mut().into_iter().flatten();
        let operations = paths.filter_map(|(_, path)| path.as_object_mut()).flatten();
        for (_, operation) in operations {
            let Some(body) = operation.get_mut("requestBody") else { continue };
            let reference = body.pointer("/content/application~1json/schema/$ref");
            let name = reference.and_then(Value::as_str).and_then(|one| one.strip_prefix(SCHEMAS));
            let text = name.and_then(|name| schemas[name]["description"].as_str());
            if let Some(text) = text.filter(|_| body.get("description").is_none()) {
                body["description"] = json!(text.split("\n\n").next());
            }
        }
    }
    document["components"]["schemas"] = schemas;
}

/// Response headers that many operations share.
pub fn headers() -> Value {
    json!({
        "ContentLanguage": {
            "description": "Language of the human-readable texts: the best match for `Accept-Language`, by default the language of the account or English.",
            "schema": { "$ref": "#/components/schemas/Language" }
        },
        "ETag": {
            "description": "ETag of the game, to send in `If-Match` or `If-None-Match`. It starts with the version of the game.",
            "schema": { "type": "string", "maxLength": 32 }
        },
        "ContentTag": {
            "description": "ETag of the response, to send in `If-None-Match`.",
            "schema": { "type": "string", "maxLength": 100 }
        },
        "IdempotencyReplayed": {
            "description": "`true` if the response belongs to an earlier request with the same `Idempotency-Key`; absent otherwise.",
            "schema": { "type": "string", "enum": ["true"] }
        },
        "Location": {
            "description": "URL of the created resource.",
            "schema": { "type": "string", "format": "uri-reference", "maxLength": 1000 }
        },
        "RequestId": {
            "description": "Id of the request in the server logs: the value of `X-Request-Id` in the request, or a new id.",
            "schema": { "type": "string", "maxLength": 64 }
        },
        "RateLimitPolicy": {
            "description": "Rate limits per account and per IP address: `q` requests in `w` seconds.",
            "schema": { "type": "string", "maxLength": 100 }, "example": "\"account\";q=1200;w=60, \"address\";q=6000;w=60"
        },
        "RateLimit": {
            "description": "Remaining requests `r`, and seconds `t` until the full limit is available again.",
            "schema": { "type": "string", "maxLength": 100 }, "example": "\"account\";r=1187;t=1, \"address\";r=5968;t=1"
        },
        "RetryAfter": {
            "description": "Seconds to wait before retrying.",
            "schema": { "type": "integer", "format": "int64", "minimum": 1 }
        },
        "Vary": {
            "description": "Request headers that the response depends on.",
            "schema": { "type": "string", "maxLength": 100 }
        }
    })
}

/// Examples that the document references, by name: problems by code, and instances by schema.
pub fn used_examples(document: &Value) -> Value {
    let mut referenced = HashSet::new();
    collect_examples(document, &mut referenced);
    let problems = Code::ALL.iter().filter_map(|code| {
        let summary = code.title(Language::English);
        Some((code.as_str(), json!({ "summary": summary, "value": examples::problem(*code)? })))
    });
    let schemas = document["components"]["schemas"].as_object().into_iter().flatten();
    let instances = schemas.filter_map(|(name, _)| {
        Some((name.as_str(), json!({ "value": examples::for_schema(name)? })))
    });
    let used = problems.chain(instances).filter(|(name, _)| referenced.contains(name));
    Value::Object(used.map(|(name, example)| (name.to_owned(), example)).collect())
}

/// Collects the names of the examples that `value` references.
fn collect_examples<'a>(value: &'a Value, names: &mut HashSet<&'a str>) {
    match value {
        Value::String(text) => names.extend(text.strip_prefix("#/components/examples/")),
        Value::Array(items) => items.iter().for_each(|item| collect_examples(item, names)),
        Value::Object(fields) => {
            fields.values().for_each(|field| collect_examples(field, names));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Applies `visit` to everything that the server sends: responses, their headers, and webhook
/// messages.
pub fn for_each_response(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    for (name, value) in value.as_object_mut().into_iter().flatten() {
        match name.as_str() {
            "responses" | "headers" | "webhooks" => visit(value),
            "schemas" | "examples" => {}
            _ => for_each_response(value, visit),
        }
    }
}

/// Names of the schemas that responses use.
pub fn response_schemas(document: &mut Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut pending = Vec::new();
    for_each_response(document, &mut |answer| collect_references(answer, &mut pending));
    while let Some(name) = pending.pop() {
        if found.insert(name.clone()) {
            collect_references(&document["components"]["schemas"][&name], &mut pending);
        }
    }
    found
}

fn collect_references(value: &Value, names: &mut Vec<String>) {
    let name = value["$ref"].as_str().and_then(|reference| reference.strip_prefix(SCHEMAS));
    names.extend(name.map(str::to_owned));
    value.as_object().into_iter().flatten().for_each(|(_, value)| collect_references(value, names));
    value.as_array().into_iter().flatten().for_each(|value| collect_references(value, names));
}

/// Allows additional fields in all schemas of responses, so that generated clients accept a field
/// that is added later. The server still rejects unknown fields in requests with the same schemas.
pub fn allow_unknown_response_fields(document: &mut Value) {
    for name in response_schemas(document) {
        allow_unknown_fields(&mut document["components"]["schemas"][&name]);
    }
}

fn allow_unknown_fields(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.get("additionalProperties") == Some(&Value::Bool(false)) {
                fields.remove("additionalProperties");
            }
            fields.values_mut().for_each(allow_unknown_fields);
        }
        Value::Array(parts) => parts.iter_mut().for_each(allow_unknown_fields),
        _ => {}
    }
}
