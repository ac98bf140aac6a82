//! Scheduled work: deadlines, reminders, and the heartbeat by which outages are detected.

use diesel::prelude::*;
use diesel::sql_types::{Array, Jsonb, Nullable, Text, Timestamptz, Uuid as SqlUuid};
use diesel_async::RunQueryDsl;
use jiff::{SignedDuration, Timestamp};
use jiff_diesel::Timestamp as SqlTimestamp;
use uuid::Uuid;

use crate::domain::GameId;
use crate::domain::clock::MIN_OUTAGE;
use crate::domain::event_log::Version;
use crate::domain::table::WaitState;
use crate::store::json::to_json;
use crate::store::rows::IdRow;
use crate::store::schema::game_states;
use crate::store::{Connection, Result};

/// Kind of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminder {
    /// Most of the time has passed.
    LowTime,
    /// The deadline is as close as set in the player's notification settings.
    PlayerSetting,
}

impl Reminder {
    fn as_str(self) -> &'static str {
        match self {
            Reminder::LowTime => "time_runs_out",
            Reminder::PlayerSetting => "player_wished",
        }
    }
}

/// Kind of scheduled work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DueTask {
    /// The deadline has passed: the house acts for the player.
    TimeOut,
    Remind,
}

impl DueTask {
    fn column(self) -> &'static str {
        match self {
            DueTask::TimeOut => "deadline",
            DueTask::Remind => "remind_at",
        }
    }

    fn due_condition(self) -> String {
        let time = self.column();
        // Nothing is due while the last heartbeat is old: there was an outage or a jump of the
        // clock, and the next heartbeat compensates for the lost time.
        format!(
            "next_check_at <= game_time() AND {time} <= game_time() AND EXISTS (\
             SELECT FROM heartbeat WHERE at >= game_time() - interval '{} seconds')",
            MIN_OUTAGE.as_secs()
        )
    }
}

/// Lists due games except for those in `except`, at most `limit`. The hosts take turns in the list,
/// so that the games of one do not delay those of another; for each host, the most overdue game
/// comes first.
pub async fn list_due_games(
    conn: &mut Connection,
    task: DueTask,
    except: &[GameId],
    limit: i64,
) -> Result<Vec<GameId>> {
    let except: Vec<Uuid> = except.iter().map(|game| game.uuid()).collect();
    let due = diesel::sql_query(format!(
        "SELECT id FROM (SELECT id, at, row_number() OVER (PARTITION BY host_id ORDER BY at) AS rank FROM (\
         SELECT id, host_id, {} AS at FROM game_states JOIN games ON id = game_id \
         WHERE {} AND id <> ALL($1)) due) due ORDER BY rank, at LIMIT $2",
        task.column(),
        task.due_condition()
    ))
    .bind::<Array<SqlUuid>, _>(except)
    .bind::<diesel::sql_types::BigInt, _>(limit)
    .load::<IdRow>(conn)
    .await?;
    Ok(due.into_iter().map(|due| GameId::new(due.id)).collect())
}

/// Locks a game until the end of the transaction. Returns false if it is not due or is locked by
/// another node.
pub async fn claim_due_game(conn: &mut Connection, task: DueTask, game: GameId) -> Result<bool> {
    let claim = format!(
        "SELECT game_id AS id FROM game_states WHERE game_id = $1 AND {} FOR UPDATE OF game_states SKIP LOCKED",
        task.due_condition()
    );
    let claimed = diesel::sql_query(claim).bind::<SqlUuid, _>(game.uuid());
    Ok(claimed.get_result::<IdRow>(conn).await.optional()?.is_some())
}

