use crate::auth::CookieToken;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;

use super::session::{Grant, Renewal, expiry, grant};

/// How long after a token was exchanged the one before it may still come, from another tab of the browser, in seconds.
const LATE_SECONDS: i32 = 10;

/// Exchanges what a browser keeps in a cookie for the next one. Until the next one is exchanged in turn, the same comes back
/// for the same: several tabs may ask at a time, and a browser that was closed before the answer came just asks again. Only who
/// comes with one that is older ends the session, as when a token comes twice to `refresh`.
///
/// # Errors
/// The token is unknown, of a session that is over, or older than the one before the last.
pub async fn refresh_by_cookie(ctx: &Context, token: &str) -> Result<Grant> {
    let old = CookieToken::parse(token).ok_or(Error::RefreshTokenInvalid)?;
    let ctx = ctx.clone();
    run_detached(async move {
        let (old, next) = (old.hash(), following(&ctx, &old));
        let expires_at = expiry(ctx.now())?;
        let mut conn = ctx.connection().await?;
        let (found, outcome) = conn
            .transaction(async |conn| {
                let found = store::accounts::lock_refresh_token(conn, &old, LATE_SECONDS).await?;
                let found = found.ok_or(Error::RefreshTokenInvalid)?;
                if !found.session_is_live {
                    return Err(Error::RefreshTokenInvalid);
                }
                if !found.is_replaced || found.next_is_unused {
                    // By the same again, unless the key of the server has changed meanwhile.
                    let next = next.hash();
                    store::accounts::replace_refresh_token(conn, &found, &old, &next, expires_at)
                        .await?;
                    return Ok((found, Ok(())));
                }
                if !found.next_is_used_just_now {
                    store::accounts::revoke_session(conn, found.player(), found.session()).await?;
                }
                // Committed, for the session to stay revoked.
                Ok((found, Err(Error::RefreshTokenReused)))
            })
            .await?;
        outcome?;
        grant(&ctx, found.player(), found.session(), Renewal::InCookie(next))
    })
    .await
}

/// The token that comes after another. It follows from that and from the key of the server, so that an exchange can be
/// repeated although only hashes are stored; neither alone tells it.
fn following(ctx: &Context, token: &CookieToken) -> CookieToken {
    let purpose = format!("the next refresh token after {}", token.expose());
    CookieToken::new(&ctx.senders.links.key().derive(&purpose))
}
