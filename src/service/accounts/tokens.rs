use jiff::SignedDuration;

use crate::auth::PersonalToken;
use crate::domain::account::{PersonalTokenInfo, Scopes};
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId, SessionId};
use crate::service::context::if_writable;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::accounts::ShownToken;
use crate::store::{self, Connection};

use super::one_at_a_time::in_turn;
use super::own_bots::own_bot;
use super::password_holder::hold_password_holder;
use super::requests::{Made, made_before, repeatable_secret};
use super::session::still_live;

/// Maximum lifetime of a token that expires.
pub const LONGEST_TOKEN: SignedDuration = SignedDuration::from_hours(366 * 24);

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
    wish: NewToken,
    request: Option<IdempotentRequest>,
) -> Result<Made<(PersonalTokenInfo, PersonalToken)>> {
    let ctx = ctx.clone();
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let id = SessionId::new(ctx.new_id());
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let request = request.as_ref();
            if let Some(made) = made_before(conn, viewer, request, id.uuid()).await? {
                return made_token(&ctx, conn, viewer, SessionId::new(made), request).await;
            }
            let possible = SignedDuration::from_mins(1)..=LONGEST_TOKEN;
            if wish.lifetime.is_some_and(|lifetime| !possible.contains(&lifetime)) {
                return Err(Error::TokenLifetime);
            }
            let token = match request {
                Some(request) => PersonalToken::new(&repeatable_secret(&ctx, PURPOSE, id, request)),
                None => PersonalToken::generate()?,
            };
            hold_password_holder(conn, viewer.player).await?;
            still_live(conn, viewer).await?;
            if store::accounts::list_personal_tokens(conn, viewer.player).await?.len()
                >= ctx.quotas.get().tokens
            {
                return Err(Error::TooManyTokens);
            }
            let player = match wish.bot {
                Some(bot) => own_bot(conn, viewer.player, bot).await?.id,
                None => viewer.player,
            };
            if store::accounts::is_locked(conn, player).await? {
                return Err(Error::AccountLocked);
            }
            let now = store::game_now(conn).await?;
            let record = PersonalTokenInfo {
                id,
                player,
                name: wish.name.clone(),
                scopes: wish.scopes,
                beginning: token.beginning().to_owned(),
                created_at: now,
                last_used_at: None,
                expires_at: wish.lifetime.map(|lifetime| now + lifetime),
            };
            store::accounts::insert_personal_token(conn, &record, &token).await?;
            Ok(Made::now((record, token)))
        })
        .await
    })
    .await
}

/// Derivation purpose of token secrets.
const PURPOSE: &str = "personal token";

/// Returns the token created earlier by the same request, with its secret. Fails if it was revoked
/// since.
async fn made_token(
    ctx: &Context,
    conn: &mut Connection,
    viewer: Viewer,
    id: SessionId,
    request: Option<&IdempotentRequest>,
) -> Result<Made<(PersonalTokenInfo, PersonalToken)>> {
    let request = request.ok_or(Error::TokenNotFound)?;
    let token = PersonalToken::new(&repeatable_secret(ctx, PURPOSE, id, request));
    let known = store::accounts::list_personal_tokens(conn, viewer.player).await?;
    let record = known.into_iter().find(|record| record.id == id).ok_or(Error::TokenNotFound)?;
    // The secret cannot be derived again after a change of the server's key.
    let shown = store::accounts::find_personal_token(conn, &token.hash()).await?;
    shown.filter(|shown| shown.viewer.session == id).ok_or(Error::TokenNotFound)?;
    Ok(Made::before((record, token)))
}

/// Returns the tokens of the player and of its bots, newest first.
pub async fn tokens(ctx: &Context, viewer: Viewer) -> Result<Vec<PersonalTokenInfo>> {
    Ok(store::accounts::list_personal_tokens(&mut *ctx.connection().await?, viewer.player).await?)
}

/// # Errors
/// The token belongs neither to the player nor to one of its bots, or has already ended.
pub async fn revoke_token(ctx: &Context, viewer: Viewer, id: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let revoked = store::accounts::revoke_personal_token(&mut conn, viewer.player, id).await?;
    if revoked { Ok(()) } else { Err(Error::TokenNotFound) }
}

/// Returns the account and the scopes of a presented token.
///
/// # Errors
/// The token was not issued by this server, was revoked, or has expired.
pub async fn redeem_token(ctx: &Context, token: &str) -> Result<ShownToken> {
    let hash = PersonalToken::parse(token).ok_or(Error::TokenUnknown)?.hash();
    let ctx = ctx.clone();
    // Detached: the request body is validated concurrently and is often invalid, and dropping this
    // future mid-query would cost a connection.
    let shown = run_detached(async move {
        let mut conn = ctx.connection().await?;
        let shown = store::accounts::find_personal_token(&mut conn, &hash).await?;
        if let Some(ShownToken {
            viewer,
            is_noted: false,
            is_revoked: false,
            is_expired: false,
            ..
        }) = &shown
        {
            if_writable(store::accounts::note_token_use(&mut conn, *viewer).await)?;
        }
        Ok(shown)
    });
    let shown = shown.await?.ok_or(Error::TokenUnknown)?;
    if shown.is_revoked {
        return Err(Error::SessionEnded);
    }
    if shown.is_expired {
        return Err(Error::TokenExpired);
    }
    Ok(shown)
}
