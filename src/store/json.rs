//! Reading of the stored JSON of a game.

use kingdomino::shuffle::Bytes32;
use kingdomino::{Deck, DominoId, Seat, Settings};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::domain::GameId;

use super::error::{Result, StoreError};

/// Format version of newly written settings. All older formats are read.
pub(super) const SETTINGS_FORMAT: i16 = 1;

pub(super) fn read_settings(
    id: GameId,
    format: i16,
    settings: serde_json::Value,
) -> Result<Settings> {
    if format != SETTINGS_FORMAT {
        let known = SETTINGS_FORMAT;
        return Err(unreadable(
            id,
            format_args!(
                "the settings have format {format}; this release reads formats up to {known}"
            ),
        ));
    }
    serde_json::from_value(settings).map_err(|error| unreadable(id, error))
}

pub(super) fn read_json<T: DeserializeOwned>(
    id: GameId,
    json: Option<serde_json::Value>,
) -> Result<Option<T>> {
    json.map(serde_json::from_value).transpose().map_err(|error| unreadable(id, error))
}

/// Returns the string by which a unit variant is stored.
pub(super) fn unit_variant_name<T: Serialize>(of: T) -> Result<String> {
    let json = to_json(&of)?;
    let word = json.as_str().map(str::to_owned);
    word.ok_or_else(|| StoreError::Unreadable(format!("{json} is not a string")))
}

pub(super) fn read_deck(id: GameId, numbers: &[u8]) -> Result<Deck> {
    let order: Option<Vec<DominoId>> =
        numbers.iter().map(|number| DominoId::new(*number)).collect();
    order
        .and_then(|order| Deck::new(&order))
        .ok_or_else(|| unreadable(id, "the deck is incomplete"))
}

pub(super) fn bytes_32(id: GameId, bytes: &[u8]) -> Result<Bytes32> {
    bytes.try_into().map_err(|_| unreadable(id, "expected 32 bytes"))
}

/// Error for stored data of `game` that cannot be read.
pub(super) fn unreadable(game: GameId, what: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(format!("game {game}: {what}"))
}

pub(crate) fn to_json<T: Serialize>(stored: &T) -> Result<serde_json::Value> {
    serde_json::to_value(stored).map_err(|error| StoreError::Unreadable(error.to_string()))
}

pub(crate) fn seat_number(seat: Seat) -> i16 {
    seat.number().into()
}
