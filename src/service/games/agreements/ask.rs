use jiff::Timestamp;

use crate::domain::event_log::{NewEvent, Proposal, TableEvent};
use crate::domain::table::Viewer;
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::Applied;
use crate::service::games::seats::players_seat;
use crate::service::games::table_transaction::{
    Table, TableChange, TableStep, When, in_play, take,
};
use crate::service::{Context, Result, TableViolation};
use crate::store::Connection;

use super::pause::{check_pause, pause};
use super::undo::{undo, undoable};

/// Proposes an undo or a pause to all other seats. A proposal that needs no vote takes effect
/// immediately.
///
/// # Errors
/// The game is not running or the player has no seat in it; another seat has an open proposal; the
/// last decision cannot be undone; or the pause is too long.
pub async fn create_proposal(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    proposal: Proposal,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    take(ctx, viewer, game, request, Ask(as_stored(proposal))).await
}

/// Truncates times to the precision of the database, so that all responses show the same time.
fn as_stored(proposal: Proposal) -> Proposal {
    match proposal {
        Proposal::Pause { until } => {
            let until = Timestamp::from_microsecond(until.as_microsecond()).unwrap_or(until);
            Proposal::Pause { until }
        }
        Proposal::Undo {} => proposal,
    }
}

#[derive(Clone, Copy)]
struct Ask(Proposal);

impl TableStep for Ask {
    const WHEN: When = When::WhileItRuns;
    const LENGTHENS: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (Ask(proposal), Table { game, viewer, .. }) = (*self, table);
        let seat = players_seat(game, viewer)?;
        if game.agreements.asked.as_ref().is_some_and(|asked| asked.by != seat) {
            return Err(TableViolation::AlreadyAsked.into());
        }
        let alone = game.seats_to_agree(seat).next().is_none();
        match proposal {
            Proposal::Undo {} => {
                let undoable = undoable(conn, game, seat).await?;
                let waiting = undoable.waiting(game, seat, false);
                let in_time = waiting.deadline.is_none_or(|deadline| deadline > game.read_at);
                if alone || undoable.at_once && in_time {
                    return undo(conn, game, seat, &undoable, waiting, Vec::new()).await;
                }
            }
            Proposal::Pause { until } => {
                check_pause(game, until)?;
                if alone {
                    return Ok(pause(game, seat, until, Vec::new()));
                }
            }
        }
        in_play(game, vec![NewEvent::of_a_seat(seat, TableEvent::ConsentAsked { proposal })])
    }
}
