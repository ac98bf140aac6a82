use kingdomino::{Seat, SeatControl};

use crate::domain::event_log::{Proposal, StoredEvent, TableEvent};
use crate::domain::notification::{FeedEntry, Notice, NoticeKind};
use crate::domain::series::Series;
use crate::domain::table::StoredGame;
use crate::i18n::{self, HouseDid, Moment, Name, Names};
use crate::notifications::Recipient;

use super::account_text::of_the_account;
use super::names::People;
use super::notification_text::{NotificationText, said};
use super::questions::{answers, questions};
use super::recap::since_last_turn;
use super::series_text::add_series;
use super::situation::deadline;
use super::subject::GameSubject;
use super::terms::terms;

pub(super) fn of_a_game(
    recipient: &Recipient,
    record: &FeedEntry,
    subject: GameSubject,
) -> NotificationText {
    let GameSubject { game, events, series, names } = subject;
    let language = recipient.language();
    let people = People::new(language, &game, &events, &names);
    let only_series = series.as_ref().map(|(series, _)| series);
    let mut news = said_of(recipient, record, &game, only_series, &events, &people);
    if let Some(own) = game.seat_of(recipient.player) {
        let zone = &recipient.zone;
        news.since = since_last_turn(&game, &events, own, &people, language, zone);
    }
    // A reminder has said it already.
    if matches!(record.notice.kind(), NoticeKind::YourTurn | NoticeKind::CoverACrown) {
        news.deadline = deadline(recipient, &game);
    }
    // It may have taken the place of the message that asked.
    news.answers = answers(recipient.player, &game);
    match (&record.notice, &series) {
        (Notice::Invited { .. }, _) => news.details = terms(language, &game, only_series),
        (Notice::ConsentAsked { .. } | Notice::SeatOffered { .. }, _) => {}
        (Notice::GameFinished { .. }, Some((series, standing))) => {
            add_series(recipient, series, standing, &game, &mut news);
        }
        _ => news.asked = questions(recipient, &game, &news.answers),
    }
    news.names = seats(&game).map(|seat| people.at(&game, seat)).collect();
    news.game = Some(game);
    news
}

fn seats(game: &StoredGame) -> impl Iterator<Item = Seat> {
    Seat::of(u8::MAX).take(game.seats.len())
}

