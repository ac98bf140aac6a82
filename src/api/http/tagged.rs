use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Serialize;

use crate::api::problem::{Problem, ProblemCode};

use super::{CachedTags, content_tag};

/// How an answer may be kept.
#[derive(Clone, Copy, Debug)]
pub enum Kept {
    /// By whom it is for, who asks each time whether it has changed.
    ByItsReader,
    /// By everybody, for an hour: it changes with the program.
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

/// The view with its tag, or that the client has it already.
///
/// # Errors
/// What the client says of what it has is no list of tags.
pub fn tagged_json(
    cached: &CachedTags,
    kept: Kept,
    view: &impl Serialize,
) -> Result<HttpResponse, Problem> {
    tagged_json_by(content_tag, cached, kept, view)
}

/// The same with the tag that is made of the text.
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

/// The view with its tag, for who has just changed what it shows.
///
/// # Errors
/// It cannot be written as JSON.
pub fn changed_json(view: &impl Serialize) -> Result<HttpResponse, Problem> {
    tagged_json(&CachedTags::NONE, Kept::ByItsReader, view)
}

/// The same of a text, as the rest of an answer.
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
