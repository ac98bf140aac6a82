//! Builds the document of all operations, with the security schemes and the links to guides.

use serde_json::{Map, Value, json};
use utoipa::OpenApi;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, AuthorizationCode, Flow, HttpAuthScheme, HttpBuilder, OAuth2, Scopes,
    SecurityScheme,
};

use crate::api::destinations::{WebhookMessage, WebhookTestMessage};
use crate::api::problem::Problem;
use crate::domain::account::Scope;
use crate::i18n::Language;

use super::audience::drop_unused;
use super::deprecation::mark_deprecated;
use super::examples::webhooks;
use super::operation::Operation;
use super::refusals::share_error_responses;
use super::responses::{
    allow_unknown_response_fields, complete_operation, describe_bodies, headers, used_examples,
};
use super::schemas::{forbid_repeated_items, mark_growth, name_schemas};

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

/// The parts of the document that belong to no handler.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kingdomail",
        description = "Play-by-mail Kingdomino: games are played over days, with one request per turn.\n\n\
            Register, create or join a table, list the legal commands when it is your turn, and send one of them back. \
            Every error is a problem document with a stable `code` and with texts in the language of `Accept-Language`. \
            Every request that changes a game can be retried safely with the same `Idempotency-Key`. \
            Requests accept only the fields and parameters named here; responses may gain fields. \
            Enums and unions marked with `x-may-grow` may gain values; their descriptions state how to handle an unknown one. \
            Every response states the requests per minute in `RateLimit-Policy` and the remaining ones in `RateLimit`. \
            Beyond the limit, requests are rejected with 429; `Retry-After` states the seconds to wait.\n\n\
            Start with the [guide](/docs/guide). See [errors](/docs/errors) for all error codes, \
            [generators](/docs/generators) for the document and options of each client generator, [MCP](/docs/mcp) for \
            language models, and the [changelog](/docs/api-changelog) for changes between versions.",
        license(name = "MIT OR Apache-2.0", url = "https://spdx.org/licenses/MIT.html"),
        contact(name = "The operator of this server")
    ),
    external_docs(url = "/docs/", description = "Guides and reference"),
    components(schemas(Problem, Language, WebhookTestMessage, WebhookMessage)),
    tags(
        (name = "accounts", description = "Accounts and sessions.", external_docs(url = "/docs/tokens", description = "Tokens and limits")),
        (name = "tokens-and-apps", description = "Bots, personal tokens and connected apps.", external_docs(url = "/docs/oauth", description = "OAuth")),
        (name = "players", description = "Profiles, ratings, statistics and leaderboards.", external_docs(url = "/docs/series#ratings", description = "Ratings")),
        (name = "tables", description = "Tables: games that have not started, their seats and invitations.", external_docs(url = "/docs/guide#a-table", description = "Tables in the guide")),
        (name = "series", description = "Series of games with the same players, such as a Dynasty.", external_docs(url = "/docs/series", description = "Series and ratings")),
        (name = "sandboxes", description = "Practice games that affect no rating.", external_docs(url = "/docs/agreements#sandboxes", description = "Sandboxes")),
        (name = "games", description = "Running and finished games, their events and earlier versions.", external_docs(url = "/docs/versions", description = "Versions and retries")),
        (name = "records", description = "Game records: verifiable files of finished games.", external_docs(url = "/docs/record", description = "Game records")),
        (name = "pictures", description = "Images and animations of tables and kingdoms.", external_docs(url = "/docs/guide#a-table", description = "Tables in the guide")),
        (name = "play", description = "Legal commands, moves and premoves.", external_docs(url = "/docs/guide#a-command", description = "Commands in the guide")),
        (name = "agreements", description = "Proposals to undo or pause, and seat handovers.", external_docs(url = "/docs/agreements", description = "Proposals, premoves and sandboxes")),
        (name = "notifications", description = "The notification feed, streams, settings, email address and calendar.", external_docs(url = "/docs/notifications", description = "Notifications")),
        (name = "webhooks", description = "Webhooks of an account.", external_docs(url = "/docs/webhooks", description = "Webhooks")),
        (name = "push", description = "Push subscriptions of browsers.", external_docs(url = "/docs/webhooks#push", description = "Push")),
        (name = "deliveries", description = "The delivery log of webhooks, push subscriptions and email addresses.", external_docs(url = "/docs/webhooks#the-log", description = "The delivery log")),
        (name = "webhook-events", description = "Requests that the server sends to a webhook.", external_docs(url = "/docs/webhooks#messages", description = "Webhook messages")),
        (name = "catalogue", description = "Dominoes, quests, variants, paces and limits.", external_docs(url = "/docs/rules", description = "Rules")),
        (name = "administration", description = "Operations for administrators of the server."),
        (name = "health", description = "Health checks, metrics and the OpenAPI documents.")
    )
)]
struct BaseDocument;

