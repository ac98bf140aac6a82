//! Personal access tokens of players and their bots, and single-use tickets that open a stream.

use jiff::SignedDuration;

use crate::auth::{PersonalToken, StreamTicket};
use crate::domain::account::{PersonalTokenInfo, Scopes};
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, ProblemCode, SessionId};
use crate::service::context::ignore_unavailable;
use crate::service::tasks::run_detached;
use crate::service::{Context, Result};
use crate::store::accounts::PresentedToken;
use crate::store::{self, Connection};

use super::bots::find_own_bot;
use super::password_reset::lock_password_account;
use super::sessions::{check_session, require_live_session};
use crate::service::idempotency::{Idempotent, derive_repeatable_secret, find_or_record_request};

/// Maximum lifetime of a token that expires.
pub const MAX_TOKEN_LIFETIME: SignedDuration = SignedDuration::from_hours(366 * 24);
/// Lifetime of a ticket, in seconds.
pub const STREAM_TICKET_LIFETIME_SECONDS: i64 = 30;
/// Derivation purpose of token secrets.
const SECRET_PURPOSE: &str = "personal token";

/// Input for a new token.
pub struct NewToken {
    /// Label chosen by the owner.
    pub name: String,
    pub scopes: Scopes,
    /// None for a token that is valid until revoked.
    pub lifetime: Option<SignedDuration>,
    /// Bot that the token acts for; none for the player.
    pub bot: Option<PlayerId>,
}

/// Creates a token for the player or one of its bots. The secret is shown once.
///
/// # Errors
/// The player has the maximum number of tokens; the lifetime is out of range; the bot does not
/// belong to the player.
pub async fn create_token(
    ctx: &Context,
    viewer: Viewer,
    input: NewToken,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<(PersonalTokenInfo, PersonalToken)>> {
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let id = SessionId::new(ctx.new_id());
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let request = request.as_ref();
            if let Some(made) = find_or_record_request(conn, viewer, request, id.uuid()).await? {
                return find_replayed_token(&ctx, conn, viewer, SessionId::new(made), request)
                    .await;
            }
            let allowed_lifetimes = SignedDuration::from_mins(1)..=MAX_TOKEN_LIFETIME;
            if input.lifetime.is_some_and(|lifetime| !allowed_lifetimes.contains(&lifetime)) {
                return Err(ProblemCode::TokenLifetimeOutOfRange.into());
            }
            let token = match request {
                Some(request) => {
                    PersonalToken::new(&derive_repeatable_secret(&ctx, SECRET_PURPOSE, id, request))
                }
                None => PersonalToken::generate()?,
            };
            lock_password_account(conn, viewer.player).await?;
            require_live_session(conn, viewer).await?;
            if store::accounts::list_personal_tokens(conn, viewer.player).await?.len()
                >= ctx.quotas.get().tokens
            {
                return Err(ProblemCode::TooManyTokens.into());
            }
            let player = match input.bot {
                Some(bot) => find_own_bot(conn, viewer.player, bot).await?.id,
                None => viewer.player,
            };
            if store::accounts::is_locked(conn, player).await? {
                return Err(ProblemCode::AccountLocked.into());
            }
            let now = store::game_now(conn).await?;
            let record = PersonalTokenInfo {
                id,
                player,
                name: input.name.clone(),
                scopes: input.scopes,
                prefix: token.display_prefix().to_owned(),
                created_at: now,
                last_used_at: None,
                expires_at: input.lifetime.map(|lifetime| now + lifetime),
            };
            store::accounts::insert_personal_token(conn, &record, &token).await?;
            Ok(Idempotent::new((record, token)))
        })
        .await
    })
    .await
}

