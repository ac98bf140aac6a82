//! Entity tags, the responses that carry them, and the headers for caches. Handlers compute tags
//! without a coding; the compression adds the coding to them.

use actix_web::http::header;
use actix_web::http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, VARY};
use actix_web::{HttpResponse, HttpResponseBuilder};
use kingdomino::Seat;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::api::http::CachedTags;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;

use super::compression::Coding;

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

/// Entity tag of a version.
pub fn version_tag(version: Version) -> String {
    format!("\"{version}\"")
}

/// Entity tag of uncompressed content: a hash of all of it.
pub fn content_tag(content: &str) -> String {
    format!("\"{}\"", hex::encode(&Sha256::digest(content)[..16]))
}

/// Entity tag of a game as shown to `viewer`: its version, and a hash of the data that can change
/// without a new version. These are the seat of the viewer, the names and avatars of the players,
/// the reasons for which their clocks are stopped, and the deadline.
pub fn game_tag(game: &StoredGame, viewer: PlayerId) -> String {
    let mut hasher = Sha256::new();
    hasher.update([game.seat_of(viewer).map_or(u8::MAX, Seat::number)]);
    for (player, seat) in game.seats.iter().zip(Seat::for_players(u8::MAX)) {
        hasher.update(player.name.as_deref().unwrap_or_default());
        hasher.update([0]);
        hasher.update(player.avatar.map_or(u32::MAX, u32::from).to_be_bytes());
        for (reason, until) in game.calendar(seat).stops_at(game.read_at) {
            hasher.update([reason as u8]);
            hasher.update(until.as_microsecond().to_be_bytes());
        }
    }
    if let Some(deadline) = game.waiting.deadline {
        hasher.update(deadline.as_microsecond().to_be_bytes());
    }
    let hash: [u8; 32] = hasher.finalize().into();
    format!("\"{}-{}\"", game.version, hex::encode(&hash[..4]))
}

/// Entity tag of a game at a past version: the version, and a hash of the view, which contains the
/// current names of the players.
pub fn past_game_tag(version: Version, view_json: &str) -> String {
    format!("\"{version}-{}\"", hex::encode(&Sha256::digest(view_json)[..4]))
}

/// Entity tag of content in a coding. A tag identifies one sequence of bytes (RFC 9110, section
/// 8.8.3).
pub fn tag_with_coding(tag: &str, coding: Coding) -> String {
    match (tag.strip_suffix('"'), coding.name()) {
        (Some(tag), Some(name)) => format!("{tag}-{name}\""),
        _ => tag.to_owned(),
    }
}

/// Removes the coding from an entity tag.
pub fn tag_without_coding(tag: &str) -> String {
    let names = Coding::ALL.iter().filter_map(|coding| coding.name());
    let mut suffixes = names.map(|name| format!("-{name}\""));
    let without = suffixes.find_map(|end| tag.strip_suffix(&*end));
    without.map_or_else(|| tag.to_owned(), |tag| format!("{tag}\""))
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

/// Adds a request header to `Vary`, and merges existing values so that each header is listed once.
pub fn vary_by(headers: &mut HeaderMap, name: &HeaderName) {
    let lines = headers.get_all(VARY).filter_map(|value| value.to_str().ok());
    let existing = lines.flat_map(|names| names.split(',')).map(str::trim);
    let mut names: Vec<&str> = Vec::new();
    for name in existing.chain([name.as_str()]).filter(|name| !name.is_empty()) {
        let is_known = |known: &&str| *known == "*" || known.eq_ignore_ascii_case(name);
        if !names.iter().any(is_known) {
            names.push(name);
        }
    }
    let all = names.join(", ");
    if let Ok(all) = HeaderValue::from_str(&all) {
        headers.insert(VARY, all);
    }
}

/// Returns true if the response may be cached, but only by its reader.
pub fn is_privately_cached(headers: &HeaderMap) -> bool {
    let cache_control = headers.get(CACHE_CONTROL).and_then(|value| value.to_str().ok());
    cache_control.is_some_and(|cache_control| cache_control.contains("private"))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::{ACCEPT_ENCODING, AUTHORIZATION};

    use super::*;

    #[test]
    fn tags_differ_per_coding() {
        for coding in Coding::ALL {
            let tag = tag_with_coding("\"12-1a2b3c4d\"", coding);
            assert_eq!(tag == "\"12-1a2b3c4d\"", coding == Coding::Identity);
            assert_eq!(tag_without_coding(&tag), "\"12-1a2b3c4d\"");
        }
        for other in ["\"12-1a2b3c4d\"", "\"br\"", "*", "", "W/\"12\""] {
            assert_eq!(tag_without_coding(other), other);
        }
    }

    #[test]
    fn vary_lines_are_merged() {
        let mut headers = HeaderMap::new();
        for line in ["Origin, accept-encoding", "Accept-Encoding", "authorization"] {
            headers.append(VARY, HeaderValue::from_static(line));
        }
        vary_by(&mut headers, &ACCEPT_ENCODING);
        let all: Vec<_> = headers.get_all(VARY).collect();
        assert_eq!(all, ["Origin, accept-encoding, authorization"]);
    }

    #[test]
    fn vary_names_each_header_once() {
        let mut headers = HeaderMap::new();
        for (name, expected) in [
            (AUTHORIZATION, "authorization"),
            (AUTHORIZATION, "authorization"),
            (ACCEPT_ENCODING, "authorization, accept-encoding"),
            (AUTHORIZATION, "authorization, accept-encoding"),
        ] {
            vary_by(&mut headers, &name);
            let all: Vec<_> = headers.get_all(VARY).collect();
            assert_eq!(all, [expected]);
        }
    }
}
