use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Serialize;

use crate::api::problem::{Problem, ProblemCode};

use super::{CachedTags, content_tag};

/// Caching policy of a response.
#[derive(Clone, Copy, Debug)]
pub enum CachePolicy {
    /// Private; must be revalidated.
    Private,
    /// Public for an hour: changes only with a new release.
    Public,
}

impl CachePolicy {
    fn header_value(self) -> &'static str {
        match self {
            CachePolicy::Private => "private, no-cache",
            CachePolicy::Public => "public, max-age=3600",
        }
    }
}

/// Returns the view with its entity tag, or 304 if the client has cached it.
///
/// # Errors
/// The header is not a valid list of tags.
pub fn tagged_json(
    cached: &CachedTags,
    policy: CachePolicy,
    view: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    tagged_json_with(content_tag, cached, policy, view)
}

/// Like [`tagged_json`], with an entity tag computed by `tag` from the JSON.
///
/// # Errors
/// As [`tagged_json`].
pub fn tagged_json_with(
    tag: impl FnOnce(&str) -> String,
    cached: &CachedTags,
    policy: CachePolicy,
    view: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    let text = serde_json::to_string(view).map_err(|error| {
        tracing::error!(%error, "response serialisation failed");
        Problem::new(ProblemCode::InternalError)
    })?;
    let mut response = HttpResponse::Ok();
    response.content_type("application/json");
    respond_unless_cached(tag(&text), cached, policy, response, text)
}

/// Returns the view with its entity tag after a change by the caller.
///
/// # Errors
/// The view cannot be serialized.
pub fn tagged_update_json(view: &impl Serialize) -> Result<HttpResponse, Problem> {
    tagged_json(&CachedTags::NONE, CachePolicy::Private, view)
}

/// Completes `response` with a text and its entity tag, or returns 304.
///
/// # Errors
/// As [`tagged_json`].
pub fn tagged_text(
    cached: &CachedTags,
    policy: CachePolicy,
    response: HttpResponseBuilder,
    text: String,
) -> Result<HttpResponse, Problem> {
    respond_unless_cached(content_tag(&text), cached, policy, response, text)
}

fn respond_unless_cached(
    tag: String,
    cached: &CachedTags,
    policy: CachePolicy,
    mut response: HttpResponseBuilder,
    text: String,
) -> Result<HttpResponse, Problem> {
    let policy = policy.header_value();
    if cached.has(&tag)? {
        let mut response = HttpResponse::NotModified();
        response.insert_header((header::CACHE_CONTROL, policy));
        return Ok(response.insert_header((header::ETAG, tag)).finish());
    }
    response.insert_header((header::ETAG, tag)).insert_header((header::CACHE_CONTROL, policy));
    Ok(response.body(text))
}
