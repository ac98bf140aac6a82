//! Rate limits and quotas of the server.

use actix_web::{HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::connections::{ConnectionLimits, Connections};
use crate::api::http::{DEFAULT_MAX_BODY_BYTES, Limiter, MAX_COMMAND_BYTES, Rates};
use crate::api::notifications::streaming::{OpenStreams, StreamLimits};
use crate::domain::account::{RegistrationPolicy, TokenBucket};
use crate::service::Context;
use crate::service::accounts::MAX_TOKEN_LIFETIME;
use crate::service::games::{MAX_GAME_EVENTS, MAX_GAME_PROPOSALS, SEARCH_UNITS};

/// Rate limits and quotas of the server.
#[derive(Debug, Serialize, ToSchema)]
pub struct LimitsView {
    /// Maximum number of requests per minute and account, counted by each node.
    #[schema(minimum = 1)]
    pub requests_per_minute_per_account: u32,
    /// Number of requests that a search by house players costs in addition to the request itself.
    #[schema(minimum = 1)]
    pub requests_per_search: u32,
    /// Maximum number of requests per minute and IP address, counted by each node.
    #[schema(minimum = 1)]
    pub requests_per_minute_per_ip: u32,
    /// Limit of wrong passwords per account.
    pub password_attempts_per_account: RateLimitView,
    /// Limit of wrong passwords per IP address.
    pub password_attempts_per_ip: RateLimitView,
    /// Limit of new accounts per IP address.
    pub accounts_per_ip: RateLimitView,
    /// Policy for new accounts, including guests.
    pub registration: RegistrationPolicy,
    /// Limit of name changes per account.
    pub renames: RateLimitView,
    /// Time from the last session refresh of a guest to its deletion, in seconds.
    #[schema(minimum = 1)]
    pub guest_seconds: i64,
    /// Limit of new passwords to check, accepted or not: per account, and per IP address for new
    /// accounts.
    pub password_checks: RateLimitView,
    /// Maximum number of open streams and long polls per account at each node.
    #[schema(minimum = 1)]
    pub streams_per_account: usize,
    /// Maximum number of open streams and long polls per IP address at each node.
    #[schema(minimum = 1)]
    pub streams_per_ip: usize,
    /// Maximum number of connections per IP address at each node.
    #[schema(minimum = 1)]
    pub connections_per_ip: usize,
    /// Maximum size of a request body in bytes, except for commands, premoves and records. A record
    /// has at most 4 MiB.
    #[schema(minimum = 1)]
    pub body_bytes: usize,
    /// Maximum size of a request body with a command or a premove, in bytes.
    #[schema(minimum = 1)]
    pub command_body_bytes: usize,
    /// Maximum number of items on a page of a list.
    #[schema(minimum = 1)]
    pub page_items: i64,
    /// Maximum value of `wait_seconds` in `list_notifications`, in seconds.
    #[schema(minimum = 1)]
    pub wait_seconds: i64,
    /// Maximum length of an `Idempotency-Key` in characters.
    #[schema(minimum = 1)]
    pub idempotency_key_characters: usize,
    /// Maximum number of unfinished games in which an account has a seat.
    #[schema(minimum = 1)]
    pub games: i64,
    /// Maximum number of sandboxes per account. A new sandbox beyond the limit deletes the oldest
    /// one.
    #[schema(minimum = 1)]
    pub sandboxes: i64,
    /// Number of events after which a game rejects new proposals, undos and seat offers. A table
    /// that has not started rejects invitations and new players after a quarter of this number.
    #[schema(minimum = 1)]
    pub events_per_game: u32,
    /// Maximum number of proposals, undos and seat offers per game, divided equally among the
    /// seats.
    #[schema(minimum = 1)]
    pub proposals_per_game: u32,
    /// Maximum number of bots per owner.
    #[schema(minimum = 1)]
    pub bots: usize,
    /// Maximum number of personal tokens per owner, including those of bots.
    #[schema(minimum = 1)]
    pub tokens: usize,
    /// Maximum lifetime of a personal token that expires, in seconds.
    #[schema(minimum = 1)]
    pub token_seconds: i64,
    /// Maximum number of concurrent searches of house players and verifications of records per
    /// owner, including bots.
    #[schema(minimum = 1)]
    pub searches: usize,
    /// Maximum number of concurrent exports per owner, including bots.
    #[schema(minimum = 1)]
    pub exports: usize,
    /// Maximum number of webhooks per account, and of push subscriptions per account.
    #[schema(minimum = 1)]
    pub destinations: usize,
}

/// A rate limit: `burst` attempts, refilled by one attempt every `refill_seconds`.
#[derive(Debug, Serialize, ToSchema)]
pub struct RateLimitView {
    /// Maximum number of attempts in immediate succession.
    #[schema(minimum = 1)]
    pub burst: i32,
    /// Time after which one more attempt is allowed, in seconds.
    #[schema(minimum = 1)]
    pub refill_seconds: i64,
}

impl From<TokenBucket> for RateLimitView {
    fn from(bucket: TokenBucket) -> RateLimitView {
        RateLimitView { burst: bucket.burst, refill_seconds: bucket.refill_interval.as_secs() }
    }
}

impl LimitsView {
    pub fn new(
        ctx: &Context,
        rates: Rates,
        streams: StreamLimits,
        connections: ConnectionLimits,
    ) -> LimitsView {
        let (throttles, quotas) = (&ctx.throttles, ctx.quotas.get());
        LimitsView {
            requests_per_minute_per_account: rates.per_account.get(),
            requests_per_search: SEARCH_UNITS,
            requests_per_minute_per_ip: rates.per_address.get(),
            password_attempts_per_account: throttles.password_attempts_per_account.into(),
            password_attempts_per_ip: throttles.password_attempts_per_ip.into(),
            accounts_per_ip: throttles.accounts_per_ip.into(),
            registration: ctx.registration,
            renames: throttles.renames.into(),
            guest_seconds: ctx.guest_lifetime.as_secs(),
            password_checks: throttles.password_checks.into(),
            streams_per_account: streams.per_account,
            streams_per_ip: streams.per_address,
            connections_per_ip: connections.per_address,
            body_bytes: DEFAULT_MAX_BODY_BYTES,
            command_body_bytes: MAX_COMMAND_BYTES,
            page_items: crate::api::http::cursor::MAX_PAGE_SIZE,
            wait_seconds: crate::api::notifications::feed::MAX_WAIT_SECONDS,
            idempotency_key_characters: crate::api::http::MAX_IDEMPOTENCY_KEY_BYTES,
            games: quotas.games,
            sandboxes: quotas.sandboxes,
            events_per_game: MAX_GAME_EVENTS,
            proposals_per_game: MAX_GAME_PROPOSALS,
            bots: quotas.bots,
            tokens: quotas.tokens,
            token_seconds: MAX_TOKEN_LIFETIME.as_secs(),
            searches: ctx.compute.options().bounds.admitted_per_key,
            exports: quotas.exports,
            destinations: quotas.destinations,
        }
    }
}

/// Get limits
///
/// Returns the rate limits and quotas of the server.
#[utoipa::path(
    get, path = "/v1/limits", tag = "catalogue",
    responses((status = 200, description = "The limits.", body = LimitsView))
)]
pub async fn get_limits(
    ctx: web::Data<Context>,
    limiter: web::Data<Limiter>,
    streams: web::Data<OpenStreams>,
    connections: web::Data<Connections>,
) -> HttpResponse {
    let view = LimitsView::new(&ctx, limiter.rates(), streams.limits(), connections.limits());
    HttpResponse::Ok().json(view)
}
