//! Request headers for retries, optimistic concurrency, caching and languages, and the response
//! headers of created and repeated requests. The headers that a handler takes are part of the
//! document. They are validated when the handler reads them, after the body.

use std::fmt::Display;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::http::header::HeaderValue;
use actix_web::{FromRequest, HttpRequest, HttpResponse, HttpResponseBuilder};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::openapi::Object;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};

use crate::api::openapi::{Inputs, RequestInput};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::IdempotentRequest;
use crate::domain::event_log::{SeenVersions, Version};
use crate::i18n::Language;
use crate::service::Context;

use super::caching::entity_tag::{content_tag, tag_without_coding};

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";
const IF_MATCH: &str = "If-Match";
const IF_NONE_MATCH: &str = "If-None-Match";
const LAST_EVENT_ID: &str = "Last-Event-ID";

const PREFER: &str = "Prefer";

/// Maximum length of a list of entity tags.
const MAX_TAGS_BYTES: usize = 1000;
/// Maximum length of an idempotency key.
pub const MAX_IDEMPOTENCY_KEY_BYTES: usize = 255;

macro_rules! headers {
    ($($(#[$doc:meta])+ $extractor:ident = $name:expr, $schema:expr, $description:expr, $refusals:expr;)+) => {
        $(
            $(#[$doc])+
            pub struct $extractor(Option<HeaderValue>);

            impl FromRequest for $extractor {
                type Error = Problem;
                type Future = Ready<Result<Self, Problem>>;

                fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
                    ready(Ok($extractor(header_value(request, $name))))
                }
            }

            impl RequestInput for $extractor {
                fn describe(inputs: &mut Inputs) {
                    let description: fn(&Inputs) -> &'static str = $description;
                    inputs.header($name, description(inputs), $schema);
                    let refusals: &[ProblemCode] = &$refusals;
                    inputs.refusals.extend(refusals);
                }
            }
        )+
    };
}

headers! {
    /// Key that identifies retries of a request, if there is one.
    IdempotencyKey = IDEMPOTENCY_KEY, key_schema(),
        |inputs| if inputs.has_path_name("game_id") {
            "Unique key that makes the request safe to retry. Default: none; a retry is then a new request."
        } else {
            "Unique key that makes the request safe to retry: requests with the same key take effect once. Default: none; a retry is then a new request."
        }, [ProblemCode::IdempotencyKeyReused];
    /// Version of the game that the client has seen, if it is not in the body.
    ExpectedVersion = IF_MATCH, string_schema(MAX_TAGS_BYTES),
        |_| "ETag of the version of the game that the request is based on; a list of ETags, or `*` for any version. Default: `expected_version` in the body.", [ProblemCode::VersionStale];
    /// Entity tag of the settings that the change is based on, if the client sends one.
    ExpectedSettings = IF_MATCH, string_schema(MAX_TAGS_BYTES),
        |_| "ETag of the settings that the change is based on. If the settings have changed since, the request is rejected. Default: none; the settings are changed in any case.",
        [ProblemCode::SettingsStale];
    /// Entity tags of the responses that the client has cached.
    CachedTags = IF_NONE_MATCH, string_schema(MAX_TAGS_BYTES), |_| "ETag of the cached response. If it is current, the response is 304. Default: none; the response is always sent.", [];
    /// Last event of a stream that the client has received, if it sends one.
    LastEventId = LAST_EVENT_ID, position_schema(),
        |_| "Id of the last event that was received. The stream resumes after it. Default: `after`.", [];
}

/// Rejects idempotency keys. The result of the request is secret or has no owner yet, so it cannot
/// be returned to a retry, and the client must not assume that a retry is safe.
pub struct NoIdempotencyKey;

impl FromRequest for NoIdempotencyKey {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refusal = || {
            Problem::new(ProblemCode::HeaderInvalid)
                .detail("Idempotency keys are not supported here. Remove the header.")
                .field(IDEMPOTENCY_KEY)
        };
        let is_sent = request.headers().contains_key(IDEMPOTENCY_KEY);
        ready(if is_sent { Err(refusal()) } else { Ok(NoIdempotencyKey) })
    }
}

impl RequestInput for NoIdempotencyKey {
    fn describe(inputs: &mut Inputs) {
        inputs.refusals.push(ProblemCode::HeaderInvalid);
    }
}

/// Preferences of the client (RFC 7240). The document mentions them only in descriptions: with an
/// empty response in the schema, generated clients could not rely on any content.
pub struct Preferences(Option<HeaderValue>);

impl FromRequest for Preferences {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Preferences(request.headers().get(PREFER).cloned())))
    }
}

