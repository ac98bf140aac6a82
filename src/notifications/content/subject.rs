//! What a notification is about, as it was loaded.

use std::collections::BTreeMap;

use crate::domain::PlayerId;
use crate::domain::event_log::StoredEvent;
use crate::domain::series::{PlaceStanding, Series};
use crate::domain::table::StoredGame;

/// What a notice is about, as it is stored.
pub enum NoticeSubject {
    Account,
    Game(Box<GameSubject>),
    Series(Box<SeriesSubject>),
}

/// A game that a notice is about.
pub struct GameSubject {
    pub game: StoredGame,
    /// All of the game.
    pub events: Vec<StoredEvent>,
    /// The series of the game, and how its places stand.
    pub series: Option<(Series, Vec<PlaceStanding>)>,
    /// Of players who do not sit at the table.
    pub names: BTreeMap<PlayerId, String>,
}

/// A series that a notice is about.
pub struct SeriesSubject {
    pub series: Series,
    pub standing: Vec<PlaceStanding>,
    /// The game of the series that is meant, and its number.
    pub game: StoredGame,
    pub number: u8,
    /// Of players of whom the notice speaks.
    pub names: BTreeMap<PlayerId, String>,
}
