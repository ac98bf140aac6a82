//! Tokens of apps: the first ones after an authorization, and their refresh.

use jiff::SignedDuration;
use uuid::Uuid;

use crate::auth::{ACCESS_TOKEN_LIFETIME, AppRefreshToken};
use crate::domain::account::{App, AppId, RedirectTarget, Scopes};
use crate::domain::notification::Notification;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, ProblemCode, SessionId};
use crate::service::accounts::{ReuseGrace, lock_password_account, rotate, session_expiry};
use crate::service::notifications::notify_player;
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;

/// Maximum number of apps per player. A new app replaces the one unused for the longest time.
const MAX_APPS_PER_PLAYER: i64 = 50;
/// Maximum length of a client name in a notification, in characters.
const MAX_CLIENT_NAME_CHARS: usize = 64;

/// Credentials of an app that acts for a player.
pub struct AppGrant {
    pub access_token: String,
    /// Lifetime of the access token.
    pub expires_in: SignedDuration,
    pub refresh_token: AppRefreshToken,
    pub scopes: Scopes,
}

/// Result of an exchange. A rejection may also change the database, because it revokes stolen
/// tokens.
pub enum Exchange {
    Granted(AppGrant),
    Rejected(GrantError),
}

/// Reason for which an app gets no tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrantError {
    /// The code or token is unknown, used, expired, or was issued to another app.
    Invalid,
    /// The app requests more scopes than it was granted.
    ScopesTooWide,
    /// The player has not decided yet.
    Pending,
    /// The player has not decided yet, and the app polls too often.
    TooSoon,
    /// The player did not decide in time.
    Expired,
    /// The player has denied the request.
    Denied,
}

/// App that was just authorized, and its first refresh token.
pub(super) struct NewAppSession {
    pub session: SessionId,
    scopes: Scopes,
    refresh_token: AppRefreshToken,
    player: PlayerId,
}

impl NewAppSession {
    /// Returns the credentials for the app.
    pub(super) fn issue_tokens(self, ctx: &Context) -> Result<Exchange> {
        let NewAppSession { session, scopes, refresh_token, player } = self;
        issue_tokens(ctx, Viewer { player, session }, scopes, refresh_token)
    }
}

/// Exchanges the refresh token of an app for the next tokens, with a subset of the scopes if the
/// request contains `requested_scopes`. As with sessions, reuse after the grace time revokes the
/// app.
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
            Err(Error::Refused(
                ProblemCode::RefreshTokenInvalid | ProblemCode::RefreshTokenReused,
            )) => Ok(Exchange::Rejected(GrantError::Invalid)),
            Err(error) => Err(error),
        }
    })
    .await
}

/// Authorizes an app, in the transaction that consumes its code.
///
/// # Errors
/// The account was deleted or locked meanwhile.
pub(super) async fn create_app_session(
    ctx: &Context,
    conn: &mut Connection,
    player: PlayerId,
    app: AppId,
    destination: RedirectTarget,
    scopes: Scopes,
) -> Result<NewAppSession> {
    lock_password_account(conn, player).await?;
    if store::accounts::is_locked(conn, player).await? {
        return Err(ProblemCode::AccountLocked.into());
    }
    if !store::apps::has_authorized_app(conn, player, &app, &destination).await? {
        let now = store::game_now(conn).await?;
        let client = destination.to_stored().unwrap_or_else(|| app.name().to_owned());
        let client = client.chars().take(MAX_CLIENT_NAME_CHARS).collect();
        let logged_in = Notification::LoggedIn { client };
        notify_player(conn, player, logged_in, now, &|| ctx.new_id()).await?;
    }
    let (now, session) = (ctx.now(), SessionId::new(ctx.new_id()));
    let expires_at = session_expiry(now)?;
    let app = App {
        id: session,
        app,
        destination,
        scopes,
        created_at: now,
        last_used_at: now,
        expires_at,
    };
    let refresh_token = AppRefreshToken::generate()?;
    store::apps::insert_app(conn, player, &app).await?;
    store::apps::revoke_surplus_apps(conn, player, MAX_APPS_PER_PLAYER).await?;
    store::accounts::insert_refresh_token(conn, player, session, &refresh_token.hash()).await?;
    Ok(NewAppSession { session, scopes, refresh_token, player })
}

/// Issues tokens for an app that is already authorized.
pub(super) fn issue_tokens(
    ctx: &Context,
    viewer: Viewer,
    scopes: Scopes,
    refresh_token: AppRefreshToken,
) -> Result<Exchange> {
    let Viewer { player, session } = viewer;
    let access_token = ctx.tokens.issue(player, session, Some(scopes), ctx.new_id(), ctx.now())?;
    Ok(Exchange::Granted(AppGrant {
        access_token,
        expires_in: ACCESS_TOKEN_LIFETIME,
        refresh_token,
        scopes,
    }))
}

/// Session id of a spoilt code, which was exchanged for no session.
pub(super) fn no_session() -> SessionId {
    SessionId::new(Uuid::nil())
}
