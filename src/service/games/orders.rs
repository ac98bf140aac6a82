use jiff::Timestamp;
use kingdomino::{GivenOrder, Plan, PremovePlan, RuleViolation, Seat};

use crate::domain::GameId;
use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, StoredOrder, Viewer};
use crate::service::detached::run_detached;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store::{self, Connection};

use super::seats::players_seat;
use super::show::{authorize_view, load_visible};

/// Sets the premove for the player's next turn in a game. Replaces an earlier premove.
///
/// # Errors
/// The premove is invalid or has expired, or the player has no turn left.
pub async fn set_premove(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    order: PremovePlan,
    valid_until: Option<Timestamp>,
) -> Result<StoredOrder> {
    order.check()?;
    let ctx = ctx.clone();
    run_detached(async move {
        let _turn = ctx.table_turn(viewer, id).await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let (game, seat) = locked_seat(conn, viewer, id).await?;
            if game.is_sandbox() {
                // The player of a sandbox has all seats and needs no premoves.
                return Err(TableViolation::IsSandbox.into());
            }
            let state = game.started()?;
            let turn = state.turns_begun(seat).saturating_add(1);
            if turn > state.settings().turns() {
                return Err(TableViolation::NoTurnToCome.into());
            }
            if valid_until.is_some_and(|until| until <= game.read_at) {
                return Err(Error::OrderExpired);
            }
            let order = StoredOrder {
                player: viewer.player,
                turn,
                giants: u8::try_from(state.kingdom(seat).giants().count()).unwrap_or(u8::MAX),
                order: order.clone(),
                valid_until,
                given_at: game.read_at,
            };
            store::games::put_order(conn, id, &order).await?;
            Ok(order)
        })
        .await
    })
    .await
}

/// Deletes the premove.
///
/// # Errors
/// The player has no seat in a running game.
pub async fn delete_premove(ctx: &Context, viewer: Viewer, id: GameId) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let _turn = ctx.table_turn(viewer, id).await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            locked_seat(conn, viewer, id).await?;
            store::games::delete_orders(conn, id, Some(viewer.player)).await?;
            Ok(store::games::decide_again(conn, id).await?)
        })
        .await
    })
    .await
}

/// Returns the premove for the player's next turn.
///
/// # Errors
/// There is no premove, or it has expired.
pub async fn get_premove(ctx: &Context, viewer: Viewer, id: GameId) -> Result<StoredOrder> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, id).await?;
    let seat = players_seat(&game, viewer)?;
    let order = store::games::find_order(&mut conn, id, viewer.player).await?;
    order.filter(|order| is_live(&game, seat, order)).ok_or(Error::OrderNotFound)
}

/// Returns the plan that a premove would produce if the player's next turn came in the current
/// position.
///
/// # Errors
/// The premove is invalid, or the player has no seat in a running game.
pub async fn preview_premove(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    order: PremovePlan,
) -> Result<Plan> {
    order.check()?;
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, id).await?;
    let seat = players_seat(&game, viewer)?;
    Ok(order.plan(game.started()?, seat))
}

/// Returns the premoves that are valid for an upcoming turn.
pub(super) fn given(game: &StoredGame, orders: &[StoredOrder]) -> Vec<GivenOrder> {
    let seated = |order: &StoredOrder| {
        let seat = game.seat_of(order.player)?;
        let StoredOrder { turn, giants, order, .. } =
            Some(order).filter(|order| is_live(game, seat, order))?;
        Some(GivenOrder { seat, turn: *turn, giants: (*giants).into(), order: order.clone() })
    };
    orders.iter().filter_map(seated).collect()
}

fn is_live(game: &StoredGame, seat: Seat, order: &StoredOrder) -> bool {
    let to_come = |turns: u8| turns < order.turn;
    game.status == GameStatus::Active
        && game.state.as_ref().is_some_and(|state| to_come(state.turns_begun(seat)))
        && order.valid_until.is_none_or(|until| until > game.read_at)
}

/// Locks the game until the end of the transaction. Returns the game and the seat that the player
/// plays.
async fn locked_seat(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
) -> Result<(StoredGame, Seat)> {
    store::games::lock_game(conn, id).await?;
    let loaded = store::games::load_game(conn, id, viewer).await?;
    let game = authorize_view(conn, viewer, loaded).await?;
    let seat = players_seat(&game, viewer)?;
    if game.status != GameStatus::Active {
        return Err(RuleViolation::GameFinished.into());
    }
    Ok((game, seat))
}
