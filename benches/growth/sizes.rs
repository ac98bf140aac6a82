use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use kingdomail::store::Pool;
use tokio::runtime::Runtime;

use super::filled::{Filled, Mix, fill};
use super::service::Service;

/// How many bytes of disk a finished game of four takes, and an account, with all indexes.
pub fn of_a_game_and_an_account(runtime: &Runtime) -> String {
    let service = Service::start(runtime);
    let Filled { games, accounts } = runtime.block_on(async {
        fill(&service.ctx.pool, Mix::FinishedGamesOfFour, GAMES, service.ctx.now()).await
    });
    let tables = runtime.block_on(tables(&service.ctx.pool));
    let (of_accounts, of_games): (Vec<_>, Vec<_>) =
        tables.into_iter().partition(|table| OF_ACCOUNTS.contains(&table.name.as_str()));
    let each = |tables: &[Table], of: u64| {
        tables.iter().map(|table| table.bytes.unsigned_abs()).sum::<u64>() / of
    };
    let parts: Vec<String> = of_games
        .iter()
        .filter(|table| table.bytes.unsigned_abs() / games > 50)
        .map(|table| format!("{} {}", table.name, table.bytes.unsigned_abs() / games))
        .collect();
    format!(
        "a finished game of four takes {} bytes ({}), an account {}",
        each(&of_games, games),
        parts.join(", "),
        each(&of_accounts, accounts)
    )
}

const GAMES: u64 = 5_000;
const OF_ACCOUNTS: [&str; 5] =
    ["players", "sessions", "refresh_tokens", "statistics", "notice_positions"];

#[derive(QueryableByName)]
struct Table {
    #[diesel(sql_type = Text)]
    name: String,
    /// With its indexes.
    #[diesel(sql_type = BigInt)]
    bytes: i64,
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

/// How large the database is.
pub async fn of_the_tables(service: &Service, filled: &Filled) -> String {
    let tables = tables(&service.ctx.pool).await;
    let bytes: i64 = tables.iter().map(|table| table.bytes).sum();
    let largest: Vec<String> = tables
        .iter()
        .take(5)
        .map(|table| format!("{} {} MB", table.name, table.bytes / 1_000_000))
        .collect();
    format!(
        "{} accounts, {} games: {} MB ({})",
        filled.accounts,
        filled.games,
        bytes / 1_000_000,
        largest.join(", ")
    )
}
