//! The columns that a game is loaded from, as they come.

use diesel::Queryable;
use diesel::sql_types::{
    Bool, Bytea, Int2, Int4, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::Deck;
use kingdomino::shuffle::{Bytes32, Scheme};
use uuid::Uuid;

use crate::domain::event_log::{OfSeries, Rated, Status, Version};
use crate::domain::table::{Access, Sitter, StoredGame, StoredOrder, Waiting};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::store::Result;
use crate::store::json::{bytes_32, read_deck, read_json, read_settings, unreadable};

use super::seats_row::SeatsRow;

pub(super) type OfGame = (
    SqlUuid,
    Text,
    Text,
    Int4,
    Int2,
    Jsonb,
    Nullable<Bytea>,
    Nullable<Timestamptz>,
    Nullable<Timestamptz>,
    Nullable<Timestamptz>,
    Nullable<Jsonb>,
    Nullable<Jsonb>,
    Nullable<Jsonb>,
    Int4,
    Timestamptz,
    Int2,
    Bytea,
    Nullable<Bytea>,
    Nullable<Bytea>,
    Timestamptz,
    Timestamptz,
    Text,
    Bool,
    Nullable<SqlUuid>,
    Nullable<Int2>,
    Nullable<SqlUuid>,
    Nullable<SqlUuid>,
);
pub(super) type OfViewer = (Int4, Bool, Bool, Nullable<Bytea>);
pub(super) type OfSecrets = (Nullable<Bytea>, Nullable<Bytea>, Nullable<Jsonb>);

#[derive(Queryable)]
pub(super) struct Row {
    game: GameRow,
    seats: SeatsRow,
    viewer: ViewerRow,
    pub secrets: SecretsRow,
}

#[derive(Queryable)]
pub(super) struct GameRow {
    opener: Uuid,
    access: String,
    status: String,
    version: i32,
    settings_format: i16,
    settings: serde_json::Value,
    state: Option<Vec<u8>>,
    deadline: Option<SqlTimestamp>,
    awaiting_since: Option<SqlTimestamp>,
    remind_at: Option<SqlTimestamp>,
    timing: Option<serde_json::Value>,
    clocks: Option<serde_json::Value>,
    agreements: Option<serde_json::Value>,
    stamp: i32,
    now: SqlTimestamp,
    scheme: i16,
    commitment: Vec<u8>,
    lines_root: Option<Vec<u8>>,
    revealed_seed: Option<Vec<u8>>,
    created_at: SqlTimestamp,
    changed_at: SqlTimestamp,
    rated: String,
    bots: bool,
    series: Option<Uuid>,
    series_number: Option<i16>,
    rematch_of: Option<Uuid>,
    shuffled_as: Option<Uuid>,
}

#[derive(Queryable)]
pub(super) struct ViewerRow {
    seen: i32,
    session_is_live: bool,
    is_invited: bool,
    known_request: Option<Vec<u8>>,
}

#[derive(Default, Queryable)]
pub(super) struct SecretsRow {
    seed: Option<Vec<u8>>,
    deck: Option<Vec<u8>>,
    orders: Option<serde_json::Value>,
}

impl Row {
    pub fn read(self, id: GameId) -> Result<GameForViewer> {
        Ok(GameForViewer {
            game: self.game.read(id, self.seats.read(id)?)?,
            viewer_is_invited: self.viewer.is_invited,
            viewer_has_seen: Version::from_number(self.viewer.seen),
            session_is_live: self.viewer.session_is_live,
            known_request: self.viewer.known_request,
        })
    }
}

impl SecretsRow {
    pub fn read(self, id: GameId) -> Result<Secrets> {
        let seed = self.seed.ok_or_else(|| unreadable(id, "there is no seed"))?;
        Ok(Secrets {
            seed: bytes_32(id, &seed)?,
            deck: self.deck.map(|deck| read_deck(id, &deck)).transpose()?,
            orders: read_json(id, self.orders)?.unwrap_or_default(),
        })
    }
}

impl GameRow {
    fn read(self, id: GameId, seats: Vec<Sitter>) -> Result<StoredGame> {
        Ok(StoredGame {
            id,
            opener: PlayerId::new(self.opener),
            access: Access::from_stored(&self.access)
                .ok_or_else(|| unreadable(id, &self.access))?,
            status: Status::named(&self.status).ok_or_else(|| unreadable(id, &self.status))?,
            version: Version::from_number(self.version),
            settings: read_settings(id, self.settings_format, self.settings)?,
            seats,
            state: self
                .state
                .map(|bytes| kingdomino::decode(&bytes).map_err(|error| unreadable(id, error)))
                .transpose()?,
            timing: read_json(id, self.timing)?.unwrap_or_default(),
            bots: self.bots,
            rated: Rated::named(&self.rated).ok_or_else(|| unreadable(id, &self.rated))?,
            series: self.series.zip(self.series_number).map(|(series, number)| OfSeries {
                id: SeriesId::new(series),
                number: u8::try_from(number).unwrap_or(u8::MAX),
            }),
            rematch_of: self.rematch_of.map(GameId::new),
            shuffled_as: self.shuffled_as,
            waiting: Waiting {
                clocks: read_json(id, self.clocks)?,
                since: self.awaiting_since.map(SqlTimestamp::to_jiff),
                deadline: self.deadline.map(SqlTimestamp::to_jiff),
                remind_at: self.remind_at.map(SqlTimestamp::to_jiff),
            },
            agreements: read_json(id, self.agreements)?.unwrap_or_default(),
            stamp: self.stamp,
            read_at: self.now.to_jiff(),
            scheme: Scheme::numbered(self.scheme)
                .ok_or_else(|| unreadable(id, format_args!("the scheme {}", self.scheme)))?,
            commitment: bytes_32(id, &self.commitment)?,
            lines_root: self.lines_root.map(|root| bytes_32(id, &root)).transpose()?,
            revealed_seed: self.revealed_seed.map(|seed| bytes_32(id, &seed)).transpose()?,
            created_at: self.created_at.to_jiff(),
            changed_at: self.changed_at.to_jiff(),
        })
    }
}

/// A game and what its viewer is to it.
#[derive(Debug)]
pub struct GameForViewer {
    pub game: StoredGame,
    pub viewer_is_invited: bool,
    /// Up to which version the viewer has looked while it was awaited there.
    pub viewer_has_seen: Version,
    pub session_is_live: bool,
    /// The hash of what the viewer asked for under the key before; none if the key is new, or there is none.
    pub known_request: Option<Vec<u8>>,
}

/// What nobody may know before the game is over.
pub struct Secrets {
    pub seed: Bytes32,
    /// None before the game starts.
    pub deck: Option<Deck>,
    /// What players have ordered for their next turns.
    pub orders: Vec<StoredOrder>,
}
