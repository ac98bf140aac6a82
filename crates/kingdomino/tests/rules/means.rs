//! Uniformly random play reproduces the means given in the rules, which were computed by an
//! independent implementation.

use kingdomino::{Edition, Expansion, Kingdom, Settings, Variant, ranking};

use crate::chance::Chance;
use crate::table::Table;

#[test]
fn four_players_without_bonuses() {
    let row = [19.29, 26.30, 0.110, 0.076, 0.292];
    assert_means(4, &[], row);
}

#[test]
fn four_players_with_both_bonuses() {
    let row = [22.59, 31.64, 0.110, 0.076, 0.292];
    assert_means(4, &[Variant::MiddleKingdom, Variant::Harmony], row);
}

#[test]
fn three_players() {
    assert_means(3, &[], [19.29, 24.94, 0.110, 0.077, 0.292]);
}

#[test]
fn two_players() {
    assert_means(2, &[], [19.10, 22.78, 0.110, 0.078, 0.291]);
}

#[test]
fn mighty_duel() {
    assert_means(2, &[Variant::MightyDuel], [52.55, 59.82, 0.085, 0.010, 0.157]);
}

const GAMES: usize = 4_000;

const NAMES: [&str; 5] =
    ["mean score", "winner's mean", "discards per domino", "Harmony rate", "castle centred"];
/// Rounding error of the figures in the table.
const ROUNDED: [f64; 5] = [0.005, 0.005, 0.0005, 0.0005, 0.0005];

/// Asserts that the means are within four standard errors of the sample. One game is one
/// observation, because its kingdoms are not independent.
fn assert_means(players: u8, variants: &[Variant], expected: [f64; 5]) {
    let variants = variants.iter().copied().collect();
    let settings = Settings::new(players, Expansion::None, Edition::Rulebook, variants, false)
        .expect("settings that are allowed");
    let mut chance = Chance(2016);
    let games: Vec<[f64; 5]> = (0..GAMES).map(|_| observe(settings, &mut chance)).collect();
    for (n, name) in NAMES.into_iter().enumerate() {
        let mean = mean(games.iter().map(|game| game[n]));
        let variance =
            games.iter().map(|game| (game[n] - mean).powi(2)).sum::<f64>() / (count(GAMES) - 1.0);
        let standard_error = (variance / count(GAMES)).sqrt();
        let off = (mean - expected[n]).abs();
        assert!(
            off <= 4.0 * standard_error + ROUNDED[n],
            "{name}: {mean} instead of {}, standard error {standard_error}",
            expected[n]
        );
    }
}

/// Plays a random game and returns the means over its kingdoms, in the column order of the table.
fn observe(settings: Settings, chance: &mut Chance) -> [f64; 5] {
    let mut table = Table::shuffled(settings, chance);
    while table.play_random_move(chance) {}
    let state = &table.state;
    let standings = ranking(state);
    let over_kingdoms = |figure: &dyn Fn(&Kingdom) -> f64| {
        mean(settings.seats().map(|seat| figure(state.kingdom(seat))))
    };
    let dominoes_each = count(usize::from(settings.rounds() * settings.kings_per_player()));
    [
        mean(standings.iter().map(|standing| f64::from(standing.tally.points))),
        f64::from(standings[0].tally.points),
        over_kingdoms(&|kingdom| count(kingdom.discarded().len()) / dominoes_each),
        over_kingdoms(&|kingdom| f64::from(u8::from(kingdom.discarded().is_empty()))),
        over_kingdoms(&|kingdom| f64::from(u8::from(kingdom.extent().is_centred()))),
    ]
}

fn mean(figures: impl Iterator<Item = f64>) -> f64 {
    let (sum, number) = figures.fold((0.0, 0), |(sum, number), figure| (sum + figure, number + 1));
    sum / count(number)
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).expect("a small number"))
}
