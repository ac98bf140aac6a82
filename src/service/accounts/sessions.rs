//! Sessions of players: login, renewal with single-use refresh tokens, and revocation. Changes that
//! give access beyond a session check it again in their transaction: [`require_live_session`].

use std::net::IpAddr;

use jiff::{SignedDuration, Timestamp};
use uuid::Uuid;

use crate::auth::{
    ACCESS_TOKEN_LIFETIME, CookieToken, DeviceToken, HasherError, Password, PasswordHash,
    PasswordVerdict, RefreshToken, RenewalToken,
};
use crate::domain::account::{RefreshTokenDelivery, Session};
use crate::domain::notification::Notification;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, ProblemCode, SessionId};
use crate::service::notifications::notify_player;
use crate::service::player_name::{fold_name, name_keys};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store;
use crate::store::Connection;

use super::known_devices::{password_throttle_keys, remember_network};
use super::profile::{has_password, verify_counted_password};
use super::throttle::{ThrottleKey, consume_tokens, network};

/// Lifetime of a session without a refresh.
pub const SESSION_LIFETIME: SignedDuration = SignedDuration::from_hours(60 * 24);
/// Maximum number of sessions per account.
const MAX_SESSIONS: usize = 100;
/// Grace time in seconds. Until its end, a replaced token still leads to the current one.
const GRACE_SECONDS: i32 = 10;

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

/// Grace time in which a replaced token still leads to the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReuseGrace {
    /// [`GRACE_SECONDS`] after it was replaced.
    AfterReplacement,
    /// Also until [`GRACE_SECONDS`] after its successor was replaced. A browser that is closed
    /// before it receives the response keeps the old cookie for as long as it stays closed.
    AfterSuccessorUse,
}

/// Opens a session for a valid password. `device` is the device token, if the client has one.
///
/// # Errors
/// [`ProblemCode::TooManyAttempts`]; [`ProblemCode::AccountLocked`];
/// [`ProblemCode::CredentialsWrong`], after the same time and with the same text whether or not the
/// account exists.
pub async fn log_in(
    ctx: &Context,
    name: &str,
    password: &str,
    session: NewSession,
    from: IpAddr,
    device: Option<&str>,
) -> Result<Grant> {
    let (credentials, throttle_keys) = {
        let mut conn = ctx.connection().await?;
        let found = store::accounts::find_credentials(&mut conn, &name_keys(name)).await?;
        let key = fold_name(name);
        let throttle_keys =
            password_throttle_keys(ctx, &mut conn, &found, key, from, device).await?;
        (found, throttle_keys)
    };
    let consumed = consume_tokens(ctx, &throttle_keys).await?;
    // Fair sharing is per network and not per account, because one client can have many accounts.
    let owner = network(from);
    let candidate =
        || Password::from_input(password).ok_or(Error::Refused(ProblemCode::CredentialsWrong));
    let (password, password_copy) = (candidate()?, candidate()?);
    let stored = credentials.as_ref().map(|(_, hash)| hash.clone());
    let is_known = stored.is_some() && throttle_keys.iter().all(ThrottleKey::is_known);
    let verdict =
        verify_counted_password(ctx, consumed, password, stored, owner.clone(), is_known).await?;
    let (PasswordVerdict::Match { rehash }, Some((player, verified))) = (verdict, credentials)
    else {
        return Err(ProblemCode::CredentialsWrong.into());
    };
    let upgraded_hash =
        if rehash { none_if_busy(ctx.hasher.hash(password_copy, &owner).await)? } else { None };
    let ctx = ctx.clone();
    run_detached(async move {
        let (session, token) = new_session(&ctx, session)?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if !has_password(conn, player, &verified).await? {
                return Err(Error::Refused(ProblemCode::CredentialsWrong));
            }
            if store::accounts::is_locked(conn, player).await? {
                return Err(ProblemCode::AccountLocked.into());
            }
            if let Some(hash) = &upgraded_hash {
                store::accounts::set_password(conn, player, hash).await?;
            }
            if !store::accounts::is_known_client(conn, player, &session.client).await? {
                let (now, new_id) = (store::game_now(conn).await?, || ctx.new_id());
                let logged_in = Notification::LoggedIn { client: session.client.clone() };
                notify_player(conn, player, logged_in, now, &new_id).await?;
            }
            remember_network(&ctx, conn, player, from).await?;
            store::accounts::insert_session(conn, player, &session).await?;
            store::accounts::revoke_surplus_sessions(conn, player, MAX_SESSIONS).await?;
            store::accounts::insert_refresh_token(conn, player, session.id, &token.hash()).await?;
            Ok(())
        })
        .await?;
        let hash = upgraded_hash.as_ref().unwrap_or(&verified);
        issue_grant(&ctx, player, session.id, token)?.with_device_token(&ctx, hash)
    })
    .await
}

/// Treats a busy hasher as no new hash: a later login can upgrade the hash.
fn none_if_busy(
    hash: std::result::Result<PasswordHash, HasherError>,
) -> Result<Option<PasswordHash>> {
    match hash {
        Err(HasherError::Busy) => Ok(None),
        hash => Ok(Some(hash?)),
    }
}

