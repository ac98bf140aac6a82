use serde_json::{Map, Value, json};

/// Which page for authors of clients says more of an operation than the document does, below `/docs/`, and of what. What fits all
/// operations of a tag stands at the tag.
const GUIDES: &[(&str, &str, &str)] = &[
    ("open_table", "guide#a-table", "a table, in the guide"),
    ("play_command", "versions#playing-on-a-version", "playing on a version"),
    ("give_order", "agreements#orders", "orders"),
    ("try_order", "agreements#orders", "orders"),
    ("ask_consent", "agreements", "orders, agreements and sandboxes"),
    ("answer_proposal", "agreements#a-pause", "a pause that all agree on"),
    ("resume_game", "agreements#a-pause", "pauses"),
    ("open_sandbox", "agreements#sandboxes", "sandboxes"),
    ("show_game", "versions", "versions"),
    ("stream_game", "streams", "streams"),
    ("stream_notices", "streams", "streams"),
    ("new_stream_ticket", "streams#in-browsers", "streams in browsers"),
    (
        "list_notices",
        "guide#learning-that-it-is-your-turn",
        "learning that it is your turn, in the guide",
    ),
    ("add_webhook", "webhooks#adding-one", "adding a webhook"),
    ("rotate_secret", "webhooks#rotating-the-secret", "rotating the secret"),
    ("list_deliveries", "webhooks#the-log", "the log of a webhook"),
    ("receive_notice", "webhooks#verifying", "verifying a message"),
    ("subscribe", "webhooks#push", "push"),
    ("take_holiday", "notices#holidays", "holidays"),
    ("make_calendar", "notices#the-calendar", "the calendar"),
    ("read_calendar", "notices#the-calendar", "the calendar"),
    ("change_notice_settings", "notices", "when players are notified"),
    ("make_token", "tokens#scopes", "scopes"),
    ("make_bot", "tokens#bots", "bots"),
    ("play_as_guest", "tokens#guests", "guests"),
    ("refresh", "tokens#sessions-and-tokens", "sessions and tokens"),
    ("show_limits", "tokens#limits", "limits"),
    ("list_apps", "oauth", "OAuth"),
    ("throw_out_app", "oauth#how-it-ends", "how the access of an app ends"),
    ("verify_record", "record#what-is-verified", "what is verified"),
    ("download_record", "record", "records"),
    ("download_notation", "notation", "the notation"),
    ("show_leaderboard", "series#ratings", "ratings"),
    ("openapi", "generators", "which document and options generators need"),
];

/// The same of schemas.
const GUIDES_OF_SCHEMAS: &[(&str, &str, &str)] = &[
    ("Problem", "errors", "all codes, and who refuses by them"),
    ("ShuffleView", "shuffle", "how the shuffle is checked"),
];

/// Adds to schemas where more is said of them.
pub fn add_guides_of_schemas(schemas: &mut Map<String, Value>) {
    for (name, page, description) in GUIDES_OF_SCHEMAS {
        if let Some(schema) = schemas.get_mut(*name) {
            schema["externalDocs"] =
                json!({ "url": format!("/docs/{page}"), "description": description });
        }
    }
}

/// Adds to an operation where more is said of it.
pub fn add_guide(operation: &mut Value) {
    if let Some((_, page, description)) =
        GUIDES.iter().find(|(name, ..)| operation["operationId"] == *name)
    {
        operation["externalDocs"] =
            json!({ "url": format!("/docs/{page}"), "description": description });
    }
}
