//! The one `SELECT` that a command, or a look at a game, costs.

use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{
    Bool, Bytea, Int2, Int4, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel::{OptionalExtension, QueryResult, Queryable};
use diesel_async::RunQueryDsl;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::ids::{GameId, PlayerId, SeriesId};
use crate::log::{OfSeries, Rated, Status, Version};
use crate::rules::shuffle::{Bytes32, Scheme};
use crate::rules::{self, Deck};

use super::game::unreadable;
use super::reading::{bytes_32, read_deck, read_json, read_settings};
use super::seats_row::{OfSeats, SeatsRow};
use super::viewer::NOBODY;
use super::{Access, Connection, GameRecord, OrderRecord, Result, SeatRecord, Viewer, Waiting};

macro_rules! load_columns {
    () => {
        "SELECT g.opener_id, g.access, g.status, g.version, g.settings_format, g.settings, \
         g.state, g.deadline, g.awaiting_since, g.remind_at, g.timing, g.clocks, g.agreements, g.stamp, game_time(), \
         g.scheme, g.commitment, g.lines_root, g.revealed_seed, g.created_at, g.changed_at, \
         g.rated, g.bots, g.series_id, g.series_number, g.rematch_of, g.shuffled_as, \
         t.players, t.names, t.entropy, t.absences, t.reminders, t.quiet_hours, t.seen, \
         EXISTS (SELECT FROM sessions s JOIN players p ON p.id = s.player_id WHERE s.player_id = $2 AND s.id = $3 \
         AND s.revoked_at IS NULL AND s.expires_at > now() AND p.locked_at IS NULL), \
         EXISTS (SELECT FROM invitations i WHERE i.game_id = g.id AND i.player_id = $2)"
    };
}

macro_rules! load_from {
    () => {
        " FROM games g CROSS JOIN LATERAL (\
         SELECT coalesce(array_agg(s.player_id ORDER BY s.seat), '{}') AS players, \
         coalesce(array_agg(p.name ORDER BY s.seat), '{}') AS names, \
         coalesce(array_agg(s.entropy ORDER BY s.seat), '{}') AS entropy, \
         coalesce(array_agg(p.absence ORDER BY s.seat), '{}') AS absences, \
         coalesce(array_agg(p.reminder_seconds ORDER BY s.seat), '{}') AS reminders, \
         coalesce(array_agg(n.body->'quiet_hours' ORDER BY s.seat), '{}') AS quiet_hours, \
         coalesce(max(s.seen) FILTER (WHERE s.player_id = $2), 0) AS seen \
         FROM seats s JOIN players p ON p.id = s.player_id \
         LEFT JOIN notice_settings n ON n.player_id = s.player_id WHERE s.game_id = g.id) t"
    };
}

/// A game and what its viewer is to it.
#[derive(Debug)]
pub struct Loaded {
    pub game: GameRecord,
    pub viewer_is_invited: bool,
    /// Up to which version the viewer has looked while it was awaited there.
    pub viewer_has_seen: Version,
    pub session_is_live: bool,
}

/// What nobody may know before the game is over.
pub struct Secrets {
    pub seed: Bytes32,
    /// None before the game starts.
    pub deck: Option<Deck>,
    /// What players have ordered for their next turns.
    pub orders: Vec<OrderRecord>,
}

/// The game without its secrets, for everything that only reads.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn load_game(
    conn: &mut Connection,
    id: GameId,
    viewer: Viewer,
) -> Result<Option<Loaded>> {
    let row = LoadGame::<false>::new(id, viewer).get_result::<Row>(conn).await.optional()?;
    row.map(|row| row.read(id)).transpose()
}

/// The game with its secrets, for a command. None also for a game that has none.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn load_game_to_play(
    conn: &mut Connection,
    id: GameId,
    viewer: Viewer,
) -> Result<Option<(Loaded, Secrets)>> {
    let row = LoadGame::<true>::new(id, viewer).get_result::<Row>(conn).await.optional()?;
    let Some(mut row) = row else { return Ok(None) };
    let secrets = std::mem::take(&mut row.secrets).read(id)?;
    Ok(Some((row.read(id)?, secrets)))
}