/// Exchanges a refresh token for the next one. Within the grace time, every repetition returns the
/// current token, so concurrent requests with one token all succeed. A later reuse ends the
/// session: either the owner or a thief holds a copy.
///
/// # Errors
/// The token is unknown, belongs to a session that has ended, or was used before.
pub async fn refresh_session(ctx: &Context, token: &str) -> Result<Grant> {
    let old = RefreshToken::parse(token).ok_or(ProblemCode::RefreshTokenInvalid)?;
    let ctx = ctx.clone();
    run_detached(async move {
        let (viewer, next) = rotate(&ctx, &old, ReuseGrace::AfterReplacement).await?;
        issue_grant(&ctx, viewer.player, viewer.session, Renewal::InResponse(next))
    })
    .await
}

/// Exchanges the refresh token of a browser's cookie for the next one, like [`refresh_session`].
///
/// # Errors
/// As [`refresh_session`].
pub async fn refresh_by_cookie(ctx: &Context, token: &str) -> Result<Grant> {
    let old = CookieToken::parse(token).ok_or(ProblemCode::RefreshTokenInvalid)?;
    let ctx = ctx.clone();
    run_detached(async move {
        let (viewer, next) = rotate(&ctx, &old, ReuseGrace::AfterSuccessorUse).await?;
        issue_grant(&ctx, viewer.player, viewer.session, Renewal::InCookie(next))
    })
    .await
}

/// Replaces a token by its successor. Returns its session and the current token of that session.
///
/// # Errors
/// As [`refresh_session`]. The session that the error ends has ended when the error is returned.
pub(crate) async fn rotate<T: RenewalToken>(
    ctx: &Context,
    old: &T,
    reuse_grace: ReuseGrace,
) -> Result<(Viewer, T)> {
    let key = ctx.senders.links.key();
    let old_hash = old.hash();
    let expires_at = session_expiry(ctx.now())?;
    let mut conn = ctx.connection().await?;
    let (found, current) = conn
        .transaction(async |conn| {
            let found = store::accounts::lock_refresh_token(conn, &old_hash, GRACE_SECONDS).await?;
            let found = found.ok_or(ProblemCode::RefreshTokenInvalid)?;
            if !found.session_is_live {
                return Err(Error::Refused(ProblemCode::RefreshTokenInvalid));
            }
            let may_be_repeated = found.is_fresh
                || reuse_grace == ReuseGrace::AfterSuccessorUse
                    && (found.next_is_unused || found.next_is_used_just_now);
            if found.is_replaced && !may_be_repeated {
                store::accounts::revoke_session(conn, found.player(), found.session()).await?;
                // Committed, so that the session stays revoked.
                return Ok((found, None));
            }
            if found.is_replaced {
                let current = store::accounts::find_current_token(conn, &old_hash).await?;
                let known = current.and_then(|(steps, hash)| {
                    let mut token = old.successor(key);
                    for _ in 1..steps {
                        token = token.successor(key);
                    }
                    (token.hash() == hash).then_some(token)
                });
                if let Some(known) = known {
                    let (player, session) = (found.player(), found.session());
                    store::accounts::extend_session(conn, player, session, expires_at).await?;
                    return Ok((found, Some(known)));
                }
                // A node of an earlier release chose the successor at random, or the key of the
                // server has changed.
                if !found.next_is_unused {
                    return Ok((found, None));
                }
            }
            let next = old.successor(key);
            let next_hash = next.hash();
            store::accounts::replace_refresh_token(conn, &found, &old_hash, &next_hash, expires_at)
                .await?;
            Ok((found, Some(next)))
        })
        .await?;
    let current = current.ok_or(ProblemCode::RefreshTokenReused)?;
    Ok((Viewer { player: found.player(), session: found.session() }, current))
}

/// Returns the player's sessions, most recently used first.
pub async fn list_sessions(ctx: &Context, viewer: Viewer) -> Result<Vec<Session>> {
    Ok(store::accounts::list_sessions(&mut *ctx.connection().await?, viewer.player).await?)
}

/// # Errors
/// The session does not belong to the player, or has already ended.
pub async fn end_session(ctx: &Context, viewer: Viewer, session: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let ended = store::accounts::revoke_session(&mut conn, viewer.player, session).await?;
    if ended { Ok(()) } else { Err(ProblemCode::SessionNotFound.into()) }
}

/// Checks that the session of a token is alive.
///
/// # Errors
/// [`ProblemCode::SessionEnded`].
pub async fn check_session(ctx: &Context, viewer: Viewer) -> Result<()> {
    let ctx = ctx.clone();
    // Detached: the request body is validated concurrently and is often invalid, and dropping this
    // future mid-query would cost a connection.
    run_detached(async move { require_live_session(&mut *ctx.connection().await?, viewer).await })
        .await
}

/// Checks again that the session is alive, in a transaction that gives access beyond the session:
/// it may have ended since the request began.
///
/// # Errors
/// [`ProblemCode::SessionEnded`].
pub(crate) async fn require_live_session(conn: &mut Connection, viewer: Viewer) -> Result<()> {
    let live = store::accounts::is_session_live(conn, viewer.player, viewer.session).await?;
    if live { Ok(()) } else { Err(ProblemCode::SessionEnded.into()) }
}

/// Returns the error for something that does not exist for the viewer: `not_found`, or
/// [`ProblemCode::SessionEnded`] if the session has ended.
pub(crate) async fn not_found_error(
    conn: &mut Connection,
    viewer: Viewer,
    not_found: ProblemCode,
) -> Result<Error> {
    if viewer.is_sessionless() {
        return Ok(not_found.into());
    }
    Ok(require_live_session(conn, viewer).await.err().unwrap_or(not_found.into()))
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
