use crate::domain::event_log::{Asked, NewEvent, Proposal, TableEvent, Version};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, IdempotentRequest};
use crate::service::games::Applied;
use crate::service::games::seats::players_seat;
use crate::service::games::table_transaction::{
    Table, TableChange, TableStep, When, in_play, nothing, take,
};
use crate::service::{Context, Result, TableViolation};
use crate::store::Connection;

use super::pause::pause;
use super::undo::{undo, undoable};

/// Accepts or rejects the proposal made at a version. It takes effect when all voters have
/// accepted.
///
/// # Errors
/// No proposal of that version is open, or the player made it.
pub async fn answer_proposal(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
    agrees: bool,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    take(ctx, viewer, game, request, Answer { version, agrees }).await
}

/// Withdraws the proposal made at a version.
///
/// # Errors
/// The player did not make the proposal, or it is no longer open.
pub async fn withdraw_proposal(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Version,
    request: Option<IdempotentRequest>,
) -> Result<Applied> {
    take(ctx, viewer, game, request, Withdraw(version)).await
}

struct Answer {
    version: Version,
    agrees: bool,
}

impl TableStep for Answer {
    const WHEN: When = When::WhileItRuns;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let (Answer { version, agrees }, Table { game, viewer, .. }) = (self, table);
        let seat = players_seat(game, viewer)?;
        let asked = asked_at(game, *version)?;
        if asked.by == seat {
            return Err(TableViolation::NothingAsked.into());
        }
        if !*agrees {
            return in_play(game, vec![NewEvent::of_a_seat(seat, TableEvent::ConsentRefused {})]);
        }
        if asked.agreed.contains(&seat) {
            return nothing(game);
        }
        let given = vec![NewEvent::of_a_seat(seat, TableEvent::ConsentGiven {})];
        let mut to_agree = game.seats_to_agree(asked.by);
        let missing = to_agree.find(|other| *other != seat && !asked.agreed.contains(other));
        match asked.proposal {
            _ if missing.is_some() => in_play(game, given),
            Proposal::Undo {} => {
                let undoable = undoable(conn, game, asked.by).await?;
                let waiting = undoable.waiting(game, asked.by, true);
                undo(conn, game, asked.by, &undoable, waiting, given).await
            }
            Proposal::Pause { until } if until > game.read_at => {
                Ok(pause(game, asked.by, until, given))
            }
            // The pause would be over already, so the proposal is closed instead.
            Proposal::Pause { .. } => {
                let over = NewEvent::of_a_seat(asked.by, TableEvent::ConsentWithdrawn {});
                in_play(game, given.into_iter().chain([over]).collect())
            }
        }
    }
}

struct Withdraw(Version);

impl TableStep for Withdraw {
    const WHEN: When = When::WhileItRuns;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Result<TableChange> {
        let Table { game, viewer, .. } = table;
        let seat = players_seat(game, viewer)?;
        if asked_at(game, self.0)?.by != seat {
            return Err(TableViolation::NothingAsked.into());
        }
        in_play(game, vec![NewEvent::of_a_seat(seat, TableEvent::ConsentWithdrawn {})])
    }
}

fn asked_at(game: &StoredGame, version: Version) -> Result<&Asked> {
    let asked = game.agreements.asked.as_ref().filter(|asked| asked.version == version);
    Ok(asked.ok_or(TableViolation::NothingAsked)?)
}
