use crate::domain::PlayerId;
use crate::domain::event_log::is_bot;
use crate::service::{Context, Result};
use crate::store;

/// Returns the owner of a bot, or `player` itself for any other account.
pub async fn resolve_owner(ctx: &Context, player: PlayerId) -> Result<PlayerId> {
    if !is_bot(player) {
        return Ok(player);
    }
    if let Some(owner) = ctx.bot_owners.get(player) {
        return Ok(owner);
    }
    let owner = store::accounts::find_owner(&mut *ctx.connection().await?, player).await?;
    let owner = owner.map_or(player, |owner| owner.id);
    ctx.bot_owners.insert(player, owner);
    Ok(owner)
}
