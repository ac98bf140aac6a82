//! Examples of the document, and its webhooks. Examples of schemas are in `openapi/examples`,
//! except those of the catalogue; examples of problems follow from their codes.

use std::sync::LazyLock;

use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::api::catalogue;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::event_log::Version;

/// Files with the examples of schemas, by name.
const FILES: [&str; 9] = [
    include_str!("../../../openapi/examples/accounts.json"),
    include_str!("../../../openapi/examples/admin.json"),
    include_str!("../../../openapi/examples/destinations.json"),
    include_str!("../../../openapi/examples/games.json"),
    include_str!("../../../openapi/examples/notifications.json"),
    include_str!("../../../openapi/examples/operation.json"),
    include_str!("../../../openapi/examples/players.json"),
    include_str!("../../../openapi/examples/records.json"),
    include_str!("../../../openapi/examples/series.json"),
];

static EXAMPLES: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let files = FILES.into_iter().map(serde_json::from_str::<Map<_, _>>);
    files.filter_map(Result::ok).flatten().collect()
});

/// Returns the example of the schema `name`.
pub fn for_schema(name: &str) -> Option<Value> {
    match name {
        "DominoList" => to_json(&catalogue::dominoes()),
        "VariantList" => to_json(&catalogue::variants()),
        "PaceList" => to_json(&catalogue::paces()),
        "QuestList" => to_json(&catalogue::quests()),
        _ => EXAMPLES.get(name).cloned(),
    }
}

/// Returns an example of a problem with this code.
pub fn problem(code: ProblemCode) -> Option<Value> {
    let problem = Problem::new(code);
    to_json(&match code {
        ProblemCode::VersionStale => Problem {
            current_version: Some(Version::NONE.after(5)),
            events: serde_json::from_value(for_schema("EventList")?["items"].take()).ok(),
            ..problem
        },
        ProblemCode::FieldInvalid => problem
            .detail("Unknown field. Expected one of `name`, `password`, `client`.")
            .field("colour"),
        _ => problem,
    })
}

fn to_json<T: Serialize>(example: &T) -> Option<Value> {
    serde_json::to_value(example).ok()
}

/// Requests that the server sends to webhooks of kind `standard`.
pub fn webhooks() -> Value {
    json!({
        "notification": webhook_operation(
            "receive_notification",
            "Receive a notification",
            "Sent to webhooks of kind `standard` for each notification, in the format of Standard Webhooks 1.0. \
             Respond with 2xx within 15 seconds. Verify the signature, for example with a library of Standard Webhooks. \
             The same message can be sent more than once, with the same `webhook-id`. Messages of one game are sent in order.",
            "WebhookMessage",
        ),
        "test": webhook_operation(
            "receive_test",
            "Receive a test message",
            "Sent to webhooks of kind `standard` by `test_destination`, in the format of a notification. The `type` is `test`, and \
             the data is empty.",
            "WebhookTestMessage",
        ),
    })
}

/// An operation of the receiver of a webhook: a message with this schema.
fn webhook_operation(name: &str, summary: &str, description: &str, schema: &str) -> Value {
    let header = |name: &str, description: &str| {
        json!({
            "name": name, "in": "header", "required": true, "description": description,
            "schema": { "type": "string", "maxLength": 1000 },
        })
    };
    json!({ "post": {
        "operationId": name,
        "summary": summary,
        "description": description,
        "tags": ["webhook-events"],
        "security": [],
        "parameters": [
            header("webhook-id", "Id of the message, the same in every attempt."),
            header("webhook-timestamp", "Time of the attempt, in seconds since 1970-01-01 UTC."),
            header("webhook-signature", "Signature: `v1,` followed by base64. For 24 hours after a rotation of the secret, two signatures separated by a space."),
        ],
        "requestBody": {
            "required": true,
            "content": { "application/json": {
                "schema": { "$ref": format!("#/components/schemas/{schema}") },
                "examples": { schema: { "$ref": format!("#/components/examples/{schema}") } },
            } },
        },
        "responses": {
            "204": { "description": "The message was accepted." },
            "410": { "description": "The receiver wants no more messages. The server disables the webhook." },
        },
    } })
}
