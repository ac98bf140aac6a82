//! Writes the records of a release: `cargo run --example corpus`. Run it once per release; existing
//! records are never rewritten.

use kingdomail::domain::clock::{OnTimeout, Timing};
use kingdomail::game_record::Record;
use kingdomino::shuffle::ShuffleScheme;
use kingdomino::{Edition, Expansion, HousePlayer, Settings, Variants, encode};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

#[path = "../../crates/kingdomino/tests/rules/chance.rs"]
#[expect(dead_code, reason = "no list is shuffled here")]
mod chance;
#[path = "../record/game.rs"]
mod game;

use chance::Chance;
use game::{GameOptions, all_settings, play};

/// Returns a plain game for each combination of settings, with auto-play of forced moves in every
/// other one, and lively games of each kind.
fn game_options() -> Vec<GameOptions> {
    let by_hand = |(number, settings): (usize, Settings)| {
        let wanted = (number / 2) % 2 == 0;
        (settings.auto_play_forced() == wanted).then(|| GameOptions::plain(settings))
    };
    let mut wishes: Vec<GameOptions> =
        all_settings().into_iter().enumerate().filter_map(by_hand).collect();
    for (players, expansion) in [
        (2, Expansion::None),
        (4, Expansion::None),
        (3, Expansion::AgeOfGiants),
        (5, Expansion::AgeOfGiants),
    ] {
        let settings = Settings::new(players, expansion, Edition::Rulebook, Variants::NONE, true);
        let Ok(settings) = settings else { continue };
        let lively = GameOptions::lively(settings);
        let at_once = Timing { on_timeout: OnTimeout::TakeOver {}, ..lively.timing };
        let for_good = Timing { may_return: false, ..at_once };
        let house = vec![HousePlayer::Greedy, HousePlayer::Random];
        let house = house.into_iter().take(usize::from(players) - 1).collect();
        wishes.extend([
            lively.clone(),
            GameOptions { house, ..lively.clone() },
            GameOptions { timing: at_once, ..lively.clone() },
            GameOptions { timing: for_good, ..lively.clone() },
            GameOptions { scheme: ShuffleScheme::One, ..lively.clone() },
            GameOptions { concede: 8, ..GameOptions::plain(settings) },
            GameOptions { cancelled: true, ..lively },
        ]);
    }
    wishes
}

fn write(folder: &Path) -> io::Result<usize> {
    fs::create_dir(folder)?;
    let mut records = BufWriter::new(File::create(folder.join("records.ndjson"))?);
    let mut ends = BufWriter::new(File::create(folder.join("ends.txt"))?);
    let mut chance = Chance(2026);
    let wishes = game_options();
    let written = wishes.len();
    for wish in wishes {
        let record: Record = play(wish, &mut chance);
        let last = record.events.last().map(|event| event.version);
        let state = last.and_then(|last| record.state_at(last));
        let state = state.map_or("-".to_owned(), |state| hex::encode(encode(&state)));
        let hash = record.final_hash().unwrap_or_default();
        writeln!(records, "{}", record.to_json_line())?;
        writeln!(ends, "{} {hash} {state}", record.header.game)?;
    }
    records.flush()?;
    ends.flush()?;
    Ok(written)
}

fn main() -> ExitCode {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let folder = corpus.join(env!("CARGO_PKG_VERSION"));
    if folder.exists() {
        eprintln!("{} was written already", folder.display());
        return ExitCode::FAILURE;
    }
    match write(&folder) {
        Ok(written) => {
            println!("{}: {written} records", folder.display());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}
