//! Playing strength of the house players: one player of each kind against three of another in
//! four-player games, with and without both bonuses.
//!
//! `cargo bench --bench ai` prints for each pairing the share of games won (a shared victory counts
//! as its share), the mean score, and the time per decision on one core. For comparison, Gedda,
//! Lagerkvist and Butler (2018): a greedy player beats three random ones in 98 % of games with a
//! mean score of 55.7; Monte-Carlo evaluation beats three greedy ones in about 72 %.

use std::time::{Duration, Instant};

use kingdomino::shuffle::Shuffle;
use kingdomino::{
    Edition, Expansion, GameState, HousePlayer, Settings, Standing, Variant, Variants, begin,
    decide, evolve, house_move, ranking,
};

/// Results of one player over many games.
#[derive(Default)]
struct Record {
    games: u32,
    won: f64,
    points: u32,
    decisions: u32,
    elapsed: Duration,
}

fn main() {
    println!("one         three       bonuses  games    won   mean score   ms a decision");
    let both = [Variant::MiddleKingdom, Variant::Harmony].into_iter().collect();
    for variants in [both, Variants::NONE] {
        measure(HousePlayer::Greedy, HousePlayer::Random, 4_000, variants);
        measure(HousePlayer::Searching, HousePlayer::Greedy, 200, variants);
    }
}

fn measure(one: HousePlayer, three: HousePlayer, games: u32, variants: Variants) {
    let mut record = Record::default();
    (0..games).for_each(|game| play([one, three], game, variants, &mut record));
    let games = f64::from(record.games);
    println!(
        "{:<11} {:<11} {:<7} {:>6} {:>5.1}% {:>12.1} {:>15.3}",
        format!("{one:?}"),
        format!("{three:?}"),
        if variants == Variants::NONE { "none" } else { "both" },
        record.games,
        100.0 * record.won / games,
        f64::from(record.points) / games,
        1_000.0 * record.elapsed.as_secs_f64() / f64::from(record.decisions),
    );
}

/// Plays one game with `one` in seat 0. The order of the first picks is random, so that no seat has
/// an advantage.
fn play([one, three]: [HousePlayer; 2], game: u32, variants: Variants, record: &mut Record) {
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, variants, false)
        .expect("a game of four");
    let shuffle = Shuffle::new(u128::from(game).to_be_bytes(), &[0; 32], &[]);
    let deck = shuffle.deck(Expansion::None).expect("every domino once");
    let mut state = GameState::new(shuffle.setup(settings).expect("four kings"));
    begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
    for turn in 0_u32.. {
        let Some(awaiting) = state.awaiting() else { break };
        let seed = u64::from(game) << 32 | u64::from(turn);
        let command = if awaiting.seat.number() == 0 {
            timed(record, || house_move(&state, one, seed))
        } else {
            house_move(&state, three, seed)
        };
        let events = decide(&state, &deck, awaiting.seat, command.expect("a move"));
        events.expect("a legal move").iter().for_each(|event| evolve(&mut state, event));
    }
    record_result(&ranking(&state), record);
}

#[expect(clippy::disallowed_methods, reason = "a benchmark measures time")]
fn timed<T>(record: &mut Record, decide: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let decided = decide();
    record.elapsed += start.elapsed();
    record.decisions += 1;
    decided
}

fn record_result(standings: &[Standing], record: &mut Record) {
    let winners = standings.iter().filter(|standing| standing.rank == 1).count();
    record.games += 1;
    for standing in standings.iter().filter(|standing| standing.seat.number() == 0) {
        record.points += standing.tally.points;
        if standing.rank == 1 {
            record.won += 1.0 / f64::from(u32::try_from(winners).expect("a few"));
        }
    }
}
