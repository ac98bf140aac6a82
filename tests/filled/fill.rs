use std::ops::Range;
use std::sync::mpsc::sync_channel;

use diesel_async::SimpleAsyncConnection;
use jiff::Timestamp;
use kingdomail::store::{self, Connection, Pool};

use super::accounts::{account_id, fill_accounts};
use super::game::GeneratedGame;
use super::game_plan::Mix;
use super::tables::Tables;

/// Games per batch.
const GAMES_PER_BATCH: u64 = 500;

/// Returns the number of accounts for a number of games: one for five games, a typical ratio.
pub fn accounts_for(games: u64) -> u64 {
    (games / 5).max(50)
}

/// Fills a new database with games, their accounts and all dependent rows. The database user must
/// be allowed to skip foreign key checks; the owner is.
pub async fn fill(pool: &Pool, mix: Mix, games: u64, now: Timestamp) {
    let accounts = accounts_for(games);
    let mut conn = pool.connect_dedicated().await.expect("a connection");
    store::backup::disable_timeouts(&mut conn).await.expect("time");
    let settings = "SET session_replication_role = replica; SET synchronous_commit = off";
    conn.batch_execute(settings).await.expect("settings for much data");
    fill_accounts(&mut conn, accounts, now).await;

    let mut tables = Tables::new();
    let mut position = 0;
    let generators = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
    let batch_at = move |first: u64| first..(first + GAMES_PER_BATCH).min(games);
    let (batches, threads): (Vec<_>, Vec<_>) = (0..generators)
        .map(|generator| {
            let (sender, receiver) = sync_channel(2);
            let thread = std::thread::spawn(move || {
                let firsts = (generator * GAMES_PER_BATCH..games)
                    .step_by(usize::try_from(generators * GAMES_PER_BATCH).expect("a few"));
                for first in firsts {
                    let batch = generate(mix, batch_at(first), games, accounts, now);
                    if sender.send(batch).is_err() {
                        return;
                    }
                }
            });
            (receiver, thread)
        })
        .unzip();
    for batch in (0..games)
        .step_by(usize::try_from(GAMES_PER_BATCH).expect("a few"))
        .zip(batches.iter().cycle())
    {
        let (first, receiver) = batch;
        for game in receiver.recv().expect("a batch of games") {
            tables.add_game(&game, &mut position, games, now);
        }
        conn.batch_execute("BEGIN").await.expect("a transaction");
        tables.send(&mut conn).await;
        conn.batch_execute("COMMIT").await.expect("recorded");
        if first % 50_000 == 0 && first > 0 {
            println!("… {first} games");
        }
    }
    drop(batches);
    for thread in threads {
        thread.join().expect("no panic");
    }
    tables.finish(&mut conn).await;
    update_statistics(&mut conn, accounts).await;
    conn.batch_execute("VACUUM ANALYZE").await.expect("statistics for the planner");
    // Flush all writes to disk before anything is measured.
    conn.batch_execute("CHECKPOINT").await.expect("all on the disk");
}

fn generate(
    mix: Mix,
    numbers: Range<u64>,
    games: u64,
    accounts: u64,
    now: Timestamp,
) -> Vec<GeneratedGame> {
    numbers.map(|number| GeneratedGame::play(mix.plan(number, games, accounts, now), now)).collect()
}

/// Updates the statistics of all players in one pass. The server does so after each game.
async fn update_statistics(conn: &mut Connection, accounts: u64) {
    let players: Vec<_> = (0..accounts).map(account_id).collect();
    for some in players.chunks(10_000) {
        store::players::update_statistics(conn, some).await.expect("statistics");
    }
}
