//! The OpenAPI document: collected from the routes, then made into what generators of clients need.

mod answers;
mod deprecation;
pub mod examples;
mod lists;
mod parameters;
mod refusals;
mod requirements;
mod schemas;
mod v3_0;
mod webhook;

pub use deprecation::tell;
pub use requirements::{Alternative, Requirement};
pub use v3_0::older;

use actix_web::App;
use actix_web::http::Method;
use answers::{complete, headers, used_examples};
use deprecation::mark;
use refusals::share_refusals;
use requirements::{Requirements, requirements};
use schemas::{forbid_repeated_items, name_variants, require_what_is_always_there};
use serde_json::{Map, Value};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_actix_web::AppExt;
use webhook::webhooks;

use crate::api::endpoints::{TestMessage, WebhookMessage};
use crate::i18n::Language;

use super::problem::Problem;
use super::routes::routes;

/// The document in the forms in which it is used.
pub struct OpenApiDocument {
    /// As it is served.
    pub text: String,
    /// The same as OpenAPI 3.0.
    pub older_text: String,
    /// Itself.
    whole: Value,
    /// The addresses, in parts, with the methods that they know.
    addresses: Vec<(Vec<String>, Vec<Method>)>,
    requirements: Requirements,
}

impl OpenApiDocument {
    /// The document of this program, made ready to be served.
    pub fn collect() -> OpenApiDocument {
        let document = document();
        let addresses = object(&document["paths"]).map(|(path, operations)| {
            let methods =
                object(operations).filter_map(|(method, _)| method.to_uppercase().parse().ok());
            (path.split('/').map(str::to_owned).collect(), methods.collect())
        });
        OpenApiDocument {
            addresses: addresses.collect(),
            requirements: requirements(&document),
            older_text: older(&document).to_string(),
            text: document.to_string(),
            whole: document,
        }
    }

    /// What is required of who asks for a method at the address with this pattern; nothing where everybody may.
    pub fn requirement(&self, method: &Method, pattern: &str) -> Option<&Requirement> {
        self.requirements.get(&(method.clone(), pattern.to_owned()))
    }

    /// Where a body has a list in the place of an object; nothing if it has none there.
    pub fn misplaced_list(&self, method: &Method, pattern: &str, body: &Value) -> Option<String> {
        let operation = self.operation(method, pattern);
        let schema = operation.pointer("/requestBody/content/application~1json/schema")?;
        lists::misplaced(&self.whole, schema, body)
    }

    /// Which of the parameters of a request, of the `path` or of the `query`, is none that the document knows or can be read;
    /// none if all are.
    pub fn wrong_parameter<'a>(
        &self,
        method: &Method,
        pattern: &str,
        place: &str,
        mut sent: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Option<&'a str> {
        let known = &self.operation(method, pattern)["parameters"];
        let is_wrong = |&(name, value): &(&str, &str)| {
            parameters::is_wrong(&self.whole, known, place, name, value)
        };
        sent.find(is_wrong).map(|(name, _)| name)
    }

    fn operation(&self, method: &Method, pattern: &str) -> &Value {
        &self.whole["paths"][pattern][method.as_str().to_lowercase()]
    }

    /// The methods that an address knows; none if there is nothing. Where an address is spelled out, it is no id.
    pub fn methods_at(&self, path: &str) -> &[Method] {
        let parts: Vec<&str> = path.split('/').collect();
        let is_here = |pattern: &[String]| {
            pattern.len() == parts.len()
                && pattern
                    .iter()
                    .zip(&parts)
                    .all(|(pattern, part)| pattern.starts_with('{') || pattern == part)
        };
        let here = self.addresses.iter().filter(|(pattern, _)| is_here(pattern));
        let most_literal = here
            .min_by_key(|(pattern, _)| pattern.iter().filter(|part| part.starts_with('{')).count());
        most_literal.map_or(&[], |(_, methods)| methods)
    }
}

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
            Every answer tells in `RateLimit-Policy` how much may be asked in a minute, and in `RateLimit` what is left of \
            it; who asks too often gets 429, and is answered again after `Retry-After` seconds.",
        license(name = "MIT OR Apache-2.0", url = "https://spdx.org/licenses/MIT.html"),
        contact()
    ),
    servers((url = "/", description = "Where this document is served.")),
    components(schemas(Problem, Language, TestMessage, WebhookMessage)),
    tags(
        (name = "accounts", description = "Who plays."),
        (name = "programs", description = "What plays for them."),
        (name = "players", description = "With whom."),
        (name = "tables", description = "Where players meet."),
        (name = "series", description = "Games that belong together."),
        (name = "sandboxes", description = "Where nothing counts."),
        (name = "games", description = "What has happened."),
        (name = "records", description = "What is kept of it."),
        (name = "pictures", description = "How it looks."),
        (name = "play", description = "What happens next."),
        (name = "agreements", description = "What the players of a game agree on."),
        (name = "notices", description = "What you are told."),
        (name = "catalogue", description = "What is in the box."),
        (name = "administration", description = "For those who run the server."),
        (name = "operation", description = "How the service is.")
    )
)]
struct Frame;

/// The OpenAPI document.
pub fn document() -> Value {
    let (_, mut collected) =
        App::new().into_utoipa_app().openapi(Frame::openapi()).configure(routes).split_for_parts();
    let mut bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    bearer.description =
        Some(
            "An access token, from registering, logging in or refreshing, which may do everything; or a personal token, \
             which may do what names scopes that it has, and nothing that names none."
                .to_owned(),
        );
    let components = collected.components.get_or_insert_default();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));

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
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
        require_what_is_always_there(schemas);
        forbid_repeated_items(schemas);
    }
    for (path, operations) in document["paths"].as_object_mut().into_iter().flatten() {
        for operation in operations.as_object_mut().into_iter().flat_map(Map::values_mut) {
            complete(path, operation);
            mark(operation);
        }
    }
    document["components"]["responses"] = share_refusals(&mut document);
    document["components"]["examples"] = used_examples(&document);
    document
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}