/// Returns the token created earlier by the same request, with its secret. Fails if it was revoked
/// since.
async fn find_replayed_token(
    ctx: &Context,
    conn: &mut Connection,
    viewer: Viewer,
    id: SessionId,
    request: Option<&IdempotentRequest>,
) -> Result<Idempotent<(PersonalTokenInfo, PersonalToken)>> {
    let request = request.ok_or(ProblemCode::TokenNotFound)?;
    let token = PersonalToken::new(&derive_repeatable_secret(ctx, SECRET_PURPOSE, id, request));
    let known = store::accounts::list_personal_tokens(conn, viewer.player).await?;
    let record =
        known.into_iter().find(|record| record.id == id).ok_or(ProblemCode::TokenNotFound)?;
    // The secret cannot be derived again after a change of the server's key.
    let shown = store::accounts::find_personal_token(conn, &token.hash()).await?;
    shown.filter(|shown| shown.viewer.session == id).ok_or(ProblemCode::TokenNotFound)?;
    Ok(Idempotent::replayed((record, token)))
}

/// Returns the tokens of the player and of its bots, newest first.
pub async fn list_tokens(ctx: &Context, viewer: Viewer) -> Result<Vec<PersonalTokenInfo>> {
    Ok(store::accounts::list_personal_tokens(&mut *ctx.connection().await?, viewer.player).await?)
}

/// # Errors
/// The token belongs neither to the player nor to one of its bots, or has already ended.
pub async fn revoke_token(ctx: &Context, viewer: Viewer, id: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let revoked = store::accounts::revoke_personal_token(&mut conn, viewer.player, id).await?;
    if revoked { Ok(()) } else { Err(ProblemCode::TokenNotFound.into()) }
}

/// Returns the account and the scopes of a presented token.
///
/// # Errors
/// The token was not issued by this server, was revoked, or has expired.
pub async fn redeem_token(ctx: &Context, token: &str) -> Result<PresentedToken> {
    let hash = PersonalToken::parse(token).ok_or(ProblemCode::TokenInvalid)?.hash();
    let ctx = ctx.clone();
    // Detached: the request body is validated concurrently and is often invalid, and dropping this
    // future mid-query would cost a connection.
    let shown = run_detached(async move {
        let mut conn = ctx.connection().await?;
        let shown = store::accounts::find_personal_token(&mut conn, &hash).await?;
        if let Some(PresentedToken {
            viewer,
            is_use_recorded: false,
            is_revoked: false,
            is_expired: false,
            ..
        }) = &shown
        {
            ignore_unavailable(store::accounts::record_token_use(&mut conn, *viewer).await)?;
        }
        Ok(shown)
    });
    let shown = shown.await?.ok_or(ProblemCode::TokenInvalid)?;
    if shown.is_revoked {
        return Err(ProblemCode::SessionEnded.into());
    }
    if shown.is_expired {
        return Err(ProblemCode::TokenExpired.into());
    }
    Ok(shown)
}

/// Creates a ticket that opens one stream, for clients that cannot send headers.
pub async fn create_stream_ticket(ctx: &Context, viewer: Viewer) -> Result<StreamTicket> {
    let ticket = StreamTicket::generate()?;
    let mut conn = ctx.connection().await?;
    // Uses the database clock, because another node with another clock may redeem the ticket.
    let now = store::game_now(&mut conn).await?;
    let expires_at = now + SignedDuration::from_secs(STREAM_TICKET_LIFETIME_SECONDS);
    store::notifications::insert_stream_ticket(&mut conn, &ticket.hash(), viewer, now, expires_at)
        .await?;
    Ok(ticket)
}

/// Consumes a ticket and returns its viewer.
///
/// # Errors
/// The ticket is invalid, was used, or has expired; the session that created it has ended.
pub async fn redeem_stream_ticket(ctx: &Context, ticket: &str) -> Result<Viewer> {
    let ticket = StreamTicket::parse(ticket).ok_or(ProblemCode::TicketInvalid)?;
    let viewer = {
        let mut conn = ctx.connection().await?;
        let now = store::game_now(&mut conn).await?;
        store::notifications::redeem_stream_ticket(&mut conn, &ticket.hash(), now).await?
    };
    let viewer = viewer.ok_or(ProblemCode::TicketInvalid)?;
    check_session(ctx, viewer).await?;
    Ok(viewer)
}
