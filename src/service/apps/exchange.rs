use jiff::SignedDuration;
use uuid::Uuid;

use crate::auth::{AppRefreshToken, LIFETIME};
use crate::domain::account::{App, AppId, Destination, Scopes};
use crate::domain::notification::Notice;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};
use crate::service::accounts::{expiry, hold_password_holder};
use crate::service::notifications::notify_player;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// So many apps a player has at a time: the one unused for the longest time makes room.
const MOST_APPS: i64 = 50;
/// How long the name of a client in a notice is at most, in characters.
const LONGEST_CLIENT: usize = 64;

/// What an app needs to act for a player.
pub struct AppGrant {
    pub access_token: String,
    /// How long the access token is good for.
    pub expires_in: SignedDuration,
    pub refresh_token: AppRefreshToken,
    pub scopes: Scopes,
}

/// What came of an exchange. That it is refused can change something too: what was stolen ends.
pub enum Exchange {
    Granted(AppGrant),
    Refused(GrantRefusal),
}

/// Why an app gets no tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrantRefusal {
    /// What it has is unknown, was used, is over, or was given to another app.
    Invalid,
    /// It wants more than it may do.
    ScopesTooWide,
    /// Nobody has decided yet.
    Pending,
    /// Nobody has decided yet, and it asks too often.
    TooSoon,
    /// Nobody has decided in time.
    Expired,
    /// The player does not let it in.
    Denied,
}

/// What stands for nothing: a code that was spoilt was exchanged for it.
pub(super) fn no_session() -> SessionId {
    SessionId::new(Uuid::nil())
}

/// An app that is let in now, and the token that renews what it gets.
pub(super) struct LetIn {
    pub session: SessionId,
    scopes: Scopes,
    refresh_token: AppRefreshToken,
    player: PlayerId,
}

/// Lets an app in, in the transaction that spends what it has come with.
///
/// # Errors
/// The account was deleted or locked meanwhile.
pub(super) async fn let_in(
    ctx: &Context,
    conn: &mut Connection,
    player: PlayerId,
    app: AppId,
    destination: Destination,
    scopes: Scopes,
) -> Result<LetIn> {
    hold_password_holder(conn, player).await?;
    if store::accounts::is_locked(conn, player).await? {
        return Err(Error::AccountLocked);
    }
    if !store::apps::knows_app(conn, player, &app, &destination).await? {
        let now = store::game_now(conn).await?;
        let client = destination.written().unwrap_or_else(|| app.name().to_owned());
        let client = client.chars().take(LONGEST_CLIENT).collect();
        let logged_in = Notice::LoggedIn { client };
        notify_player(conn, player, logged_in, now, &|| ctx.new_id()).await?;
    }
    let (now, session) = (ctx.now(), SessionId::new(ctx.new_id()));
    let expires_at = expiry(now)?;
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
    store::apps::revoke_apps_beyond(conn, player, MOST_APPS).await?;
    store::accounts::insert_refresh_token(conn, player, session, &refresh_token.hash()).await?;
    Ok(LetIn { session, scopes, refresh_token, player })
}

impl LetIn {
    /// What the app is told.
    pub(super) fn granted(self, ctx: &Context) -> Result<Exchange> {
        let LetIn { session, scopes, refresh_token, player } = self;
        granted(ctx, Viewer { player, session }, scopes, refresh_token)
    }
}

/// Tokens for an app that was let in before.
pub(super) fn granted(
    ctx: &Context,
    viewer: Viewer,
    scopes: Scopes,
    refresh_token: AppRefreshToken,
) -> Result<Exchange> {
    let Viewer { player, session } = viewer;
    let access_token = ctx.tokens.issue(player, session, Some(scopes), ctx.new_id(), ctx.now())?;
    Ok(Exchange::Granted(AppGrant { access_token, expires_in: LIFETIME, refresh_token, scopes }))
}
