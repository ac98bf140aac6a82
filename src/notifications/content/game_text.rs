use kingdomino::{Seat, SeatControl};

use crate::domain::event_log::{Proposal, StoredEvent, TableEvent};
use crate::domain::notification::{FeedEntry, Notification, NotificationKind};
use crate::domain::series::Series;
use crate::domain::table::StoredGame;
use crate::i18n::{HouseAction, Moment, Name, Names, NotificationMessage};
use crate::notifications::Recipient;
use crate::notifications::links::Answer;

use super::names::{SeatNames, terms};
use super::notification_text::NotificationText;
use super::questions::{answers, request_texts};
use super::recap::since_last_turn;
use super::series_text::add_series;
use super::situation::{GameSubject, deadline};

/// Text of a notification about a game, with the events since the last turn and the available
/// answers. Returns `None` for any other kind.
pub(super) fn game_text(
    recipient: &Recipient,
    entry: &FeedEntry,
    subject: GameSubject,
) -> Option<NotificationText> {
    let GameSubject { game, events, series, names } = subject;
    let language = recipient.language();
    let people = SeatNames::new(language, &game, &events, &names);
    let only_series = series.as_ref().map(|(series, _)| series);
    let mut text = message_text(recipient, entry, &game, only_series, &events, &people)?;
    if let Some(own) = game.seat_of(recipient.player) {
        let zone = &recipient.zone;
        text.recap = since_last_turn(&game, &events, own, &people, language, zone);
    }
    // A reminder already contains the deadline.
    if matches!(
        entry.notification.kind(),
        NotificationKind::YourTurn | NotificationKind::CoverACrown
    ) {
        text.deadline = deadline(recipient, &game);
    }
    // The notification may have replaced the one with the proposal.
    text.answers = answers(recipient.player, &game);
    match (&entry.notification, &series) {
        (Notification::Invited { .. }, _) => {
            text.details = terms(language, &game, only_series);
            if text.answers == [Answer::Invitation {}] {
                text.answers.push(Answer::Decline {});
            }
        }
        (Notification::ProposalMade { .. } | Notification::SeatOffered { .. }, _) => {}
        (Notification::GameFinished { .. }, Some((series, standing))) => {
            add_series(recipient, series, standing, &game, &mut text);
        }
        _ => text.open_requests = request_texts(recipient, &game, &text.answers),
    }
    text.names = seats(&game).map(|seat| people.current(&game, seat)).collect();
    text.game = Some(game);
    Some(text)
}

fn seats(game: &StoredGame) -> impl Iterator<Item = Seat> {
    Seat::for_players(u8::MAX).take(game.seats.len())
}

