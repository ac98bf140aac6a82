//! Proposals to undo a decision or to pause the game. A proposal takes effect when all other seats
//! have accepted; [`find_settlement`] re-evaluates it when a seat stops voting.

use jiff::Timestamp;
use kingdomino::{Seat, SeatControl};

use crate::domain::clock::PauseSpan;
use crate::domain::event_log::{NewEvent, OpenProposal, Proposal, TableEvent, Version};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::domain::{GameId, IdempotentRequest, ProblemCode};
use crate::service::games::clocks::waiting::recompute_with_pause;
use crate::service::games::commands::search::Attempt;
use crate::service::games::tables::seats::require_controlled_seat;
use crate::service::games::tables::transaction::{
    GamePhase, Table, TableChange, TableStep, append_only_change, no_change, run_step,
};
use crate::service::{Context, Idempotent, Result};
use crate::store::Connection;

use super::undo::{check_pause, find_undoable, pause, undo};

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
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, CreateProposalStep(truncate_times(proposal))).await
}

/// Truncates times to the precision of the database, so that all responses show the same time.
fn truncate_times(proposal: Proposal) -> Proposal {
    match proposal {
        Proposal::Pause { until } => {
            let until = Timestamp::from_microsecond(until.as_microsecond()).unwrap_or(until);
            Proposal::Pause { until }
        }
        Proposal::Undo {} => proposal,
    }
}

#[derive(Clone, Copy)]
struct CreateProposalStep(Proposal);

impl TableStep for CreateProposalStep {
    const PHASE: GamePhase = GamePhase::Running;
    const IS_LENGTH_LIMITED: bool = true;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let (CreateProposalStep(proposal), Table { game, viewer, .. }) = (*self, table);
        let seat = require_controlled_seat(game, viewer)?;
        if game.agreements.asked.as_ref().is_some_and(|asked| asked.by != seat) {
            return Err(ProblemCode::ProposalOpen.into());
        }
        let has_no_voters = game.seats_to_accept(seat).next().is_none();
        match proposal {
            Proposal::Undo {} => {
                let undoable = find_undoable(conn, game, seat).await?;
                let waiting = undoable.waiting(game, seat, false);
                let in_time = waiting.deadline.is_none_or(|deadline| deadline > game.read_at);
                if has_no_voters || undoable.needs_no_vote && in_time {
                    return undo(conn, game, seat, &undoable, waiting, Vec::new()).await;
                }
            }
            Proposal::Pause { until } => {
                check_pause(game, until)?;
                if has_no_voters {
                    return Ok(pause(game, seat, until, Vec::new()));
                }
            }
        }
        append_only_change(
            game,
            vec![NewEvent::by_seat(seat, TableEvent::ProposalMade { proposal })],
        )
    }
}

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
    accepts: bool,
    request: Option<IdempotentRequest>,
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, AnswerProposal { version, accepts }).await
}

struct AnswerProposal {
    version: Version,
    accepts: bool,
}

impl TableStep for AnswerProposal {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, conn: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let (AnswerProposal { version, accepts }, Table { game, viewer, .. }) = (self, table);
        let seat = require_controlled_seat(game, viewer)?;
        let asked = find_open_proposal(game, *version)?;
        if asked.by == seat {
            return Err(ProblemCode::ProposalClosed.into());
        }
        if !*accepts {
            return append_only_change(
                game,
                vec![NewEvent::by_seat(seat, TableEvent::ProposalRejected {})],
            );
        }
        if asked.agreed.contains(&seat) {
            return no_change(game);
        }
        let given = vec![NewEvent::by_seat(seat, TableEvent::ProposalAccepted {})];
        let mut to_agree = game.seats_to_accept(asked.by);
        let missing = to_agree.find(|other| *other != seat && !asked.agreed.contains(other));
        match asked.proposal {
            _ if missing.is_some() => append_only_change(game, given),
            Proposal::Undo {} => {
                let undoable = find_undoable(conn, game, asked.by).await?;
                let waiting = undoable.waiting(game, asked.by, true);
                undo(conn, game, asked.by, &undoable, waiting, given).await
            }
            Proposal::Pause { until } if until > game.read_at => {
                Ok(pause(game, asked.by, until, given))
            }
            // The pause would be over already, so the proposal is closed instead.
            Proposal::Pause { .. } => {
                let over = NewEvent::by_seat(asked.by, TableEvent::ProposalWithdrawn {});
                append_only_change(game, given.into_iter().chain([over]).collect())
            }
        }
    }
}

fn find_open_proposal(game: &StoredGame, version: Version) -> Result<&OpenProposal> {
    let asked = game.agreements.asked.as_ref().filter(|asked| asked.version == version);
    Ok(asked.ok_or(ProblemCode::ProposalClosed)?)
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
) -> Result<Idempotent<StoredGame>> {
    run_step(ctx, viewer, game, request, WithdrawProposal(version)).await
}

struct WithdrawProposal(Version);

impl TableStep for WithdrawProposal {
    const PHASE: GamePhase = GamePhase::Running;

    async fn apply(&self, _: &mut Connection, table: Table<'_>) -> Attempt<TableChange> {
        let Table { game, viewer, .. } = table;
        let seat = require_controlled_seat(game, viewer)?;
        if find_open_proposal(game, self.0)?.by != seat {
            return Err(ProblemCode::ProposalClosed.into());
        }
        append_only_change(game, vec![NewEvent::by_seat(seat, TableEvent::ProposalWithdrawn {})])
    }
}

/// Outcome of an open proposal that needs no further answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service::games) enum Settlement {
    /// All remaining voters have agreed with the pause.
    Paused { by: Seat, until: Timestamp },
    /// The player of the proposing seat no longer plays it, or the pause would be over already.
    Withdrawn { by: Seat },
}

impl Settlement {
    pub fn event(self) -> NewEvent {
        match self {
            Settlement::Paused { by, until } => NewEvent::by_seat(by, TableEvent::Paused { until }),
            Settlement::Withdrawn { by } => NewEvent::by_seat(by, TableEvent::ProposalWithdrawn {}),
        }
    }

    /// Returns the wait of `game` after the settlement.
    pub fn waiting(self, game: &StoredGame) -> WaitState {
        match self {
            Settlement::Paused { until, .. } => {
                recompute_with_pause(game, Some(PauseSpan { from: game.read_at, until }))
            }
            Settlement::Withdrawn { .. } => game.waiting.clone(),
        }
    }
}

/// Re-evaluates the open proposal of a game in which a seat may have stopped voting. Returns none
/// while an answer is missing. Proposals to undo are not considered: every decision and every
/// change of a seat ends them.
pub(in crate::service::games) fn find_settlement(game: &StoredGame) -> Option<Settlement> {
    let asked = game.agreements.asked.as_ref()?;
    let Proposal::Pause { until } = asked.proposal else { return None };
    let by = asked.by;
    if game.state.as_ref()?.seat_control(by) != SeatControl::Player {
        return Some(Settlement::Withdrawn { by });
    }
    if game.seats_to_accept(by).any(|seat| !asked.agreed.contains(&seat)) {
        return None;
    }
    let is_over = until <= game.read_at;
    Some(if is_over { Settlement::Withdrawn { by } } else { Settlement::Paused { by, until } })
}
