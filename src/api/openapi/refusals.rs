//! The codes by which the operations refuse.

use serde_json::{Map, Value, json};

use crate::api::problem::ProblemCode as Code;
use crate::i18n::Language;

/// What is refused of every request with a body.
pub const OF_A_BODY: &[Code] = &[
    Code::RequestMalformed,
    Code::JsonMalformed,
    Code::BodyTimeout,
    Code::BodyTooLarge,
    Code::ContentTypeUnsupported,
    Code::ContentEncodingUnsupported,
    Code::FieldInvalid,
];

/// What is refused of every request whose token counts.
pub const OF_A_TOKEN: &[Code] =
    &[Code::TokenMissing, Code::TokenInvalid, Code::TokenExpired, Code::SessionEnded];

const OF_ALL: &[Code] = &[Code::RequestMalformed, Code::InternalError, Code::Unavailable];

/// The codes that a value of `x-refusals` names, in lists or alone.
pub fn named(value: Value) -> Vec<Code> {
    match value {
        Value::Array(values) => values.into_iter().flat_map(named).collect(),
        one => serde_json::from_value(one).into_iter().collect(),
    }
}

/// The codes by which an operation refuses that names these, and whose requests are counted or not; in the order of the list of
/// all.
pub fn refusals(named: &[Code], is_counted: bool) -> impl Iterator<Item = Code> {
    let of_counted: &[Code] =
        if is_counted { &[Code::RateLimited, Code::TooManyConnections] } else { &[] };
    let refused = [OF_ALL, of_counted, named].concat();
    Code::ALL.iter().copied().filter(move |code| refused.contains(code))
}

/// Adds a code to what a response may refuse by.
pub fn refuse(response: &mut Value, code: Code) {
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

/// Statuses by which nearly all operations refuse in the same words.
const SHARED: [&str; 7] = ["401", "408", "413", "415", "429", "500", "503"];

/// The refusals that most operations have, said once: each operation that has them refers to them.
pub fn share_refusals(document: &mut Value) -> Value {
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
        let Some((usual, _)) = counted.into_iter().max_by_key(|(_, count)| *count) else {
            continue;
        };
        let name = format!("Refused{status}");
        let reference = json!({ "$ref": format!("#/components/responses/{name}") });
        for responses in all_responses(document) {
            if responses.get(status) == Some(&usual) {
                responses.insert(status.to_owned(), reference.clone());
            }
        }
        shared.insert(name, usual);
    }
    Value::Object(shared)
}

fn all_responses(document: &mut Value) -> impl Iterator<Item = &mut Map<String, Value>> {
    let paths = document["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    let operations = paths.filter_map(Value::as_object_mut).flat_map(Map::values_mut);
    operations.filter_map(|operation| operation.get_mut("responses")?.as_object_mut())
}
