//! Texts about a series: its state for a reader, and its part in notifications.

use jiff::Timestamp;

use crate::domain::PlayerId;
use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::notification::{FeedEntry, Notification};
use crate::domain::series::{PlayerStanding, Series, SeriesBreak, SeriesPlayer};
use crate::domain::table::StoredGame;
use crate::i18n::{Moment, Name, Names, NotificationMessage, UiText, person_name, seat_names};
use crate::notifications::Recipient;
use crate::notifications::content::document::DocumentTable;

use super::names::name_or_placeholder;
use super::notification_text::NotificationText;
use super::situation::SeriesSubject;

/// Maximum games with a column of their own, so that the table fits on a phone. The last games are
/// shown.
const MAX_GAME_COLUMNS: usize = 5;

/// State of a series, for one reader.
pub struct SeriesSituation {
    /// Players of the series.
    pub title: String,
    pub table: DocumentTable,
    /// Next step, or the result.
    pub next: String,
    /// True if the reader can confirm now to be ready for the next game.
    pub can_be_ready: bool,
}

impl SeriesSituation {
    /// Describes a series. `standing` contains its standings. `ended` is the number of the game in
    /// a notification about the end of a game, and `None` for the current state.
    pub fn new(
        recipient: &Recipient,
        series: &Series,
        standing: &[PlayerStanding],
        ended: Option<u8>,
        now: Timestamp,
    ) -> SeriesSituation {
        let language = recipient.language();
        let names = player_names(recipient, series);
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let own = own_player(recipient, series);
        let is_ready = own.is_none_or(|member| member.is_ready);
        let is_awaiting_ready = series.status == GameStatus::Active
            && (series.break_since.is_some() || is_break_about_to_start(series, ended));
        let has_started = series.next_at.is_some_and(|at| at <= now);
        SeriesSituation {
            title: UiText::SeriesOf { players: Names(&names) }.text(language),
            table: table(recipient, series, standing, &names),
            next: next(recipient, series, ended, now).text(language),
            can_be_ready: is_awaiting_ready && !is_ready && !has_started,
        }
    }
}

/// True if the ended game is the latest of the series and a break is about to start.
fn is_break_about_to_start(series: &Series, ended: Option<u8>) -> bool {
    let has_next_game = usize::from(series.number) < series.schedule.len();
    has_next_game && ended == Some(series.number) && series.break_between != SeriesBreak::AtOnce {}
}

fn own_player<'a>(recipient: &Recipient, series: &'a Series) -> Option<&'a SeriesPlayer> {
    series.players.iter().find(|place| place.player == recipient.player)
}

/// Display names of the players of the series.
fn player_names(recipient: &Recipient, series: &Series) -> Vec<String> {
    let places = series.players.iter();
    let places = places.map(|place| (house_player(place.player), place.name.as_deref()));
    let names = seat_names(recipient.language(), places).into_iter();
    names.map(|name| name_or_placeholder(Some(&name))).collect()
}

fn table(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlayerStanding],
    names: &[&str],
) -> DocumentTable {
    let language = recipient.language();
    let numbers = standing.first().map(|first| first.games.iter().map(|game| game.number));
    let numbers: Vec<u8> = numbers.into_iter().flatten().collect();
    let shown = &numbers[numbers.len().saturating_sub(MAX_GAME_COLUMNS)..];
    let game = |number: &u8| UiText::ColumnGame { game: u32::from(*number) }.text(language);
    let head = [String::new(), UiText::ColumnPlayer.text(language)]
        .into_iter()
        .chain(shown.iter().map(game))
        .chain([UiText::ColumnTotal.text(language)]);
    let row = |standing: &PlayerStanding| {
        let name = names.get(usize::from(standing.place)).copied().unwrap_or_default();
        let of_game = |number: &u8| {
            let game = standing.games.iter().find(|game| game.number == *number);
            game.map_or(String::new(), |game| game.points.to_string())
        };
        [format!("{}.", standing.rank), name.to_owned()]
            .into_iter()
            .chain(shown.iter().map(of_game))
            .chain([standing.total.to_string()])
            .collect()
    };
    let is_own = |standing: &PlayerStanding| {
        let place = series.players.get(usize::from(standing.place));
        place.is_some_and(|place| place.player == recipient.player)
    };
    DocumentTable {
        head: head.collect(),
        rows: standing.iter().map(row).collect(),
        own: standing.iter().position(is_own),
    }
}

