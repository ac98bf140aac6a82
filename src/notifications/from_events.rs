use kingdomino::{Expected, Fact, Seat};

use crate::domain::PlayerId;
use crate::domain::event_log::{StoredEvent, TableEvent};
use crate::domain::notification::Notice;
use crate::domain::table::StoredGame;
use crate::notifications::content::holder;

/// Whom what is told of `events`, the last of which made `game` what it is: in the order of telling.
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

/// Who is awaited is told, unless it has just decided itself and goes on.
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

/// What made the game wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitBegan {
    /// It has decided itself, and is to go on.
    ByItself,
    /// Others played, or who sits there is another one.
    WithoutIt,
}

/// How the wait for `seat`, which is awaited, began among the events, and whatever wait was before them ended. None if none of
/// them changed anything of it: others may concede, come back, or hand their seats over while it lasts.
pub(crate) fn wait_began(events: &[StoredEvent], seat: Seat) -> Option<WaitBegan> {
    use WaitBegan::{ByItself, WithoutIt};
    // Whether something happened at the table after what is looked at.
    let mut moved = false;
    events.iter().rev().find_map(|event| {
        let own = event.seat == Some(seat);
        let began = if own { ByItself } else { WithoutIt };
        match event.fact {
            // Of a seat that is not awaited this changes nothing, unless the house went on.
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

/// Who is awaited is told that its time runs out.
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
            // The seat that asked does not know either that the last missing voter has left.
            if follows_from_play(events, event) {
                told.extend(by.and_then(|by| player(game, by)).map(|player| (player, paused)));
            }
        }
        (TableEvent::Resumed {}, Some(by)) => told.extend(others(&Notice::Resumed { by })),
        (TableEvent::SeatOffered { to }, Some(seat)) => {
            // Whoever is told may have taken it by now.
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

/// Whether the event was recorded together with a step of the game before it.
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

/// The person on a seat: the house is told nothing.
fn player(game: &StoredGame, seat: Seat) -> Option<PlayerId> {
    let sitter = game.seats.get(seat.index())?;
    (sitter.house().is_none()).then_some(sitter.player)
}
