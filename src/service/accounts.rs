use diesel_async::AsyncConnection;
use jiff::{SignedDuration, Timestamp};

use crate::auth::{LIFETIME, NoEntropy, Password, RefreshToken, Verdict};
use crate::ids::{PlayerId, SessionId};
use crate::store::{self, PlayerRecord, SessionRecord, Viewer};

use super::context::to_the_end;
use super::name::comparable;
use super::{Context, Error, PlayerName, Result, leave_everything, still_plays};

/// How long a session lives without being refreshed.
const SESSION_LIFETIME: SignedDuration = SignedDuration::from_hours(60 * 24);
/// How long an exchange may be repeated whose answer was lost, in seconds.
const REPEAT_WITHIN_SECONDS: i32 = 10;

/// What a client needs to act for a player.
pub struct Grant {
    pub player: PlayerId,
    pub session: SessionId,
    pub access_token: String,
    /// How long the access token is good for.
    pub expires_in: SignedDuration,
    pub refresh_token: RefreshToken,
}

/// Makes an account and logs it in. `client` is what the session is to be called.
///
/// # Errors
/// The name is bad or taken, the password is weak.
pub async fn register(
    ctx: &Context,
    name: &str,
    password: &str,
    client: String,
) -> Result<(PlayerRecord, Grant)> {
    let name = PlayerName::new(name)?;
    let password = chosen_password(password.to_owned(), name.as_str().to_owned()).await?;
    let hash = ctx.hasher.hash(password).await?;
    let ctx = ctx.clone();
    to_the_end(async move {
        let player = PlayerId::new(ctx.new_id());
        let (session, token) = new_session(&ctx, client)?;
        let mut conn = ctx.connection().await?;
        let record = conn
            .transaction(async |conn| {
                let record = store::insert_player(conn, player, name.to_store(), &hash).await?;
                store::insert_session(conn, player, &session).await?;
                store::insert_refresh_token(conn, player, session.id, &token.hash()).await?;
                Ok::<_, Error>(record)
            })
            .await
            .map_err(name_taken)?;
        Ok((record, grant(&ctx, player, session.id, token)?))
    })
    .await
}

/// Opens a session for who knows the password.
///
/// # Errors
/// [`Error::WrongCredentials`], after the same time and in the same words whether or not there is such an account.
pub async fn log_in(ctx: &Context, name: &str, password: &str, client: String) -> Result<Grant> {
    let credentials = {
        let mut conn = ctx.connection().await?;
        store::find_credentials(&mut conn, &comparable(name)).await?
    };
    let candidate = || Password::candidate(password).ok_or(Error::WrongCredentials);
    let (password, again) = (candidate()?, candidate()?);
    let stored = credentials.as_ref().map(|(_, hash)| hash.clone());
    let verdict = ctx.hasher.verify(password, stored).await?;
    let (Verdict::Match { rehash }, Some((player, _))) = (verdict, credentials) else {
        return Err(Error::WrongCredentials);
    };
    let raised = if rehash { Some(ctx.hasher.hash(again).await?) } else { None };
    let ctx = ctx.clone();
    to_the_end(async move {
        let (session, token) = new_session(&ctx, client)?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            if let Some(hash) = &raised {
                store::set_password(conn, player, hash).await?;
            }
            store::insert_session(conn, player, &session).await?;
            store::insert_refresh_token(conn, player, session.id, &token.hash()).await
        })
        .await?;
        grant(&ctx, player, session.id, token)
    })
    .await
}

/// Exchanges a refresh token for the next one. Reuse ends the session: either the owner or a thief holds a copy.
/// An exchange whose answer was lost may be repeated once, for a few seconds.
///
/// # Errors
/// The token is unknown, of a session that is over, or was used before.
pub async fn refresh(ctx: &Context, token: &str) -> Result<Grant> {
    let old = RefreshToken::parse(token).ok_or(Error::RefreshTokenInvalid)?.hash();
    let ctx = ctx.clone();
    to_the_end(async move {
        let next = RefreshToken::generate()?;
        let expires_at = expiry(ctx.now())?;
        let mut conn = ctx.connection().await?;
        let (found, outcome) = conn
            .transaction(async |conn| {
                let found = store::lock_refresh_token(conn, &old, REPEAT_WITHIN_SECONDS).await?;
                let found = found.ok_or(Error::RefreshTokenInvalid)?;
                if !found.session_is_live {
                    return Err(Error::RefreshTokenInvalid);
                }
                if !found.is_replaced || found.may_be_repeated {
                    store::replace_refresh_token(conn, &found, &old, &next.hash(), expires_at)
                        .await?;
                    return Ok((found, Ok(())));
                }
                if !found.is_fresh {
                    store::revoke_session(conn, found.player(), found.session()).await?;
                }
                // Committed, for the session to stay revoked.
                Ok((found, Err(Error::RefreshTokenReused)))
            })
            .await?;
        outcome?;
        grant(&ctx, found.player(), found.session(), next)
    })
    .await
}

/// # Errors
/// The session is not the player's, or is over already.
pub async fn end_session(ctx: &Context, viewer: Viewer, session: SessionId) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let ended = store::revoke_session(&mut conn, viewer.player, session).await?;
    if ended { Ok(()) } else { Err(Error::SessionNotFound) }
}