/// The statement that loads a game with its secrets; its parameters are the game, the player and the session.
pub const LOAD_TO_PLAY: &str = concat!(
    load_columns!(),
    ", x.seed, x.deck, (SELECT jsonb_agg(jsonb_build_object('player', o.player_id, 'turn', o.turn, \
     'giants', o.giants, 'order', o.body, 'valid_until', o.valid_until, 'given_at', o.given_at)) \
     FROM orders o WHERE o.game_id = g.id)",
    load_from!(),
    " JOIN game_secrets x ON x.game_id = g.id WHERE g.id = $1"
);
const LOAD: &str = concat!(
    load_columns!(),
    ", NULL::bytea, NULL::bytea, NULL::jsonb",
    load_from!(),
    " WHERE g.id = $1"
);

/// The game without its secrets, for nobody in particular.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn find_game(conn: &mut Connection, id: GameId) -> Result<Option<GameRecord>> {
    Ok(load_game(conn, id, NOBODY).await?.map(|loaded| loaded.game))
}

/// The game with its secrets, for nobody in particular.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn load_game_for_check(
    conn: &mut Connection,
    id: GameId,
) -> Result<Option<(GameRecord, Secrets)>> {
    let found = load_game_to_play(conn, id, NOBODY).await?;
    Ok(found.map(|(loaded, secrets)| (loaded.game, secrets)))
}

/// A query node of our own: it is read by position, as a query of diesel's is.
struct LoadGame<const TO_PLAY: bool> {
    game: Uuid,
    player: Uuid,
    session: Uuid,
}

impl<const TO_PLAY: bool> LoadGame<TO_PLAY> {
    fn new(game: GameId, viewer: Viewer) -> Self {
        LoadGame { game: game.uuid(), player: viewer.player.uuid(), session: viewer.session.uuid() }
    }
}

impl<const TO_PLAY: bool> QueryFragment<Pg> for LoadGame<TO_PLAY> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(if TO_PLAY { LOAD_TO_PLAY } else { LOAD });
        out.push_bind_param_value_only::<SqlUuid, _>(&self.game)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.player)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.session)
    }
}

impl<const TO_PLAY: bool> QueryId for LoadGame<TO_PLAY> {
    type QueryId = Self;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<const TO_PLAY: bool> Query for LoadGame<TO_PLAY> {
    type SqlType = (OfGame, OfSeats, OfViewer, OfSecrets);
}

type OfGame = (
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
type OfViewer = (Int4, Bool, Bool);
type OfSecrets = (Nullable<Bytea>, Nullable<Bytea>, Nullable<Jsonb>);

#[derive(Queryable)]
struct Row {
    game: GameRow,
    seats: SeatsRow,
    viewer: ViewerRow,
    secrets: SecretsRow,
}

#[derive(Queryable)]
struct GameRow {
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
struct ViewerRow {
    seen: i32,
    session_is_live: bool,
    is_invited: bool,
}

#[derive(Default, Queryable)]
struct SecretsRow {
    seed: Option<Vec<u8>>,
    deck: Option<Vec<u8>>,
    orders: Option<serde_json::Value>,
}

impl Row {
    fn read(self, id: GameId) -> Result<Loaded> {
        Ok(Loaded {
            game: self.game.read(id, self.seats.read(id)?)?,
            viewer_is_invited: self.viewer.is_invited,
            viewer_has_seen: Version::from_number(self.viewer.seen),
            session_is_live: self.viewer.session_is_live,
        })
    }
}

impl SecretsRow {
    fn read(self, id: GameId) -> Result<Secrets> {
        let seed = self.seed.ok_or_else(|| unreadable(id, "there is no seed"))?;
        Ok(Secrets {
            seed: bytes_32(id, &seed)?,
            deck: self.deck.map(|deck| read_deck(id, &deck)).transpose()?,
            orders: read_json(id, self.orders)?.unwrap_or_default(),
        })
    }
}

impl GameRow {
    fn read(self, id: GameId, seats: Vec<SeatRecord>) -> Result<GameRecord> {
        Ok(GameRecord {
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
                .map(|bytes| rules::decode(&bytes).map_err(|error| unreadable(id, error)))
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
