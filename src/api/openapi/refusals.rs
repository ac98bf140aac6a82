//! Error codes of the operations.

use serde_json::{Map, Value, json};

use crate::api::problem::ProblemCode as Code;
use crate::i18n::Language;

/// Error codes of all operations with a request body.
pub const BODY_ERRORS: &[Code] = &[
    Code::RequestMalformed,
    Code::JsonMalformed,
    Code::BodyTimeout,
    Code::BodyTooLarge,
    Code::ContentTypeUnsupported,
    Code::ContentEncodingUnsupported,
    Code::FieldInvalid,
];

/// Error codes of all operations that require a token.
pub const TOKEN_ERRORS: &[Code] =
    &[Code::TokenMissing, Code::TokenInvalid, Code::TokenExpired, Code::SessionEnded];

const COMMON_ERRORS: &[Code] = &[Code::RequestMalformed, Code::InternalError, Code::Unavailable];

/// Error codes in a value of `x-refusals`, which can be nested lists.
pub fn parse_codes(value: Value) -> Vec<Code> {
    match value {
        Value::Array(values) => values.into_iter().flat_map(parse_codes).collect(),
        one => serde_json::from_value(one).into_iter().collect(),
    }
}

/// Error codes of an operation: the named ones, those of all operations and, if its requests are
/// rate-limited, those of the rate limit; in the order of [`Code::ALL`].
pub fn refusals(named: &[Code], is_rate_limited: bool) -> impl Iterator<Item = Code> {
    let rate_limit_errors: &[Code] =
        if is_rate_limited { &[Code::RateLimited, Code::TooManyConnections] } else { &[] };
    let refused = [COMMON_ERRORS, rate_limit_errors, named].concat();
    Code::ALL.iter().copied().filter(move |code| refused.contains(code))
}

/// Adds an error code to a response.
pub fn document_error(response: &mut Value, code: Code) {
    let (name, title) = (code.as_str(), code.title(Language::English));
    let line = format!("- `{name}`: {title}");
    response["description"] = match response["description"].as_str() {
        Some("") | None => json!(line),
        Some(lines) => json!(format!("{lines}\n{line}")),
    };
    response["content"]["application/problem+json"]["examples"][name] =
        json!({ "$ref": format!("#/components/examples/{name}") });
}

pub fn problem_content() -> Value {
    json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } })
}

/// Statuses with the same error response for nearly all operations.
const SHARED: [&str; 7] = ["401", "408", "413", "415", "429", "500", "503"];

/// Moves the error responses that most operations share into components and references them.
pub fn share_error_responses(document: &mut Value) -> Value {
    let mut shared = Map::new();
    for status in SHARED {
        let mut counted: Vec<(Value, usize)> = Vec::new();
        for responses in all_responses(document) {
            let Some(response) = responses.get(status) else { continue };
            match counted.iter_mut().find(|(known, _)| known == response) {
                Some((_, count)) => *count += 1,
                None => counted.push((response.clone(), 1)),
            }
        }
        let Some((most_common, _)) = counted.into_iter().max_by_key(|(_, count)| *count) else {
            continue;
        };
        let name = format!("Refused{status}");
        let reference = json!({ "$ref": format!("#/components/responses/{name}") });
        for responses in all_responses(document) {
            if responses.get(status) == Some(&most_common) {
                responses.insert(status.to_owned(), reference.clone());
            }
        }
        shared.insert(name, most_common);
    }
    Value::Object(shared)
}

fn all_responses(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let paths = document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    let operations = paths.filter_map(Value::as_object_mut).flat_map(Map::values_mut);
    operations.filter_map(|operation| operation.get_mut("responses")?.as_object_mut())
}
