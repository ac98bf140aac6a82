//! Node reports. Each node publishes its settings and its clock, and detects settings and clocks
//! that differ between nodes, commits that do not wait for a standby, failovers, and games that
//! lack acknowledged moves.
//!
//! Each node reports every ten seconds. A finding is visible in the metrics for as long as it
//! lasts, and is logged when it begins and when it ends. Incidents are stored for `kingdomail
//! doctor`.

use metrics::{counter, gauge};

use crate::domain::diagnosis::{IncidentKind, Replication};
use crate::domain::node::{LiveNode, SharedSetting, differences};
use crate::store;
use crate::store::nodes::RewoundGame;
use crate::store::{Connection, PooledConnection};
use crate::telemetry::{
    CLOCK_OFFSET, COMMITS_AT_RISK, GAMES_REWOUND, NODES, SETTINGS_DIFFER, STANDBYS, TIMELINE,
};

use super::context::Context;
use super::error::Result;
use super::node::Node;
use super::tasks::run_detached;

/// Maximum number of rewound games that are logged and stored.
const MAX_REPORTED_GAMES: usize = 100;

/// Publishes this node, compares it with the others, and checks the database as a whole.
///
/// # Errors
/// The database does not answer, or is read-only.
pub async fn report_node(ctx: &Context) -> Result<()> {
    let ctx = ctx.clone();
    run_detached(async move {
        let mut conn = ctx.connection().await?;
        publish_node(&ctx, &mut conn).await?;
        compare_settings(&ctx, &mut conn).await?;
        watch_replication(&ctx, &mut conn).await?;
        watch_timeline(&ctx, &mut conn).await
    })
    .await
}

/// Removes this node, which is shutting down.
///
/// # Errors
/// The database does not answer. The other nodes then notice the end of this one within a minute.
pub async fn remove_node(ctx: &Context) -> Result<()> {
    Ok(store::nodes::remove_node(&mut *ctx.connection().await?, ctx.node.id).await?)
}

/// Returns true if another live node has a different value of one of `settings`, and may therefore
/// be allowed to send what this node may not.
pub(super) async fn other_nodes_differ(
    conn: &mut Connection,
    node: &Node,
    settings: &[SharedSetting],
) -> store::Result<bool> {
    let nodes = store::nodes::list_live_nodes(conn).await?;
    Ok(settings.iter().any(|setting| node.differs_from(&nodes, *setting)))
}

async fn publish_node(ctx: &Context, conn: &mut PooledConnection) -> Result<()> {
    let begun = ctx.now();
    let database = store::nodes::find_database_time(conn).await?;
    let ended = ctx.now();
    // The database's clock was read at some moment in between.
    let ahead = begun.duration_since(database).as_secs_f64();
    let behind = ended.duration_since(database).as_secs_f64();
    let clock_offset_seconds = if ahead > 0.0 { ahead } else { behind.min(0.0) };
    let (name, settings) = (ctx.node.name.clone(), ctx.node.settings());
    let node = LiveNode { name, clock_offset_seconds, settings };
    store::nodes::upsert_node(conn, ctx.node.id, &node).await?;
    store::nodes::remove_dead_nodes(conn).await?;
    gauge!(CLOCK_OFFSET).set(clock_offset_seconds);
    let was_wrong =
        std::mem::replace(&mut ctx.node.findings().has_wrong_clock, node.has_wrong_clock());
    match (was_wrong, node.has_wrong_clock()) {
        (false, true) => tracing::error!(
            offset_seconds = clock_offset_seconds,
            "node clock differs from the database clock: other nodes may reject its tokens"
        ),
        (true, false) => tracing::info!("node clock correct again"),
        _ => {}
    }
    Ok(())
}

async fn compare_settings(ctx: &Context, conn: &mut PooledConnection) -> Result<()> {
    let nodes = store::nodes::list_live_nodes(conn).await?;
    gauge!(NODES).set(to_gauge(nodes.len()));
    let found = differences(&nodes);
    for setting in SharedSetting::ALL {
        let differs = found.iter().any(|difference| difference.setting == setting);
        gauge!(SETTINGS_DIFFER, "setting" => setting.variable()).set(f64::from(differs));
    }
    let mut findings = ctx.node.findings();
    for difference in found.iter().filter(|difference| !findings.differences.contains(*difference))
    {
        tracing::error!(
            setting = difference.setting.variable(),
            nodes = %difference,
            "nodes disagree on a setting"
        );
    }
    for before in &findings.differences {
        if found.iter().all(|difference| difference.setting != before.setting) {
            tracing::info!(setting = before.setting.variable(), "nodes agree on a setting again");
        }
    }
    findings.differences = found;
    Ok(())
}