fn said_of(
    recipient: &Recipient,
    record: &FeedEntry,
    game: &StoredGame,
    series: Option<&Series>,
    events: &[StoredEvent],
    people: &People,
) -> NotificationText {
    let own = game.seat_of(recipient.player);
    let opponents: Vec<String> =
        seats(game).filter(|seat| Some(*seat) != own).map(|seat| people.at(game, seat)).collect();
    let opponents: Vec<&str> = opponents.iter().map(String::as_str).collect();
    let opponents = Names(&opponents);
    let state = game.state.as_ref();
    let round = state.map_or(0, |state| state.round().into());
    let rounds = game.settings.rounds().into();
    let players = u32::try_from(game.seats.len()).unwrap_or_default();
    // The number of the game in its series, of so many.
    let in_series = game.series.zip(series).map(|(of, series)| {
        let games = u32::try_from(series.schedule.len()).unwrap_or(u32::MAX);
        (u32::from(of.number), games)
    });
    let moment = |at: jiff::Timestamp| Moment(at.to_zoned(recipient.zone.clone()));
    let at = record.version.unwrap_or(game.version);
    let say = |notice: i18n::NotificationMessage<'_>| said(recipient, &notice);
    let named = |seat: Seat, notice: &dyn Fn(String) -> NotificationText| {
        notice(people.then(game, seat, at))
    };
    match &record.notice {
        Notice::YourTurn { .. } => {
            let awaiting = state.and_then(kingdomino::GameState::awaiting);
            let expected = awaiting.map_or(kingdomino::Expected::Pick, |wait| wait.expected);
            say(i18n::NotificationMessage::YourTurn { opponents, round, rounds, expected })
        }
        Notice::CoverACrown { .. } => {
            let sent = events.iter().rev().find(|event| {
                matches!(event.fact, TableEvent::Play(kingdomino::Fact::GiantSent { .. }))
            });
            let from = sent.and_then(|event| Some(people.then(game, event.seat?, event.version)));
            let from = from.unwrap_or_default();
            say(i18n::NotificationMessage::CoverACrown { from: Name(&from) })
        }
        Notice::Reminder { deadline } => {
            say(i18n::NotificationMessage::Reminder { opponents, deadline: moment(*deadline) })
        }
        Notice::TimedOut { taken_over } => {
            let for_good = match (state, own) {
                (Some(state), Some(own)) => state.keeper(own) == SeatControl::HouseForGood,
                _ => false,
            };
            let house_did = match (taken_over, for_good) {
                (_, true) => HouseDid::TookOverForGood,
                (true, false) => HouseDid::TookOver,
                (false, false) => HouseDid::Played,
            };
            say(i18n::NotificationMessage::TimedOut { opponents, house_did })
        }
        Notice::Invited { by } => {
            let (from, seats) = (people.name(*by), u32::from(game.settings.players()));
            say(i18n::NotificationMessage::Invitation { from: Name(&from), seats })
        }
        Notice::GameStarted {} => say(started(opponents, rounds, in_series)),
        Notice::GameCancelled {} => {
            let by = people.name(game.opener);
            say(i18n::NotificationMessage::GameCancelled { by: Name(&by) })
        }
        Notice::GameFinished { rank, points } => {
            say(finished(opponents, u32::from(*rank), players, *points, in_series))
        }
        Notice::ConsentAsked { by, proposal } => named(*by, &|by| match proposal {
            Proposal::Undo {} => say(i18n::NotificationMessage::UndoAsked { by: Name(&by) }),
            Proposal::Pause { until } => {
                say(i18n::NotificationMessage::PauseAsked { by: Name(&by), until: moment(*until) })
            }
        }),
        Notice::ConsentGiven { by } => named(*by, &|by| answered(recipient, events, &by, true)),
        Notice::ConsentRefused { by } => named(*by, &|by| answered(recipient, events, &by, false)),
        Notice::Undone { by } => {
            named(*by, &|by| say(i18n::NotificationMessage::Undone { by: Name(&by) }))
        }
        Notice::Paused { until } => {
            say(i18n::NotificationMessage::Paused { until: moment(*until) })
        }
        Notice::Resumed { by } => {
            named(*by, &|by| say(i18n::NotificationMessage::Resumed { by: Name(&by) }))
        }
        Notice::SeatOffered { by, .. } => {
            let from = people.name(*by);
            say(i18n::NotificationMessage::SeatOffered { from: Name(&from) })
        }
        Notice::SeatHandedOver { from, to, .. } => {
            let (from, to) = (people.name(*from), people.name(*to));
            say(i18n::NotificationMessage::SeatHandedOver { from: Name(&from), to: Name(&to) })
        }
        // These are of no game.
        Notice::SeriesStanding { .. }
        | Notice::SeriesReadyAsked { .. }
        | Notice::SeriesWithdrawn { .. }
        | Notice::SeriesCancelled { .. }
        | Notice::PasswordChanged {}
        | Notice::MailAddressChanged {}
        | Notice::LoggedIn { .. }
        | Notice::EndpointDisabled { .. } => of_the_account(recipient, record),
    }
}

/// The first game of a series begins as any other.
fn started(
    opponents: Names<'_>,
    rounds: u32,
    in_series: Option<(u32, u32)>,
) -> i18n::NotificationMessage<'_> {
    match in_series.filter(|(number, _)| *number > 1) {
        None => i18n::NotificationMessage::GameStarted { opponents, rounds },
        Some((game, games)) => {
            i18n::NotificationMessage::SeriesGameStarted { opponents, game, games, rounds }
        }
    }
}

fn finished(
    opponents: Names<'_>,
    rank: u32,
    players: u32,
    points: u32,
    in_series: Option<(u32, u32)>,
) -> i18n::NotificationMessage<'_> {
    match in_series {
        None => i18n::NotificationMessage::GameFinished { opponents, rank, players, points },
        Some((game, games)) => i18n::NotificationMessage::SeriesGameFinished {
            opponents,
            game,
            games,
            rank,
            players,
            points,
        },
    }
}

/// Somebody agrees, or not, with what was asked last.
fn answered(
    recipient: &Recipient,
    events: &[StoredEvent],
    by: &str,
    agreed: bool,
) -> NotificationText {
    let asked = events.iter().rev().find_map(|event| match event.fact {
        TableEvent::ConsentAsked { proposal } => Some(proposal),
        _ => None,
    });
    let by = Name(by);
    match asked {
        Some(Proposal::Pause { .. }) => {
            said(recipient, &i18n::NotificationMessage::PauseAnswered { by, agreed })
        }
        _ => said(recipient, &i18n::NotificationMessage::UndoAnswered { by, agreed }),
    }
}
