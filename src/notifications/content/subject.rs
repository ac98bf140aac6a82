//! Subject of a notification, loaded from the store.

use std::collections::BTreeMap;

use crate::domain::PlayerId;
use crate::domain::event_log::StoredEvent;
use crate::domain::series::{PlayerStanding, Series};
use crate::domain::table::StoredGame;

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
