use kingdomino::{Expected, Fact, Seat};

use crate::domain::PlayerId;
use crate::domain::event_log::{StoredEvent, TableEvent};
use crate::domain::notification::Notice;
use crate::domain::table::StoredGame;
use crate::notifications::content::holder;

/// Recipients and notifications for `events`, in the order of delivery. `game` is the state after
/// the last event.
pub(crate) fn notices_of_events(
    game: &StoredGame,
    events: &[StoredEvent],
) -> Vec<(PlayerId, Notice)> {
    let mut told = Vec::new();
    for event in events {
        of_event(game, events, event, &mut told);
    }
    told.extend(of_the_turn(game, events));
    told
}

/// Notifies the current player, except after the player's own decision.
fn of_the_turn(game: &StoredGame, events: &[StoredEvent]) -> Option<(PlayerId, Notice)> {
    let awaiting = game.state.as_ref()?.awaiting()?;
    if wait_began(events, awaiting.seat) != Some(WaitBegan::WithoutIt) {
        return None;
    }
    let deadline = game.waiting.deadline;
    let notice = match awaiting.expected {
        Expected::Cover => Notice::CoverACrown { deadline },
        _ => Notice::YourTurn { deadline },
    };
    Some((player(game, awaiting.seat)?, notice))
}

/// Cause of the wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitBegan {
    /// The player on the seat made the previous decision too.
    ByItself,
    /// Another seat played, or a new player took the seat.
    WithoutIt,
}

/// Cause of the current wait for `seat`. Returns `None` if the wait started before `events`:
/// opponents may concede, take seats back or transfer them during a wait.
pub(crate) fn wait_began(events: &[StoredEvent], seat: Seat) -> Option<WaitBegan> {
    use WaitBegan::{ByItself, WithoutIt};
    // True if the table changed after the event under examination.
    let mut moved = false;
    events.iter().rev().find_map(|event| {
        let own = event.seat == Some(seat);
        let began = if own { ByItself } else { WithoutIt };
        match event.fact {
            // If another seat concedes or is taken back, the wait continues, unless the computer
            // played on.
            TableEvent::Play(Fact::Conceded {} | Fact::SeatTakenBack {}) => {
                (own || moved).then_some(began)
            }
            TableEvent::Play(_) if !event.automatic => Some(began),
            TableEvent::Play(Fact::TimedOut {})
            | TableEvent::GameStarted { .. }
            | TableEvent::Undone { .. } => Some(WithoutIt),
            TableEvent::Play(_) | TableEvent::LineDealt { .. } => {
                moved = true;
                None
            }
            TableEvent::SeatHandedOver { .. } => own.then_some(WithoutIt),
            _ => None,
        }
    })
}

/// Reminds the current player of the deadline.
pub(crate) fn notices_of_time(game: &StoredGame) -> Option<(PlayerId, Notice)> {
    let seat = game.state.as_ref()?.awaiting()?.seat;
    Some((player(game, seat)?, Notice::Reminder { deadline: game.waiting.deadline? }))
}

fn of_event(
    game: &StoredGame,
    events: &[StoredEvent],
    event: &StoredEvent,
    told: &mut Vec<(PlayerId, Notice)>,
) {
    let by = event.seat;
    let others = |notice: &Notice| -> Vec<(PlayerId, Notice)> {
        let seats = Seat::of(u8::MAX).take(game.seats.len()).filter(|seat| Some(*seat) != by);
        seats.filter_map(|seat| Some((player(game, seat)?, notice.clone()))).collect()
    };
    match (&event.fact, by) {
        (TableEvent::PlayerInvited { player }, _) => {
            told.push((*player, Notice::Invited { by: game.opener }));
        }
        (TableEvent::InvitationDeclined { player }, _) => {
            told.push((game.opener, Notice::InvitationDeclined { by: *player }));
        }
        (TableEvent::GameStarted { .. }, _) => told.extend(others(&Notice::GameStarted {})),
        (TableEvent::GameCancelled {}, _) => {
            let cancelled = others(&Notice::GameCancelled {}).into_iter();
            told.extend(cancelled.filter(|(player, _)| *player != game.opener));
        }
        (TableEvent::ConsentAsked { proposal }, Some(by)) => {
            let asked = Notice::ConsentAsked { by, proposal: *proposal };
            let to_agree = game.seats_to_agree(by);
            told.extend(to_agree.filter_map(|seat| Some((player(game, seat)?, asked.clone()))));
        }
        (TableEvent::ConsentGiven {}, Some(by)) => {
            told.extend(others(&Notice::ConsentGiven { by }));
        }
        (TableEvent::ConsentRefused {}, Some(by)) => {
            told.extend(others(&Notice::ConsentRefused { by }));
        }
        (TableEvent::Undone { .. }, Some(by)) => told.extend(others(&Notice::Undone { by })),
        (TableEvent::Paused { until }, by) => {
            let paused = Notice::Paused { until: *until };
            told.extend(others(&paused));
            // Notify the proposer too if the pause follows from the departure of the last missing
            // voter.
            if follows_from_play(events, event) {
                told.extend(by.and_then(|by| player(game, by)).map(|player| (player, paused)));
            }
        }
        (TableEvent::Resumed {}, Some(by)) => told.extend(others(&Notice::Resumed { by })),
        (TableEvent::SeatOffered { to }, Some(seat)) => {
            // The recipient may have taken the seat by now.
            let by = holder(game, events, seat, event.version);
            told.extend(by.map(|by| (*to, Notice::SeatOffered { seat, by })));
        }
        (TableEvent::SeatHandedOver { from, to }, Some(seat)) => {
            let handed_over = Notice::SeatHandedOver { seat, from: *from, to: *to };
            told.extend(others(&handed_over));
            told.push((*from, handed_over));
        }
        (TableEvent::Play(Fact::TimedOut {}), Some(seat)) => {
            told.extend(
                player(game, seat).map(|player| (player, Notice::TimedOut { taken_over: false })),
            );
        }
        (TableEvent::Play(Fact::SeatTakenOver { .. }), Some(seat)) => {
            let own = player(game, seat);
            let late = told.iter_mut().rev().find(|(player, _)| Some(*player) == own);
            if let Some((_, Notice::TimedOut { taken_over })) = late {
                *taken_over = true;
            }
        }
        (TableEvent::Play(Fact::GameFinished {}), _) => told.extend(ranked(game)),
        _ => {}
    }
}

/// True if the event was recorded together with a game event before it.
fn follows_from_play(events: &[StoredEvent], event: &StoredEvent) -> bool {
    let before = event.version.before();
    events.iter().any(|other| {
        other.version == before && other.at == event.at && other.of_the_rules().is_some()
    })
}

fn ranked(game: &StoredGame) -> Vec<(PlayerId, Notice)> {
    let Some(state) = &game.state else { return Vec::new() };
    let standings = kingdomino::ranking(state);
    let told = standings.iter().filter_map(|standing| {
        let finished = Notice::GameFinished { rank: standing.rank, points: standing.tally.points };
        Some((player(game, standing.seat)?, finished))
    });
    told.collect()
}

/// Human player on a seat. House players receive no notifications.
fn player(game: &StoredGame, seat: Seat) -> Option<PlayerId> {
    let sitter = game.seats.get(seat.index())?;
    (sitter.house().is_none()).then_some(sitter.player)
}
