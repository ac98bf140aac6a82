//! Throughput of parsing and verifying records of whole games on one core.

use kingdomail::game_record::Record;
use std::time::Instant;

#[path = "../crates/kingdomino/tests/rules/chance.rs"]
#[expect(dead_code, reason = "no list is shuffled here")]
mod chance;
#[path = "../tests/record/game.rs"]
mod game;

use chance::Chance;
use game::{GameOptions, all_settings, play};

const RECORDS: usize = 10_000;

fn main() {
    let mut chance = Chance(1);
    let settings = all_settings().into_iter().cycle();
    let lines: Vec<String> = settings
        .take(RECORDS)
        .enumerate()
        .map(|(number, settings)| {
            let wish = if number % 2 == 0 {
                GameOptions::plain(settings)
            } else {
                GameOptions::lively(settings)
            };
            play(wish, &mut chance).to_json_line()
        })
        .collect();
    let bytes: usize = lines.iter().map(String::len).sum();

    #[expect(clippy::disallowed_methods, reason = "what is measured is time")]
    let began = Instant::now();
    let mut read = std::time::Duration::ZERO;
    let mut verified = 0;
    for line in &lines {
        #[expect(clippy::disallowed_methods, reason = "what is measured is time")]
        let begins = Instant::now();
        let record = Record::read(line.as_bytes());
        read += begins.elapsed();
        verified += usize::from(record.is_ok_and(|record| record.verify().is_ok()));
    }
    let took = began.elapsed();
    assert_eq!(verified, RECORDS, "every record is valid");
    println!(
        "{RECORDS} records of {} bytes on average: {:.2} s, {:.0} records/s; reading alone {:.2} s",
        bytes / RECORDS,
        took.as_secs_f64(),
        10_000.0 / took.as_secs_f64(),
        read.as_secs_f64()
    );
}
