//! Bot accounts and personal tokens.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::accounts::views::{
    BotListView, CreatedTokenView, ProfileView, TokenListView, TokenView,
};
use crate::api::games::new_table::check_unique;
use crate::api::http::{
    AccountRead, Body, Caller, IdempotencyKey, created_response, set_replayed_header, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::account::Scope;
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::NewToken;
use crate::service::{self, Context};

use super::sessions::validate_client_name;

/// A bot to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateBot {
    /// Name of the bot: 2 to 32 letters of one script, digits, spaces or `- _ . '`.
    #[schema(min_length = 2, max_length = 32, examples("Ada's engine"))]
    pub name: String,
}

/// Maximum number of scopes of a token: each scope once.
const MAX_TOKEN_SCOPES: usize = 6;

/// A personal token to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateToken {
    /// Name of the token, shown in the list of tokens.
    #[schema(max_length = 64, examples("the laptop at home"))]
    pub name: String,
    /// Scopes of the token, each at most once.
    #[schema(min_items = 1, max_items = 6)]
    pub scopes: Vec<Scope>,
    /// Lifetime in seconds. By default, the token is valid until it is revoked.
    #[schema(minimum = 60, maximum = 31_622_400)]
    pub expires_in_seconds: Option<i64>,
    /// Bot that the token acts for. By default, the token acts for you.
    pub bot_id: Option<PlayerId>,
}

/// Create a bot
///
/// Creates an account for a program of yours. The bot plays under its own name, is shown with you
/// as its owner, and can join only its own tables and tables that allow bots. It has no password:
/// create a token with its id as `bot_id`.
#[utoipa::path(
    post, path = "/v1/me/bots", tag = "tokens-and-apps",
    extensions(("x-refusals" = json!([Code::NameInvalid, Code::NameTaken, Code::TooManyBots, Code::BotNotFound, Code::GuestAccount]))),
    responses((status = 201, description = "The bot.", body = ProfileView))
)]
pub async fn create_bot(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
    body: Body<CreateBot>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_bot", &body.0)?;
    let made =
        with_timeout(service::accounts::create_bot(&ctx, caller.0, &body.0.name, idempotency))
            .await?;
    let mut response = created_response(&ctx, format_args!("v1/me/bots/{}", made.value.id));
    set_replayed_header(&mut response, made.replayed);
    Ok(response.json(ProfileView::from(made.value)))
}

/// List your bots
///
/// Returns the bots that you own, the oldest first.
#[utoipa::path(
    get, path = "/v1/me/bots", tag = "tokens-and-apps",
    responses((status = 200, description = "The bots.", body = BotListView))
)]
pub async fn list_bots(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let bots = with_timeout(service::accounts::list_bots(&ctx, caller.0)).await?;
    let items = bots.into_iter().map(ProfileView::from).collect();
    Ok(HttpResponse::Ok().json(BotListView { items }))
}

/// Delete a bot
///
/// Permanently deletes the account of the bot. The bot leaves its tables, concedes its running
/// games, and its tokens are revoked. Its games remain available to the other players.
#[utoipa::path(
    delete, path = "/v1/me/bots/{bot_id}", tag = "tokens-and-apps",
    responses((status = 204, description = "The bot was deleted."))
)]
pub async fn delete_bot(
    ctx: web::Data<Context>,
    caller: Caller,
    bot: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::account_data::delete_bot(&ctx, caller.0, *bot)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Create a token
///
/// Creates a personal token for you or for one of your bots. A program sends the token instead of
/// logging in. The token is limited to its scopes and cannot create other tokens. Changing your
/// password revokes your own tokens, but not those of your bots.
///
/// The secret is returned only once, except to a retry with the same `Idempotency-Key`.
#[utoipa::path(
    post, path = "/v1/me/tokens", tag = "tokens-and-apps",
    extensions(("x-refusals" = json!([Code::AccountLocked, Code::BotNotFound, Code::TooManyTokens, Code::TokenLifetimeOutOfRange, Code::TokenNotFound, Code::GuestAccount]))),
    responses((status = 201, description = "The token and its secret, which is not shown again.", body = CreatedTokenView))
)]
pub async fn create_token(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
    body: Body<CreateToken>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_token", &body.0)?;
    let CreateToken { name, scopes, expires_in_seconds, bot_id } = body.0;
    if !(1..=MAX_TOKEN_SCOPES).contains(&scopes.len()) {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("Expected 1 to {MAX_TOKEN_SCOPES} scopes."))
            .field("scopes"));
    }
    check_unique("scopes", &scopes)?;
    let new_token = NewToken {
        name: validate_client_name("name", name)?,
        scopes: scopes.into_iter().collect(),
        lifetime: expires_in_seconds.map(SignedDuration::from_secs),
        bot: bot_id,
    };
    let made =
        with_timeout(service::accounts::create_token(&ctx, caller.0, new_token, idempotency))
            .await?;
    let (token, secret) = made.value;
    let view = CreatedTokenView { token: token.into(), secret: secret.expose().to_owned() };
    let mut response = created_response(&ctx, format_args!("v1/me/tokens/{}", view.token.id));
    set_replayed_header(&mut response, made.replayed);
    Ok(response.insert_header((header::CACHE_CONTROL, "no-store")).json(view))
}

/// List tokens
///
/// Returns your valid tokens and those of your bots, the newest first, without their secrets.
#[utoipa::path(
    get, path = "/v1/me/tokens", tag = "tokens-and-apps",
    responses((status = 200, description = "The tokens.", body = TokenListView))
)]
pub async fn list_tokens(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let tokens = with_timeout(service::accounts::list_tokens(&ctx, caller.0)).await?;
    let items = tokens.into_iter().map(TokenView::from).collect();
    Ok(HttpResponse::Ok().json(TokenListView { items }))
}

/// Revoke a token
///
/// Revokes a personal token of yours or of one of your bots. The token stops working immediately.
#[utoipa::path(
    delete, path = "/v1/me/tokens/{token_id}", tag = "tokens-and-apps",
    responses((status = 204, description = "The token was revoked."))
)]
pub async fn revoke_token(
    ctx: web::Data<Context>,
    caller: Caller,
    token: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::revoke_token(&ctx, caller.0, *token)).await?;
    Ok(HttpResponse::NoContent().finish())
}
