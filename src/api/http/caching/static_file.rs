//! Files that are the same for all clients: stored once, compressed once, and sent in slices of the
//! stored bytes.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use actix_web::http::header;
use actix_web::http::header::{AcceptEncoding, Header};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};
use sha2::{Digest, Sha256};

use crate::api::http::CachedTags;
use crate::api::http::caching::compression::Coding;
use crate::api::problem::{Problem, ProblemCode};

/// For files with a hash of the content in the name.
const CACHE_IMMUTABLE: &str = "public, max-age=31536000, immutable";
/// For files that must be revalidated.
const CACHE_REVALIDATE: &str = "no-cache";

/// A file that is the same for all clients, in all its codings.
pub struct StaticFile {
    pub media_type: String,
    /// True if the name contains a hash of the content, so the file never changes.
    pub is_immutable: bool,
    content: Bytes,
    /// Available codings, the preferred one first.
    codings: &'static [Coding],
    /// Hash of the content.
    content_hash: String,
    brotli: OnceLock<Option<Bytes>>,
    gzip: OnceLock<Option<Bytes>>,
}

impl StaticFile {
    pub fn new(path: &str, content: Cow<'static, [u8]>) -> StaticFile {
        let media = mime_guess::from_path(path).first_or_octet_stream();
        let is_text = media.type_() == mime_guess::mime::TEXT;
        let charset = if is_text { "; charset=utf-8" } else { "" };
        let content = match content {
            Cow::Borrowed(content) => Bytes::from_static(content),
            Cow::Owned(content) => Bytes::from(content),
        };
        StaticFile {
            media_type: format!("{}{charset}", media.essence_str()),
            is_immutable: path.starts_with("assets/"),
            codings: &[Coding::Brotli, Coding::Gzip],
            content_hash: hex::encode(&Sha256::digest(&content)[..16]),
            content,
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// Creates a file for a text that is sent once, and therefore compressed quickly rather than
    /// well.
    pub fn generated(path: &str, text: String) -> StaticFile {
        let codings = &[Coding::Gzip];
        StaticFile { codings, ..StaticFile::new(path, Cow::Owned(text.into_bytes())) }
    }

    /// Returns true if the media type is worth compressing.
    pub fn is_compressible(&self) -> bool {
        let media = self.media_type.split(';').next().unwrap_or_default();
        media.starts_with("text/")
            || ["json", "xml", "javascript", "wasm"].iter().any(|kind| media.ends_with(kind))
    }

    /// Returns the content if it is text.
    pub fn text(&self) -> Option<&str> {
        std::str::from_utf8(&self.content).ok()
    }

    /// Returns the content in the wanted coding, and the coding that was used. This is the identity
    /// coding if the compressed content is not smaller. The first call for a coding is slow.
    pub fn encode(&self, wanted: Coding) -> (Coding, Bytes) {
        let cache = match wanted {
            Coding::Brotli => &self.brotli,
            Coding::Gzip => &self.gzip,
            Coding::Identity => return (Coding::Identity, self.content.clone()),
        };
        let compressed = cache.get_or_init(|| {
            let compressed = self.is_compressible().then(|| wanted.compress(&self.content));
            compressed.flatten().map(Bytes::from)
        });
        match compressed {
            Some(compressed) => (wanted, compressed.clone()),
            None => (Coding::Identity, self.content.clone()),
        }
    }

    /// Available codings, the preferred one first.
    pub fn codings(&self) -> &'static [Coding] {
        self.codings
    }

    /// Compresses the file in all codings in advance.
    pub fn compress(&self) {
        for coding in self.codings {
            self.encode(*coding);
        }
    }

    /// Returns true if [`StaticFile::encode`] returns this coding without compressing first.
    pub fn is_cached_in(&self, wanted: Coding) -> bool {
        match wanted {
            Coding::Brotli => self.brotli.get().is_some(),
            Coding::Gzip => self.gzip.get().is_some(),
            Coding::Identity => true,
        }
    }

    /// Entity tag of the file in a coding.
    pub fn tag(&self, coding: Coding) -> String {
        match coding.name() {
            Some(name) => format!("\"{}-{name}\"", self.content_hash),
            None => format!("\"{}\"", self.content_hash),
        }
    }
}

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
