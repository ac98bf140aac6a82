//! How much somebody may ask, and of whom it is counted.

use actix_web::{HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::connections::{ConnectionLimits, Connections};
use crate::api::http::streaming::{OpenStreams, StreamLimits};
use crate::api::http::{Limiter, MOST, MOST_OF_A_COMMAND, Rates};
use crate::domain::account::{Registration, TokenBucket};
use crate::service::Context;
use crate::service::accounts::LONGEST_TOKEN;
use crate::service::games::{MOST_EVENTS, MOST_PROPOSALS, SEARCH_UNITS};

/// All that is limited.
#[derive(Debug, Serialize, ToSchema)]
pub struct LimitsView {
    /// How many requests an account may make in a minute, at each node.
    #[schema(minimum = 1)]
    pub requests_of_an_account_per_minute: u32,
    /// As how many more requests of the account a search counts: a request after which house players search, or that starts
    /// such a game.
    #[schema(minimum = 1)]
    pub requests_of_a_search: u32,
    /// The same as `requests_of_an_account_per_minute` of all requests from one address.
    #[schema(minimum = 1)]
    pub requests_from_an_address_per_minute: u32,
    /// Wrong passwords for one account.
    pub passwords_of_an_account: ShareView,
    /// Wrong passwords from one address.
    pub passwords_from_an_address: ShareView,
    /// New accounts from one address.
    pub accounts_from_an_address: ShareView,
    /// Which new accounts the server takes, guests included.
    pub registration: Registration,
    /// New names of one account.
    pub renames: ShareView,
    /// After how long a guest is deleted who does not come back.
    #[schema(minimum = 1)]
    pub guest_seconds: i64,
    /// New passwords that are judged, good enough or not: for one account, and from one address for new accounts.
    pub new_passwords: ShareView,
    /// Streams and long polls that an account may have open, at each node.
    #[schema(minimum = 1)]
    pub streams_of_an_account: usize,
    /// The same of all accounts from one address.
    #[schema(minimum = 1)]
    pub streams_from_an_address: usize,
    /// Connections from one address, at each node.
    #[schema(minimum = 1)]
    pub connections_from_an_address: usize,
    /// How long the body of a request is at most.
    #[schema(minimum = 1)]
    pub body_bytes: usize,
    /// The same of a command.
    #[schema(minimum = 1)]
    pub command_body_bytes: usize,
    /// How long a page of a list is at most.
    #[schema(minimum = 1)]
    pub page_items: i64,
    /// How long a list of notices waits at most.
    #[schema(minimum = 1)]
    pub wait_seconds: i64,
    /// How long an idempotency key is at most.
    #[schema(minimum = 1)]
    pub idempotency_key_characters: usize,
    /// How many games that are not over an account sits at.
    #[schema(minimum = 1)]
    pub games: i64,
    /// How many sandboxes an account has: with one more, the oldest is deleted.
    #[schema(minimum = 1)]
    pub sandboxes: i64,
    /// From how many events on a game can only be played: nobody asks for anything, takes a decision back at once or offers a
    /// seat any more. Before its start, a quarter of them: then nobody is invited or joins.
    #[schema(minimum = 1)]
    pub events_of_a_game: u32,
    /// How often all seats of a game together ask for something, take a decision back at once or offer a seat: each seat has
    /// the same share of it.
    #[schema(minimum = 1)]
    pub proposals_of_a_game: u32,
    /// How many bots a person has.
    #[schema(minimum = 1)]
    pub bots: usize,
    /// How many tokens a person has, those of its bots included.
    #[schema(minimum = 1)]
    pub tokens: usize,
    /// How long a token that expires is good for at most.
    #[schema(minimum = 1)]
    pub token_seconds: i64,
    /// How many searches of house players a person causes at a time, bots included; the records that are verified count, too.
    #[schema(minimum = 1)]
    pub searches: usize,
    /// How many exports a person has open at a time, bots included.
    #[schema(minimum = 1)]
    pub exports: usize,
    /// How many webhooks an account has, and how many push subscriptions.
    #[schema(minimum = 1)]
    pub endpoints: usize,
}

/// How often something may be tried: so many times at once, and once more after each so many seconds.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShareView {
    #[schema(minimum = 1)]
    pub at_once: i32,
    #[schema(minimum = 1)]
    pub every_seconds: i64,
}

impl From<TokenBucket> for ShareView {
    fn from(share: TokenBucket) -> ShareView {
        ShareView { at_once: share.at_once, every_seconds: share.every.as_secs() }
    }
}

impl LimitsView {
    pub fn new(
        ctx: &Context,
        rates: Rates,
        streams: StreamLimits,
        connections: ConnectionLimits,
    ) -> LimitsView {
        let (shares, quotas) = (&ctx.throttles, ctx.quotas.get());
        LimitsView {
            requests_of_an_account_per_minute: rates.of_an_account.get(),
            requests_of_a_search: SEARCH_UNITS,
            requests_from_an_address_per_minute: rates.from_an_address.get(),
            passwords_of_an_account: shares.passwords_of_an_account.into(),
            passwords_from_an_address: shares.passwords_from_an_address.into(),
            accounts_from_an_address: shares.accounts_from_an_address.into(),
            registration: ctx.registration,
            renames: shares.renames.into(),
            guest_seconds: ctx.guest_lifetime.as_secs(),
            new_passwords: shares.new_passwords.into(),
            streams_of_an_account: streams.of_an_account,
            streams_from_an_address: streams.from_an_address,
            connections_from_an_address: connections.from_an_address,
            body_bytes: MOST,
            command_body_bytes: MOST_OF_A_COMMAND,
            page_items: crate::api::http::cursor::LARGEST_PAGE,
            wait_seconds: crate::api::notifications::notices::LONGEST_WAIT_SECONDS,
            idempotency_key_characters: crate::api::http::LONGEST_KEY,
            games: quotas.games,
            sandboxes: quotas.sandboxes,
            events_of_a_game: MOST_EVENTS,
            proposals_of_a_game: MOST_PROPOSALS,
            bots: quotas.bots,
            tokens: quotas.tokens,
            token_seconds: LONGEST_TOKEN.as_secs(),
            searches: ctx.compute.options().of_an_owner,
            exports: quotas.exports,
            endpoints: quotas.endpoints,
        }
    }
}

/// Show the limits
///
/// All that is limited, so that no client need know it by heart.
#[utoipa::path(
    get, path = "/v1/limits", tag = "catalogue",
    responses((status = 200, description = "The limits.", body = LimitsView))
)]
pub async fn show_limits(
    ctx: web::Data<Context>,
    limiter: web::Data<Limiter>,
    streams: web::Data<OpenStreams>,
    connections: web::Data<Connections>,
) -> HttpResponse {
    let view = LimitsView::new(&ctx, limiter.rates(), streams.limits(), connections.limits());
    HttpResponse::Ok().json(view)
}
