use kingdomino::shuffle::Bytes32;

use crate::auth::RefreshToken;
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;

use super::session::{Grant, Renewal, expiry, grant};

/// How long an exchange may be repeated whose answer was lost, in seconds.
const REPEAT_WITHIN_SECONDS: i32 = 10;

/// Exchanges a refresh token for the next one. Reuse ends the session: either the owner or a thief holds a copy.
/// An exchange whose answer was lost may be repeated once, for a few seconds.
///
/// # Errors
/// The token is unknown, of a session that is over, or was used before.
pub async fn refresh(ctx: &Context, token: &str) -> Result<Grant> {
    let old = RefreshToken::parse(token).ok_or(Error::RefreshTokenInvalid)?.hash();
    let ctx = ctx.clone();
    run_detached(async move {
        let next = RefreshToken::generate()?;
        let Viewer { player, session } = rotate(&ctx, &old, &next.hash()).await?;
        grant(&ctx, player, session, Renewal::InAnswer(next))
    })
    .await
}

/// Puts the token with the hash `next` in the place of that with the hash `old`, and tells whose it is.
///
/// # Errors
/// As [`refresh`]. What ends with the error is over when it comes.
pub(crate) async fn rotate(ctx: &Context, old: &Bytes32, next: &Bytes32) -> Result<Viewer> {
    let expires_at = expiry(ctx.now())?;
    let mut conn = ctx.connection().await?;
    let (found, outcome) = conn
        .transaction(async |conn| {
            let found =
                store::accounts::lock_refresh_token(conn, old, REPEAT_WITHIN_SECONDS).await?;
            let found = found.ok_or(Error::RefreshTokenInvalid)?;
            if !found.session_is_live {
                return Err(Error::RefreshTokenInvalid);
            }
            if !found.is_replaced || found.may_be_repeated {
                store::accounts::replace_refresh_token(conn, &found, old, next, expires_at).await?;
                return Ok((found, Ok(())));
            }
            if !found.is_fresh {
                store::accounts::revoke_session(conn, found.player(), found.session()).await?;
            }
            // Committed, for the session to stay revoked.
            Ok((found, Err(Error::RefreshTokenReused)))
        })
        .await?;
    outcome?;
    Ok(Viewer { player: found.player(), session: found.session() })
}
