use crate::auth::{Password, PasswordHash, PasswordVerdict};
use crate::domain::account::{Avatar, Player};
use crate::domain::notification::Notification;
use crate::domain::table::Viewer;
use crate::domain::{PlayerId, ProblemCode};
use crate::service::notifications::notify_player;
use crate::service::player_name::{PlayerName, name_keys, normalize_name};
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, FieldChange, Result};
use crate::store;

use super::account_emails::invalidate_pending_emails;
use super::password_reset::hash_new_password;
use super::sessions::end_other_sessions;
use super::taken_names::{check_name_hold, hold_name, map_name_taken};
use super::throttle::{ConsumedTokens, ThrottleKey, consume_tokens};

/// Changes to an account, with the current and the new password and the avatar; no avatar stands for
/// the one derived from the id.
pub struct AccountChange<'a> {
    pub name: Option<&'a str>,
    pub password: Option<(&'a str, &'a str)>,
    pub avatar: FieldChange<Option<Avatar>>,
    /// Keeps apps authorized when the password changes.
    pub keeps_apps: bool,
}

/// # Errors
/// The account was deleted.
pub async fn get_account(ctx: &Context, viewer: Viewer) -> Result<Player> {
    let mut conn = ctx.connection().await?;
    store::accounts::find_player(&mut conn, viewer.player)
        .await?
        .ok_or(Error::Refused(ProblemCode::SessionEnded))
}

/// Changes the name, the password or the avatar; changes nothing if any is rejected. A new password
/// ends all other sessions, and revokes all apps unless they are kept.
///
/// # Errors
/// The name is invalid or taken, or was changed too often; the current password is wrong, the new
/// one weak; the account is a guest account.
pub async fn update_account(
    ctx: &Context,
    viewer: Viewer,
    change: AccountChange<'_>,
) -> Result<Player> {
    let name = match change.name {
        // An account with a name older than a naming rule may submit the name unchanged.
        Some(name) if normalize_name(name) == get_account(ctx, viewer).await?.name => None,
        name => name.map(PlayerName::new).transpose()?,
    };
    let hashes = match change.password {
        None => None,
        Some((current, new)) => {
            let new = Password::parse_new(new)?;
            let (player, old) = confirm_password(ctx, viewer, current).await?;
            let shown = name.as_ref().map_or(player.name, |name| name.as_str().to_owned());
            let throttle_key = ThrottleKey::NewPasswordByAccount(viewer.player);
            Some((old, hash_new_password(ctx, new, shown, throttle_key).await?))
        }
    };
    let rename = match &name {
        Some(_) => Some(count_rename(ctx, viewer).await?),
        None => None,
    };
    let changed = apply_account_change(ctx, viewer, &change, name, hashes).await;
    if let (Some(rename), Err(_)) = (rename, &changed) {
        rename.refund(ctx).await?;
    }
    changed
}

/// Counts a rename.
///
/// # Errors
/// [`ProblemCode::TooManyRenames`].
async fn count_rename(ctx: &Context, viewer: Viewer) -> Result<ConsumedTokens> {
    let taken = consume_tokens(ctx, &[ThrottleKey::RenameByAccount(viewer.player)]).await;
    taken.map_err(|error| match error {
        Error::Throttled(ProblemCode::TooManyAttempts, wait) => {
            Error::Throttled(ProblemCode::TooManyRenames, wait)
        }
        other => other,
    })
}

