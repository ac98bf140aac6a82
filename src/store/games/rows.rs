//! Rows from which a game is loaded. Parts of a row are defined with `selected_row!`, because
//! diesel reads them by position.

use diesel::Queryable;
use diesel::sql_types::{
    Array, Bool, Bytea, Int2, Int4, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use jiff::SignedDuration;
use jiff::tz::TimeZone;
use jiff_diesel::Timestamp as SqlTimestamp;
use kingdomino::Deck;
use kingdomino::shuffle::{Bytes32, ShuffleScheme};
use uuid::Uuid;

use crate::domain::clock::{Absence, LocalQuietHours, QuietHours};
use crate::domain::event_log::{GameStatus, RatingMode, SeriesRef, Version};
use crate::domain::table::{
    RequestKeyHashes, SeatedPlayer, StoredGame, StoredPremove, TableAccess, WaitState,
};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::store::Result;
use crate::store::json::{bytes_32, read_deck, read_json, read_settings, unreadable};
use crate::store::shown_player::read_avatar;

/// Defines a part of a row that is read by position. Each field is listed with its column type and
/// its SQL expression, so that the three cannot get out of order. Generates the struct, a tuple of
/// the types, and a macro with the `SELECT` list.
macro_rules! selected_row {
    (
        $(#[$about:meta])*
        $visibility:vis struct $name:ident: $types:ident {
            $first:ident: $first_type:ty = $first_sql:ty as $first_column:literal,
            $($field:ident: $type:ty = $sql:ty as $column:literal,)*
        }
    ) => {
        $(#[$about])*
        #[derive(diesel::Queryable)]
        $visibility struct $name {
            $first: $first_type,
            $($field: $type,)*
        }

        $visibility type $types = ($first_sql, $($sql,)*);

        impl $name {
            pub const COLUMNS: &str = concat!($first_column $(, ", ", $column)*);
        }
    };
}

/// Game and its relation to the viewer.
#[derive(Debug)]
pub struct GameForViewer {
    pub game: StoredGame,
    pub viewer_is_invited: bool,
    pub session_is_live: bool,
    /// Hash of the viewer's earlier request with this key. `None` if the key is new or absent.
    pub recorded_request_hash: Option<Vec<u8>>,
}

/// Data that must stay secret until the game is over.
pub struct Secrets {
    pub seed: Bytes32,
    /// `None` before the game starts.
    pub deck: Option<Deck>,
    /// Premoves of the players.
    pub premoves: Vec<StoredPremove>,
}

/// Loaded row; see [`load`](super::load) for the statement.
#[derive(Queryable)]
pub(super) struct LoadedRow {
    game: GameRow,
    seats: SeatsRow,
    viewer: ViewerRow,
    secrets: SecretsRow,
}

selected_row! {
    /// Columns of the game `g` and its state `gs`.
    pub(super) struct GameRow: GameSqlTypes {
        host: Uuid = SqlUuid as "g.host_id",
        access: String = Text as "g.access",
        status: String = Text as "g.status",
        version: i32 = Int4 as "gs.version",
        settings_format: i16 = Int2 as "g.settings_format",
        settings: serde_json::Value = Jsonb as "g.settings",
        state: Option<Vec<u8>> = Nullable<Bytea> as "gs.state",
        deadline: Option<SqlTimestamp> = Nullable<Timestamptz> as "gs.deadline",
        awaiting_since: Option<SqlTimestamp> = Nullable<Timestamptz> as "gs.awaiting_since",
        remind_at: Option<SqlTimestamp> = Nullable<Timestamptz> as "gs.remind_at",
        timing: Option<serde_json::Value> = Nullable<Jsonb> as "g.timing",
        clocks: Option<serde_json::Value> = Nullable<Jsonb> as "gs.clocks",
        agreements: Option<serde_json::Value> = Nullable<Jsonb> as "gs.agreements",
        revision: i32 = Int4 as "gs.revision",
        request_keys: Vec<u8> = Bytea as "gs.request_key_hashes",
        now: SqlTimestamp = Timestamptz as "game_time()",
        shuffle_scheme: i16 = Int2 as "g.shuffle_scheme",
        commitment: Vec<u8> = Bytea as "g.commitment",
        lines_root: Option<Vec<u8>> = Nullable<Bytea> as "g.lines_root",
        revealed_seed: Option<Vec<u8>> = Nullable<Bytea> as "g.revealed_seed",
        created_at: SqlTimestamp = Timestamptz as "g.created_at",
        changed_at: SqlTimestamp = Timestamptz as "gs.changed_at",
        rating_mode: String = Text as "g.rating_mode",
        allows_bots: bool = Bool as "g.allows_bots",
        series: Option<Uuid> = Nullable<SqlUuid> as "g.series_id",
        series_number: Option<i16> = Nullable<Int2> as "g.series_number",
        rematch_of: Option<Uuid> = Nullable<SqlUuid> as "g.rematch_of",
        sandbox_seed_game_id: Option<Uuid> = Nullable<SqlUuid> as "g.sandbox_seed_game_id",
    }
}

selected_row! {
    /// Seats `t` of a game, as one list per column in the order of the seats.
    pub(super) struct SeatsRow: SeatsSqlTypes {
        players: Vec<Uuid> = Array<SqlUuid> as "t.players",
        names: Vec<Option<String>> = Array<Nullable<Text>> as "t.names",
        avatars: Vec<Option<i32>> = Array<Nullable<Int4>> as "t.avatars",
        entropy: Vec<Option<Vec<u8>>> = Array<Nullable<Bytea>> as "t.entropy",
        absences: Vec<Option<serde_json::Value>> = Array<Nullable<Jsonb>> as "t.absences",
        reminders: Vec<Option<i32>> = Array<Nullable<Int4>> as "t.reminders",
        quiet_hours: Vec<Option<serde_json::Value>> = Array<Nullable<Jsonb>> as "t.quiet_hours",
    }
}

selected_row! {
    /// Relation of the viewer to the game: player `$2` in session `$3`.
    pub(super) struct ViewerRow: ViewerSqlTypes {
        session_is_live: bool = Bool as
            "EXISTS (SELECT FROM sessions s JOIN players p ON p.id = s.player_id WHERE s.player_id = $2 AND s.id = $3 \
             AND s.revoked_at IS NULL AND s.expires_at > now() AND p.locked_at IS NULL)",
        is_invited: bool = Bool as
            "EXISTS (SELECT FROM invitations i WHERE i.game_id = g.id AND i.player_id = $2)",
    }
}

selected_row! {
    /// Columns `x` that only a command needs, and the viewer's request with the key `$4`, whose hash
    /// is `$5`.
    pub(super) struct SecretsRow: SecretsSqlTypes {
        recorded_request_hash: Option<Vec<u8>> = Nullable<Bytea> as
            "CASE WHEN position($5 IN gs.request_key_hashes) > 0 THEN (SELECT e.request_hash FROM events e \
             WHERE e.game_id = g.id AND e.player_id = $2 AND e.request_key = $4) END",
        seed: Option<Vec<u8>> = Nullable<Bytea> as "x.seed",
        deck: Option<Vec<u8>> = Nullable<Bytea> as "x.deck",
        premoves: Option<serde_json::Value> = Nullable<Jsonb> as
            "(SELECT jsonb_agg(jsonb_build_object('player', p.player_id, 'turn', p.turn, \
             'giants', p.giants, 'plan', p.plan, 'valid_until', p.valid_until, 'created_at', p.created_at)) \
             FROM premoves p WHERE p.game_id = g.id)",
    }
}

impl LoadedRow {
    pub fn into_loaded_game(mut self, id: GameId) -> Result<(GameForViewer, SecretsRow)> {
        let loaded = GameForViewer {
            game: self.game.into_stored_game(id, self.seats.into_seats(id)?)?,
            viewer_is_invited: self.viewer.is_invited,
            session_is_live: self.viewer.session_is_live,
            recorded_request_hash: self.secrets.recorded_request_hash.take(),
        };
        Ok((loaded, self.secrets))
    }
}

impl GameRow {
    fn into_stored_game(self, id: GameId, seats: Vec<SeatedPlayer>) -> Result<StoredGame> {
        Ok(StoredGame {
            id,
            host: PlayerId::new(self.host),
            access: TableAccess::from_stored(&self.access)
                .ok_or_else(|| unreadable(id, &self.access))?,
            status: GameStatus::from_name(&self.status)
                .ok_or_else(|| unreadable(id, &self.status))?,
            version: Version::from_number(self.version),
            settings: read_settings(id, self.settings_format, self.settings)?,
            seats,
            state: self
                .state
                .map(|bytes| kingdomino::decode(&bytes).map_err(|error| unreadable(id, error)))
                .transpose()?,
            timing: read_json(id, self.timing)?.unwrap_or_default(),
            allows_bots: self.allows_bots,
            rating_mode: RatingMode::from_name(&self.rating_mode)
                .ok_or_else(|| unreadable(id, &self.rating_mode))?,
            series: read_series(self.series, self.series_number),
            rematch_of: self.rematch_of.map(GameId::new),
            sandbox_seed_game_id: self.sandbox_seed_game_id,
            waiting: WaitState {
                clocks: read_json(id, self.clocks)?,
                since: self.awaiting_since.map(SqlTimestamp::to_jiff),
                deadline: self.deadline.map(SqlTimestamp::to_jiff),
                remind_at: self.remind_at.map(SqlTimestamp::to_jiff),
            },
            agreements: read_json(id, self.agreements)?.unwrap_or_default(),
            revision: self.revision,
            request_keys: RequestKeyHashes::from_stored(self.request_keys),
            read_at: self.now.to_jiff(),
            shuffle_scheme: ShuffleScheme::from_number(self.shuffle_scheme).ok_or_else(|| {
                unreadable(id, format_args!("unknown shuffle scheme {}", self.shuffle_scheme))
            })?,
            commitment: bytes_32(id, &self.commitment)?,
            lines_root: self.lines_root.map(|root| bytes_32(id, &root)).transpose()?,
            revealed_seed: self.revealed_seed.map(|seed| bytes_32(id, &seed)).transpose()?,
            created_at: self.created_at.to_jiff(),
            changed_at: self.changed_at.to_jiff(),
        })
    }
}

/// Returns the series of a game from its two columns.
pub(super) fn read_series(series: Option<Uuid>, number: Option<i16>) -> Option<SeriesRef> {
    series.zip(number).map(|(series, number)| SeriesRef {
        id: SeriesId::new(series),
        number: u8::try_from(number).unwrap_or(u8::MAX),
    })
}

impl SeatsRow {
    pub fn into_seats(self, id: GameId) -> Result<Vec<SeatedPlayer>> {
        self.players
            .into_iter()
            .zip(self.names.into_iter().zip(self.avatars))
            .zip(self.entropy)
            .zip(self.absences.into_iter().zip(self.reminders).zip(self.quiet_hours))
            .map(|(((player, (name, avatar)), entropy), ((absence, reminder), quiet_hours))| {
                let absence: Option<Absence> = read_json(id, absence)?;
                // Unreadable settings must not suppress the notification, so defaults apply.
                let hours = quiet_hours.and_then(|hours| serde_json::from_value(hours).ok());
                let quiet_hours = hours.map(|hours: QuietHours| LocalQuietHours {
                    hours,
                    zone: absence.as_ref().map_or(TimeZone::UTC, Absence::zone),
                });
                Ok(SeatedPlayer {
                    player: PlayerId::new(player),
                    name,
                    avatar: avatar.and_then(read_avatar),
                    entropy: entropy.map(|bytes| bytes_32(id, &bytes)).transpose()?,
                    absence,
                    reminder: reminder.map(|seconds| SignedDuration::from_secs(seconds.into())),
                    quiet_hours,
                })
            })
            .collect()
    }
}

impl SecretsRow {
    pub fn into_secrets(self, id: GameId) -> Result<Secrets> {
        let seed = self.seed.ok_or_else(|| unreadable(id, "seed missing"))?;
        Ok(Secrets {
            seed: bytes_32(id, &seed)?,
            deck: self.deck.map(|deck| read_deck(id, &deck)).transpose()?,
            premoves: read_json(id, self.premoves)?.unwrap_or_default(),
        })
    }
}