impl RequestInput for Preferences {
    fn describe(_: &mut Inputs) {}
}

impl Preferences {
    /// Returns true if the client wants a minimal response. Other preferences are ignored.
    pub fn is_minimal(&self) -> bool {
        let Some(preferences) = self.0.as_ref().and_then(|value| value.to_str().ok()) else {
            return false;
        };
        let mut preferences = preferences.split([',', ';']).map(str::trim);
        preferences.any(|preference| {
            let minimal =
                preference.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
            minimal.is_some_and(|(name, value)| {
                name.eq_ignore_ascii_case("return") && value.trim_matches('"') == "minimal"
            })
        })
    }
}

/// Value of a header. Several lines with the same name form one list (RFC 9110, section 5.3).
fn header_value(request: &HttpRequest, name: &str) -> Option<HeaderValue> {
    let mut lines = request.headers().get_all(name);
    let first = lines.next()?.clone();
    let rest: Vec<&HeaderValue> = lines.collect();
    if rest.is_empty() {
        return Some(first);
    }
    let all: Vec<&[u8]> = [&first].into_iter().chain(rest).map(HeaderValue::as_bytes).collect();
    let all = all.join(&b", "[..]);
    HeaderValue::from_bytes(&all).ok()
}

fn string_schema(max_length: usize) -> Object {
    ObjectBuilder::new().schema_type(Type::String).max_length(Some(max_length)).build()
}

/// Format of a key, as [`IdempotencyKey::to_request_from_bytes`] validates it.
fn key_schema() -> Object {
    let visible = format!("^[!-~]{{1,{MAX_IDEMPOTENCY_KEY_BYTES}}}$");
    let key = ObjectBuilder::new().schema_type(Type::String).pattern(Some(visible));
    key.max_length(Some(MAX_IDEMPOTENCY_KEY_BYTES)).build()
}

fn position_schema() -> Object {
    let format = SchemaFormat::KnownFormat(KnownFormat::Int64);
    let position = ObjectBuilder::new().schema_type(Type::Integer).format(Some(format));
    position.minimum(Some(0)).build()
}

impl IdempotencyKey {
    /// Returns the key with a hash of the operation and its body; `None` without a key.
    pub fn to_request<T: Serialize>(
        &self,
        operation: &str,
        body: &T,
    ) -> Result<Option<IdempotentRequest>, Problem> {
        let body = serde_json::to_vec(body).map_err(|error| {
            tracing::error!(%error, "request serialisation failed");
            Problem::new(ProblemCode::InternalError)
        })?;
        self.to_request_from_bytes(operation, &body)
    }

