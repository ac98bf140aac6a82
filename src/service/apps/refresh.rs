use crate::auth::AppRefreshToken;
use crate::domain::account::{AppId, Scopes};
use crate::service::accounts::{Repeatable, rotate};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;

use super::exchange::{Exchange, GrantRefusal, granted};

/// Exchanges the refresh token of an app for the next tokens, with a subset of the scopes if the
/// request contains `fewer`. As with sessions, reuse after the grace time revokes the app.
///
/// # Errors
/// The database cannot be reached.
pub async fn refresh_app(
    ctx: &Context,
    token: &str,
    app: &AppId,
    fewer: Option<Scopes>,
) -> Result<Exchange> {
    let Some(old) = AppRefreshToken::parse(token) else {
        return Ok(Exchange::Refused(GrantRefusal::Invalid));
    };
    let (app, ctx) = (app.clone(), ctx.clone());
    run_detached(async move {
        let known = {
            let mut conn = ctx.connection().await?;
            store::apps::find_app_of_refresh_token(&mut conn, &old.hash()).await?
        };
        let Some((_, known)) = known.filter(|(_, known)| known.app == app) else {
            return Ok(Exchange::Refused(GrantRefusal::Invalid));
        };
        let scopes = fewer.unwrap_or(known.scopes);
        if !scopes.is_within(known.scopes) {
            return Ok(Exchange::Refused(GrantRefusal::ScopesTooWide));
        }
        match rotate(&ctx, &old, Repeatable::Briefly).await {
            Ok((viewer, next)) => granted(&ctx, viewer, scopes, next),
            Err(Error::RefreshTokenInvalid | Error::RefreshTokenReused) => {
                Ok(Exchange::Refused(GrantRefusal::Invalid))
            }
            Err(error) => Err(error),
        }
    })
    .await
}
