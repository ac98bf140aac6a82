//! Validation of every response against the API document: undocumented statuses, content types,
//! codes and fields are rejected.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use jsonschema::Validator;
use reqwest::header::HeaderMap;
use reqwest::{Method, StatusCode};
use serde_json::{Map, Value, json};

/// API document with schemas that reject unknown fields.
static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    let mut document = kingdomail::api::document();
    let schemas = document["components"]["schemas"].as_object_mut().expect("schemas");
    for schema in schemas.values_mut().filter(|schema| schema["properties"].is_object()) {
        schema["unevaluatedProperties"] = json!(false);
    }
    document
});

static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// Request to be validated.
pub struct ValidatedRequest {
    pub method: Method,
    pub path: String,
}

impl ValidatedRequest {
    /// Validates the response against the operation in the document. A path missing from the
    /// document must not belong to the API.
    #[track_caller]
    pub fn validate_response(&self, status: StatusCode, headers: &HeaderMap, body: &Value) {
        let ValidatedRequest { method, path } = self;
        let Some(operations) = operations_at(path) else {
            let outside = !path.starts_with("/v1/") || status == StatusCode::NOT_FOUND;
            assert!(outside, "{method} {path} is not in the document, and answers {status}");
            return;
        };
        let Some(operation) = operations.get(&method.as_str().to_lowercase()) else {
            assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
            return;
        };
        let name =
            format!("{} {}", operation["operationId"].as_str().expect("a name"), status.as_u16());
        let response = resolve_response(&operation["responses"][status.as_str()]);
        assert!(response.is_object(), "{name} is not in the document: {body}");
        if status == StatusCode::CREATED {
            assert!(headers.contains_key("location"), "{name} does not tell where it is");
        }
        let Some(content) = response["content"].as_object() else {
            assert!(body.is_null(), "{name} has a body: {body}");
            return;
        };
        let kind =
            headers.get("content-type").unwrap_or_else(|| panic!("{name} has no type: {body}"));
        let kind = kind.to_str().expect("ASCII");
        let essence = |kind: &str| kind.split(';').next().expect("a beginning").to_owned();
        let media = content.iter().find(|(named, _)| essence(named) == essence(kind));
        let (_, media) = media.unwrap_or_else(|| panic!("{name} is {kind}"));
        if status.as_u16() >= 400 {
            let code = body["code"].as_str().expect("a code");
            assert!(media["examples"][code].is_object(), "{name} does not name {code}");
        }
        // A single line of NDJSON is also an object, but its schema applies to the whole text.
        if essence(kind).ends_with("json")
            && !essence(kind).ends_with("ndjson")
            && body.is_object()
            && let Err(error) = validator(&media["schema"]).validate(body)
        {
            panic!("{name}: {} {error}\n{body}", error.instance_path());
        }
    }
}

/// Response object with its reference resolved.
fn resolve_response(response: &'static Value) -> &'static Value {
    let reference = response["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
    reference.map_or(response, |pointer| DOCUMENT.pointer(pointer).expect("a response"))
}

fn operations_at(path: &str) -> Option<&'static Map<String, Value>> {
    let path = path.split('?').next().expect("a beginning");
    let paths = DOCUMENT["paths"].as_object().expect("paths");
    let exact_match = paths.get_key_value(path);
    let (_, operations) =
        exact_match.or_else(|| paths.iter().find(|(pattern, _)| matches_path(pattern, path)))?;
    Some(operations.as_object().expect("operations"))
}

fn matches_path(pattern: &str, path: &str) -> bool {
    let (patterns, parts) = (pattern.split('/'), path.split('/'));
    pattern.matches('/').count() == path.matches('/').count()
        && patterns.zip(parts).all(|(pattern, part)| match pattern.split_once('}') {
            Some((_, after)) => part.ends_with(after),
            None => pattern == part,
        })
}

fn validator(schema: &Value) -> Arc<Validator> {
    let mut validators = VALIDATORS.lock().unwrap_or_else(PoisonError::into_inner);
    let validator = validators.entry(schema.to_string()).or_insert_with(|| {
        let mut whole = schema.clone();
        whole["components"] = DOCUMENT["components"].clone();
        Arc::new(jsonschema::draft202012::new(&whole).expect("a schema"))
    });
    validator.clone()
}
