use crate::domain::PlayerId;
use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// Returns the bot if it belongs to the player.
pub(super) async fn find_own_bot(
    conn: &mut Connection,
    owner: PlayerId,
    bot: PlayerId,
) -> Result<Player> {
    let bots = store::accounts::list_bots(conn, owner).await?;
    bots.into_iter().find(|known| known.id == bot).ok_or(Error::BotNotFound)
}

/// Returns the bots of the player, oldest first.
pub async fn list_bots(ctx: &Context, viewer: Viewer) -> Result<Vec<Player>> {
    Ok(store::accounts::list_bots(&mut *ctx.connection().await?, viewer.player).await?)
}