async fn watch_replication(ctx: &Context, conn: &mut PooledConnection) -> Result<()> {
    let Replication { standbys, is_synchronous } = store::nodes::find_replication(conn).await?;
    gauge!(STANDBYS).set(to_gauge(standbys));
    let mut findings = ctx.node.findings();
    findings.had_standby |= standbys > 0;
    let are_commits_at_risk = findings.had_standby && !is_synchronous;
    gauge!(COMMITS_AT_RISK).set(f64::from(are_commits_at_risk));
    let was_at_risk = std::mem::replace(&mut findings.are_commits_at_risk, are_commits_at_risk);
    match (was_at_risk, are_commits_at_risk) {
        (false, true) => tracing::warn!(
            standbys,
            "commits do not wait for a standby: a failover loses acknowledged moves (see docs/high-availability.md)"
        ),
        (true, false) => tracing::info!(standbys, "commits wait for a standby again"),
        _ => {}
    }
    Ok(())
}

async fn watch_timeline(ctx: &Context, conn: &mut PooledConnection) -> Result<()> {
    let Some(now) = store::nodes::find_wal_position(conn).await? else { return Ok(()) };
    gauge!(TIMELINE).set(to_gauge(now.timeline));
    let before = ctx.node.findings().position;
    let Some(before) = before else {
        ctx.node.findings().position = Some(now);
        return Ok(());
    };
    if before.timeline == now.timeline && before.bytes <= now.bytes {
        ctx.node.findings().position = Some(now);
        return Ok(());
    }
    let kind = IncidentKind::Timeline { before: before.timeline, after: now.timeline };
    let rewound = store::nodes::find_rewound_games(conn, &ctx.game_cache.acknowledged()).await?;
    if before.timeline == now.timeline {
        tracing::error!(
            before = before.bytes,
            after = now.bytes,
            "write-ahead log went backwards: the database was reset to an earlier state"
        );
    } else {
        store::nodes::insert_incident(conn, ctx.new_id(), &ctx.node.name, kind).await?;
        tracing::warn!(
            before = before.timeline,
            after = now.timeline,
            "database timeline changed: a standby was promoted or a backup was restored"
        );
    }
    report_rewound(ctx, conn, &rewound).await?;
    // Updated last: if the database fails in between, the next report compares again.
    ctx.node.findings().position = Some(now);
    Ok(())
}

async fn report_rewound(
    ctx: &Context,
    conn: &mut PooledConnection,
    rewound: &[RewoundGame],
) -> Result<()> {
    for RewoundGame { game, acknowledged, stored } in
        rewound.iter().take(MAX_REPORTED_GAMES).copied()
    {
        tracing::error!(
            %game,
            acknowledged = acknowledged.number(),
            stored,
            "game is behind its acknowledged version: moves were lost"
        );
        let kind = IncidentKind::Rewound {
            game,
            acknowledged: acknowledged.number().into(),
            stored: stored.map(i64::from),
        };
        store::nodes::insert_incident(conn, ctx.new_id(), &ctx.node.name, kind).await?;
    }
    if !rewound.is_empty() {
        tracing::error!(games = rewound.len(), "acknowledged moves were lost");
        counter!(GAMES_REWOUND).increment(u64::try_from(rewound.len()).unwrap_or(u64::MAX));
        ctx.game_cache.remove_acknowledged(rewound.iter().map(|rewound| rewound.game));
    }
    Ok(())
}

/// Converts a number of nodes, standbys or failovers to a metric value.
fn to_gauge(number: impl TryInto<u32>) -> f64 {
    number.try_into().map_or(f64::INFINITY, f64::from)
}

/// Registers every metric at startup.
pub(super) fn register_metrics() {
    for setting in SharedSetting::ALL {
        gauge!(SETTINGS_DIFFER, "setting" => setting.variable()).set(0.0);
    }
    for metric in [CLOCK_OFFSET, NODES, STANDBYS, COMMITS_AT_RISK, TIMELINE] {
        gauge!(metric).set(0.0);
    }
    counter!(GAMES_REWOUND).increment(0);
}