fn next(
    recipient: &Recipient,
    series: &Series,
    ended: Option<u8>,
    now: Timestamp,
) -> UiText<'static> {
    let games = series.schedule.len();
    match series.status {
        GameStatus::Open => return UiText::SeriesNotStarted,
        GameStatus::Finished => return UiText::SeriesEnded,
        GameStatus::Cancelled => return UiText::SeriesCalledOff,
        GameStatus::Active => {}
    }
    if ended.is_some_and(|number| usize::from(number) >= games) {
        return UiText::SeriesEnded;
    }
    let begins = match (series.break_since, ended) {
        (Some(_), _) => series.next_at,
        // The game is over, but the start of the break is not yet recorded.
        (None, Some(number)) if number == series.number => series.break_between.latest_end(now),
        (None, _) => {
            let games = u32::try_from(games).unwrap_or(u32::MAX);
            return UiText::SeriesPlaying { game: u32::from(series.number), games };
        }
    };
    match begins {
        None => UiText::NextGameWhenReady,
        Some(at) if at <= now || series.break_between == (SeriesBreak::AtOnce {}) => {
            UiText::NextGameNow
        }
        Some(at) => UiText::NextGameAt { at: Moment(at.to_zoned(recipient.zone.clone())) },
    }
}

/// Names the players that are not ready for the next game, if the recipient is. Returns `None` for
/// any other recipient.
pub fn missing_ready_players(recipient: &Recipient, series: &Series) -> Option<String> {
    let is_in_break = series.status == GameStatus::Active && series.break_since.is_some();
    own_player(recipient, series).filter(|member| member.is_ready && is_in_break)?;
    let names = player_names(recipient, series);
    let missing = series.players.iter().zip(&names);
    let missing =
        missing.filter(|(member, _)| !member.is_ready && house_player(member.player).is_none());
    let missing: Vec<&str> = missing.map(|(_, name)| name.as_str()).collect();
    let players = Names(&missing);
    (!missing.is_empty()).then(|| UiText::ReadySaid { players }.text(recipient.language()))
}

/// Text of a notification about a series, with its standings and the next step. Returns `None` for
/// any other kind.
pub(super) fn series_text(
    recipient: &Recipient,
    entry: &FeedEntry,
    subject: &SeriesSubject,
) -> Option<NotificationText> {
    let SeriesSubject { series, standing, game, number, names } = subject;
    let language = recipient.language();
    let player_name = |player: &PlayerId| {
        let name = names.get(player).map(|name| person_name(language, name));
        name_or_placeholder(name.as_deref())
    };
    let say =
        |message: &NotificationMessage<'_>| NotificationText::from_message(recipient, message);
    let mut text = match &entry.notification {
        Notification::SeriesReadyRequested { game, games, .. } => {
            let (game, games) = (u32::from(*game), u32::from(*games));
            say(&NotificationMessage::SeriesReadyRequested { game, games })
        }
        Notification::SeriesWithdrawn { player, .. } => {
            say(&NotificationMessage::SeriesWithdrawn { player: Name(&player_name(player)) })
        }
        Notification::SeriesCancelled { by, .. } => {
            say(&NotificationMessage::SeriesCancelled { by: Name(&player_name(by)) })
        }
        Notification::SeriesStanding { rank, total, .. } => {
            say(&standing_message(series, *number, u32::from(*rank), *total))
        }
        _ => return None,
    };
    let is_over = matches!(entry.notification, Notification::SeriesStanding { .. });
    add_situation(recipient, series, standing, game, is_over.then_some(*number), &mut text);
    Some(text)
}

/// Adds the standings and the next step of the series to the text for the end of a game.
pub(super) fn add_series(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlayerStanding],
    game: &StoredGame,
    text: &mut NotificationText,
) {
    let Some(of) = game.series else { return };
    if let Some(own) = standing_of(recipient, series, standing) {
        let standing_message = standing_message(series, of.number, u32::from(own.rank), own.total);
        if matches!(standing_message, NotificationMessage::SeriesOver { .. }) {
            text.subject = standing_message.subject(recipient.language());
        }
        text.details.push(standing_message.body(recipient.language()));
    }
    add_situation(recipient, series, standing, game, Some(of.number), text);
}

fn add_situation(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlayerStanding],
    game: &StoredGame,
    ended: Option<u8>,
    text: &mut NotificationText,
) {
    let situation = SeriesSituation::new(recipient, series, standing, ended, game.read_at);
    let SeriesSituation { table, next, can_be_ready, .. } = situation;
    text.table = Some(table);
    text.next = Some(next);
    text.series = Some(series.id);
    text.can_be_ready = can_be_ready;
}

/// Message with the rank and total after a game.
fn standing_message(
    series: &Series,
    number: u8,
    rank: u32,
    points: u32,
) -> NotificationMessage<'static> {
    let [games, players] = [series.schedule.len(), series.players.len()]
        .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let game = u32::from(number);
    if game >= games {
        NotificationMessage::SeriesOver { games, rank, players, points }
    } else {
        NotificationMessage::SeriesStanding { game, games, rank, players, points }
    }
}

fn standing_of<'a>(
    recipient: &Recipient,
    series: &Series,
    standing: &'a [PlayerStanding],
) -> Option<&'a PlayerStanding> {
    standing.iter().find(|standing| {
        let place = series.players.get(usize::from(standing.place));
        place.is_some_and(|place| place.player == recipient.player)
    })
}
