//! The headers by which a client makes its requests repeatable and safe against what it has not seen.

use actix_web::HttpRequest;
use actix_web::http::header;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::IdempotentRequest;
use crate::domain::event_log::Version;
use crate::i18n::Language;

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";
/// How long the list of the entity tags that a client has is at most.
const LONGEST_TAGS: usize = 1000;
/// How long an idempotency key is at most, in characters.
pub const LONGEST_KEY: usize = 255;

/// What makes the request recognisable when it comes again: its key, and a hash of what it asks for. None without a
/// key.
pub fn repeatable<T: Serialize>(
    request: &HttpRequest,
    operation: &str,
    body: &T,
) -> Result<Option<IdempotentRequest>, Problem> {
    let body = serde_json::to_vec(body).map_err(|error| {
        tracing::error!(%error, "a request cannot be written as JSON");
        Problem::new(ProblemCode::InternalError)
    })?;
    repeatable_bytes(request, operation, &body)
}

/// The same of a body whose bytes count as they were sent.
pub fn repeatable_bytes(
    request: &HttpRequest,
    operation: &str,
    body: &[u8],
) -> Result<Option<IdempotentRequest>, Problem> {
    let Some(value) = request.headers().get(IDEMPOTENCY_KEY) else { return Ok(None) };
    let key = value.to_str().unwrap_or_default();
    if key.is_empty() || key.len() > LONGEST_KEY || !key.bytes().all(|byte| byte.is_ascii_graphic())
    {
        return Err(Problem::new(ProblemCode::HeaderInvalid)
            .detail(format_args!(
                "An idempotency key has 1 to {LONGEST_KEY} visible ASCII characters."
            ))
            .field(IDEMPOTENCY_KEY));
    }
    let hash = Sha256::new()
        .chain_update(operation)
        .chain_update([0])
        .chain_update(body)
        .finalize()
        .into();
    Ok(Some(IdempotentRequest { key: key.to_owned(), hash }))
}

/// The version that the client has seen, from the body or from `If-Match`.
pub fn expected_version(
    request: &HttpRequest,
    in_body: Option<Version>,
) -> Result<Option<Version>, Problem> {
    let Some(value) = request.headers().get(header::IF_MATCH) else { return Ok(in_body) };
    let tag = value.to_str().ok().and_then(tagged_version).ok_or_else(|| {
        Problem::new(ProblemCode::HeaderInvalid)
            .detail("Expected the ETag of a game: its version in quotation marks.")
            .field("If-Match")
    })?;
    match in_body {
        Some(version) if version != tag => Err(Problem::new(ProblemCode::HeaderInvalid)
            .detail("If-Match and expected_version contradict each other.")
            .field("If-Match")),
        _ => Ok(Some(tag)),
    }
}

/// The language that the client wants most of those we speak.
pub fn wanted_language(request: &HttpRequest) -> Language {
    let wished = request.headers().get(header::ACCEPT_LANGUAGE);
    Language::negotiate(wished.and_then(|value| value.to_str().ok()).unwrap_or_default())
}

/// Whether the client has what this entity tag stands for already.
pub fn has(request: &HttpRequest, tag: &str) -> Result<bool, Problem> {
    let Some(value) = request.headers().get(header::IF_NONE_MATCH) else { return Ok(false) };
    if value.len() > LONGEST_TAGS {
        return Err(Problem::new(ProblemCode::HeaderInvalid)
            .detail(format_args!("At most {LONGEST_TAGS} characters."))
            .field("If-None-Match"));
    }
    let tags = value.to_str().unwrap_or_default().split(',').map(str::trim);
    let mut tags = tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag));
    Ok(tags.any(|known| known == "*" || known == tag))
}

fn tagged_version(tag: &str) -> Option<Version> {
    let tag = tag.strip_prefix('"')?.strip_suffix('"')?;
    let number: u32 = tag.split_once('-').map_or(tag, |(version, _)| version).parse().ok()?;
    Version::try_from(number).ok()
}
