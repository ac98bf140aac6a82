use kingdomino::{Expected, Fact, Seat};

use crate::domain::PlayerId;
use crate::domain::event_log::{StoredEvent, TableEvent};
use crate::domain::notification::Notification;
use crate::domain::table::StoredGame;
use crate::notifications::content::player_on_seat_at;

/// Recipients and notifications for `events`, in the order of delivery. `game` is the state after
/// the last event.
pub(crate) fn notifications_for_events(
    game: &StoredGame,
    events: &[StoredEvent],
) -> Vec<(PlayerId, Notification)> {
    let mut notifications = Vec::new();
    for event in events {
        collect_for_event(game, events, event, &mut notifications);
    }
    notifications.extend(turn_notification(game, events));
    notifications
}

/// Notifies the current player, except after the player's own decision.
fn turn_notification(
    game: &StoredGame,
    events: &[StoredEvent],
) -> Option<(PlayerId, Notification)> {
    let awaiting = game.state.as_ref()?.awaiting()?;
    if wait_cause(events, awaiting.seat) != Some(WaitCause::OtherEvent) {
        return None;
    }
    let deadline = game.waiting.deadline;
    let notification = match awaiting.expected {
        Expected::Cover => Notification::CoverACrown { deadline },
        _ => Notification::YourTurn { deadline },
    };
    Some((human_player(game, awaiting.seat)?, notification))
}

/// Cause of the wait for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitCause {
    /// The player on the seat made the previous decision too.
    OwnDecision,
    /// Another seat played, or a new player took the seat.
    OtherEvent,
}

/// Cause of the current wait for `seat`. Returns `None` if the wait started before `events`:
/// opponents may concede, take seats back or transfer them during a wait.
pub(crate) fn wait_cause(events: &[StoredEvent], seat: Seat) -> Option<WaitCause> {
    use WaitCause::{OtherEvent, OwnDecision};
    // True if the table changed after the event under examination.
    let mut has_changed = false;
    events.iter().rev().find_map(|event| {
        let own = event.seat == Some(seat);
        let cause = if own { OwnDecision } else { OtherEvent };
        match event.fact {
            // If another seat concedes or is taken back, the wait continues, unless the computer
            // played on.
            TableEvent::Play(Fact::Conceded {} | Fact::SeatTakenBack {}) => {
                (own || has_changed).then_some(cause)
            }
            TableEvent::Play(_) if !event.automatic => Some(cause),
            TableEvent::Play(Fact::TimedOut {})
            | TableEvent::GameStarted { .. }
            | TableEvent::Undone { .. } => Some(OtherEvent),
            TableEvent::Play(_) | TableEvent::LineDealt { .. } => {
                has_changed = true;
                None
            }
            TableEvent::SeatHandedOver { .. } => own.then_some(OtherEvent),
            _ => None,
        }
    })
}

/// Reminds the current player of the deadline.
pub(crate) fn deadline_reminder(game: &StoredGame) -> Option<(PlayerId, Notification)> {
    let seat = game.state.as_ref()?.awaiting()?.seat;
    Some((human_player(game, seat)?, Notification::Reminder { deadline: game.waiting.deadline? }))
}

