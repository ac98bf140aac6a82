//! Accounts for programs, and the tokens that programs show.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::accounts::views::{
    BotListView, IssuedTokenView, ProfileView, TokenListView, TokenView,
};
use crate::api::games::new_table::each_once;
use crate::api::http::{
    AccountRead, Body, Caller, IdempotencyKey, created, replayed, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::account::Scope;
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::NewToken;
use crate::service::{self, Context};

use super::new_session::checked_client;

/// A bot that you want.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BotRequest {
    /// 2 to 32 letters of one script, digits, spaces and - _ . '
    #[schema(min_length = 2, max_length = 32, examples("Ada's engine"))]
    pub name: String,
}

/// How many scopes can be asked for, one of each.
const MOST_SCOPES: usize = 6;

/// A token that you want.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TokenRequest {
    /// For you to recognise it.
    #[schema(max_length = 64, examples("the laptop at home"))]
    pub name: String,
    /// What it may be used for.
    #[schema(min_items = 1, max_items = 6)]
    pub scopes: Vec<Scope>,
    /// How long it is good for; by default until you revoke it.
    #[schema(minimum = 60, maximum = 31_622_400)]
    pub expires_in_seconds: Option<i64>,
    /// The bot that it stands for; by default you yourself.
    pub bot_id: Option<PlayerId>,
}

/// Make a bot
///
/// An account for a program of yours: it plays as itself, is shown as a bot with you as its owner, and sits down only where
/// bots are admitted. It has no password; make a token for it.
#[utoipa::path(
    post, path = "/v1/me/bots", tag = "programs",
    extensions(("x-refusals" = json!([Code::NameInvalid, Code::NameTaken, Code::TooManyBots, Code::BotNotFound, Code::GuestAccount]))),
    responses((status = 201, description = "The bot.", body = ProfileView))
)]
pub async fn make_bot(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
    body: Body<BotRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("make_bot", &body.0)?;
    let made =
        with_timeout(service::accounts::make_bot(&ctx, caller.0, &body.0.name, repeatable)).await?;
    let mut response = created(&ctx, format_args!("v1/me/bots/{}", made.made.id));
    replayed(&mut response, made.replayed);
    Ok(response.json(ProfileView::from(made.made)))
}

/// List bots
///
/// Your own, the oldest first.
#[utoipa::path(
    get, path = "/v1/me/bots", tag = "programs",
    responses((status = 200, description = "The bots.", body = BotListView))
)]
pub async fn list_bots(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let bots = with_timeout(service::accounts::bots(&ctx, caller.0)).await?;
    let items = bots.into_iter().map(ProfileView::from).collect();
    Ok(HttpResponse::Ok().json(BotListView { items }))
}

/// Delete a bot
///
/// As an account is deleted: its tables are left, its running games conceded, its tokens are over. The games stay.
#[utoipa::path(
    delete, path = "/v1/me/bots/{bot_id}", tag = "programs",
    responses((status = 204, description = "The bot is gone."))
)]
pub async fn delete_bot(
    ctx: web::Data<Context>,
    caller: Caller,
    bot: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::delete_bot(&ctx, caller.0, *bot)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Make a token
///
/// What a program of yours shows instead of a password, for yourself or for one of your bots: it may do what its scopes
/// say, and nothing else; not make tokens, either. A new password ends all of your own. It is shown to nobody again but to
/// a repeat with the same `Idempotency-Key`.
#[utoipa::path(
    post, path = "/v1/me/tokens", tag = "programs",
    extensions(("x-refusals" = json!([Code::AccountLocked, Code::BotNotFound, Code::TooManyTokens, Code::TokenLifetimeOutOfRange, Code::TokenNotFound, Code::GuestAccount]))),
    responses((status = 201, description = "The token, which is not shown again.", body = IssuedTokenView))
)]
pub async fn make_token(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
    body: Body<TokenRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("make_token", &body.0)?;
    let TokenRequest { name, scopes, expires_in_seconds, bot_id } = body.0;
    if !(1..=MOST_SCOPES).contains(&scopes.len()) {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("Expected 1 to {MOST_SCOPES} scopes."))
            .field("scopes"));
    }
    each_once("scopes", &scopes)?;
    let wish = NewToken {
        name: checked_client("name", name)?,
        scopes: scopes.into_iter().collect(),
        lifetime: expires_in_seconds.map(SignedDuration::from_secs),
        bot: bot_id,
    };
    let made =
        with_timeout(service::accounts::make_token(&ctx, caller.0, wish, repeatable)).await?;
    let (token, secret) = made.made;
    let view = IssuedTokenView { token: token.into(), secret: secret.expose().to_owned() };
    let mut response = created(&ctx, format_args!("v1/me/tokens/{}", view.token.id));
    replayed(&mut response, made.replayed);
    Ok(response.insert_header((header::CACHE_CONTROL, "no-store")).json(view))
}

/// List tokens
///
/// Yours and those of your bots that are good, the newest first. The tokens themselves are not shown.
#[utoipa::path(
    get, path = "/v1/me/tokens", tag = "programs",
    responses((status = 200, description = "The tokens.", body = TokenListView))
)]
pub async fn list_tokens(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let tokens = with_timeout(service::accounts::tokens(&ctx, caller.0)).await?;
    let items = tokens.into_iter().map(TokenView::from).collect();
    Ok(HttpResponse::Ok().json(TokenListView { items }))
}

/// Revoke a token
///
/// It is refused from now on.
#[utoipa::path(
    delete, path = "/v1/me/tokens/{token_id}", tag = "programs",
    responses((status = 204, description = "The token is over."))
)]
pub async fn revoke_token(
    ctx: web::Data<Context>,
    caller: Caller,
    token: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::revoke_token(&ctx, caller.0, *token)).await?;
    Ok(HttpResponse::NoContent().finish())
}
