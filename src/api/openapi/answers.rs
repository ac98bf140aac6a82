//! What follows from an operation's shape: its refusals, its examples, the headers of its answers.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use crate::api::http::PROBES;
use crate::api::problem::ProblemCode as Code;
use crate::i18n::Language;

use super::examples;
use super::refusals::{problem_content, refusals, refuse};

/// What the items of a sequence are, which no other word of OpenAPI 3.1 says.
pub const ITEM: &str = "x-item-schema";
/// The media type of a stream of events. Before OpenAPI 3.2, readers of the document take its schema for that of each event.
pub const EVENTS: &str = "text/event-stream";
/// Maximum length of a text in an answer.
pub const MAX_TEXT: usize = 16 * 1024 * 1024;

/// The operations that answer with a sequence, with the name of its events, if it is of events, and the schema of their data.
const SEQUENCES: &[(&str, Option<&str>, &str)] = &[
    ("stream_notices", Some("notice"), "NoticeView"),
    ("stream_game", Some("event"), "EventView"),
    ("export_records", None, "RecordView"),
    ("export_my_records", None, "RecordView"),
];

/// Adds what follows from an operation's address and shape, and the codes by which it refuses.
pub fn complete(path: &str, codes: &[Code], operation: &mut Value) {
    let sequence = SEQUENCES.iter().find(|(name, ..)| operation["operationId"] == *name);
    if let Some((_, event, schema)) = sequence {
        let item = json!({ "$ref": format!("#/components/schemas/{schema}") });
        let (media, item) = match event {
            Some(event) => (EVENTS, server_sent(event, &item)),
            None => ("application/x-ndjson", item),
        };
        let content = &mut operation["responses"]["200"]["content"][media];
        if media == EVENTS {
            content["schema"] = item.clone();
        }
        content[ITEM] = item;
    }
    for parameter in
        operation.get_mut("parameters").and_then(Value::as_array_mut).into_iter().flatten()
    {
        never_null(&mut parameter["schema"]);
    }
    let is_repeatable = takes(operation, "Idempotency-Key");
    let is_tagged = takes(operation, "If-None-Match");
    let is_counted = !PROBES.contains(&path);
    if let Some(responses) = operation["responses"].as_object_mut() {
        for code in refusals(codes, is_counted) {
            let response = responses
                .entry(code.status().as_str())
                .or_insert_with(|| json!({ "description": "", "content": problem_content() }));
            refuse(response, code);
        }
        for (status, response) in responses {
            if is_tagged && matches!(status.as_str(), "200" | "304") {
                response["headers"]["ETag"] = json!({ "$ref": "#/components/headers/ContentTag" });
            }
            tell_of_games(response, status, is_repeatable);
            bound(response);
            let header = |name| json!({ "$ref": format!("#/components/headers/{name}") });
            response["headers"]["X-Request-Id"] = header("RequestId");
            if is_counted {
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
                exemplify(content);
            }
        }
    }
    if let Some(content) = operation.pointer_mut("/requestBody/content") {
        exemplify(content);
    }
    if operation.get("security").is_none() {
        operation["security"] = json!([]);
    }
}

/// A server-sent event of this name.
fn server_sent(event: &str, data: &Value) -> Value {
    json!({
        "type": "object",
        "required": ["id", "event", "data"],
        "properties": {
            "id": {
                "type": "string", "pattern": "^[0-9]+$", "maxLength": 19,
                "description": "For `Last-Event-ID`.",
            },
            "event": { "type": "string", "const": event },
            "data": {
                "type": "string", "maxLength": MAX_TEXT,
                "contentMediaType": "application/json", "contentSchema": data,
            },
        },
    })
}

/// Whether an operation has the parameter of this name.
fn takes(operation: &Value, name: &str) -> bool {
    let parameters = operation["parameters"].as_array();
    parameters.is_some_and(|all| all.iter().any(|parameter| parameter["name"] == name))
}

/// The headers of an answer that is a game, and of one to a request that may have come before.
fn tell_of_games(response: &mut Value, status: &str, is_repeatable: bool) {
    let header = |name| json!({ "$ref": format!("#/components/headers/{name}") });
    let schema = &response["content"]["application/json"]["schema"]["$ref"];
    if status < "300" && schema == "#/components/schemas/GameView" {
        response["headers"]["ETag"] = header("ETag");
    }
    if status < "300" && is_repeatable {
        response["headers"]["Idempotency-Replayed"] = header("IdempotencyReplayed");
    }
}

