use serde_json::{Value, json};

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
