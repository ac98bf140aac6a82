use jiff::Timestamp;
use kingdomino::{Plan, Premove, PremovePlan, RuleViolation, Seat};

use crate::domain::event_log::GameStatus;
use crate::domain::table::{StoredGame, StoredPremove, Viewer};
use crate::domain::{GameId, ProblemCode};
use crate::service::games::reads::show::{authorize_view, load_visible};
use crate::service::games::tables::seats::require_controlled_seat;
use crate::service::tasks::run_detached;
use crate::service::{Context, Error, Result};
use crate::store::{self, Connection};

/// Sets the premove for the player's next turn in a game. Replaces an earlier premove.
///
/// # Errors
/// The premove is invalid or has expired, or the player has no turn left.
pub async fn set_premove(
    ctx: &Context,
    viewer: Viewer,
    id: GameId,
    plan: PremovePlan,
    valid_until: Option<Timestamp>,
) -> Result<StoredPremove> {
    plan.check()?;
    let ctx = ctx.clone();
    run_detached(async move {
        let _permit = ctx.acquire_table_permit(viewer, id).await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            let (game, seat) = lock_game_and_seat(conn, viewer, id).await?;
            if game.is_sandbox() {
                // The player of a sandbox has all seats and needs no premoves.
                return Err(ProblemCode::IsSandbox.into());
            }
            let state = game.started_state()?;
            let turn = state.turns_begun(seat).saturating_add(1);
            if turn > state.settings().turns() {
                return Err(ProblemCode::NoTurnLeft.into());
            }
            if valid_until.is_some_and(|until| until <= game.read_at) {
                return Err(Error::PremoveExpired);
            }
            let premove = StoredPremove {
                player: viewer.player,
                turn,
                giants: u8::try_from(state.kingdom(seat).giants().count()).unwrap_or(u8::MAX),
                plan: plan.clone(),
                valid_until,
                created_at: game.read_at,
            };
            store::games::upsert_premove(conn, id, &premove).await?;
            Ok(premove)
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
        let _permit = ctx.acquire_table_permit(viewer, id).await?;
        let mut conn = ctx.connection().await?;
        conn.transaction(async |conn| {
            lock_game_and_seat(conn, viewer, id).await?;
            store::games::delete_premoves(conn, id, Some(viewer.player)).await?;
            Ok(store::games::bump_revision(conn, id).await?)
        })
        .await
    })
    .await
}

/// Returns the premove for the player's next turn.
///
/// # Errors
/// There is no premove, or it has expired.
pub async fn get_premove(ctx: &Context, viewer: Viewer, id: GameId) -> Result<StoredPremove> {
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, id).await?;
    let seat = require_controlled_seat(&game, viewer)?;
    let premove = store::games::find_premove(&mut conn, id, viewer.player).await?;
    premove
        .filter(|premove| is_valid_premove(&game, seat, premove))
        .ok_or(Error::Refused(ProblemCode::PremoveNotFound))
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
    plan: PremovePlan,
) -> Result<Plan> {
    plan.check()?;
    let mut conn = ctx.connection().await?;
    let game = load_visible(&mut conn, viewer, id).await?;
    let seat = require_controlled_seat(&game, viewer)?;
    Ok(plan.plan(game.started_state()?, seat))
}

/// Returns the premoves that are valid for an upcoming turn.
pub fn valid_premoves(game: &StoredGame, premoves: &[StoredPremove]) -> Vec<Premove> {
    let seated = |premove: &StoredPremove| {
        let seat = game.seat_of(premove.player)?;
        let StoredPremove { turn, giants, plan, .. } =
            Some(premove).filter(|premove| is_valid_premove(game, seat, premove))?;
        Some(Premove { seat, turn: *turn, giants: (*giants).into(), plan: plan.clone() })
    };
    premoves.iter().filter_map(seated).collect()
}

fn is_valid_premove(game: &StoredGame, seat: Seat, premove: &StoredPremove) -> bool {
    let to_come = |turns: u8| turns < premove.turn;
    game.status == GameStatus::Active
        && game.state.as_ref().is_some_and(|state| to_come(state.turns_begun(seat)))
        && premove.valid_until.is_none_or(|until| until > game.read_at)
}

/// Locks the game until the end of the transaction. Returns the game and the seat that the player
/// plays.
async fn lock_game_and_seat(
    conn: &mut Connection,
    viewer: Viewer,
    id: GameId,
) -> Result<(StoredGame, Seat)> {
    store::games::lock_game(conn, id).await?;
    let loaded = store::games::load_game(conn, id, viewer).await?;
    let game = authorize_view(conn, viewer, loaded).await?;
    let seat = require_controlled_seat(&game, viewer)?;
    if game.status != GameStatus::Active {
        return Err(RuleViolation::GameFinished.into());
    }
    Ok((game, seat))
}
