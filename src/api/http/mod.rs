//! HTTP handling shared by all operations: authentication, limits, content negotiation, bodies and
//! headers.

mod auth;
pub mod body;
mod caching;
pub mod connections;
pub mod cursor;
mod headers;
pub mod limits;
pub mod metrics;
mod observe;
mod pieces;
mod routing;
mod translation;

use std::pin::Pin;

use super::problem::Problem;

pub use auth::{
    AccessRule, AccountRead, Admins, AnyToken, Bearer, Caller, DeviceCookie, GamesPlay, GamesRead,
    LinkRequest, McpTools, NotificationsRead, OrTicket, OrVisitor, PageSession, RefreshCookie,
    SessionMark, StreamsRead, TablesWrite, TokenIdentity, WebhooksWrite, as_active_guest,
    authenticate, check_same_origin, check_scopes, cors, has_access_token, request_guest,
    request_token, strip_cors_when_same_origin,
};
pub(crate) use auth::{authenticated_viewer, context};
pub use body::{
    Body, DEFAULT_MAX_BODY_BYTES, MAX_COMMAND_BYTES, RawJson, describe_json_error, explain_error,
    field_in_message, invalid_field, optional_timestamp, time_of_day, timestamp, with_drop_guard,
    with_whole_numbers,
};
pub use caching::{
    CachePolicy, StaticFile, content_tag, game_tag, past_game_tag, send_file, send_untagged,
    tagged_json, tagged_json_with, tagged_text, tagged_update_json, version_tag,
};
pub use connections::{Draining, NotReady};
pub use headers::{
    CachedTags, ExpectedSettings, ExpectedVersion, IdempotencyKey, LastEventId,
    MAX_IDEMPOTENCY_KEY_BYTES, NoIdempotencyKey, Preferences, created_response,
    set_replayed_header, wanted_language,
};
pub use limits::{
    Limiter, Rates, RemainingRequests, TrustedProxies, client_address, limit_rate, request_address,
    with_timeout,
};
pub use observe::observe;
pub use routing::{only_post, read_route, route_pattern};

/// Future of an extractor.
type ExtractorFuture<T> = Pin<Box<dyn Future<Output = Result<T, Problem>>>>;
