//! Apps that a player has authorized: list, revocation, and validation of their ids and names.

use crate::auth::{AppRefreshToken, PersonalToken, RefreshToken};
use crate::domain::account::{App, AppId};
use crate::domain::table::Viewer;
use crate::domain::{ProblemCode, SessionId};
use crate::service::player_name::mixes_scripts;
use crate::service::tasks::run_detached;
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

/// Returns the apps authorized by the player, most recently used first.
pub async fn list_apps(ctx: &Context, viewer: Viewer) -> Result<Vec<App>> {
    Ok(store::apps::list_apps(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Returns the app that the viewer's session belongs to, if any.
pub async fn find_current_app(ctx: &Context, viewer: Viewer) -> Result<Option<App>> {
    let Viewer { player, session } = viewer;
    Ok(store::apps::find_app(&mut *ctx.connection().await?, player, session).await?)
}

/// Revokes an app: its tokens are rejected from now on.
///
/// # Errors
/// The player has not authorized this app, or has already revoked it.
pub async fn revoke_app(ctx: &Context, viewer: Viewer, id: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let revoked = store::apps::revoke_app(&mut conn, viewer.player, id).await?;
    if revoked { Ok(()) } else { Err(ProblemCode::AppNotFound.into()) }
}

/// Revokes all apps of the player.
pub async fn revoke_apps(ctx: &Context, viewer: Viewer) -> Result<()> {
    Ok(store::apps::revoke_apps(&mut *ctx.connection().await?, viewer.player).await?)
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

/// Returns the app with this `client_id`; none if the id is invalid, or if its name could
/// impersonate another app.
pub fn parse_client_id(client_id: &str) -> Option<AppId> {
    AppId::parse(client_id).filter(|app| !mixes_scripts(app.name()))
}

/// Returns the app with this name, if the name is allowed.
pub fn parse_app_name(name: &str) -> Option<AppId> {
    AppId::from_name(name).filter(|app| !mixes_scripts(app.name()))
}
