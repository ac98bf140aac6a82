//! The headers by which a client makes its requests repeatable and safe against what it has not seen. What a handler takes of
//! these is in the document. They are looked at when the handler asks for them: what is wrong with a body is told first.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{FromRequest, HttpRequest};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::openapi::Object;
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};

use crate::api::openapi::{Inputs, RequestInput};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::IdempotentRequest;
use crate::domain::event_log::{SeenVersions, Version};
use crate::i18n::Language;

use super::entity_tag::{content_tag, tag_without_form};

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";
const IF_MATCH: &str = "If-Match";
const IF_NONE_MATCH: &str = "If-None-Match";
const LAST_EVENT_ID: &str = "Last-Event-ID";
/// How long the list of the entity tags that a client has is at most.
const LONGEST_TAGS: usize = 1000;
/// How long an idempotency key is at most, in characters.
pub const LONGEST_KEY: usize = 255;

macro_rules! headers {
    ($($(#[$doc:meta])+ $taken:ident = $name:expr, $schema:expr, $says:expr, $refusals:expr;)+) => {
        $(
            $(#[$doc])+
            pub struct $taken(Option<HeaderValue>);

            impl FromRequest for $taken {
                type Error = Problem;
                type Future = Ready<Result<Self, Problem>>;

                fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
                    ready(Ok($taken(sent(request, $name))))
                }
            }

            impl RequestInput for $taken {
                fn describe(inputs: &mut Inputs) {
                    let says: fn(&Inputs) -> &'static str = $says;
                    inputs.header($name, says(inputs), $schema);
                    let refusals: &[ProblemCode] = &$refusals;
                    inputs.refusals.extend(refusals);
                }
            }
        )+
    };
}

headers! {
    /// The key that makes a request recognisable when it comes again, if there is one.
    IdempotencyKey = IDEMPOTENCY_KEY, key(),
        |inputs| if inputs.has_path_name("game_id") {
            "Makes the request safe to repeat."
        } else {
            "Makes the request safe to repeat: the same key does it once."
        }, [ProblemCode::IdempotencyKeyReused];
    /// The version that the client has seen, as it tells it instead of in the body.
    ExpectedVersion = IF_MATCH, text(LONGEST_TAGS),
        |_| "The ETag of the game that you have seen; a list of them, or `*` for the current version.", [ProblemCode::VersionStale];
    /// The entity tag of the settings that the client has seen, if they are to change only from there.
    ExpectedSettings = IF_MATCH, text(LONGEST_TAGS),
        |_| "The ETag of the settings that you have seen: if they are others now, nothing changes.",
        [ProblemCode::SettingsStale];
    /// The entity tags of what the client has already.
    CachedTags = IF_NONE_MATCH, text(LONGEST_TAGS), |_| "The ETag of what you have.", [];
    /// The last event of a stream that the client has seen, if it says so.
    LastEventId = LAST_EVENT_ID, position(),
        |_| "The id of the last event that you have seen.", [];
}

/// That there is no key: what the request makes is secret, or nobody's yet, so that it cannot be told again. A client that sends a
/// key must not take the request for safe to repeat.
pub struct NoIdempotencyKey;

impl FromRequest for NoIdempotencyKey {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let refusal = || {
            Problem::new(ProblemCode::HeaderInvalid)
                .detail("A key does not make this request safe to repeat: send it without one.")
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

/// The value of a header. Several lines of one name are one list (RFC 9110, section 5.3).
fn sent(request: &HttpRequest, name: &str) -> Option<HeaderValue> {
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

fn text(most: usize) -> Object {
    ObjectBuilder::new().schema_type(Type::String).max_length(Some(most)).build()
}

/// The form of a key, as [`IdempotencyKey::of_bytes`] wants it.
fn key() -> Object {
    let visible = format!("^[!-~]{{1,{LONGEST_KEY}}}$");
    let key = ObjectBuilder::new().schema_type(Type::String).pattern(Some(visible));
    key.max_length(Some(LONGEST_KEY)).build()
}

fn position() -> Object {
    let format = SchemaFormat::KnownFormat(KnownFormat::Int64);
    let position = ObjectBuilder::new().schema_type(Type::Integer).format(Some(format));
    position.minimum(Some(0)).build()
}

impl IdempotencyKey {
    /// The key with a hash of what is asked for; none without a key.
    pub fn of<T: Serialize>(
        &self,
        operation: &str,
        body: &T,
    ) -> Result<Option<IdempotentRequest>, Problem> {
        let body = serde_json::to_vec(body).map_err(|error| {
            tracing::error!(%error, "a request cannot be written as JSON");
            Problem::new(ProblemCode::InternalError)
        })?;
        self.of_bytes(operation, &body)
    }

    /// The same of a body whose bytes count as they were sent.
    pub fn of_bytes(
        &self,
        operation: &str,
        body: &[u8],
    ) -> Result<Option<IdempotentRequest>, Problem> {
        let Some(value) = &self.0 else { return Ok(None) };
        let key = value.to_str().unwrap_or_default();
        if key.is_empty()
            || key.len() > LONGEST_KEY
            || !key.bytes().all(|byte| byte.is_ascii_graphic())
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
}

impl ExpectedVersion {
    /// The versions from the header, or the one from the body.
    pub fn or(&self, in_body: Option<Version>) -> Result<Option<SeenVersions>, Problem> {
        let Some(value) = &self.0 else { return Ok(in_body.map(SeenVersions::One)) };
        let seen = TagList::read(value, IF_MATCH)?.versions().ok_or_else(|| {
            Problem::new(ProblemCode::HeaderInvalid)
                .detail("Expected the ETag of a game: its version in quotation marks.")
                .field(IF_MATCH)
        })?;
        match in_body {
            Some(version) if !seen.has(version) => Err(Problem::new(ProblemCode::HeaderInvalid)
                .detail("If-Match and expected_version contradict each other.")
                .field(IF_MATCH)),
            Some(version) => Ok(Some(SeenVersions::One(version))),
            None => Ok(Some(seen)),
        }
    }
}

/// Entity tags as a header lists them.
struct TagList(String);

impl TagList {
    /// # Errors
    /// The header of this name is longer than any list of ours.
    fn read(value: &HeaderValue, name: &str) -> Result<TagList, Problem> {
        if value.len() > LONGEST_TAGS {
            return Err(Problem::new(ProblemCode::HeaderInvalid)
                .detail(format_args!("At most {LONGEST_TAGS} characters."))
                .field(name));
        }
        Ok(TagList(value.to_str().unwrap_or_default().to_owned()))
    }

    /// The versions of a game whose tags are among them; none if no tag is that of a game.
    fn versions(&self) -> Option<SeenVersions> {
        if self.0.trim() == "*" {
            return Some(SeenVersions::Every);
        }
        let versions = self.0.split(',').filter_map(|tag| tagged_version(tag.trim()));
        match versions.collect::<Vec<_>>()[..] {
            [] => None,
            [version] => Some(SeenVersions::One(version)),
            ref versions => Some(SeenVersions::AnyOf(versions.to_vec())),
        }
    }

    /// Whether this tag is among them, or that of the same content as it was compressed. A proxy may have made it a weak one.
    fn has(&self, tag: &str) -> bool {
        let tags = self.0.split(',').map(str::trim);
        let mut tags = tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag));
        tags.any(|known| known == "*" || known == tag || tag_without_form(known) == tag)
    }
}

impl CachedTags {
    /// Of a client that has nothing yet.
    pub const NONE: CachedTags = CachedTags(None);

    /// Whether the client has what this entity tag stands for already.
    pub fn has(&self, tag: &str) -> Result<bool, Problem> {
        let Some(value) = &self.0 else { return Ok(false) };
        Ok(TagList::read(value, IF_NONE_MATCH)?.has(tag))
    }
}

impl ExpectedSettings {
    /// Whether what is shown as `V` is what the client has seen; everything is, if it does not say.
    pub fn check<V: Serialize>(&self) -> Result<impl Fn(&V) -> bool + use<V>, Problem> {
        let seen = self.0.as_ref().map(|value| TagList::read(value, IF_MATCH)).transpose()?;
        Ok(move |view: &V| {
            let tag = || Some(content_tag(&serde_json::to_string(view).ok()?));
            seen.as_ref().is_none_or(|seen| tag().is_some_and(|tag| seen.has(&tag)))
        })
    }
}

impl LastEventId {
    /// The position after which the stream goes on.
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

/// The language that the client wants most of those we speak.
pub fn wanted_language(request: &HttpRequest) -> Language {
    let wished = request.headers().get(header::ACCEPT_LANGUAGE);
    Language::negotiate(wished.and_then(|value| value.to_str().ok()).unwrap_or_default())
}

/// The version with which the tag of a game begins. A proxy that compresses may have made it a weak one.
fn tagged_version(tag: &str) -> Option<Version> {
    let tag = tag.strip_prefix("W/").unwrap_or(tag).strip_prefix('"')?.strip_suffix('"')?;
    let number: u32 = tag.split_once('-').map_or(tag, |(version, _)| version).parse().ok()?;
    Version::try_from(number).ok()
}
