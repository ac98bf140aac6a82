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
use crate::domain::event_log::Version;
use crate::i18n::Language;

use super::content_tag;

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";
const IF_MATCH: &str = "If-Match";
const IF_NONE_MATCH: &str = "If-None-Match";
const PREFER: &str = "Prefer";
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
                    ready(Ok($taken(request.headers().get($name).cloned())))
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
    IdempotencyKey = IDEMPOTENCY_KEY, text(LONGEST_KEY),
        |inputs| if inputs.has_path_name("game_id") {
            "Makes the request safe to repeat."
        } else {
            "Makes the request safe to repeat: the same key does it once."
        }, [ProblemCode::IdempotencyKeyReused];
    /// The version that the client has seen, as it tells it instead of in the body.
    ExpectedVersion = IF_MATCH, text(24),
        |_| "The ETag of the game that you have seen.", [ProblemCode::VersionStale];
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

fn text(most: usize) -> Object {
    ObjectBuilder::new().schema_type(Type::String).max_length(Some(most)).build()
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
    /// The version from the header, or from the body.
    pub fn or(&self, in_body: Option<Version>) -> Result<Option<Version>, Problem> {
        let Some(value) = &self.0 else { return Ok(in_body) };
        let tag = value.to_str().ok().and_then(tagged_version).ok_or_else(|| {
            Problem::new(ProblemCode::HeaderInvalid)
                .detail("Expected the ETag of a game: its version in quotation marks.")
                .field(IF_MATCH)
        })?;
        match in_body {
            Some(version) if version != tag => Err(Problem::new(ProblemCode::HeaderInvalid)
                .detail("If-Match and expected_version contradict each other.")
                .field(IF_MATCH)),
            _ => Ok(Some(tag)),
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

    /// Whether this tag is among them. A proxy may have made it a weak one.
    fn has(&self, tag: &str) -> bool {
        let tags = self.0.split(',').map(str::trim);
        let mut tags = tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag));
        tags.any(|known| known == "*" || known == tag)
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

/// What the client would like of the answer (RFC 7240). The document speaks of it in words alone: were the answer without
/// content among those of an operation, no client made from the document could rely on any.
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
    /// Whether the client wants no more than that it worked. What else it would like is passed over.
    pub fn is_minimal(&self) -> bool {
        let Some(wishes) = self.0.as_ref().and_then(|value| value.to_str().ok()) else {
            return false;
        };
        let mut wishes = wishes.split([',', ';']).map(str::trim);
        wishes.any(|wish| {
            let minimal = wish.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
            minimal.is_some_and(|(name, value)| {
                name.eq_ignore_ascii_case("return") && value.trim_matches('"') == "minimal"
            })
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

fn tagged_version(tag: &str) -> Option<Version> {
    let tag = tag.strip_prefix('"')?.strip_suffix('"')?;
    let number: u32 = tag.split_once('-').map_or(tag, |(version, _)| version).parse().ok()?;
    Version::try_from(number).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_wants_no_more_than_that_it_worked_says_so() {
        let minimal = |wish| Preferences(HeaderValue::from_str(wish).ok()).is_minimal();
        for wish in ["return=minimal", "Return = \"minimal\"", "respond-async, return=minimal; x=1"]
        {
            assert!(minimal(wish), "{wish}");
        }
        for wish in ["", "return", "return=representation", "minimal", "returns=minimal"] {
            assert!(!minimal(wish), "{wish}");
        }
        assert!(!Preferences(None).is_minimal());
    }
}
