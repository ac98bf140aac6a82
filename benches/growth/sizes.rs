use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jiff::SignedDuration;
use kingdomail::service::Context;
use kingdomail::service::games::archive_games;
use kingdomail::store::Pool;
use tokio::runtime::Runtime;

use super::filled::{Mix, accounts_for, fill};
use super::service::Service;

const GAMES: u64 = 5_000;
const ACCOUNT_TABLES: [&str; 5] =
    ["players", "sessions", "refresh_tokens", "statistics", "notification_cursors"];

/// Reports the disk space, including indexes, of a finished game of four before and after
/// archiving, and of an account.
pub fn report_game_and_account_size(runtime: &Runtime) -> String {
    let service = Service::start(runtime);
    runtime.block_on(async {
        let ctx = Context { archive_after: SignedDuration::ZERO, ..service.ctx.clone() };
        fill(&ctx.pool, Mix::FinishedGamesOfFour, GAMES, ctx.now()).await;
        let before = tables(&ctx.pool).await;
        while archive_games(&ctx, &[]).await.expect("archived").done > 0 {}
        let mut conn = ctx.pool.connect_dedicated().await.expect("a connection");
        conn.batch_execute("VACUUM FULL finished_games, events")
            .await
            .expect("no room for what was");
        let after = tables(&ctx.pool).await;
        let account_bytes: u64 =
            before.iter().filter(|table| table.is_account_table()).map(Table::bytes).sum();
        format!(
            "a finished game of four takes {}\nan archived one {}\nan account {} bytes",
            game_size(&before),
            game_size(&after),
            account_bytes / accounts_for(GAMES)
        )
    })
}

fn game_size(tables: &[Table]) -> String {
    let game_tables = tables.iter().filter(|table| !table.is_account_table());
    let each: Vec<(&str, u64)> = game_tables
        .map(|table| (table.name.as_str(), table.bytes() / GAMES))
        .filter(|(_, bytes)| *bytes > 20)
        .collect();
    let parts: Vec<String> = each.iter().map(|(name, bytes)| format!("{name} {bytes}")).collect();
    let sum: u64 = each.iter().map(|(_, bytes)| bytes).sum();
    format!("{sum} bytes ({})", parts.join(", "))
}

#[derive(QueryableByName)]
struct Table {
    #[diesel(sql_type = Text)]
    name: String,
    /// Size including indexes.
    #[diesel(sql_type = BigInt)]
    bytes: i64,
}

impl Table {
    fn bytes(&self) -> u64 {
        self.bytes.unsigned_abs()
    }

    fn is_account_table(&self) -> bool {
        ACCOUNT_TABLES.contains(&self.name.as_str())
    }
}

async fn tables(pool: &Pool) -> Vec<Table> {
    let mut conn = pool.get().await.expect("a connection");
    diesel::sql_query(
        "SELECT relname::text AS name, pg_total_relation_size(oid) AS bytes FROM pg_class \
         WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace ORDER BY 2 DESC",
    )
    .load(&mut conn)
    .await
    .expect("sizes")
}

/// Reports the size of the database.
pub async fn report_database_size(service: &Service, games: u64) -> String {
    let tables = tables(&service.ctx.pool).await;
    let megabytes = |table: &Table| format!("{} {} MB", table.name, table.bytes() / 1_000_000);
    let largest: Vec<String> = tables.iter().take(5).map(megabytes).collect();
    let bytes: u64 = tables.iter().map(Table::bytes).sum();
    format!(
        "{games} games, {} accounts: {} MB ({})",
        accounts_for(games),
        bytes / 1_000_000,
        largest.join(", ")
    )
}