/// Adds a reminder to the outbox, once for each awaited decision.
pub async fn insert_reminder(
    conn: &mut Connection,
    game: GameId,
    version: Version,
    reminder: Reminder,
) -> Result<()> {
    diesel::sql_query(
        "INSERT INTO game_outbox (game_id, version, at, kind) VALUES ($1, $2, game_time(), $3) \
         ON CONFLICT DO NOTHING",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .bind::<diesel::sql_types::Int4, _>(version.number())
    .bind::<Text, _>(reminder.as_str())
    .execute(conn)
    .await?;
    Ok(())
}

/// Sets the next reminder of a game, or none until the game changes. Increments the revision, so
/// that a command in progress is decided again and does not restore the previous reminder.
pub async fn set_next_reminder(
    conn: &mut Connection,
    game: GameId,
    remind_at: Option<Timestamp>,
) -> Result<()> {
    diesel::sql_query(
        "UPDATE game_states SET revision = revision + 1, remind_at = $2, next_check_at = least(deadline, $2) WHERE game_id = $1",
    )
    .bind::<SqlUuid, _>(game.uuid())
    .bind::<Nullable<Timestamptz>, _>(remind_at.map(SqlTimestamp::from))
    .execute(conn)
    .await?;
    Ok(())
}

/// Reschedules stale wake-ups: games with a wake-up in the past but nothing due, because of moves
/// since then. Returns the number of changed games, at most `limit`.
pub async fn reschedule_stale_wakeups(conn: &mut Connection, limit: i64) -> Result<usize> {
    let reschedule = diesel::sql_query(
        "UPDATE game_states SET next_check_at = least(deadline, remind_at) WHERE game_id IN (\
         SELECT game_id FROM game_states WHERE next_check_at <= game_time() AND coalesce(least(deadline, remind_at) > game_time(), true) \
         ORDER BY next_check_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)",
    );
    Ok(reschedule.bind::<diesel::sql_types::BigInt, _>(limit).execute(conn).await?)
}

/// The last heartbeat before this one, and the current time.
#[derive(Clone, Copy, Debug)]
pub struct Heartbeat {
    pub last: Timestamp,
    pub now: Timestamp,
}

impl Heartbeat {
    /// Returns the duration of the gap, if it was an outage.
    pub fn outage(self) -> Option<SignedDuration> {
        let gap = self.now.duration_since(self.last);
        (gap > MIN_OUTAGE).then_some(gap)
    }
}

/// Records a heartbeat. Other nodes block until the end of the transaction.
pub async fn record_heartbeat(conn: &mut Connection) -> Result<Heartbeat> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = Timestamptz)]
        last: SqlTimestamp,
        #[diesel(sql_type = Timestamptz)]
        now: SqlTimestamp,
    }
    let row = diesel::sql_query(
        "WITH before AS MATERIALIZED (SELECT at FROM heartbeat FOR UPDATE) \
         UPDATE heartbeat h SET at = game_time() FROM before RETURNING before.at AS last, h.at AS now",
    )
    .get_result::<Row>(conn)
    .await?;
    Ok(Heartbeat { last: row.last.to_jiff(), now: row.now.to_jiff() })
}

/// Returns a page of the games after `after`, by id, in which a decision is awaited. Locks them
/// until the end of the transaction.
pub async fn lock_awaiting_games(
    conn: &mut Connection,
    after: Option<GameId>,
    limit: i64,
) -> Result<Vec<GameId>> {
    let rows = diesel::sql_query(
        "SELECT id FROM games JOIN game_states gs ON gs.game_id = id \
         WHERE status = 'active' AND id > $1 AND gs.awaiting_since IS NOT NULL ORDER BY id LIMIT $2 FOR UPDATE OF gs",
    )
    .bind::<SqlUuid, _>(after.map_or(Uuid::nil(), GameId::uuid))
    .bind::<diesel::sql_types::BigInt, _>(limit)
    .load::<IdRow>(conn)
    .await?;
    Ok(rows.into_iter().map(|row| GameId::new(row.id)).collect())
}

/// Replaces the wait state of all these games. Commands decided on the previous state are not
/// recorded.
///
/// # Errors
/// The database fails.
pub async fn set_wait_states(conn: &mut Connection, waiting: &[(GameId, WaitState)]) -> Result<()> {
    let clocks: Result<Vec<Option<serde_json::Value>>> = waiting
        .iter()
        .map(|(_, waiting)| waiting.clocks.as_ref().map(to_json).transpose())
        .collect();
    let times = |time: fn(&WaitState) -> Option<Timestamp>| -> Vec<Option<SqlTimestamp>> {
        waiting.iter().map(|(_, waiting)| time(waiting).map(SqlTimestamp::from)).collect()
    };
    diesel::sql_query(
        "UPDATE game_states gs SET revision = gs.revision + 1, clocks = w.clocks, awaiting_since = w.since, \
         deadline = w.deadline, remind_at = w.remind_at, next_check_at = least(w.deadline, w.remind_at) \
         FROM unnest($1, $2, $3, $4, $5) AS w (game_id, clocks, since, deadline, remind_at) WHERE gs.game_id = w.game_id",
    )
    .bind::<Array<SqlUuid>, _>(waiting.iter().map(|(game, _)| game.uuid()).collect::<Vec<_>>())
    .bind::<Array<Nullable<Jsonb>>, _>(clocks?)
    .bind::<Array<Nullable<Timestamptz>>, _>(times(|waiting| waiting.since))
    .bind::<Array<Nullable<Timestamptz>>, _>(times(|waiting| waiting.deadline))
    .bind::<Array<Nullable<Timestamptz>>, _>(times(|waiting| waiting.remind_at))
    .execute(conn)
    .await?;
    Ok(())
}

/// Returns the awaited seat according to the row of the game.
pub async fn find_awaited_seat(conn: &mut Connection, game: GameId) -> Result<Option<i16>> {
    let found = game_states::table
        .find(game.uuid())
        .select(game_states::awaited_seat)
        .first::<Option<i16>>(conn)
        .await
        .optional()?;
    Ok(found.flatten())
}
