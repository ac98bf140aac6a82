use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

use kingdomail::service::games::GameSource;
use sha2::{Digest, Sha256};
use uuid::{Builder, Uuid};

/// Environment variable that changes the games of all tests.
const SEED_VARIABLE: &str = "KINGDOMAIL_TEST_SEED";
/// Nominal creation time of the first game of each test: 2026-01-01 00:00 UTC, in milliseconds.
const FIRST_GAME_MILLIS: u64 = 1_767_225_600_000;

/// Deterministic games for the test on this thread, independent of concurrent tests and of the
/// number of nodes.
pub fn deterministic_games() -> GameSource {
    static COUNTS: LazyLock<Mutex<HashMap<String, u64>>> = LazyLock::new(Mutex::default);
    let seed = seed();
    println!("games by {SEED_VARIABLE}={seed}");
    let test = std::thread::current().name().unwrap_or("unnamed").to_owned();
    GameSource::new(move |_| {
        let mut counts = COUNTS.lock().expect("no test fails here");
        let count = counts.entry(test.clone()).or_default();
        *count += 1;
        Ok(game(&format!("{seed} {test} {count}"), *count))
    })
}

#[expect(clippy::disallowed_methods, reason = "the tests are at the edge, as the program is")]
fn seed() -> String {
    std::env::var(SEED_VARIABLE).unwrap_or_else(|_| "0".to_owned())
}

fn game(name: &str, count: u64) -> (Uuid, [u8; 32]) {
    let seed: [u8; 32] = Sha256::digest(name).into();
    let other: [u8; 32] = Sha256::digest(seed).into();
    let random = other.first_chunk().expect("more than ten bytes");
    (Builder::from_unix_timestamp_millis(FIRST_GAME_MILLIS + count, random).into_uuid(), seed)
}
