use serde_json::{Value, json};

/// What of an operation's answers means what.
fn answers() -> Value {
    json!({
        "204": { "description": "You have it." },
        "410": { "description": "You want no more: the webhook is turned off." },
    })
}

/// What is posted to those who want to be told so.
pub fn webhooks() -> Value {
    let header = |name: &str, description: &str| {
        json!({
            "name": name, "in": "header", "required": true, "description": description,
            "schema": { "type": "string", "maxLength": 1000 },
        })
    };
    let headers = json!([
        header("webhook-id", "The same in every attempt."),
        header("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
        header(
            "webhook-signature",
            "`v1,` and the signature; two of them for a day after a rotation."
        ),
    ]);
    json!({ "notice": { "post": {
        "operationId": "receive_notice",
        "summary": "Receive a notice",
        "description": "What a standard webhook of yours gets, by Standard Webhooks 1.0. Answer 2xx within 15 seconds; \
            the libraries of Standard Webhooks check the signature. The same message may come more than once, with the same \
            `webhook-id`; those of one game come in order.",
        "tags": ["notices"],
        "security": [],
        "parameters": headers,
        "requestBody": {
            "required": true,
            "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/WebhookMessage" },
                "examples": { "WebhookMessage": { "$ref": "#/components/examples/WebhookMessage" } },
            } },
        },
        "responses": answers(),
    } },
    "test": { "post": {
        "operationId": "receive_test",
        "summary": "Receive a test",
        "description": "What `send_test` posts, in the same way: it tells nothing, and its `type` is `test`.",
        "tags": ["notices"],
        "security": [],
        "parameters": headers,
        "requestBody": {
            "required": true,
            "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/TestMessage" },
                "examples": { "TestMessage": { "$ref": "#/components/examples/TestMessage" } },
            } },
        },
        "responses": answers(),
    } } })
}
