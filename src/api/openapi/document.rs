use serde_json::Value;
use utoipa::OpenApi;
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, AuthorizationCode, Flow, HttpAuthScheme, HttpBuilder, OAuth2, Scopes,
    SecurityScheme,
};

use crate::api::endpoints::{TestMessage, WebhookMessage};
use crate::api::problem::Problem;
use crate::domain::account::Scope;
use crate::i18n::Language;

use super::answered::open_answers;
use super::answers::{complete, headers, used_examples};
use super::deprecation::mark;
use super::growth::mark_growth;
use super::guides::{add_guide, add_guides_of_schemas};
use super::operation::Operation;
use super::refusals::share_refusals;
use super::schemas::{forbid_repeated_items, name_variants, require_what_is_always_there};
use super::webhook::webhooks;

/// What cannot be said at the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Kingdomail",
        description = "Kingdomino by post: games that are played over days, one request a turn.\n\n\
            Register, open a table or join one, ask for the legal commands when it is your turn, and send one back. \
            Every refusal is a problem with a stable `code`, \
            and with texts in the language that `Accept-Language` asks for. Every request that changes a game can be repeated with the \
            same `Idempotency-Key` without harm. \
            A request has no fields and no parameters but those that are named here; an answer may come to have more. \
            Enums and unions with `x-may-grow` may come to have more too; their descriptions say what to do with what you do not know. \
            Every answer tells in `RateLimit-Policy` how much may be asked in a minute, and in `RateLimit` what is left of \
            it; who asks too often gets 429, and is answered again after `Retry-After` seconds.\n\n\
            Begin with the [guide](/docs/guide). [Errors](/docs/errors) has every code, [generators](/docs/generators) says which \
            document and options a generator of clients needs, [models](/docs/mcp) how programs for language models play, and the \
            [changelog](/docs/api-changelog) what is new.",
        license(name = "MIT OR Apache-2.0", url = "https://spdx.org/licenses/MIT.html"),
        contact(name = "Who runs this server")
    ),
    external_docs(url = "/docs/", description = "the guides and the reference"),
    servers((url = "/", description = "Where this document is served.")),
    components(schemas(Problem, Language, TestMessage, WebhookMessage)),
    tags(
        (name = "accounts", description = "Who plays.", external_docs(url = "/docs/tokens", description = "tokens and limits")),
        (name = "programs", description = "What plays for them.", external_docs(url = "/docs/oauth", description = "OAuth")),
        (name = "players", description = "With whom.", external_docs(url = "/docs/series#ratings", description = "ratings")),
        (name = "tables", description = "Where players meet.", external_docs(url = "/docs/guide#a-table", description = "a table, in the guide")),
        (name = "series", description = "Games that belong together.", external_docs(url = "/docs/series", description = "series and ratings")),
        (name = "sandboxes", description = "Where nothing counts."),
        (name = "games", description = "What has happened.", external_docs(url = "/docs/versions", description = "versions and retries")),
        (name = "records", description = "What is kept of it.", external_docs(url = "/docs/record", description = "records")),
        (name = "pictures", description = "How it looks."),
        (name = "play", description = "What happens next.", external_docs(url = "/docs/guide#a-command", description = "a command, in the guide")),
        (name = "agreements", description = "What the players of a game agree on."),
        (name = "notices", description = "What you are told.", external_docs(url = "/docs/notices", description = "when players are notified")),
        (name = "webhooks", description = "Where programs are told.", external_docs(url = "/docs/webhooks", description = "webhooks")),
        (name = "push", description = "Where browsers are told.", external_docs(url = "/docs/webhooks#push", description = "push")),
        (name = "deliveries", description = "What was sent, and what came of it.", external_docs(url = "/docs/webhooks#the-log", description = "the log of a webhook")),
        (name = "webhook-events", description = "What a program is told.", external_docs(url = "/docs/webhooks#what-comes", description = "what comes to a webhook")),
        (name = "catalogue", description = "What is in the box.", external_docs(url = "/docs/rules", description = "the rules")),
        (name = "administration", description = "For those who run the server."),
        (name = "operation", description = "How the service is.")
    )
)]
struct Frame;

/// The document of these operations.
pub fn document_of(operations: &[Operation]) -> Value {
    let mut collected = Frame::openapi();
    operations.iter().for_each(|operation| operation.add_to(&mut collected));
    let mut bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    bearer.description =
        Some(
            "An access token, from registering, logging in or refreshing, which may do everything; or a personal token, \
             or that of an app, which may do what names scopes that it has, and nothing that names none."
                .to_owned(),
        );
    let components = collected.components.get_or_insert_default();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));

    let scopes = || Scopes::from_iter(Scope::ALL.map(|scope| (scope.name(), scope.meaning())));
    let code = AuthorizationCode::with_refresh_url(
        "/oauth/authorize",
        "/oauth/token",
        scopes(),
        "/oauth/token",
    );
    let oauth2 = OAuth2::with_description(
        [Flow::AuthorizationCode(code)],
        "The access token of an app that the player has let in, which may do what names scopes that it has, and nothing that \
         names none. Apps are not registered: any `client_id` will do. PKCE with `S256` is required. The metadata is at \
         `/.well-known/oauth-authorization-server`; it names the device grant too.",
    );
    components.add_security_scheme("oauth2", SecurityScheme::OAuth2(oauth2));

    let ticket = ApiKeyValue::with_description(
        "ticket",
        "A ticket for one stream, for clients that cannot send headers. If an access token is sent too, the good one counts.",
    );
    components.add_security_scheme("ticket", SecurityScheme::ApiKey(ApiKey::Query(ticket)));

    let signature = ApiKeyValue::with_description(
        "signature",
        "The signature of a link to a picture, with all else that the link says. If an access token is sent too, the good one \
         counts.",
    );
    components.add_security_scheme("signature", SecurityScheme::ApiKey(ApiKey::Query(signature)));

    let mut document = serde_json::to_value(collected).unwrap_or_default();
    document["components"]["headers"] = headers();
    document["webhooks"] = webhooks();
    for (_, webhook) in document["webhooks"].as_object_mut().into_iter().flatten() {
        add_guide(&mut webhook["post"]);
    }
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
        require_what_is_always_there(schemas);
        forbid_repeated_items(schemas);
        mark_growth(schemas);
        add_guides_of_schemas(schemas);
    }
    for Operation { path, method, refusals, .. } in operations {
        let operation = &mut document["paths"][path][method.as_str().to_lowercase()];
        complete(path, refusals, operation);
        mark(operation);
        add_guide(operation);
    }
    document["components"]["responses"] = share_refusals(&mut document);
    open_answers(&mut document);
    document["components"]["examples"] = used_examples(&document);
    document
}
