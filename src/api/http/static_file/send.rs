use std::sync::Arc;

use actix_web::http::header::{self, AcceptEncoding, Header};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};

use crate::api::http::CachedTags;
use crate::api::problem::{Problem, ProblemCode};

use super::file::StaticFile;
use crate::api::http::coding::Coding;

/// For files with a hash of the content in the name.
const CACHE_IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// For files that must be revalidated.
const CACHE_REVALIDATE: &str = "no-cache";

/// Returns the file in the coding that the client prefers, or 304 if the client has cached it.
///
/// # Errors
/// The file does not exist, or the header is not a valid list of tags.
pub async fn send_file(
    file: Option<&Arc<StaticFile>>,
    request: &HttpRequest,
    cached: &CachedTags,
) -> Result<HttpResponse, Problem> {
    let file = file.ok_or_else(|| Problem::new(ProblemCode::RouteNotFound))?.clone();
    let cache_control = if file.is_immutable { CACHE_IMMUTABLE } else { CACHE_REVALIDATE };
    let vary = file.is_compressible().then_some("accept-encoding");
    let (coding, content, tag) = negotiate_content(&file, request).await?;
    if cached.has(&tag)? {
        return Ok(
            add_cache_headers(HttpResponse::NotModified(), tag, cache_control, vary).finish()
        );
    }
    let response = add_cache_headers(HttpResponse::Ok(), tag, cache_control, vary);
    Ok(with_content(response, &file, coding, content))
}

/// Returns the file in the coding that the client prefers, regardless of cached copies.
///
/// # Errors
/// Compression failed.
pub async fn send_untagged(
    file: Arc<StaticFile>,
    request: &HttpRequest,
) -> Result<HttpResponse, Problem> {
    let (coding, content, _) = negotiate_content(&file, request).await?;
    let mut response = HttpResponse::Ok();
    if file.is_compressible() {
        response.insert_header((header::VARY, "accept-encoding"));
    }
    Ok(with_content(response, &file, coding, content))
}

fn with_content(
    mut response: HttpResponseBuilder,
    file: &StaticFile,
    coding: Coding,
    content: web::Bytes,
) -> HttpResponse {
    if let Some(name) = coding.name() {
        response.insert_header((header::CONTENT_ENCODING, name));
    }
    response.content_type(file.media_type.as_str()).body(content)
}

/// Adds the headers for caching and revalidation.
fn add_cache_headers(
    mut response: HttpResponseBuilder,
    tag: String,
    cache_control: &str,
    vary: Option<&str>,
) -> HttpResponseBuilder {
    response
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, cache_control));
    if let Some(vary) = vary {
        response.insert_header((header::VARY, vary));
    }
    response
}

/// Returns the file in the coding that the client prefers, with its tag. The first compression runs
/// on a blocking thread.
async fn negotiate_content(
    file: &Arc<StaticFile>,
    request: &HttpRequest,
) -> Result<(Coding, web::Bytes, String), Problem> {
    let wanted = AcceptEncoding::parse(request)
        .map_or(Coding::Identity, |accepted| Coding::negotiate(&accepted, file.codings()));
    let (coding, content) = if file.is_cached_in(wanted) {
        file.encode(wanted)
    } else {
        let slow = file.clone();
        web::block(move || slow.encode(wanted)).await.map_err(|error| {
            tracing::error!(%error, "file compression failed");
            Problem::new(ProblemCode::InternalError)
        })?
    };
    let tag = file.tag(coding);
    Ok((coding, content, tag))
}
