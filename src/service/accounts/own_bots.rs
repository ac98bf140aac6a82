use crate::domain::PlayerId;
use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// The bot, if it is the player's.
pub(super) async fn own_bot(
    conn: &mut Connection,
    owner: PlayerId,
    bot: PlayerId,
) -> Result<Player> {
    let bots = store::accounts::list_bots(conn, owner).await?;
    bots.into_iter().find(|known| known.id == bot).ok_or(Error::BotNotFound)
}

/// The bots of the player, the oldest first.
pub async fn bots(ctx: &Context, viewer: Viewer) -> Result<Vec<Player>> {
    Ok(store::accounts::list_bots(&mut *ctx.connection().await?, viewer.player).await?)
}