fn collect_for_event(
    game: &StoredGame,
    events: &[StoredEvent],
    event: &StoredEvent,
    notifications: &mut Vec<(PlayerId, Notification)>,
) {
    let by = event.seat;
    let for_opponents = |notification: &Notification| -> Vec<(PlayerId, Notification)> {
        let seats =
            Seat::for_players(u8::MAX).take(game.seats.len()).filter(|seat| Some(*seat) != by);
        seats.filter_map(|seat| Some((human_player(game, seat)?, notification.clone()))).collect()
    };
    match (&event.fact, by) {
        (TableEvent::PlayerInvited { player }, _) => {
            notifications.push((*player, Notification::Invited { by: game.host }));
        }
        (TableEvent::InvitationDeclined { player }, _) => {
            notifications.push((game.host, Notification::InvitationDeclined { by: *player }));
        }
        (TableEvent::GameStarted { .. }, _) => {
            notifications.extend(for_opponents(&Notification::GameStarted {}));
        }
        (TableEvent::GameCancelled {}, _) => {
            let cancelled = for_opponents(&Notification::GameCancelled {}).into_iter();
            notifications.extend(cancelled.filter(|(player, _)| *player != game.host));
        }
        (TableEvent::ProposalMade { proposal }, Some(by)) => {
            let asked = Notification::ProposalMade { by, proposal: *proposal };
            let to_agree = game.seats_to_accept(by);
            notifications.extend(
                to_agree.filter_map(|seat| Some((human_player(game, seat)?, asked.clone()))),
            );
        }
        (TableEvent::ProposalAccepted {}, Some(by)) => {
            notifications.extend(for_opponents(&Notification::ProposalAccepted { by }));
        }
        (TableEvent::ProposalRejected {}, Some(by)) => {
            notifications.extend(for_opponents(&Notification::ProposalRejected { by }));
        }
        (TableEvent::Undone { .. }, Some(by)) => {
            notifications.extend(for_opponents(&Notification::Undone { by }));
        }
        (TableEvent::Paused { until }, by) => {
            let paused = Notification::Paused { until: *until };
            notifications.extend(for_opponents(&paused));
            // Notify the proposer too if the pause follows from the departure of the last missing
            // voter.
            if follows_game_event(events, event) {
                notifications.extend(
                    by.and_then(|by| human_player(game, by)).map(|player| (player, paused)),
                );
            }
        }
        (TableEvent::Resumed {}, Some(by)) => {
            notifications.extend(for_opponents(&Notification::Resumed { by }));
        }
        (TableEvent::SeatOffered { to }, Some(seat)) => {
            // The recipient may have taken the seat by now.
            let by = player_on_seat_at(game, events, seat, event.version);
            notifications.extend(by.map(|by| (*to, Notification::SeatOffered { seat, by })));
        }
        (TableEvent::SeatHandedOver { from, to }, Some(seat)) => {
            let handed_over = Notification::SeatHandedOver { seat, from: *from, to: *to };
            notifications.extend(for_opponents(&handed_over));
            notifications.push((*from, handed_over));
        }
        (TableEvent::Play(Fact::TimedOut {}), Some(seat)) => {
            notifications.extend(
                human_player(game, seat)
                    .map(|player| (player, Notification::TimedOut { taken_over: false })),
            );
        }
        (TableEvent::Play(Fact::SeatTakenOver { .. }), Some(seat)) => {
            let own = human_player(game, seat);
            let late = notifications.iter_mut().rev().find(|(player, _)| Some(*player) == own);
            if let Some((_, Notification::TimedOut { taken_over })) = late {
                *taken_over = true;
            }
        }
        (TableEvent::Play(Fact::GameFinished {}), _) => {
            notifications.extend(result_notifications(game));
        }
        _ => {}
    }
}

/// True if the event was recorded together with a game event before it.
fn follows_game_event(events: &[StoredEvent], event: &StoredEvent) -> bool {
    let before = event.version.before();
    events.iter().any(|other| {
        other.version == before && other.at == event.at && other.rules_event().is_some()
    })
}

fn result_notifications(game: &StoredGame) -> Vec<(PlayerId, Notification)> {
    let Some(state) = &game.state else { return Vec::new() };
    let standings = kingdomino::ranking(state);
    let notifications = standings.iter().filter_map(|standing| {
        let finished =
            Notification::GameFinished { rank: standing.rank, points: standing.tally.points };
        Some((human_player(game, standing.seat)?, finished))
    });
    notifications.collect()
}

/// Human player on a seat. House players receive no notifications.
fn human_player(game: &StoredGame, seat: Seat) -> Option<PlayerId> {
    let seated_player = game.seats.get(seat.index())?;
    (seated_player.house().is_none()).then_some(seated_player.player)
}
