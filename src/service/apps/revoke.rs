use crate::auth::{AppRefreshToken, PersonalToken};
use crate::domain::table::Viewer;
use crate::service::detached::run_detached;
use crate::service::{Context, Result};
use crate::store;

/// Ends what a token stands for (RFC 7009): the app that has an access or a refresh token, or a personal token itself. Whoever
/// has one may say that it is to be good no more. A token that is unknown, or was ended before, is as good as ended; those of
/// sessions are ended by logging out.
///
/// # Errors
/// The database cannot be reached.
pub async fn revoke_app_token(ctx: &Context, token: &str) -> Result<()> {
    let (ctx, token) = (ctx.clone(), token.to_owned());
    run_detached(async move {
        if PersonalToken::is_meant(&token) {
            let Some(token) = PersonalToken::parse(&token) else { return Ok(()) };
            let mut conn = ctx.connection().await?;
            if let Some(shown) =
                store::accounts::find_personal_token(&mut conn, &token.hash()).await?
            {
                let Viewer { player, session } = shown.viewer;
                store::accounts::revoke_session(&mut conn, player, session).await?;
            }
            return Ok(());
        }
        let mut conn = ctx.connection().await?;
        let whose = match AppRefreshToken::parse(&token) {
            Some(token) => {
                let found =
                    store::apps::find_app_of_refresh_token(&mut conn, &token.hash()).await?;
                found.map(|(player, app)| (player, app.id))
            }
            None => match ctx.tokens.verify(&token, ctx.now()) {
                Ok(claims) => Some((claims.player, claims.session)),
                Err(_) => None,
            },
        };
        if let Some((player, session)) = whose {
            store::apps::revoke_app(&mut conn, player, session).await?;
        }
        Ok(())
    })
    .await
}
