//! Minimum playing strength of the house players. `cargo bench --bench ai` measures the actual
//! figures.

use kingdomino::{
    Command, Edition, Expansion, GameState, HousePlayer, Settings, Variant, house_move, ranking,
};

use crate::chance::Chance;
use crate::table::Table;

#[test]
fn greedy_beats_three_random_players() {
    let greedy = |state: &GameState, seed| house_move(state, HousePlayer::Greedy, seed);
    let random = |state: &GameState, seed| house_move(state, HousePlayer::Random, seed);
    let (wins, points) = play(150, greedy, random);
    assert!(wins >= 140, "{wins} of 150 games");
    assert!(points / 150 >= 55, "{} points a game", points / 150);
}

/// Plays games with both bonuses, `one` in seat 0 and `others` in the other three. Returns the
/// number of games won and the total points of seat 0.
fn play(
    games: u64,
    one: impl Fn(&GameState, u64) -> Option<Command>,
    others: impl Fn(&GameState, u64) -> Option<Command>,
) -> (u32, u32) {
    let variants = [Variant::MiddleKingdom, Variant::Harmony].into_iter().collect();
    let settings = Settings::new(4, Expansion::None, Edition::Rulebook, variants, true)
        .expect("settings that are allowed");
    let (mut wins, mut points) = (0, 0);
    for game in 0..games {
        let mut table = Table::shuffled(settings, &mut Chance(game));
        while let Some(awaiting) = table.state.awaiting() {
            let seed = game << 32 | table.commands.len() as u64;
            let first = awaiting.seat.number() == 0;
            let command = if first { one(&table.state, seed) } else { others(&table.state, seed) };
            table.play(awaiting.seat, command.expect("a move"));
        }
        for standing in ranking(&table.state).iter().filter(|one| one.seat.number() == 0) {
            wins += u32::from(standing.rank == 1);
            points += standing.tally.points;
        }
    }
    (wins, points)
}
