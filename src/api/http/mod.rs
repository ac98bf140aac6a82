//! HTTP handling shared by all operations: authentication, limits, content negotiation, bodies and
//! headers.

mod access;
mod auth;
mod body;
mod caller;
mod client_ip;
mod coding;
mod compress;
pub mod concurrency;
pub mod connections;
mod cookies;
mod cross_origin;
pub mod cursor;
mod entity_tag;
pub mod form;
mod identity;
mod invalid_value;
mod kept_body;
mod observe;
mod only_post;
mod page_session;
mod pieces;
mod preferences;
mod rate_limit;
mod read_route;
mod request_headers;
mod response_headers;
mod route_pattern;
mod same_origin;
mod static_file;
mod stopping;
pub mod streaming;
mod tagged;
mod time_fields;
mod timeout;
mod vary;

pub use access::{
    AccessRule, AccountRead, Admins, AnyToken, GamesPlay, GamesRead, McpTools, NotificationsRead,
    OrTicket, OrVisitor, StreamsRead, TablesWrite, WebhooksWrite,
};
pub use auth::{as_active_guest, authenticate, check_scopes, has_access_token, request_guest};
pub use body::{Body, MAX_BODY_BYTES, MAX_COMMAND_BYTES, RawJson, with_whole_numbers};
pub(crate) use caller::authenticated_viewer;
pub use caller::{Bearer, Caller, LinkRequest, request_token};
pub use client_ip::{TrustedProxies, client_address, request_address};
pub use cookies::{DeviceCookie, RefreshCookie, SessionMark};
pub use cross_origin::{cors, strip_cors_when_same_origin};
pub use entity_tag::{content_tag, game_tag, past_game_tag, version_tag};
pub use identity::TokenIdentity;
pub(crate) use identity::context;
pub use invalid_value::{describe_json_error, explain_error, field_in_message, invalid_field};
pub use kept_body::with_drop_guard;
pub use observe::observe;
pub use only_post::only_post;
pub use page_session::PageSession;
pub use preferences::Preferences;
pub use rate_limit::{Limiter, PROBE_PATHS, Rates, RemainingRequests, limit_rate};
pub use read_route::read_route;
pub use request_headers::{
    CachedTags, ExpectedSettings, ExpectedVersion, IdempotencyKey, LastEventId,
    MAX_IDEMPOTENCY_KEY_BYTES, NoIdempotencyKey, wanted_language,
};
pub use response_headers::{created_response, set_replayed_header};
pub use route_pattern::route_pattern;
pub use same_origin::check_same_origin;
pub use static_file::{StaticFile, send_file, send_untagged};
pub use stopping::{Draining, NotReady};
pub use tagged::{CachePolicy, tagged_json, tagged_json_with, tagged_text, tagged_update_json};
pub use time_fields::{optional_timestamp, time_of_day, timestamp};
pub use timeout::with_timeout;
