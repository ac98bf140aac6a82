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
    OrAnybody, OrTicket, StreamsRead, TablesWrite, WebhooksWrite,
};
pub use auth::{asking_guest, authenticate, check_scopes, guest_of, shows_token};
pub use body::{Body, MOST, MOST_OF_A_COMMAND, RawJson, with_whole_numbers};
pub(crate) use caller::known;
pub use caller::{Bearer, Caller, LinkRequest, shown_token};
pub use client_ip::{Proxies, client_address, request_address};
pub use cookies::{DeviceCookie, RefreshCookie, SessionMark};
pub use cross_origin::{share_where_asked, shared_with_browsers};
pub use entity_tag::{content_tag, game_tag, past_game_tag, version_tag};
pub use identity::TokenIdentity;
pub(crate) use identity::context;
pub use invalid_value::{explained, field_invalid, named_field, not_json};
pub use kept_body::keeping;
pub use observe::observe;
pub use only_post::only_post;
pub use page_session::PageSession;
pub use preferences::Preferences;
pub use rate_limit::{Left, Limiter, PROBES, Rates, limit};
pub use read_route::read_route;
pub use request_headers::{
    CachedTags, ExpectedSettings, ExpectedVersion, IdempotencyKey, LONGEST_KEY, LastEventId,
    NoIdempotencyKey, wanted_language,
};
pub use response_headers::{created, replayed};
pub use route_pattern::route_pattern;
pub use same_origin::check_same_origin;
pub use static_file::{StaticFile, send_file, send_untagged};
pub use stopping::{Draining, NotReady};
pub use tagged::{Kept, changed_json, tagged, tagged_json, tagged_json_by};
pub use time_fields::{optional_timestamp, time_of_day, timestamp};
pub use timeout::with_timeout;
