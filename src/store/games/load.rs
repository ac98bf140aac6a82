//! The single `SELECT` that loads a game for a command or a read.

use std::sync::LazyLock;

use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::sql_types::{Array, Bytea, Nullable, Text, Uuid as SqlUuid};
use diesel::{OptionalExtension, QueryResult};
use diesel_async::RunQueryDsl;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::table::{PUBLIC_VIEWER, RequestKeyHash, StoredGame, Viewer};
use crate::store::{Connection, Result};

use super::rows::{
    GameForViewer, GameRow, GameSqlTypes, LoadedRow, SeatsRow, SeatsSqlTypes, Secrets, SecretsRow,
    SecretsSqlTypes, ViewerRow, ViewerSqlTypes,
};

/// Returns the selected columns, without those that only a command needs.
fn columns() -> String {
    [GameRow::COLUMNS, SeatsRow::COLUMNS, ViewerRow::COLUMNS].join(", ")
}

const FROM: &str = "FROM games g JOIN game_states gs ON gs.game_id = g.id CROSS JOIN LATERAL (\
         SELECT coalesce(array_agg(s.player_id ORDER BY s.seat), '{}') AS players, \
         coalesce(array_agg(p.name ORDER BY s.seat), '{}') AS names, \
         coalesce(array_agg(p.avatar ORDER BY s.seat), '{}') AS avatars, \
         coalesce(array_agg(s.entropy ORDER BY s.seat), '{}') AS entropy, \
         coalesce(array_agg(p.absence ORDER BY s.seat), '{}') AS absences, \
         coalesce(array_agg(p.reminder_seconds ORDER BY s.seat), '{}') AS reminders, \
         coalesce(array_agg(n.body->'quiet_hours' ORDER BY s.seat), '{}') AS quiet_hours \
         FROM seats s JOIN players p ON p.id = s.player_id \
         LEFT JOIN notification_settings n ON n.player_id = s.player_id WHERE s.game_id = g.id) t";

/// Placeholder for the columns that only a command needs.
const NULL_SECRETS: &str = "NULL::bytea, NULL::bytea, NULL::bytea, NULL::jsonb";

/// Loads a game without its secrets, for reads.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn load_game(
    conn: &mut Connection,
    id: GameId,
    viewer: Viewer,
) -> Result<Option<GameForViewer>> {
    let row = LoadGame::<false>::new(id, viewer).get_result::<LoadedRow>(conn).await.optional()?;
    Ok(row.map(|row| row.into_loaded_game(id)).transpose()?.map(|(loaded, _)| loaded))
}

/// Loads a game with its secrets, for a command. Returns `None` also for a game without secrets.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn load_game_for_command(
    conn: &mut Connection,
    id: GameId,
    viewer: Viewer,
) -> Result<Option<(GameForViewer, Secrets)>> {
    load_for_command(conn, LoadGame::new(id, viewer)).await
}

/// Loads a game for a request with this key, with the hash recorded for the key; see
/// [`load_game_for_command`].
///
/// # Errors
/// Same as for [`load_game_for_command`].
pub async fn load_game_for_request(
    conn: &mut Connection,
    id: GameId,
    viewer: Viewer,
    key: &str,
) -> Result<Option<(GameForViewer, Secrets)>> {
    let key_hash = Some(RequestKeyHash::new(viewer.player, key).as_bytes().to_vec());
    load_for_command(conn, LoadGame { key: Some(key), key_hash, ..LoadGame::new(id, viewer) }).await
}

async fn load_for_command(
    conn: &mut Connection,
    statement: LoadGame<'_, true>,
) -> Result<Option<(GameForViewer, Secrets)>> {
    let id = GameId::new(statement.game);
    let row = statement.get_result::<LoadedRow>(conn).await.optional()?;
    let Some(row) = row else { return Ok(None) };
    let (loaded, secrets) = row.into_loaded_game(id)?;
    Ok(Some((loaded, secrets.into_secrets(id)?)))
}

