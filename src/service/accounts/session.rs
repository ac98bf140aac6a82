use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::auth::{ACCESS_TOKEN_LIFETIME, CookieToken, DeviceToken, PasswordHash, RefreshToken};
use crate::domain::account::{RefreshTokenDelivery, Session};
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, SessionId};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// Lifetime of a session without a refresh.
pub const SESSION_LIFETIME: SignedDuration = SignedDuration::from_hours(60 * 24);

/// Client input for a new session.
pub struct NewSession {
    /// Name of the session.
    pub client: String,
    pub refresh_token_in: RefreshTokenDelivery,
}

/// Token that renews a session.
pub enum Renewal {
    InResponse(RefreshToken),
    InCookie(CookieToken),
}

impl Renewal {
    fn generate(refresh_token_in: RefreshTokenDelivery) -> Result<Renewal> {
        Ok(match refresh_token_in {
            RefreshTokenDelivery::Response => Renewal::InResponse(RefreshToken::generate()?),
            RefreshTokenDelivery::Cookie => Renewal::InCookie(CookieToken::generate()?),
        })
    }

    pub(super) fn hash(&self) -> [u8; 32] {
        match self {
            Renewal::InResponse(token) => token.hash(),
            Renewal::InCookie(token) => token.hash(),
        }
    }
}

/// Credentials of a client that acts for a player.
pub struct Grant {
    pub player: PlayerId,
    pub session: SessionId,
    pub access_token: String,
    /// Lifetime of the access token.
    pub expires_in: SignedDuration,
    pub renewal: Renewal,
    /// Device token, issued when the client has proved the password.
    pub device_token: Option<DeviceToken>,
}

impl Grant {
    /// Adds a device token, bound to the password with the hash `hash`.
    pub(super) fn with_device_token(self, ctx: &Context, hash: &PasswordHash) -> Result<Grant> {
        let token = DeviceToken::issue(ctx.senders.links.key(), self.player, hash)?;
        Ok(Grant { device_token: Some(token), ..self })
    }
}

/// # Errors
/// The session does not belong to the player, or has already ended.
pub async fn end_session(ctx: &Context, viewer: Viewer, session: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let ended = store::accounts::revoke_session(&mut conn, viewer.player, session).await?;
    if ended { Ok(()) } else { Err(Error::SessionNotFound) }
}

/// Returns the player's sessions, most recently used first.
pub async fn list_sessions(ctx: &Context, viewer: Viewer) -> Result<Vec<Session>> {
    Ok(store::accounts::list_sessions(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Checks that the session of a token is alive.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn check_session(ctx: &Context, viewer: Viewer) -> Result<()> {
    let ctx = ctx.clone();
    // Detached: the request body is validated concurrently and is often invalid, and dropping this
    // future mid-query would cost a connection.
    run_detached(async move { require_live_session(&mut *ctx.connection().await?, viewer).await })
        .await
}

/// Checks again that the session is alive, in a transaction whose effects outlive the session: it
/// may have ended since the request began.
///
/// # Errors
/// [`Error::SessionEnded`].
pub(crate) async fn require_live_session(conn: &mut Connection, viewer: Viewer) -> Result<()> {
    let live = store::accounts::is_session_live(conn, viewer.player, viewer.session).await?;
    if live { Ok(()) } else { Err(Error::SessionEnded) }
}

/// Ends all sessions of the player except `kept`, and all unclaimed app authorizations, in the
/// transaction that requires it.
pub(super) async fn end_other_sessions(
    conn: &mut Connection,
    player: PlayerId,
    kept: Option<SessionId>,
) -> Result<()> {
    let kept = kept.unwrap_or(SessionId::new(Uuid::nil()));
    store::accounts::revoke_sessions_except(conn, player, kept).await?;
    store::apps::delete_pending_authorizations(conn, player).await?;
    Ok(())
}

/// Creates a session that begins now, with its first renewal token.
pub(super) fn new_session(ctx: &Context, input: NewSession) -> Result<(Session, Renewal)> {
    let NewSession { client, refresh_token_in } = input;
    let now = ctx.now();
    let session = Session {
        id: SessionId::new(ctx.new_id()),
        client,
        created_at: now,
        last_used_at: now,
        expires_at: session_expiry(now)?,
    };
    Ok((session, Renewal::generate(refresh_token_in)?))
}

/// Returns the expiry of a session used at `now`.
pub(crate) fn session_expiry(now: Timestamp) -> Result<Timestamp> {
    now.checked_add(SESSION_LIFETIME).map_err(|error| Error::Internal(error.to_string()))
}

/// Builds the credentials for a session.
pub(super) fn issue_grant(
    ctx: &Context,
    player: PlayerId,
    session: SessionId,
    renewal: Renewal,
) -> Result<Grant> {
    let access_token = ctx.tokens.issue(player, session, None, ctx.new_id(), ctx.now())?;
    let (expires_in, device_token) = (ACCESS_TOKEN_LIFETIME, None);
    Ok(Grant { player, session, access_token, expires_in, renewal, device_token })
}
