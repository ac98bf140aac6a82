//! Derives the state of a game from its events, without those that were undone.

use kingdomino::shuffle::{Bytes32, Hex32};
use kingdomino::{Fact, GameState, Seat, Setup};

use crate::domain::PlayerId;
use crate::domain::clock::Timing;

use super::agreements::Agreements;
use super::event::{SeriesRef, StoredEvent, TableEvent, Version};
use super::result::{GameStatus, RatingMode};

/// State of a game, derived only from its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoldedGame {
    pub version: Version,
    pub status: GameStatus,
    pub seats: Vec<PlayerId>,
    pub settings: Option<kingdomino::Settings>,
    pub timing: Timing,
    pub rated: RatingMode,
    pub series: Option<SeriesRef>,
    pub state: Option<GameState>,
    pub agreements: Agreements,
    /// Root of the line tree; `None` before the start, or if lines have no proofs.
    pub lines_root: Option<Bytes32>,
}

/// Derives a game from all its events.
pub fn fold(events: &[StoredEvent]) -> FoldedGame {
    let mut game = FoldedGame {
        version: Version::NONE,
        status: GameStatus::Open,
        seats: Vec::new(),
        settings: None,
        timing: Timing::default(),
        rated: RatingMode::default(),
        series: None,
        state: None,
        agreements: Agreements::default(),
        lines_root: None,
    };
    events.iter().for_each(|event| apply(&mut game, event));
    effective_events(events).into_iter().for_each(|event| apply_to_state(&mut game.state, event));
    game
}

fn apply(game: &mut FoldedGame, event: &StoredEvent) {
    game.version = event.version;
    game.agreements.apply(event.version, event.at, event.seat, &event.fact);
    match &event.fact {
        TableEvent::TableCreated { settings, timing, rated, series } => {
            game.settings = Some(*settings);
            game.timing = *timing;
            game.rated = *rated;
            game.series = *series;
        }
        TableEvent::PlayerJoined { player } => game.seats.push(*player),
        TableEvent::PlayerLeft { player } => game.seats.retain(|seated| seated != player),
        TableEvent::TableMadeUnrated {} => game.rated = RatingMode::No,
        TableEvent::GameStarted { seats, settings, lines_root, .. } => {
            game.status = GameStatus::Active;
            game.lines_root = lines_root.map(|Hex32(root)| root);
            game.seats.clone_from(seats);
            game.settings = Some(*settings);
        }
        TableEvent::GameCancelled {} => game.status = GameStatus::Cancelled,
        TableEvent::SeatHandedOver { from, to } => {
            let seat = game.seats.iter_mut().find(|player| *player == from);
            seat.into_iter().for_each(|player| *player = *to);
        }
        TableEvent::Play(Fact::GameFinished {}) => game.status = GameStatus::Finished,
        TableEvent::PlayerInvited { .. }
        | TableEvent::InvitationDeclined { .. }
        | TableEvent::ProposalMade { .. }
        | TableEvent::ProposalAccepted {}
        | TableEvent::ProposalRejected {}
        | TableEvent::ProposalWithdrawn {}
        | TableEvent::Undone { .. }
        | TableEvent::Paused { .. }
        | TableEvent::Resumed {}
        | TableEvent::SeatOffered { .. }
        | TableEvent::SeatOfferEnded {}
        | TableEvent::LineDealt { .. }
        | TableEvent::Play(_) => {}
    }
}

/// Applies an event that was not undone to the state of the game.
fn apply_to_state(state: &mut Option<GameState>, event: &StoredEvent) {
    if let TableEvent::GameStarted { settings, kings, quests, .. } = event.fact {
        *state = Some(GameState::new(Setup { settings, kings, quests }));
    }
    if let (Some(state), Some(event)) = (state, event.rules_event()) {
        kingdomino::evolve(state, &event);
    }
}

/// Returns the events that were not undone.
pub fn effective_events(events: &[StoredEvent]) -> Vec<&StoredEvent> {
    let mut effective_events = Vec::new();
    for event in events {
        push_effective(&mut effective_events, event);
    }
    effective_events
}

/// Appends the next event to `effective_events`, or removes the events that it undoes.
pub fn push_effective<'a>(effective_events: &mut Vec<&'a StoredEvent>, event: &'a StoredEvent) {
    if let TableEvent::Undone { to_version } = event.fact {
        effective_events
            .truncate(effective_events.partition_point(|event| event.version <= to_version));
    } else {
        effective_events.push(event);
    }
}

/// Returns each event since the start of the game that was not undone, with the state after it.
pub fn replay_states(events: &[StoredEvent]) -> impl Iterator<Item = (&StoredEvent, GameState)> {
    let mut state = None;
    effective_events(events).into_iter().filter_map(move |event| {
        apply_to_state(&mut state, event);
        Some((event, state?))
    })
}

/// Returns the last decision of a player among the events that were not undone (see
/// [`effective_events`]), if it is that of `seat`, and whether it can be undone without a proposal.
/// A dealt line, a decision of another player, or a change of the player of a seat cannot be
/// undone.
pub fn last_decision<'a>(
    effective_events: &[&'a StoredEvent],
    seat: Seat,
) -> Option<(&'a StoredEvent, bool)> {
    let mut is_unilateral = true;
    for event in effective_events.iter().rev() {
        let is_own = event.seat == Some(seat);
        let TableEvent::Play(fact) = event.fact else {
            match event.fact {
                TableEvent::GameStarted { .. }
                | TableEvent::SeatHandedOver { .. }
                | TableEvent::LineDealt { .. } => return None,
                _ => continue,
            }
        };
        match fact {
            Fact::Picked { .. }
            | Fact::Placed { .. }
            | Fact::Discarded { .. }
            | Fact::Covered { .. }
            | Fact::GiantSent { .. }
            | Fact::GiantKept {} => {}
            Fact::PremovePlayed {} if is_own => return Some((event, is_unilateral)),
            _ => return None,
        }
        if !event.automatic {
            return is_own.then_some((event, is_unilateral));
        }
        is_unilateral &= is_own;
    }
    None
}