/// Changes the name to `name`, the password from the first of `hashes` to the second, and the avatar,
/// in one transaction.
async fn apply_account_change(
    ctx: &Context,
    viewer: Viewer,
    change: &AccountChange<'_>,
    name: Option<PlayerName>,
    hashes: Option<(PasswordHash, PasswordHash)>,
) -> Result<Player> {
    let (keeps_apps, avatar) = (change.keeps_apps, change.avatar);
    ctx.with_account_lock(viewer.player, move |ctx| async move {
        let mut conn = ctx.connection().await?;
        let changed = conn
            .transaction(async |conn| {
                if let Some((old, new)) = &hashes {
                    require_password(conn, viewer.player, old).await?;
                    store::accounts::set_password(conn, viewer.player, new).await?;
                    if keeps_apps {
                        let (player, kept) = (viewer.player, viewer.session);
                        store::accounts::revoke_logins_except(conn, player, kept).await?;
                    } else {
                        end_other_sessions(conn, viewer.player, Some(viewer.session)).await?;
                    }
                    invalidate_pending_emails(conn, viewer.player).await?;
                    let (now, new_id) = (store::game_now(conn).await?, || ctx.new_id());
                    let changed = Notification::PasswordChanged {};
                    notify_player(conn, viewer.player, changed, now, &new_id).await?;
                }
                if let FieldChange::Set(avatar) = avatar {
                    store::accounts::lock_player(conn, viewer.player).await?;
                    // Locks no index of the account, so the games may be locked afterwards.
                    if store::accounts::set_avatar(conn, viewer.player, avatar).await? {
                        store::games::bump_revisions_of_player_games(conn, viewer.player).await?;
                    }
                }
                if let Some(name) = &name {
                    // A guest chooses a name and a password together, by claiming the account.
                    if store::accounts::is_guest(conn, viewer.player).await? {
                        return Err(ProblemCode::GuestAccount.into());
                    }
                    // Locks games before the name: its unique index locks the account against
                    // holders of game locks.
                    store::accounts::lock_player(conn, viewer.player).await?;
                    store::games::bump_revisions_of_player_games(conn, viewer.player).await?;
                    let before = store::accounts::find_player(conn, viewer.player).await?;
                    let before = before.ok_or(ProblemCode::SessionEnded)?.name;
                    store::accounts::rename_player(conn, viewer.player, name.to_store()).await?;
                    check_name_hold(&ctx, conn, name, viewer.player).await?;
                    hold_name(&ctx, conn, &before, Some(viewer.player)).await?;
                }
                store::accounts::find_player(conn, viewer.player)
                    .await?
                    .ok_or(Error::Refused(ProblemCode::SessionEnded))
            })
            .await;
        changed.map_err(map_name_taken)
    })
    .await
}

/// Returns the account and its password hash if `password` matches. A change that depends on it
/// checks in its transaction that the hash is still the same: [`require_password`].
pub(crate) async fn confirm_password(
    ctx: &Context,
    viewer: Viewer,
    password: &str,
) -> Result<(Player, PasswordHash)> {
    let player = get_account(ctx, viewer).await?;
    if player.is_guest {
        return Err(ProblemCode::GuestAccount.into());
    }
    let throttle_key = ThrottleKey::PasswordBySession(player.id);
    let owner = throttle_key.owner();
    let taken = consume_tokens(ctx, &[throttle_key]).await?;
    let credentials = {
        let mut conn = ctx.connection().await?;
        store::accounts::find_credentials(&mut conn, &name_keys(&player.name)).await?
    };
    let password = Password::from_input(password).ok_or(ProblemCode::PasswordWrong)?;
    let stored = credentials.map(|(_, hash)| hash);
    let verdict =
        verify_counted_password(ctx, taken, password, stored.clone(), owner, true).await?;
    match (verdict, stored) {
        (PasswordVerdict::Match { .. }, Some(hash)) => Ok((player, hash)),
        _ => Err(Error::Refused(ProblemCode::PasswordWrong)),
    }
}

/// Compares a password with the `stored` hash, if there is one, in the queue of known or unknown
/// devices. Returns the consumed tokens unless the password is wrong: an overloaded server must not
/// cost the client an attempt. Runs to completion, because a request may time out in the queue.
///
/// # Errors
/// The queue is full, or the wait timed out.
pub(super) async fn verify_counted_password(
    ctx: &Context,
    consumed: ConsumedTokens,
    password: Password,
    stored: Option<PasswordHash>,
    owner: String,
    is_known_device: bool,
) -> Result<PasswordVerdict> {
    let ctx = ctx.clone();
    run_detached(async move {
        let verdict = if is_known_device {
            ctx.hasher.verify_known_device(password, stored, &owner).await
        } else {
            ctx.hasher.verify(password, stored, &owner).await
        };
        if !matches!(verdict, Ok(PasswordVerdict::Mismatch)) {
            consumed.refund(&ctx).await?;
        }
        Ok(verdict?)
    })
    .await
}

/// Locks the account, and checks that the password is still the one that was compared, because
/// comparing takes time.
///
/// # Errors
/// [`ProblemCode::PasswordWrong`].
pub(crate) async fn require_password(
    conn: &mut store::Connection,
    player: PlayerId,
    hash: &PasswordHash,
) -> Result<()> {
    let is_current = has_password(conn, player, hash).await?;
    if is_current { Ok(()) } else { Err(ProblemCode::PasswordWrong.into()) }
}

/// Like [`require_password`], but returns whether the password is still the same.
pub(super) async fn has_password(
    conn: &mut store::Connection,
    player: PlayerId,
    hash: &PasswordHash,
) -> Result<bool> {
    let now = store::accounts::lock_password(conn, player).await?;
    Ok(now.is_some_and(|now| now.expose() == hash.expose()))
}
