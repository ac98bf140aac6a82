//! The nodes that share the database, and the incidents that they have recorded.

use diesel::prelude::*;
use diesel::sql_types::{
    Array, BigInt, Bool, Double, Int4, Nullable, Text, Timestamptz, Uuid as SqlUuid,
};
use diesel_async::RunQueryDsl;
use jiff::Timestamp;
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::diagnosis::{DatabaseIncident, IncidentKind, Replication};
use crate::domain::event_log::Version;
use crate::domain::node::{Fingerprints, LiveNode};

use super::connection::Connection;
use super::error::{Result, StoreError};
use super::json::to_json;
use super::schema::nodes;

/// Seconds without a report after which a node counts as dead. Nodes report every ten seconds.
const NODE_TIMEOUT_SECONDS: i32 = 35;

#[derive(QueryableByName)]
struct Clock {
    #[diesel(sql_type = Timestamptz)]
    now: SqlTimestamp,
}

/// Returns the time of the database server, which tests cannot move.
pub async fn find_database_time(conn: &mut Connection) -> Result<Timestamp> {
    let clock = diesel::sql_query("SELECT clock_timestamp() AS now");
    Ok(clock.get_result::<Clock>(conn).await?.now.to_jiff())
}

/// Registers a node, or renews its registration.
pub async fn upsert_node(conn: &mut Connection, id: Uuid, node: &LiveNode) -> Result<()> {
    diesel::sql_query(
        "INSERT INTO nodes (id, name, last_seen_at, clock_offset_seconds, settings) \
         VALUES ($1, $2, clock_timestamp(), $3, $4) ON CONFLICT (id) DO UPDATE \
         SET last_seen_at = excluded.last_seen_at, clock_offset_seconds = excluded.clock_offset_seconds, settings = excluded.settings",
    )
    .bind::<SqlUuid, _>(id)
    .bind::<Text, _>(&node.name)
    .bind::<Double, _>(node.clock_offset_seconds)
    .bind::<diesel::sql_types::Jsonb, _>(to_json(&node.settings)?)
    .execute(conn)
    .await?;
    Ok(())
}

/// Removes the registration of a node that shuts down.
pub async fn remove_node(conn: &mut Connection, id: Uuid) -> Result<()> {
    diesel::delete(nodes::table.find(id)).execute(conn).await?;
    Ok(())
}

/// Removes nodes that died at least a day ago without removing themselves.
pub async fn remove_dead_nodes(conn: &mut Connection) -> Result<()> {
    let old = "DELETE FROM nodes WHERE last_seen_at < clock_timestamp() - interval '1 day'";
    diesel::sql_query(old).execute(conn).await?;
    Ok(())
}

/// Lists the live nodes by name.
pub async fn list_live_nodes(conn: &mut Connection) -> Result<Vec<LiveNode>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Text)]
        name: String,
        #[diesel(sql_type = Double)]
        clock_offset_seconds: f64,
        #[diesel(sql_type = diesel::sql_types::Jsonb)]
        settings: serde_json::Value,
    }
    let rows = diesel::sql_query(
        "SELECT name, clock_offset_seconds, settings FROM nodes \
         WHERE last_seen_at > clock_timestamp() - make_interval(secs => $1) ORDER BY name, id",
    )
    .bind::<Int4, _>(NODE_TIMEOUT_SECONDS)
    .load::<Row>(conn)
    .await?;
    rows.into_iter()
        .map(|Row { name, clock_offset_seconds, settings }| {
            let settings: Fingerprints = serde_json::from_value(settings)
                .map_err(|error| StoreError::Unreadable(error.to_string()))?;
            Ok(LiveNode { name, clock_offset_seconds, settings })
        })
        .collect()
}

/// Counts the standbys and determines whether commits wait for one of them. Base backups, WAL
/// archives and logical subscribers are not counted.
pub async fn find_replication(conn: &mut Connection) -> Result<Replication> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        standbys: i64,
        #[diesel(sql_type = Bool)]
        has_names: bool,
        #[diesel(sql_type = Text)]
        commit: String,
    }
    let row = diesel::sql_query(
        "SELECT (SELECT count(*) FROM pg_stat_replication r \
         WHERE coalesce(r.application_name, '') NOT IN ('pg_basebackup', 'pg_receivewal') AND NOT EXISTS (\
         SELECT FROM pg_replication_slots s WHERE s.active_pid = r.pid AND s.slot_type = 'logical')) AS standbys, \
         current_setting('synchronous_standby_names') <> '' AS has_names, \
         current_setting('synchronous_commit') AS commit",
    )
    .get_result::<Row>(conn)
    .await?;
    let commit_waits = !["off", "local"].contains(&&*row.commit);
    Ok(Replication { standbys: row.standbys, is_synchronous: row.has_names && commit_waits })
}

/// End of the WAL of a primary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalPosition {
    /// Incremented by each promotion of a standby.
    pub timeline: i64,
    /// Position in bytes from the beginning.
    pub bytes: i64,
}

/// Returns the end of the WAL, or `None` on a standby.
pub async fn find_wal_position(conn: &mut Connection) -> Result<Option<WalPosition>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Nullable<BigInt>)]
        timeline: Option<i64>,
        #[diesel(sql_type = Nullable<BigInt>)]
        bytes: Option<i64>,
    }
    let row = diesel::sql_query(
        "SELECT CASE WHEN NOT pg_is_in_recovery() \
         THEN ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint END AS timeline, \
         CASE WHEN NOT pg_is_in_recovery() THEN (pg_current_wal_lsn() - '0/0')::bigint END AS bytes",
    )
    .get_result::<Row>(conn)
    .await?;
    Ok(row.timeline.zip(row.bytes).map(|(timeline, bytes)| WalPosition { timeline, bytes }))
}

