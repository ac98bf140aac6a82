use uuid::Uuid;

use crate::domain::account::Player;
use crate::domain::table::Viewer;
use crate::domain::{IdempotentRequest, PlayerId};
use crate::service::{Context, Error, Result};
use crate::store;

use super::held_names::check_held;
use super::name::PlayerName;
use super::name_taken::name_taken;
use super::one_at_a_time::in_turn;
use super::own_bots::own_bot;
use super::password_holder::hold_password_holder;
use super::requests::{Made, made_before};
use super::session::still_live;

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
) -> Result<Made<Player>> {
    let (ctx, name) = (ctx.clone(), name.to_owned());
    in_turn(ctx.turns.clone(), viewer.player, async move {
        let bot = PlayerId::new(of_a_program(ctx.new_id()));
        let mut conn = ctx.connection().await?;
        let made = conn
            .transaction(async |conn| {
                let request = request.as_ref();
                if let Some(bot) = made_before(conn, viewer, request, bot.uuid()).await? {
                    let bot = own_bot(conn, viewer.player, PlayerId::new(bot)).await?;
                    return Ok(Made::before(bot));
                }
                let name = PlayerName::new(&name)?;
                hold_password_holder(conn, viewer.player).await?;
                still_live(conn, viewer).await?;
                let bots = store::accounts::list_bots(conn, viewer.player).await?;
                if bots.len() >= ctx.quotas.get().bots {
                    return Err(Error::TooManyBots);
                }
                let bot =
                    store::accounts::insert_bot(conn, bot, viewer.player, name.to_store()).await?;
                check_held(&ctx, conn, &name, viewer.player).await?;
                Ok(Made::now(bot))
            })
            .await;
        made.map_err(name_taken)
    })
    .await
}

/// Returns `id` with the UUID version that marks bots; see
/// [`is_bot`](crate::domain::event_log::is_bot).
fn of_a_program(id: Uuid) -> Uuid {
    Uuid::new_v8(id.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::event_log::is_bot;

    #[test]
    fn bot_id_encodes_kind_and_time() {
        let id = Uuid::from_u128(0x0192_f0c1_7b6a_7c3e_8a5d_3f1e_2d4c_5b6a);
        let bot = of_a_program(id);
        assert!(is_bot(PlayerId::new(bot)) && !is_bot(PlayerId::new(id)));
        assert_eq!(bot.as_bytes()[..6], id.as_bytes()[..6]);
    }
}
