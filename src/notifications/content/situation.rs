//! Subject of a notification, loaded from the store, and the state of its game in words.

use std::collections::BTreeMap;

use jiff::Timestamp;
use kingdomino::{Expected, Seat, ranking};

use crate::domain::PlayerId;
use crate::domain::event_log::{GameStatus, StoredEvent};
use crate::domain::series::{PlayerStanding, Series};
use crate::domain::table::StoredGame;
use crate::i18n::{self, EventText, Moment, Name, Names, UiText};
use crate::notifications::Recipient;

use super::names::{name_or_placeholder, table_names};

/// Stored subject of a notification.
pub enum NotificationSubject {
    Account,
    Game(Box<GameSubject>),
    Series(Box<SeriesSubject>),
}

/// Game of a notification.
pub struct GameSubject {
    pub game: StoredGame,
    /// All events of the game.
    pub events: Vec<StoredEvent>,
    /// Series of the game and its standings.
    pub series: Option<(Series, Vec<PlayerStanding>)>,
    /// Names of players without a seat at the table.
    pub names: BTreeMap<PlayerId, String>,
}

/// Series of a notification.
pub struct SeriesSubject {
    pub series: Series,
    pub standing: Vec<PlayerStanding>,
    /// Game of the series that the notification is about.
    pub game: StoredGame,
    pub number: u8,
    /// Names of players that the notification mentions.
    pub names: BTreeMap<PlayerId, String>,
}

/// State of a game for its reader, in one or two sentences: the current player and the deadline, or
/// the result. Returns `None` before the start.
pub fn situation(recipient: &Recipient, game: &StoredGame) -> Option<String> {
    let language = recipient.language();
    if game.status == GameStatus::Cancelled {
        return Some(EventText::GameCancelled.sentence(language));
    }
    let state = game.state.as_ref()?;
    let own = game.seat_of(recipient.player);
    if state.is_finished() {
        return Some(result_text(recipient, game, own));
    }
    let seat = state.awaiting()?.seat;
    let pause = game.agreements.pause.as_ref();
    let paused = pause.filter(|pause| pause.from <= game.read_at && game.read_at < pause.until);
    let turn = match (own == Some(seat), paused) {
        // The end of the pause is already in the text for the opponents of the current player.
        (false, Some(_)) => {
            UiText::Awaited { player: Name(&player_name(recipient, game, seat)) }.text(language)
        }
        (false, None) => opponent_turn(recipient, game, seat),
        (true, _) => {
            let turn = own_turn(recipient, game, state.round().into());
            format!("{turn} {}", deadline(recipient, game)?)
        }
    };
    let Some(pause) = paused else { return Some(turn) };
    let until = moment(recipient, pause.until);
    Some(format!("{} {turn}", EventText::Paused { until }.sentence(language)))
}

/// Deadline of the recipient's turn. Returns `None` during an opponent's turn.
pub(super) fn deadline(recipient: &Recipient, game: &StoredGame) -> Option<String> {
    let awaited = game.state.as_ref()?.awaiting()?.seat;
    if game.seat_of(recipient.player) != Some(awaited) {
        return None;
    }
    let phrase = match game.waiting.deadline {
        Some(at) => UiText::Deadline { at: moment(recipient, at) },
        None => UiText::NoDeadline,
    };
    Some(phrase.text(recipient.language()))
}

fn own_turn(recipient: &Recipient, game: &StoredGame, round: u32) -> String {
    let awaiting = game.state.as_ref().and_then(kingdomino::GameState::awaiting);
    let expected = awaiting.map_or(Expected::Pick, |awaiting| awaiting.expected);
    let rounds = game.settings.rounds().into();
    let notification =
        i18n::NotificationMessage::YourTurn { opponents: Names(&[]), round, rounds, expected };
    notification.body(recipient.language())
}

fn opponent_turn(recipient: &Recipient, game: &StoredGame, seat: Seat) -> String {
    let name = player_name(recipient, game, seat);
    let player = Name(&name);
    let phrase = match game.waiting.deadline {
        Some(at) => UiText::AwaitedUntil { player, until: moment(recipient, at) },
        None => UiText::Awaited { player },
    };
    phrase.text(recipient.language())
}

fn result_text(recipient: &Recipient, game: &StoredGame, own: Option<Seat>) -> String {
    let language = recipient.language();
    let standings = game.state.as_ref().map(ranking);
    let own = standings.iter().flatten().find(|standing| Some(standing.seat) == own);
    let Some(own) = own else { return EventText::GameFinished.sentence(language) };
    let players = u32::try_from(game.seats.len()).unwrap_or_default();
    let (rank, points) = (u32::from(own.rank), own.tally.points);
    let opponents = Names(&[]);
    i18n::NotificationMessage::GameFinished { opponents, rank, players, points }.body(language)
}

fn player_name(recipient: &Recipient, game: &StoredGame, seat: Seat) -> String {
    let names = table_names(recipient.language(), game);
    name_or_placeholder(names.get(seat.index()).map(String::as_str))
}

fn moment(recipient: &Recipient, at: Timestamp) -> Moment {
    Moment(at.to_zoned(recipient.zone.clone()))
}