/// Builds the document of the operations.
pub fn build_document(operations: &[Operation]) -> Value {
    let mut collected = BaseDocument::openapi();
    operations.iter().for_each(|operation| operation.add_to(&mut collected));
    let mut bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    bearer.description =
        Some(
            "An access token of a session, from registering, logging in or refreshing, which is accepted by every operation; or a \
             personal token or the access token of an app, which is accepted by the operations that its scopes permit."
                .to_owned(),
        );
    let components = collected.components.get_or_insert_default();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));

    let scopes = || Scopes::from_iter(Scope::ALL.map(|scope| (scope.name(), scope.description())));
    let code = AuthorizationCode::with_refresh_url(
        "/oauth/authorize",
        "/oauth/token",
        scopes(),
        "/oauth/token",
    );
    let oauth2 = OAuth2::with_description(
        [Flow::AuthorizationCode(code)],
        "The access token of an app that the player has authorized. Its scopes determine the permitted operations. Apps need no \
         registration: any `client_id` works. PKCE with `S256` is required. The metadata at \
         `/.well-known/oauth-authorization-server` also lists the device grant.",
    );
    components.add_security_scheme("oauth2", SecurityScheme::OAuth2(oauth2));

    let ticket = ApiKeyValue::with_description(
        "ticket",
        "A single-use ticket for one stream, for clients that cannot send headers. A valid ticket or access token is enough.",
    );
    components.add_security_scheme("ticket", SecurityScheme::ApiKey(ApiKey::Query(ticket)));

    let signature = ApiKeyValue::with_description(
        "signature",
        "The signature of an image link, together with the other parameters of the link. A valid signature or access token \
         is enough.",
    );
    components.add_security_scheme("signature", SecurityScheme::ApiKey(ApiKey::Query(signature)));

    let mut document = serde_json::to_value(collected).unwrap_or_default();
    document["components"]["headers"] = headers();
    document["webhooks"] = webhooks();
    for (_, webhook) in document["webhooks"].as_object_mut().into_iter().flatten() {
        add_guide(&mut webhook["post"]);
    }
    name_schemas(&mut document);
    mark_growth(&mut document["components"]["schemas"]);
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        forbid_repeated_items(schemas);
        add_guides_of_schemas(schemas);
    }
    for Operation { path, method, refusals, .. } in operations {
        let operation = &mut document["paths"][path][method.as_str().to_lowercase()];
        complete_operation(path, refusals, operation);
        mark_deprecated(operation);
        add_guide(operation);
    }
    describe_bodies(&mut document);
    document["components"]["responses"] = share_error_responses(&mut document);
    allow_unknown_response_fields(&mut document);
    document["components"]["examples"] = used_examples(&document);
    drop_unused(&mut document);
    document
}

/// Adds a link to the documentation of an operation.
fn add_guide(operation: &mut Value) {
    if let Some((_, page, description)) =
        GUIDES.iter().find(|(name, ..)| operation["operationId"] == *name)
    {
        operation["externalDocs"] =
            json!({ "url": format!("/docs/{page}"), "description": description });
    }
}

/// Adds links to the documentation of schemas.
fn add_guides_of_schemas(schemas: &mut Map<String, Value>) {
    for (name, page, description) in GUIDES_OF_SCHEMAS {
        if let Some(schema) = schemas.get_mut(*name) {
            schema["externalDocs"] =
                json!({ "url": format!("/docs/{page}"), "description": description });
        }
    }
}

/// Adds the contact of the operator, in the form of `KINGDOMAIL_CONTACT`, to the document.
pub fn set_contact(document: &mut Value, contact: &str) {
    let (kind, address) = match contact.strip_prefix("mailto:") {
        Some(address) => ("email", address.split('?').next().unwrap_or_default()),
        None => ("url", contact),
    };
    document["info"]["contact"][kind] = json!(address);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contact_is_email_or_url() {
        for (contact, told) in [
            ("mailto:king@kings.example", json!({ "email": "king@kings.example" })),
            ("mailto:king@kings.example?subject=API", json!({ "email": "king@kings.example" })),
            ("https://kings.example/help", json!({ "url": "https://kings.example/help" })),
        ] {
            let mut document = json!({ "info": { "contact": {} } });
            set_contact(&mut document, contact);
            assert_eq!(document["info"]["contact"], told);
        }
    }
}
