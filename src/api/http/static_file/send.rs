use std::sync::Arc;

use actix_web::http::header::{self, AcceptEncoding, Header};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};

use crate::api::http::CachedTags;
use crate::api::problem::{Problem, ProblemCode};

use super::file::StaticFile;
use crate::api::http::coding::Coding;

/// For files with a hash of the content in the name.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// For files that must be revalidated.
const ASK_AGAIN: &str = "no-cache";

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
    let kept = if file.is_immutable { FOR_EVER } else { ASK_AGAIN };
    let vary = file.is_compressible().then_some("accept-encoding");
    let (form, content, tag) = in_form(&file, request).await?;
    if cached.has(&tag)? {
        return Ok(tagged(HttpResponse::NotModified(), tag, kept, vary).finish());
    }
    let response = tagged(HttpResponse::Ok(), tag, kept, vary);
    Ok(with_content(response, &file, form, content))
}

/// Returns the file in the coding that the client prefers, regardless of cached copies.
///
/// # Errors
/// Compression failed.
pub async fn send_untagged(
    file: Arc<StaticFile>,
    request: &HttpRequest,
) -> Result<HttpResponse, Problem> {
    let (form, content, _) = in_form(&file, request).await?;
    let mut response = HttpResponse::Ok();
    if file.is_compressible() {
        response.insert_header((header::VARY, "accept-encoding"));
    }
    Ok(with_content(response, &file, form, content))
}

fn with_content(
    mut response: HttpResponseBuilder,
    file: &StaticFile,
    form: Coding,
    content: web::Bytes,
) -> HttpResponse {
    if let Some(name) = form.name() {
        response.insert_header((header::CONTENT_ENCODING, name));
    }
    response.content_type(file.media_type.as_str()).body(content)
}

/// Adds the headers for caching and revalidation.
fn tagged(
    mut response: HttpResponseBuilder,
    tag: String,
    kept: &str,
    vary: Option<&str>,
) -> HttpResponseBuilder {
    response.insert_header((header::ETAG, tag)).insert_header((header::CACHE_CONTROL, kept));
    if let Some(vary) = vary {
        response.insert_header((header::VARY, vary));
    }
    response
}

/// Returns the file in the coding that the client prefers, with its tag. The first compression runs
/// on a blocking thread.
async fn in_form(
    file: &Arc<StaticFile>,
    request: &HttpRequest,
) -> Result<(Coding, web::Bytes, String), Problem> {
    let wanted = AcceptEncoding::parse(request)
        .map_or(Coding::Identity, |accepted| Coding::negotiate(&accepted, file.forms()));
    let (form, content) = if file.is_ready_in(wanted) {
        file.in_form(wanted)
    } else {
        let slow = file.clone();
        web::block(move || slow.in_form(wanted)).await.map_err(|error| {
            tracing::error!(%error, "file compression failed");
            Problem::new(ProblemCode::InternalError)
        })?
    };
    let tag = file.tag(form);
    Ok((form, content, tag))
}