/// A game for which the database has an earlier or a different state than was acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RewoundGame {
    pub game: GameId,
    pub acknowledged: Version,
    /// `None` if the game does not exist any more.
    pub stored: Option<i32>,
}

/// Returns the acknowledged games for which the database lacks the event with the given version and
/// time.
pub async fn find_rewound_games(
    conn: &mut Connection,
    acknowledged: &[(GameId, Version, Timestamp)],
) -> Result<Vec<RewoundGame>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = SqlUuid)]
        game: Uuid,
        #[diesel(sql_type = Nullable<Int4>)]
        stored: Option<i32>,
    }
    let games: Vec<Uuid> = acknowledged.iter().map(|(game, ..)| game.uuid()).collect();
    let versions: Vec<i32> = acknowledged.iter().map(|(_, version, _)| version.number()).collect();
    let times: Vec<SqlTimestamp> =
        acknowledged.iter().map(|(.., at)| SqlTimestamp::from(*at)).collect();
    let rows = diesel::sql_query(
        "SELECT a.game, gs.version AS stored FROM unnest($1, $2, $3) AS a (game, version, at) \
         LEFT JOIN game_states gs ON gs.game_id = a.game \
         LEFT JOIN events e ON e.game_id = a.game AND e.version = a.version \
         WHERE gs.game_id IS NULL OR gs.version < a.version OR e.at <> a.at ORDER BY a.game",
    )
    .bind::<Array<SqlUuid>, _>(games)
    .bind::<Array<Int4>, _>(versions)
    .bind::<Array<Timestamptz>, _>(times)
    .load::<Row>(conn)
    .await?;
    let rewound_game = |row: Row| {
        let found = acknowledged.iter().find(|(game, ..)| game.uuid() == row.game)?;
        Some(RewoundGame { game: found.0, acknowledged: found.1, stored: row.stored })
    };
    Ok(rows.into_iter().filter_map(rewound_game).collect())
}

/// Records an incident, unless another node has recorded one within the last ten minutes. Nodes
/// that notice it simultaneously derive the same id, so that only one of them records it.
pub async fn insert_incident(
    conn: &mut Connection,
    id: Uuid,
    node: &str,
    kind: IncidentKind,
) -> Result<()> {
    let (name, expected_value, actual_value, game) = match kind {
        IncidentKind::Timeline { before, after } => ("timeline", before, Some(after), None),
        IncidentKind::Rewound { game, acknowledged, stored } => {
            ("rewound", acknowledged, stored, Some(game.uuid()))
        }
    };
    diesel::sql_query(
        "INSERT INTO database_incidents (id, node, kind, expected_value, actual_value, game_id) \
         SELECT coalesce(md5(concat_ws(' ', $3::text, $4::bigint, $5::bigint, $6::uuid, \
         date_trunc('hour', clock_timestamp())))::uuid, $1), $2, $3, $4, $5, $6 \
         WHERE NOT EXISTS (SELECT FROM database_incidents \
         WHERE kind = $3 AND expected_value = $4 AND actual_value IS NOT DISTINCT FROM $5 AND game_id IS NOT DISTINCT FROM $6 \
         AND at > clock_timestamp() - interval '10 minutes') ON CONFLICT DO NOTHING",
    )
    .bind::<SqlUuid, _>(id)
    .bind::<Text, _>(node)
    .bind::<Text, _>(name)
    .bind::<BigInt, _>(expected_value)
    .bind::<Nullable<BigInt>, _>(actual_value)
    .bind::<Nullable<SqlUuid>, _>(game)
    .execute(conn)
    .await?;
    Ok(())
}

/// Lists the incidents of the last `days` days, latest first, at most one hundred.
pub async fn list_incidents(conn: &mut Connection, days: i32) -> Result<Vec<DatabaseIncident>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Timestamptz)]
        at: SqlTimestamp,
        #[diesel(sql_type = Double)]
        seconds_ago: f64,
        #[diesel(sql_type = BigInt)]
        expected_value: i64,
        #[diesel(sql_type = Nullable<BigInt>)]
        actual_value: Option<i64>,
        #[diesel(sql_type = Nullable<SqlUuid>)]
        game_id: Option<Uuid>,
    }
    let rows = diesel::sql_query(
        "SELECT at, extract(epoch FROM clock_timestamp() - at)::float8 AS seconds_ago, expected_value, actual_value, game_id \
         FROM database_incidents WHERE at > clock_timestamp() - make_interval(days => $1) ORDER BY at DESC LIMIT 100",
    )
    .bind::<Int4, _>(days)
    .load::<Row>(conn)
    .await?;
    let incident =
        |Row { at, seconds_ago, expected_value, actual_value, game_id }| DatabaseIncident {
            at: at.to_jiff(),
            seconds_ago,
            kind: match game_id {
                Some(game) => IncidentKind::Rewound {
                    game: GameId::new(game),
                    acknowledged: expected_value,
                    stored: actual_value,
                },
                None => IncidentKind::Timeline {
                    before: expected_value,
                    after: actual_value.unwrap_or_default(),
                },
            },
        };
    Ok(rows.into_iter().map(incident).collect())
}
