use serde_json::{Map, Value, json};

/// Links from operations to pages below `/docs/`, as triples of operation id, page and link title.
/// Links that fit all operations of a tag are in the description of the tag.
const GUIDES: &[(&str, &str, &str)] = &[
    ("create_table", "guide#a-table", "Tables in the guide"),
    ("play_command", "versions#the-expected-version", "The expected version"),
    ("set_premove", "agreements#premoves", "Premoves"),
    ("preview_premove", "agreements#premoves", "Premoves"),
    ("create_proposal", "agreements", "Premoves, proposals and sandboxes"),
    ("answer_proposal", "agreements#a-pause", "Pauses"),
    ("resume_game", "agreements#a-pause", "Pauses"),
    ("create_sandbox", "agreements#sandboxes", "Sandboxes"),
    ("get_game", "versions", "Versions and retries"),
    ("stream_game", "streams", "Streams"),
    ("stream_notifications", "streams", "Streams"),
    ("create_stream_ticket", "streams#in-browsers", "Streams in browsers"),
    ("list_notifications", "guide#wait-for-your-turn", "Waiting for your turn in the guide"),
    ("create_webhook", "webhooks#create-a-webhook", "Creating a webhook"),
    ("rotate_webhook_secret", "webhooks#rotating-the-secret", "Rotating the secret"),
    ("list_deliveries", "webhooks#the-log", "Delivery log"),
    ("receive_notification", "webhooks#verify-signatures", "Verifying signatures"),
    ("create_push_subscription", "webhooks#push", "Push messages"),
    ("create_holiday", "notifications#holidays", "Holidays"),
    ("create_calendar", "notifications#the-calendar", "Calendar"),
    ("get_calendar", "notifications#the-calendar", "Calendar"),
    ("update_notification_settings", "notifications", "Notifications"),
    ("create_token", "tokens#scopes", "Scopes"),
    ("create_bot", "tokens#bots", "Bots"),
    ("create_guest", "tokens#guests", "Guests"),
    ("refresh_session", "tokens#sessions-and-tokens", "Sessions and tokens"),
    ("get_limits", "tokens#limits", "Limits"),
    ("list_apps", "oauth", "OAuth"),
    ("revoke_app", "oauth#revocation", "Revoking an app"),
    ("verify_record", "record#verification", "Verification of records"),
    ("download_record", "record", "Game records"),
    ("download_notation", "notation", "Notation"),
    ("get_leaderboard", "series#ratings", "Ratings"),
    ("openapi", "generators", "Documents and options for generators"),
];

/// Links from schemas to pages below `/docs/`.
const GUIDES_OF_SCHEMAS: &[(&str, &str, &str)] = &[
    ("Problem", "errors", "Error codes and the operations that return them"),
    ("GameShuffle", "shuffle", "Verifying the shuffle"),
];

/// Adds links to the documentation of schemas.
pub fn add_guides_of_schemas(schemas: &mut Map<String, Value>) {
    for (name, page, description) in GUIDES_OF_SCHEMAS {
        if let Some(schema) = schemas.get_mut(*name) {
            schema["externalDocs"] =
                json!({ "url": format!("/docs/{page}"), "description": description });
        }
    }
}

/// Adds a link to the documentation of an operation.
pub fn add_guide(operation: &mut Value) {
    if let Some((_, page, description)) =
        GUIDES.iter().find(|(name, ..)| operation["operationId"] == *name)
    {
        operation["externalDocs"] =
            json!({ "url": format!("/docs/{page}"), "description": description });
    }
}
