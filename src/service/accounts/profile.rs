use diesel_async::AsyncConnection;

use crate::auth::{Password, Verdict};
use crate::service::context::to_the_end;
use crate::service::name::comparable;
use crate::service::{Context, Error, PlayerName, Result};
use crate::store::{self, PlayerRecord, Viewer};

use super::register::{chosen_password, name_taken};

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

/// The account, if the password is its own.
pub(super) async fn confirm(ctx: &Context, viewer: Viewer, password: &str) -> Result<PlayerRecord> {
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