/// What is not sent is absent: no header and no part of a query is null.
fn never_null(schema: &mut Value) {
    if let Some(Value::Array(kinds)) = schema.get("type")
        && let Some(kind) = kinds.iter().find(|kind| *kind != "null").cloned()
    {
        schema["type"] = kind;
    }
}

/// No header and no text of an answer is longer than this.
fn bound(response: &mut Value) {
    const HEADER: usize = 1000;
    let bounded = |schema: &mut Value, most: usize| {
        if schema["type"] == "string" && schema.get("maxLength").is_none() {
            schema["maxLength"] = json!(most);
        }
    };
    for header in response
        .get_mut("headers")
        .and_then(Value::as_object_mut)
        .into_iter()
        .flat_map(Map::values_mut)
    {
        if let Some(schema) = header.get_mut("schema") {
            never_null(schema);
            bounded(schema, HEADER);
        }
    }
    for media in response
        .get_mut("content")
        .and_then(Value::as_object_mut)
        .into_iter()
        .flat_map(Map::values_mut)
    {
        if let Some(schema) = media.get_mut("schema") {
            bounded(schema, MAX_TEXT);
        }
    }
}

/// The examples that a document refers to, by their names: a code's problem, or a schema's instance.
pub fn used_examples(document: &Value) -> Value {
    let mut referred_to = HashSet::new();
    collect_examples(document, &mut referred_to);
    let problems = Code::ALL.iter().filter_map(|code| {
        let summary = code.title(Language::English);
        Some((code.as_str(), json!({ "summary": summary, "value": examples::problem(*code)? })))
    });
    let schemas = document["components"]["schemas"].as_object().into_iter().flatten();
    let instances = schemas
        .filter_map(|(name, _)| Some((name.as_str(), json!({ "value": examples::of(name)? }))));
    let used = problems.chain(instances).filter(|(name, _)| referred_to.contains(name));
    Value::Object(used.map(|(name, example)| (name.to_owned(), example)).collect())
}

/// The names of the examples that something in `value` refers to.
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

/// The headers that many answers have.
pub fn headers() -> Value {
    json!({
        "ContentLanguage": {
            "description": "The language of what is said to people: the one that Accept-Language wants most, or English.",
            "schema": { "$ref": "#/components/schemas/Language" }
        },
        "ETag": {
            "description": "Of the game as it is shown; begins with its version. For If-Match and If-None-Match.",
            "schema": { "type": "string", "maxLength": 32 }
        },
        "ContentTag": {
            "description": "Of what is sent. For If-None-Match.",
            "schema": { "type": "string", "maxLength": 100 }
        },
        "IdempotencyReplayed": {
            "description": "`true` when the same request had been carried out before; absent when it is carried out now.",
            "schema": { "type": "string", "enum": ["true"] }
        },
        "Location": {
            "description": "Where what was made is found, or ended.",
            "schema": { "type": "string", "format": "uri-reference", "maxLength": 1000 }
        },
        "RequestId": {
            "description": "The id of the request in the logs of the server: the one that you sent in X-Request-Id, or a new one.",
            "schema": { "type": "string", "maxLength": 64 }
        },
        "RateLimitPolicy": {
            "description": "How many requests, q, are answered in w seconds, for an account and for an address.",
            "schema": { "type": "string", "maxLength": 100 }, "example": "\"account\";q=1200;w=60, \"address\";q=6000;w=60"
        },
        "RateLimit": {
            "description": "How many of them are left, r, and after how many seconds, t, all are there again.",
            "schema": { "type": "string", "maxLength": 100 }, "example": "\"account\";r=1187;t=1, \"address\";r=5968;t=1"
        },
        "RetryAfter": {
            "description": "After how many seconds it may go better.",
            "schema": { "type": "integer", "format": "int64", "minimum": 1 }
        },
        "Vary": {
            "description": "On what the answer depends.",
            "schema": { "type": "string", "maxLength": 100 }
        }
    })
}

/// Adds an example to every kind of content that has a named schema.
fn exemplify(content: &mut Value) {
    for media in content.as_object_mut().into_iter().flat_map(Map::values_mut) {
        let reference = media.pointer("/schema/$ref").and_then(Value::as_str);
        let name = reference.and_then(|reference| reference.rsplit('/').next());
        if let Some(name) = name.map(str::to_owned).filter(|name| examples::of(name).is_some()) {
            media["examples"][&name] = json!({ "$ref": format!("#/components/examples/{name}") });
        }
    }
}
