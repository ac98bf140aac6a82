use crate::ids::PlayerId;
use crate::store::{self, PlayerRecord, Reliability};

use super::{Context, Error, Result};

/// A player as others see it: the account, and how reliable it is.
///
/// # Errors
/// There is no such player, or the account was deleted.
pub async fn reputation(ctx: &Context, player: PlayerId) -> Result<(PlayerRecord, Reliability)> {
    let mut conn = ctx.connection().await?;
    let found = store::find_player(&mut conn, player).await?.ok_or(Error::ProfileNotFound)?;
    let reliability = store::find_reliability(&mut conn, player).await?;
    Ok((found, reliability))
}
