use crate::auth::AppRefreshToken;
use crate::domain::account::{AppId, Scopes};
use crate::service::accounts::{ReuseGrace, rotate};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;

use super::exchange::{Exchange, GrantError, issue_tokens};

/// Exchanges the refresh token of an app for the next tokens, with a subset of the scopes if the
/// request contains `requested_scopes`. As with sessions, reuse after the grace time revokes the app.
///
/// # Errors
/// The database cannot be reached.
pub async fn refresh_app(
    ctx: &Context,
    token: &str,
    app: &AppId,
    requested_scopes: Option<Scopes>,
) -> Result<Exchange> {
    let Some(old) = AppRefreshToken::parse(token) else {
        return Ok(Exchange::Rejected(GrantError::Invalid));
    };
    let (app, ctx) = (app.clone(), ctx.clone());
    run_detached(async move {
        let known = {
            let mut conn = ctx.connection().await?;
            store::apps::find_app_of_refresh_token(&mut conn, &old.hash()).await?
        };
        let Some((_, known)) = known.filter(|(_, known)| known.app == app) else {
            return Ok(Exchange::Rejected(GrantError::Invalid));
        };
        let scopes = requested_scopes.unwrap_or(known.scopes);
        if !scopes.is_subset_of(known.scopes) {
            return Ok(Exchange::Rejected(GrantError::ScopesTooWide));
        }
        match rotate(&ctx, &old, ReuseGrace::AfterReplacement).await {
            Ok((viewer, next)) => issue_tokens(&ctx, viewer, scopes, next),
            Err(Error::RefreshTokenInvalid | Error::RefreshTokenReused) => {
                Ok(Exchange::Rejected(GrantError::Invalid))
            }
            Err(error) => Err(error),
        }
    })
    .await
}