#[expect(clippy::too_many_lines, reason = "one arm per notification")]
fn message_text(
    recipient: &Recipient,
    entry: &FeedEntry,
    game: &StoredGame,
    series: Option<&Series>,
    events: &[StoredEvent],
    people: &SeatNames,
) -> Option<NotificationText> {
    let own = game.seat_of(recipient.player);
    let opponents: Vec<String> = seats(game)
        .filter(|seat| Some(*seat) != own)
        .map(|seat| people.current(game, seat))
        .collect();
    let opponents: Vec<&str> = opponents.iter().map(String::as_str).collect();
    let opponents = Names(&opponents);
    let state = game.state.as_ref();
    let round = state.map_or(0, |state| state.round().into());
    let rounds = game.settings.rounds().into();
    let players = u32::try_from(game.seats.len()).unwrap_or_default();
    // Number of the game and number of games in the series.
    let in_series = game.series.zip(series).map(|(of, series)| {
        let games = u32::try_from(series.schedule.len()).unwrap_or(u32::MAX);
        (u32::from(of.number), games)
    });
    let moment = |at: jiff::Timestamp| Moment(at.to_zoned(recipient.zone.clone()));
    let at = entry.version.unwrap_or(game.version);
    let say =
        |message: NotificationMessage<'_>| NotificationText::from_message(recipient, &message);
    let named = |seat: Seat, notification: &dyn Fn(String) -> NotificationText| {
        notification(people.at_version(game, seat, at))
    };
    Some(match &entry.notification {
        Notification::YourTurn { .. } => {
            let awaiting = state.and_then(kingdomino::GameState::awaiting);
            let expected = awaiting.map_or(kingdomino::Expected::Pick, |wait| wait.expected);
            say(NotificationMessage::YourTurn { opponents, round, rounds, expected })
        }
        Notification::CoverACrown { .. } => {
            let sent = events.iter().rev().find(|event| {
                matches!(event.fact, TableEvent::Play(kingdomino::Fact::GiantSent { .. }))
            });
            let from =
                sent.and_then(|event| Some(people.at_version(game, event.seat?, event.version)));
            let from = from.unwrap_or_default();
            say(NotificationMessage::CoverACrown { from: Name(&from) })
        }
        Notification::Reminder { deadline } => {
            say(NotificationMessage::Reminder { opponents, deadline: moment(*deadline) })
        }
        Notification::TimedOut { taken_over } => {
            let for_good = match (state, own) {
                (Some(state), Some(own)) => {
                    state.seat_control(own) == SeatControl::HousePermanently
                }
                _ => false,
            };
            let house_did = match (taken_over, for_good) {
                (_, true) => HouseAction::TookOverForGood,
                (true, false) => HouseAction::TookOver,
                (false, false) => HouseAction::Played,
            };
            say(NotificationMessage::TimedOut { opponents, house_did })
        }
        Notification::Invited { by } => {
            let (from, seats) = (people.name(*by), u32::from(game.settings.players()));
            say(NotificationMessage::Invitation { from: Name(&from), seats })
        }
        Notification::InvitationDeclined { by } => {
            let player = people.name(*by);
            say(NotificationMessage::InvitationDeclined { player: Name(&player) })
        }
        Notification::GameStarted {} => say(started(opponents, rounds, in_series)),
        Notification::GameCancelled {} => {
            let by = people.name(game.host);
            say(NotificationMessage::GameCancelled { by: Name(&by) })
        }
        Notification::GameFinished { rank, points } => {
            say(finished(opponents, u32::from(*rank), players, *points, in_series))
        }
        Notification::ProposalMade { by, proposal } => named(*by, &|by| match proposal {
            Proposal::Undo {} => say(NotificationMessage::UndoAsked { by: Name(&by) }),
            Proposal::Pause { until } => {
                say(NotificationMessage::PauseAsked { by: Name(&by), until: moment(*until) })
            }
        }),
        Notification::ProposalAccepted { by } => {
            named(*by, &|by| answered(recipient, events, &by, true))
        }
        Notification::ProposalRejected { by } => {
            named(*by, &|by| answered(recipient, events, &by, false))
        }
        Notification::Undone { by } => {
            named(*by, &|by| say(NotificationMessage::Undone { by: Name(&by) }))
        }
        Notification::Paused { until } => {
            say(NotificationMessage::Paused { until: moment(*until) })
        }
        Notification::Resumed { by } => {
            named(*by, &|by| say(NotificationMessage::Resumed { by: Name(&by) }))
        }
        Notification::SeatOffered { by, .. } => {
            let from = people.name(*by);
            say(NotificationMessage::SeatOffered { from: Name(&from) })
        }
        Notification::SeatHandedOver { from, to, .. } => {
            let (from, to) = (people.name(*from), people.name(*to));
            say(NotificationMessage::SeatHandedOver { from: Name(&from), to: Name(&to) })
        }
        // Not about a game.
        Notification::SeriesStanding { .. }
        | Notification::SeriesReadyRequested { .. }
        | Notification::SeriesWithdrawn { .. }
        | Notification::SeriesCancelled { .. }
        | Notification::PasswordChanged {}
        | Notification::EmailChanged {}
        | Notification::LoggedIn { .. }
        | Notification::DestinationDisabled { .. } => return None,
    })
}

/// Start of a game. The first game of a series is announced like any other.
fn started(
    opponents: Names<'_>,
    rounds: u32,
    in_series: Option<(u32, u32)>,
) -> NotificationMessage<'_> {
    match in_series.filter(|(number, _)| *number > 1) {
        None => NotificationMessage::GameStarted { opponents, rounds },
        Some((game, games)) => {
            NotificationMessage::SeriesGameStarted { opponents, game, games, rounds }
        }
    }
}

fn finished(
    opponents: Names<'_>,
    rank: u32,
    players: u32,
    points: u32,
    in_series: Option<(u32, u32)>,
) -> NotificationMessage<'_> {
    match in_series {
        None => NotificationMessage::GameFinished { opponents, rank, players, points },
        Some((game, games)) => NotificationMessage::SeriesGameFinished {
            opponents,
            game,
            games,
            rank,
            players,
            points,
        },
    }
}

/// A player accepted or rejected the last proposal.
fn answered(
    recipient: &Recipient,
    events: &[StoredEvent],
    by: &str,
    agreed: bool,
) -> NotificationText {
    let asked = events.iter().rev().find_map(|event| match event.fact {
        TableEvent::ProposalMade { proposal } => Some(proposal),
        _ => None,
    });
    let by = Name(by);
    let say =
        |message: &NotificationMessage<'_>| NotificationText::from_message(recipient, message);
    match asked {
        Some(Proposal::Pause { .. }) => say(&NotificationMessage::PauseAnswered { by, agreed }),
        _ => say(&NotificationMessage::UndoAnswered { by, agreed }),
    }
}
