use uuid::Uuid;

use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId};
use crate::service::{Context, Error, Result};
use crate::store;

use super::held_names::check_name_hold;
use super::name::PlayerName;
use super::name_taken::map_name_taken;
use super::one_at_a_time::with_account_lock;
use super::own_bots::find_own_bot;
use super::password_holder::lock_password_account;
use super::requests::{Idempotent, find_or_record_request};
use super::session::require_live_session;

/// Creates a bot account that belongs to the player. It plays under its own name and is marked as a
/// bot.
///
/// # Errors
/// The name is invalid or taken, or the player has the maximum number of bots.
pub async fn create_bot(
    ctx: &Context,
    viewer: Viewer,
    name: &str,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<Player>> {
    let (ctx, name) = (ctx.clone(), name.to_owned());
    with_account_lock(ctx.account_locks.clone(), viewer.player, async move {
        let bot = PlayerId::new(to_bot_id(ctx.new_id()));
        let mut conn = ctx.connection().await?;
        let made = conn
            .transaction(async |conn| {
                let request = request.as_ref();
                if let Some(bot) = find_or_record_request(conn, viewer, request, bot.uuid()).await?
                {
                    let bot = find_own_bot(conn, viewer.player, PlayerId::new(bot)).await?;
                    return Ok(Idempotent::replayed(bot));
                }
                let name = PlayerName::new(&name)?;
                lock_password_account(conn, viewer.player).await?;
                require_live_session(conn, viewer).await?;
                let bots = store::accounts::list_bots(conn, viewer.player).await?;
                if bots.len() >= ctx.quotas.get().bots {
                    return Err(Error::TooManyBots);
                }
                let bot =
                    store::accounts::insert_bot(conn, bot, viewer.player, name.to_store()).await?;
                check_name_hold(&ctx, conn, &name, viewer.player).await?;
                Ok(Idempotent::new(bot))
            })
            .await;
        made.map_err(map_name_taken)
    })
    .await
}

/// Returns `id` with the UUID version that marks bots; see
/// [`is_bot`](crate::domain::event_log::is_bot).
fn to_bot_id(id: Uuid) -> Uuid {
    Uuid::new_v8(id.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event_log::is_bot;

    #[test]
    fn bot_id_encodes_kind_and_time() {
        let id = Uuid::from_u128(0x0192_f0c1_7b6a_7c3e_8a5d_3f1e_2d4c_5b6a);
        let bot = to_bot_id(id);
        assert!(is_bot(PlayerId::new(bot)) && !is_bot(PlayerId::new(id)));
        assert_eq!(bot.as_bytes()[..6], id.as_bytes()[..6]);
    }
}
