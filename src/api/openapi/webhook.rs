use serde_json::{Value, json};

/// What is posted to those who want to be told so.
pub fn webhooks() -> Value {
    json!({
        "notice": received(
            "receive_notice",
            "Receive a notice",
            "What a standard webhook of yours gets, by Standard Webhooks 1.0. Answer 2xx within 15 seconds; \
             the libraries of Standard Webhooks check the signature. The same message may come more than once, with the \
             same `webhook-id`; those of one game come in order.",
            "WebhookMessage",
        ),
        "test": received(
            "receive_test",
            "Receive a test",
            "What `send_test` posts, in the same way: it tells nothing, and its `type` is `test`.",
            "TestMessage",
        ),
    })
}

/// An operation of who has a webhook: a message of this schema comes.
fn received(name: &str, summary: &str, description: &str, schema: &str) -> Value {
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
            header("webhook-id", "The same in every attempt."),
            header("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
            header("webhook-signature", "`v1,` and the signature; two of them for a day after a rotation."),
        ],
        "requestBody": {
            "required": true,
            "content": { "application/json": {
                "schema": { "$ref": format!("#/components/schemas/{schema}") },
                "examples": { schema: { "$ref": format!("#/components/examples/{schema}") } },
            } },
        },
        "responses": {
            "204": { "description": "You have it." },
            "410": { "description": "You want no more: the webhook is turned off." },
        },
    } })
}