/// The statement that loads a game with its secrets. Its parameters are the game, the player, the
/// session, the key of the request and the hash of the key.
pub static LOAD_GAME_WITH_SECRETS_SQL: LazyLock<String> = LazyLock::new(|| {
    let (columns, secrets) = (columns(), SecretsRow::COLUMNS);
    format!(
        "SELECT {columns}, {secrets} {FROM} JOIN game_secrets x ON x.game_id = g.id WHERE g.id = $1"
    )
});
static LOAD_GAME_SQL: LazyLock<String> =
    LazyLock::new(|| format!("SELECT {}, {NULL_SECRETS} {FROM} WHERE g.id = $1", columns()));

/// Loads a game without its secrets and without a viewer.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn find_game(conn: &mut Connection, id: GameId) -> Result<Option<StoredGame>> {
    Ok(load_game(conn, id, PUBLIC_VIEWER).await?.map(|loaded| loaded.game))
}

static LOAD_GAMES_SQL: LazyLock<String> = LazyLock::new(|| {
    format!("SELECT {}, {NULL_SECRETS}, g.id {FROM} WHERE g.id = ANY($1) ORDER BY g.id", columns())
});

/// Loads several games, ordered by id; see [`find_game`]. Unknown ids are skipped.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn find_games(conn: &mut Connection, ids: &[GameId]) -> Result<Vec<StoredGame>> {
    let ids = ids.iter().map(|id| id.uuid()).collect();
    let rows = LoadGames { ids, no_viewer: Uuid::nil() }.load::<(LoadedRow, Uuid)>(conn).await?;
    let read = |(row, id): (LoadedRow, Uuid)| {
        row.into_loaded_game(GameId::new(id)).map(|(loaded, _)| loaded.game)
    };
    rows.into_iter().map(read).collect()
}

/// Loads a game with its secrets and without a viewer.
///
/// # Errors
/// The database fails, or what is stored cannot be read.
pub async fn load_game_with_secrets(
    conn: &mut Connection,
    id: GameId,
) -> Result<Option<(StoredGame, Secrets)>> {
    let found = load_game_for_command(conn, id, PUBLIC_VIEWER).await?;
    Ok(found.map(|(loaded, secrets)| (loaded.game, secrets)))
}

/// Custom diesel query node, read by position like a query of diesel.
struct LoadGame<'a, const WITH_SECRETS: bool> {
    game: Uuid,
    player: Uuid,
    session: Uuid,
    key: Option<&'a str>,
    key_hash: Option<Vec<u8>>,
}

impl<const WITH_SECRETS: bool> LoadGame<'_, WITH_SECRETS> {
    fn new(game: GameId, viewer: Viewer) -> Self {
        LoadGame {
            game: game.uuid(),
            player: viewer.player.uuid(),
            session: viewer.session.uuid(),
            key: None,
            key_hash: None,
        }
    }
}

impl<const WITH_SECRETS: bool> QueryFragment<Pg> for LoadGame<'_, WITH_SECRETS> {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(if WITH_SECRETS { &LOAD_GAME_WITH_SECRETS_SQL } else { &LOAD_GAME_SQL });
        out.push_bind_param_value_only::<SqlUuid, _>(&self.game)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.player)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.session)?;
        if WITH_SECRETS {
            out.push_bind_param_value_only::<Nullable<Text>, _>(&self.key)?;
            out.push_bind_param_value_only::<Nullable<Bytea>, _>(&self.key_hash)?;
        }
        Ok(())
    }
}

impl<const WITH_SECRETS: bool> QueryId for LoadGame<'_, WITH_SECRETS> {
    type QueryId = LoadGame<'static, WITH_SECRETS>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<const WITH_SECRETS: bool> Query for LoadGame<'_, WITH_SECRETS> {
    type SqlType = (GameSqlTypes, SeatsSqlTypes, ViewerSqlTypes, SecretsSqlTypes);
}

/// Query node for several games.
struct LoadGames {
    ids: Vec<Uuid>,
    no_viewer: Uuid,
}

impl QueryFragment<Pg> for LoadGames {
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        out.push_sql(&LOAD_GAMES_SQL);
        out.push_bind_param_value_only::<Array<SqlUuid>, _>(&self.ids)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.no_viewer)?;
        out.push_bind_param_value_only::<SqlUuid, _>(&self.no_viewer)
    }
}

impl QueryId for LoadGames {
    type QueryId = LoadGames;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl Query for LoadGames {
    type SqlType = ((GameSqlTypes, SeatsSqlTypes, ViewerSqlTypes, SecretsSqlTypes), SqlUuid);
}
