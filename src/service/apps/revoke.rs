use crate::auth::{AppRefreshToken, PersonalToken, RefreshToken};
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Result};
use crate::store;

/// Result of a token revocation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Revocation {
    /// The token is no longer valid, or never was.
    Revoked,
    /// The token belongs to a session, which ends by logging out.
    SessionToken,
}

/// Revokes the grant behind a token (RFC 7009): the app of an access or refresh token, or a
/// personal token itself. Possession of the token is sufficient. An unknown or revoked token counts
/// as revoked.
///
/// # Errors
/// The database cannot be reached.
pub async fn revoke_app_token(ctx: &Context, token: &str) -> Result<Revocation> {
    let (ctx, token) = (ctx.clone(), token.to_owned());
    run_detached(async move {
        if PersonalToken::has_prefix(&token) {
            let Some(token) = PersonalToken::parse(&token) else {
                return Ok(Revocation::Revoked);
            };
            let mut conn = ctx.connection().await?;
            if let Some(shown) =
                store::accounts::find_personal_token(&mut conn, &token.hash()).await?
            {
                let Viewer { player, session } = shown.viewer;
                store::accounts::revoke_session(&mut conn, player, session).await?;
            }
            return Ok(Revocation::Revoked);
        }
        if RefreshToken::parse(&token).is_some() {
            return Ok(Revocation::SessionToken);
        }
        let mut conn = ctx.connection().await?;
        let grant = match AppRefreshToken::parse(&token) {
            Some(token) => {
                let found =
                    store::apps::find_app_of_refresh_token(&mut conn, &token.hash()).await?;
                found.map(|(player, app)| (player, app.id))
            }
            None => match ctx.tokens.verify(&token, ctx.now()) {
                Ok(claims) if claims.scopes.is_none() => return Ok(Revocation::SessionToken),
                Ok(claims) => Some((claims.player, claims.session)),
                Err(_) => None,
            },
        };
        if let Some((player, session)) = grant {
            store::apps::revoke_app(&mut conn, player, session).await?;
        }
        Ok(Revocation::Revoked)
    })
    .await
}
