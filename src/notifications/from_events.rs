use kingdomino::{Expected, Fact, Seat};

use crate::domain::PlayerId;
use crate::domain::event_log::{LogFact, LoggedEvent};
use crate::domain::notification::Notice;
use crate::domain::table::GameRecord;
use crate::notifications::content::holder;

/// Whom what is told of `events`, the last of which made `game` what it is: in the order of telling.
pub(crate) fn of_events(game: &GameRecord, events: &[LoggedEvent]) -> Vec<(PlayerId, Notice)> {
    let mut told = Vec::new();
    for event in events {
        of_event(game, events, event, &mut told);
    }
    told.extend(of_the_turn(game, events));
    told
}

/// Who is awaited is told, unless it has just decided itself and goes on.
fn of_the_turn(game: &GameRecord, events: &[LoggedEvent]) -> Option<(PlayerId, Notice)> {
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
pub(crate) fn wait_began(events: &[LoggedEvent], seat: Seat) -> Option<WaitBegan> {
    use WaitBegan::{ByItself, WithoutIt};
    // Whether something happened at the table after what is looked at.
    let mut moved = false;
    events.iter().rev().find_map(|event| {
        let own = event.seat == Some(seat);
        let began = if own { ByItself } else { WithoutIt };
        match event.fact {
            // Of a seat that is not awaited this changes nothing, unless the house went on.
            LogFact::Play(Fact::Conceded {} | Fact::SeatTakenBack {}) => {
                (own || moved).then_some(began)
            }
            LogFact::Play(_) if !event.automatic => Some(began),
            LogFact::Play(Fact::TimedOut {})
            | LogFact::GameStarted { .. }
            | LogFact::Undone { .. } => Some(WithoutIt),
            LogFact::Play(_) | LogFact::LineDealt { .. } => {
                moved = true;
                None
            }
            LogFact::SeatHandedOver { .. } => own.then_some(WithoutIt),
            _ => None,
        }
    })
}

/// Who is awaited is told that its time runs out.
pub(crate) fn of_time(game: &GameRecord) -> Option<(PlayerId, Notice)> {
    let seat = game.state.as_ref()?.awaiting()?.seat;
    Some((player(game, seat)?, Notice::Reminder { deadline: game.waiting.deadline? }))
}

fn of_event(
    game: &GameRecord,
    events: &[LoggedEvent],
    event: &LoggedEvent,
    told: &mut Vec<(PlayerId, Notice)>,
) {
    let by = event.seat;
    let others = |notice: &Notice| -> Vec<(PlayerId, Notice)> {
        let seats = Seat::of(u8::MAX).take(game.seats.len()).filter(|seat| Some(*seat) != by);
        seats.filter_map(|seat| Some((player(game, seat)?, notice.clone()))).collect()
    };
    match (&event.fact, by) {
        (LogFact::PlayerInvited { player }, _) => {
            told.push((*player, Notice::Invited { by: game.opener }));
        }
        (LogFact::GameStarted { .. }, _) => told.extend(others(&Notice::GameStarted {})),
        (LogFact::GameCancelled {}, _) => {
            let cancelled = others(&Notice::GameCancelled {}).into_iter();
            told.extend(cancelled.filter(|(player, _)| *player != game.opener));
        }
        (LogFact::ConsentAsked { proposal }, Some(by)) => {
            let asked = Notice::ConsentAsked { by, proposal: *proposal };
            let to_agree = game.seats_to_agree(by);
            told.extend(to_agree.filter_map(|seat| Some((player(game, seat)?, asked.clone()))));
        }
        (LogFact::ConsentGiven {}, Some(by)) => told.extend(others(&Notice::ConsentGiven { by })),
        (LogFact::ConsentRefused {}, Some(by)) => {
            told.extend(others(&Notice::ConsentRefused { by }));
        }
        (LogFact::Undone { .. }, Some(by)) => told.extend(others(&Notice::Undone { by })),
        (LogFact::Paused { until }, _) => told.extend(others(&Notice::Paused { until: *until })),
        (LogFact::Resumed {}, Some(by)) => told.extend(others(&Notice::Resumed { by })),
        (LogFact::SeatOffered { to }, Some(seat)) => {
            // Whoever is told may have taken it by now.
            let by = holder(game, events, seat, event.version);
            told.extend(by.map(|by| (*to, Notice::SeatOffered { seat, by })));
        }
        (LogFact::SeatHandedOver { from, to }, Some(seat)) => {
            let handed_over = Notice::SeatHandedOver { seat, from: *from, to: *to };
            told.extend(others(&handed_over));
            told.push((*from, handed_over));
        }
        (LogFact::Play(Fact::TimedOut {}), Some(seat)) => {
            told.extend(
                player(game, seat).map(|player| (player, Notice::TimedOut { taken_over: false })),
            );
        }
        (LogFact::Play(Fact::SeatTakenOver { .. }), Some(seat)) => {
            let own = player(game, seat);
            let late = told.iter_mut().rev().find(|(player, _)| Some(*player) == own);
            if let Some((_, Notice::TimedOut { taken_over })) = late {
                *taken_over = true;
            }
        }
        (LogFact::Play(Fact::GameFinished {}), _) => told.extend(ranked(game)),
        _ => {}
    }
}

fn ranked(game: &GameRecord) -> Vec<(PlayerId, Notice)> {
    let Some(state) = &game.state else { return Vec::new() };
    let standings = kingdomino::ranking(state);
    let told = standings.iter().filter_map(|standing| {
        let finished = Notice::GameFinished { rank: standing.rank, points: standing.tally.points };
        Some((player(game, standing.seat)?, finished))
    });
    told.collect()
}

/// The person on a seat: the house is told nothing.
fn player(game: &GameRecord, seat: Seat) -> Option<PlayerId> {
    let sitter = game.seats.get(seat.index())?;
    (sitter.house().is_none()).then_some(sitter.player)
}
