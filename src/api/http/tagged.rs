use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Serialize;

use crate::api::problem::{Problem, ProblemCode};

use super::{CachedTags, content_tag};

/// Caching policy of a response.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    /// Private; must be revalidated.
    ByItsReader,
    /// Public for an hour: changes only with a new release.
    ByEverybody,
}

impl Kept {
    fn policy(self) -> &'static str {
        match self {
            Kept::ByItsReader => "private, no-cache",
            Kept::ByEverybody => "public, max-age=3600",
        }
    }
}

/// Returns the view with its entity tag, or 304 if the client has cached it.
///
/// # Errors
/// The header is not a valid list of tags.
pub fn tagged_json(
    cached: &CachedTags,
    kept: Kept,
    view: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    tagged_json_by(content_tag, cached, kept, view)
}

/// Like [`tagged_json`], with an entity tag computed by `tag` from the JSON.
///
/// # Errors
/// As [`tagged_json`].
pub fn tagged_json_by(
    tag: impl FnOnce(&str) -> String,
    cached: &CachedTags,
    kept: Kept,
    view: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    let text = serde_json::to_string(view).map_err(|error| {
        tracing::error!(%error, "response serialisation failed");
        Problem::new(ProblemCode::InternalError)
    })?;
    let mut response = HttpResponse::Ok();
    response.content_type("application/json");
    unless_known(tag(&text), cached, kept, response, text)
}

/// Returns the view with its entity tag after a change by the caller.
///
/// # Errors
/// The view cannot be serialized.
pub fn changed_json(view: &impl Serialize) -> Result<HttpResponse, Problem> {
    tagged_json(&CachedTags::NONE, Kept::ByItsReader, view)
}

/// Completes `response` with a text and its entity tag, or returns 304.
///
/// # Errors
/// As [`tagged_json`].
pub fn tagged(
    cached: &CachedTags,
    kept: Kept,
    response: HttpResponseBuilder,
    text: String,
) -> Result<HttpResponse, Problem> {
    unless_known(content_tag(&text), cached, kept, response, text)
}

fn unless_known(
    tag: String,
    cached: &CachedTags,
    kept: Kept,
    mut response: HttpResponseBuilder,
    text: String,
) -> Result<HttpResponse, Problem> {
    let policy = kept.policy();
    if cached.has(&tag)? {
        let mut response = HttpResponse::NotModified();
        response.insert_header((header::CACHE_CONTROL, policy));
        return Ok(response.insert_header((header::ETAG, tag)).finish());
    }
    response.insert_header((header::ETAG, tag)).insert_header((header::CACHE_CONTROL, policy));
    Ok(response.body(text))
}
