//! The OpenAPI document: collected from the routes, then made into what generators of clients need.

use actix_web::App;
use actix_web::http::Method;
use serde_json::{Map, Value, json};
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa_actix_web::AppExt;

use super::routes::routes;
use crate::words::Language;

use super::views::WebhookMessage;
use super::{Problem, examples};

/// The document in the forms in which it is used.
pub struct Document {
    /// As it is served.
    pub text: String,
    /// The addresses, in parts, with the methods that they know.
    addresses: Vec<(Vec<String>, Vec<Method>)>,
}

impl Document {
    /// The document of this program, made ready to be served.
    pub fn collect() -> Document {
        let document = document();
        let addresses = object(&document["paths"]).map(|(path, operations)| {
            let methods =
                object(operations).filter_map(|(method, _)| method.to_uppercase().parse().ok());
            (path.split('/').map(str::to_owned).collect(), methods.collect())
        });
        Document { text: document.to_string(), addresses: addresses.collect() }
    }

    /// The methods that an address knows; none if there is nothing.
    pub fn methods_at(&self, path: &str) -> Vec<Method> {
        let parts: Vec<&str> = path.split('/').collect();
        let is_here = |pattern: &[String]| {
            pattern.len() == parts.len()
                && pattern
                    .iter()
                    .zip(&parts)
                    .all(|(pattern, part)| pattern.starts_with('{') || pattern == part)
        };
        let here = self.addresses.iter().filter(|(pattern, _)| is_here(pattern));
        here.flat_map(|(_, methods)| methods.iter().cloned()).collect()
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
            same `Idempotency-Key` without harm.",
        license(name = "MIT OR Apache-2.0", url = "https://spdx.org/licenses/MIT.html"),
        contact()
    ),
    servers((url = "/", description = "Where this document is served.")),
    components(schemas(Problem, Language, WebhookMessage)),
    tags(
        (name = "accounts", description = "Who plays."),
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
        (name = "operation", description = "How the service is.")
    )
)]
struct Frame;

/// What is posted to those who want to be told so.
fn webhooks() -> Value {
    let header = |name: &str, description: &str| {
        json!({
            "name": name, "in": "header", "required": true, "description": description,
            "schema": { "type": "string", "maxLength": 1000 },
        })
    };
    json!({ "notice": { "post": {
        "operationId": "receive_notice",
        "summary": "Receive a notice",
        "description": "What a standard webhook of yours gets, by Standard Webhooks 1.0. Answer 2xx within 15 seconds; \
            the libraries of Standard Webhooks check the signature. The same message may come more than once, with the same \
            `webhook-id`; those of one game come in order.",
        "tags": ["notices"],
        "security": [],
        "parameters": [
            header("webhook-id", "The same in every attempt."),
            header("webhook-timestamp", "When this attempt was made, in seconds since 1970."),
            header("webhook-signature", "`v1,` and the signature; two of them for a day after a rotation."),
        ],
        "requestBody": {
            "required": true,
            "content": { "application/json": {
                "schema": { "$ref": "#/components/schemas/WebhookMessage" },
                "example": examples::of("WebhookMessage"),
            } },
        },
        "responses": {
            "204": { "description": "You have it." },
            "410": { "description": "You want no more: the webhook is turned off." },
        },
    } } })
}

/// The OpenAPI document.
pub fn document() -> Value {
    let (_, mut collected) =
        App::new().into_utoipa_app().openapi(Frame::openapi()).configure(routes).split_for_parts();
    let mut bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
    bearer.description =
        Some("An access token, from registering, logging in or refreshing.".to_owned());
    let components = collected.components.get_or_insert_default();
    components.add_security_scheme("bearer", SecurityScheme::Http(bearer));

    let ticket = ApiKeyValue::with_description(
        "ticket",
        "A ticket for one stream, for clients that cannot send headers.",
    );
    components.add_security_scheme("ticket", SecurityScheme::ApiKey(ApiKey::Query(ticket)));

    let signature = ApiKeyValue::with_description(
        "signature",
        "The signature of a link to a picture, with all else that the link says.",
    );
    components.add_security_scheme("signature", SecurityScheme::ApiKey(ApiKey::Query(signature)));

    let mut document = serde_json::to_value(collected).unwrap_or_default();
    document["components"]["headers"] = problem_headers();
    document["webhooks"] = webhooks();
    if let Some(schemas) = document["components"]["schemas"].as_object_mut() {
        name_variants(schemas);
        require_what_is_always_there(schemas);
    }
    for operations in document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut) {
        for operation in operations.as_object_mut().into_iter().flat_map(Map::values_mut) {
            complete(operation);
        }
    }
    document
}