/// The player's sessions, the last used first.
///
/// # Errors
/// The store fails.
pub async fn sessions(ctx: &Context, viewer: Viewer) -> Result<Vec<SessionRecord>> {
    Ok(store::list_sessions(&mut *ctx.connection().await?, viewer.player).await?)
}

/// Whether the session of a token still lives.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn check_session(ctx: &Context, viewer: Viewer) -> Result<()> {
    let mut conn = ctx.connection().await?;
    let live = store::session_is_live(&mut conn, viewer.player, viewer.session).await?;
    if live { Ok(()) } else { Err(Error::SessionEnded) }
}

/// # Errors
/// The account was deleted.
pub async fn profile(ctx: &Context, viewer: Viewer) -> Result<PlayerRecord> {
    let mut conn = ctx.connection().await?;
    store::find_player(&mut conn, viewer.player).await?.ok_or(Error::SessionEnded)
}

/// # Errors
/// The name is bad or taken.
pub async fn rename(ctx: &Context, viewer: Viewer, name: &str) -> Result<PlayerRecord> {
    let name = PlayerName::new(name)?;
    let mut conn = ctx.connection().await?;
    let renamed = store::rename_player(&mut conn, viewer.player, name.to_store()).await;
    renamed.map_err(|error| name_taken(error.into()))?;
    drop(conn);
    profile(ctx, viewer).await
}

/// Changes the password, and ends all other sessions.
///
/// # Errors
/// The current password is wrong, the new one weak.
pub async fn change_password(
    ctx: &Context,
    viewer: Viewer,
    current: &str,
    new: &str,
) -> Result<()> {
    let player = confirm(ctx, viewer, current).await?;
    let password = chosen_password(new.to_owned(), player.name).await?;
    let hash = ctx.hasher.hash(password).await?;
    let ctx = ctx.clone();
    to_the_end(async move {
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            store::set_password(conn, viewer.player, &hash).await?;
            store::revoke_other_sessions(conn, viewer.player, viewer.session).await
        })
        .await?;
        Ok(())
    })
    .await
}

/// Deletes the account: its tables are left, its games conceded, its name replaced; the games themselves stay.
///
/// # Errors
/// The password is wrong.
pub async fn delete_account(ctx: &Context, viewer: Viewer, password: &str) -> Result<()> {
    confirm(ctx, viewer, password).await?;
    let ctx = ctx.clone();
    to_the_end(async move {
        // The player may still sit down somewhere while leaving elsewhere; the last look is in the transaction
        // that takes the name away.
        loop {
            leave_everything(&ctx, viewer).await?;
            let mut conn = ctx.connection().await?;
            let erased = conn
                .transaction(async |conn| {
                    if still_plays(conn, viewer).await? {
                        return Ok::<_, Error>(false);
                    }
                    store::erase_sessions(conn, viewer.player).await?;
                    store::erase_player(conn, viewer.player).await?;
                    Ok(true)
                })
                .await?;
            if erased {
                return Ok(());
            }
        }
    })
    .await
}

/// The account, if the password is its own.
async fn confirm(ctx: &Context, viewer: Viewer, password: &str) -> Result<PlayerRecord> {
    let player = profile(ctx, viewer).await?;
    let credentials = {
        let mut conn = ctx.connection().await?;
        store::find_credentials(&mut conn, &comparable(&player.name)).await?
    };
    let password = Password::candidate(password).ok_or(Error::WrongPassword)?;
    let stored = credentials.map(|(_, hash)| hash);
    match ctx.hasher.verify(password, stored).await? {
        Verdict::Match { .. } => Ok(player),
        Verdict::Mismatch => Err(Error::WrongPassword),
    }
}

/// The strength of a password takes a moment to estimate: not on a thread that serves requests.
async fn chosen_password(text: String, name: String) -> Result<Password> {
    let chosen = tokio::task::spawn_blocking(move || Password::new(&text, &name)).await;
    Ok(chosen.map_err(|error| Error::Internal(error.to_string()))??)
}

fn new_session(ctx: &Context, client: String) -> Result<(SessionRecord, RefreshToken)> {
    let now = ctx.now();
    let session = SessionRecord {
        id: SessionId::new(ctx.new_id()),
        client,
        created_at: now,
        last_used_at: now,
        expires_at: expiry(now)?,
    };
    let token = RefreshToken::generate().map_err(|error: NoEntropy| Error::from(error))?;
    Ok((session, token))
}

fn expiry(now: Timestamp) -> Result<Timestamp> {
    now.checked_add(SESSION_LIFETIME).map_err(|error| Error::Internal(error.to_string()))
}

fn grant(
    ctx: &Context,
    player: PlayerId,
    session: SessionId,
    refresh_token: RefreshToken,
) -> Result<Grant> {
    let access_token = ctx.tokens.issue(player, session, ctx.new_id(), ctx.now())?;
    Ok(Grant { player, session, access_token, expires_in: LIFETIME, refresh_token })
}

fn name_taken(error: Error) -> Error {
    match error {
        Error::Store(error) if error.violates(store::NAME_TAKEN) => Error::NameTaken,
        other => other,
    }
}