    /// Returns the key with a hash of the operation and the bytes of its body; `None` without a
    /// key.
    pub fn to_request_from_bytes(
        &self,
        operation: &str,
        body: &[u8],
    ) -> Result<Option<IdempotentRequest>, Problem> {
        let Some(value) = &self.0 else { return Ok(None) };
        let key = value.to_str().unwrap_or_default();
        if key.is_empty()
            || key.len() > MAX_IDEMPOTENCY_KEY_BYTES
            || !key.bytes().all(|byte| byte.is_ascii_graphic())
        {
            return Err(Problem::new(ProblemCode::HeaderInvalid)
                .detail(format_args!(
                    "Expected 1 to {MAX_IDEMPOTENCY_KEY_BYTES} visible ASCII characters."
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
}

impl ExpectedVersion {
    /// Returns the versions in the header, or else the version in the body.
    pub fn resolve(&self, in_body: Option<Version>) -> Result<Option<SeenVersions>, Problem> {
        let Some(value) = &self.0 else { return Ok(in_body.map(SeenVersions::One)) };
        let seen = TagList::parse(value, IF_MATCH)?.versions().ok_or_else(|| {
            Problem::new(ProblemCode::HeaderInvalid)
                .detail("Expected the ETag of a game: the version in quotation marks.")
                .field(IF_MATCH)
        })?;
        match in_body {
            Some(version) if !seen.has(version) => Err(Problem::new(ProblemCode::HeaderInvalid)
                .detail("`If-Match` and `expected_version` contradict each other.")
                .field(IF_MATCH)),
            Some(version) => Ok(Some(SeenVersions::One(version))),
            None => Ok(Some(seen)),
        }
    }
}

/// A list of entity tags in a header.
struct TagList(String);

impl TagList {
    /// # Errors
    /// The header is too long.
    fn parse(value: &HeaderValue, name: &str) -> Result<TagList, Problem> {
        if value.len() > MAX_TAGS_BYTES {
            return Err(Problem::new(ProblemCode::HeaderInvalid)
                .detail(format_args!("Expected at most {MAX_TAGS_BYTES} characters."))
                .field(name));
        }
        Ok(TagList(value.to_str().unwrap_or_default().to_owned()))
    }

    /// Returns the game versions in the list; `None` if no tag is that of a game.
    fn versions(&self) -> Option<SeenVersions> {
        if self.0.trim() == "*" {
            return Some(SeenVersions::Every);
        }
        let versions = self.0.split(',').filter_map(|tag| version_of_tag(tag.trim()));
        match versions.collect::<Vec<_>>()[..] {
            [] => None,
            [version] => Some(SeenVersions::One(version)),
            ref versions => Some(SeenVersions::AnyOf(versions.to_vec())),
        }
    }

    /// Returns true if the list contains the tag, also in the form for compressed content or as a
    /// weak tag, which proxies create.
    fn has(&self, tag: &str) -> bool {
        let tags = self.0.split(',').map(str::trim);
        let mut tags = tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag));
        tags.any(|known| known == "*" || known == tag || tag_without_coding(known) == tag)
    }
}

/// Version at the start of the tag of a game, also of a weak tag, which compressing proxies create.
fn version_of_tag(tag: &str) -> Option<Version> {
    let tag = tag.strip_prefix("W/").unwrap_or(tag).strip_prefix('"')?.strip_suffix('"')?;
    let number: u32 = tag.split_once('-').map_or(tag, |(version, _)| version).parse().ok()?;
    Version::try_from(number).ok()
}

impl CachedTags {
    /// No cached responses.
    pub const NONE: CachedTags = CachedTags(None);

    /// Returns true if the client has cached the response with this entity tag.
    pub fn has(&self, tag: &str) -> Result<bool, Problem> {
        let Some(value) = &self.0 else { return Ok(false) };
        Ok(TagList::parse(value, IF_NONE_MATCH)?.has(tag))
    }
}

impl ExpectedSettings {
    /// Returns a check that the client has seen a view; always true if the client sent no tag.
    pub fn check<V: Serialize>(&self) -> Result<impl Fn(&V) -> bool + use<V>, Problem> {
        let seen = self.0.as_ref().map(|value| TagList::parse(value, IF_MATCH)).transpose()?;
        Ok(move |view: &V| {
            let tag = || Some(content_tag(&serde_json::to_string(view).ok()?));
            seen.as_ref().is_none_or(|seen| tag().is_some_and(|tag| seen.has(&tag)))
        })
    }
}

impl LastEventId {
    /// Position after which the stream resumes.
    pub fn position(&self) -> Result<Option<i64>, Problem> {
        let Some(value) = &self.0 else { return Ok(None) };
        let seen = value.to_str().ok().and_then(|text| text.parse::<i64>().ok());
        let seen = seen.filter(|seen| *seen >= 0).ok_or_else(|| {
            Problem::new(ProblemCode::HeaderInvalid)
                .detail("Expected the id of an event of this stream.")
                .field(LAST_EVENT_ID)
        })?;
        Ok(Some(seen))
    }
}

/// Best supported language for the `Accept-Language` of a request.
pub fn wanted_language(request: &HttpRequest) -> Language {
    let accept_language = request.headers().get(header::ACCEPT_LANGUAGE);
    Language::negotiate(accept_language.and_then(|value| value.to_str().ok()).unwrap_or_default())
}

/// Response with status 201. `Location` is `path` below the public URL of the server.
pub fn created_response(ctx: &Context, path: impl Display) -> HttpResponseBuilder {
    let mut response = HttpResponse::Created();
    let base = ctx.senders.links.base().path();
    response.insert_header((header::LOCATION, format!("{base}{path}")));
    response
}

/// Adds `Idempotency-Replayed` if the request had been carried out before.
pub fn set_replayed_header(response: &mut HttpResponseBuilder, was_replayed: bool) {
    if was_replayed {
        response.insert_header(("Idempotency-Replayed", "true"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minimal_preference_is_recognized() {
        let minimal = |preference| Preferences(HeaderValue::from_str(preference).ok()).is_minimal();
        for preference in
            ["return=minimal", "Return = \"minimal\"", "respond-async, return=minimal; x=1"]
        {
            assert!(minimal(preference), "{preference}");
        }
        for preference in ["", "return", "return=representation", "minimal", "returns=minimal"] {
            assert!(!minimal(preference), "{preference}");
        }
        assert!(!Preferences(None).is_minimal());
    }
}