/// Gives every variant of a tagged union a schema of its own and the union a discriminator: without them generators
/// cannot tell the variants apart.
fn name_variants(schemas: &mut Map<String, Value>) {
    let unions: Vec<String> = schemas
        .iter()
        .filter(|(_, schema)| {
            variants(schema).is_some_and(|variants| variants.iter().all(|v| tag(v).is_some()))
        })
        .map(|(name, _)| name.clone())
        .collect();
    for union in unions {
        let Some(variants) =
            schemas.get_mut(&union).and_then(|schema| schema["oneOf"].as_array_mut())
        else {
            continue;
        };
        let mut named = Vec::new();
        for variant in variants {
            let Some(tag) = tag(variant).map(str::to_owned) else { continue };
            let name = format!("{}{}", pascal_case(&tag), union.trim_end_matches("View"));
            let reference = format!("#/components/schemas/{name}");
            named.push((tag, name, std::mem::replace(variant, json!({ "$ref": reference }))));
        }
        let mapping: Map<String, Value> = named
            .iter()
            .map(|(tag, name, _)| (tag.clone(), json!(format!("#/components/schemas/{name}"))))
            .collect();
        schemas[&union]["discriminator"] = json!({ "propertyName": "type", "mapping": mapping });
        schemas.extend(named.into_iter().map(|(_, name, schema)| (name, schema)));
    }
}

fn variants(schema: &Value) -> Option<&Vec<Value>> {
    schema.get("oneOf")?.as_array()
}

fn tag(variant: &Value) -> Option<&str> {
    variant.pointer("/properties/type/enum/0")?.as_str()
}

fn pascal_case(snake_case: &str) -> String {
    let capitalized = |word: &str| word[..1].to_uppercase() + &word[1..];
    snake_case.split('_').filter(|word| !word.is_empty()).map(capitalized).collect()
}

/// A view shows all its fields, also those that are null.
fn require_what_is_always_there(schemas: &mut Map<String, Value>) {
    for (_, schema) in schemas.iter_mut().filter(|(name, _)| name.ends_with("View")) {
        let Some(properties) = schema.get("properties").and_then(Value::as_object) else {
            continue;
        };
        let names: Vec<&String> = properties.keys().collect();
        schema["required"] = json!(names);
    }
}

/// Adds what follows from an operation's shape: the refusals, the examples, that a public one needs no token.
fn complete(operation: &mut Value) {
    let is_secured = operation.get("security").is_some();
    let has_body = operation.get("requestBody").is_some();
    let parameters = operation.get("parameters").and_then(Value::as_array);
    let has_path =
        parameters.is_some_and(|all| all.iter().any(|parameter| parameter["in"] == "path"));
    let refusals = [
        (true, 400, "The request is malformed, or a parameter or header invalid."),
        (is_secured, 401, "The access token is missing or refused."),
        (has_path, 404, "There is no such thing, or none that you may see."),
        (has_body, 408, "The body did not arrive in time."),
        (has_body, 413, "The body is too large."),
        (has_body, 415, "The body must be application/json."),
        (
            has_body || has_path,
            422,
            "A field is invalid, or a rule forbids it: see code and field.",
        ),
        (true, 500, "Something went wrong here."),
        (true, 503, "The service cannot do this just now: try again after Retry-After seconds."),
    ];
    if let Some(responses) = operation["responses"].as_object_mut() {
        for (applies, status, description) in refusals {
            if applies && !responses.contains_key(&status.to_string()) {
                responses.insert(status.to_string(), json!({ "description": description }));
            }
        }
        for (status, response) in responses {
            if status.as_str() >= "400" {
                response["content"] = problem_content();
                let header = |name| json!({ "$ref": format!("#/components/headers/{name}") });
                response["headers"]["Content-Language"] = header("ContentLanguage");
                response["headers"]["Vary"] = header("Vary");
            }
            if let Some(content) = response.get_mut("content") {
                exemplify(content, Some(status));
            }
        }
    }
    if let Some(content) = operation.pointer_mut("/requestBody/content") {
        exemplify(content, None);
    }
    if !is_secured {
        operation["security"] = json!([]);
    }
}

fn problem_content() -> Value {
    json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } })
}

fn problem_headers() -> Value {
    json!({
        "ContentLanguage": {
            "description": "The language of what is said to people: the one that Accept-Language wants most, or English.",
            "schema": { "$ref": "#/components/schemas/Language" }
        },
        "Vary": {
            "description": "On what the answer depends.",
            "schema": { "type": "string", "const": "accept-language", "maxLength": 15 }
        }
    })
}

/// Adds an example to every kind of content that has a named schema.
fn exemplify(content: &mut Value, status: Option<&String>) {
    for media in content.as_object_mut().into_iter().flat_map(Map::values_mut) {
        let reference = media.pointer("/schema/$ref").and_then(Value::as_str);
        let name = reference.and_then(|reference| reference.rsplit('/').next());
        let example = match (name, status) {
            (Some("Problem"), Some(status)) => examples::problem(status),
            (Some(name), _) => examples::of(name),
            (None, _) => None,
        };
        if let Some(example) = example {
            media["example"] = example;
        }
    }
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}
