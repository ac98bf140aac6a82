use crate::auth::{CookieToken, RefreshToken, RenewalToken};
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;

use super::session::{Grant, Renewal, issue_grant, session_expiry};

/// Grace time in seconds. Until its end, a replaced token still leads to the current one.
const GRACE_SECONDS: i32 = 10;

/// The time in which a replaced token still leads to the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReuseGrace {
    /// [`GRACE_SECONDS`] after it was replaced.
    AfterReplacement,
    /// Also until [`GRACE_SECONDS`] after its successor was replaced. A browser that is closed
    /// before it receives the response keeps the old cookie for as long as it stays closed.
    AfterSuccessorUse,
}

/// Exchanges a refresh token for the next one. Within the grace time, every repetition returns the
/// current token, so concurrent requests with one token all succeed. A later reuse ends the
/// session: either the owner or a thief holds a copy.
///
/// # Errors
/// The token is unknown, belongs to a session that has ended, or was used before.
pub async fn refresh_session(ctx: &Context, token: &str) -> Result<Grant> {
    let old = RefreshToken::parse(token).ok_or(Error::RefreshTokenInvalid)?;
    let ctx = ctx.clone();
    run_detached(async move {
        let (viewer, next) = rotate(&ctx, &old, ReuseGrace::AfterReplacement).await?;
        issue_grant(&ctx, viewer.player, viewer.session, Renewal::InResponse(next))
    })
    .await
}

/// Exchanges the refresh token of a browser's cookie for the next one, like [`refresh_session`].
///
/// # Errors
/// As [`refresh_session`].
pub async fn refresh_by_cookie(ctx: &Context, token: &str) -> Result<Grant> {
    let old = CookieToken::parse(token).ok_or(Error::RefreshTokenInvalid)?;
    let ctx = ctx.clone();
    run_detached(async move {
        let (viewer, next) = rotate(&ctx, &old, ReuseGrace::AfterSuccessorUse).await?;
        issue_grant(&ctx, viewer.player, viewer.session, Renewal::InCookie(next))
    })
    .await
}

/// Replaces a token by its successor. Returns its session and the current token of that session.
///
/// # Errors
/// As [`refresh_session`]. The session that the error ends has ended when the error is returned.
pub(crate) async fn rotate<T: RenewalToken>(
    ctx: &Context,
    old: &T,
    reuse_grace: ReuseGrace,
) -> Result<(Viewer, T)> {
    let key = ctx.senders.links.key();
    let old_hash = old.hash();
    let expires_at = session_expiry(ctx.now())?;
    let mut conn = ctx.connection().await?;
    let (found, current) = conn
        .transaction(async |conn| {
            let found = store::accounts::lock_refresh_token(conn, &old_hash, GRACE_SECONDS).await?;
            let found = found.ok_or(Error::RefreshTokenInvalid)?;
            if !found.session_is_live {
                return Err(Error::RefreshTokenInvalid);
            }
            let may_be_repeated = found.is_fresh
                || reuse_grace == ReuseGrace::AfterSuccessorUse
                    && (found.next_is_unused || found.next_is_used_just_now);
            if found.is_replaced && !may_be_repeated {
                store::accounts::revoke_session(conn, found.player(), found.session()).await?;
                // Committed, so that the session stays revoked.
                return Ok((found, None));
            }
            if found.is_replaced {
                let current = store::accounts::find_current_token(conn, &old_hash).await?;
                let known = current.and_then(|(steps, hash)| {
                    let mut token = old.successor(key);
                    for _ in 1..steps {
                        token = token.successor(key);
                    }
                    (token.hash() == hash).then_some(token)
                });
                if let Some(known) = known {
                    let (player, session) = (found.player(), found.session());
                    store::accounts::extend_session(conn, player, session, expires_at).await?;
                    return Ok((found, Some(known)));
                }
                // A node of an earlier release chose the successor at random, or the key of the
                // server has changed.
                if !found.next_is_unused {
                    return Ok((found, None));
                }
            }
            let next = old.successor(key);
            let next_hash = next.hash();
            store::accounts::replace_refresh_token(conn, &found, &old_hash, &next_hash, expires_at)
                .await?;
            Ok((found, Some(next)))
        })
        .await?;
    let current = current.ok_or(Error::RefreshTokenReused)?;
    Ok((Viewer { player: found.player(), session: found.session() }, current))
}
