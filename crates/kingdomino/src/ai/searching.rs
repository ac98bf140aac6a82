use std::cmp::Reverse;

use crate::{Awaiting, Command, Expected, GameState, GiveUp, GivenUp, Seat, legal_moves, tally};

use super::evaluation::Evaluation;
use super::greedy::outcomes;
use super::playout::Sample;
use super::rng::Chance;

/// How many playouts the searching player makes for a decision.
pub const PLAYOUTS: usize = 200;

/// How many placements are looked into: those that promise the most.
const WIDTH: usize = 8;

/// What a victory counts beside the points.
const VICTORY: i64 = 40;

/// A move, and what its playouts came to.
struct Candidate {
    command: Command,
    total: i64,
}

/// The move after which about `playouts` playouts end best for whoever makes it. After each round of them the worse
/// half of the moves is out; the moves are compared by the same samples of what nobody has seen.
///
/// The Monte-Carlo evaluation of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (2018),
/// with successive halving, by Karnin, Koren and Somekh (2013).
pub fn search(state: &GameState, seed: u64, playouts: usize) -> Option<Command> {
    // Never given up.
    search_unless(state, seed, playouts, &|| false).unwrap_or_default()
}

/// The same, unless `give_up` stops it. Where there is nothing to choose it is not asked.
pub(super) fn search_unless(
    state: &GameState,
    seed: u64,
    playouts: usize,
    give_up: GiveUp,
) -> Result<Option<Command>, GivenUp> {
    let Some(Awaiting { seat, .. }) = state.awaiting() else { return Ok(None) };
    let mut chance = Chance::new(seed);
    let mut candidates = candidates(state);
    let rounds = candidates.len().next_power_of_two().ilog2() as usize;
    for _ in 0..rounds {
        for _ in 0..(playouts / (rounds * candidates.len())).max(1) {
            let sample = Sample::of(state, &mut chance);
            for Candidate { command, total } in &mut candidates {
                if give_up() {
                    return Err(GivenUp);
                }
                *total += outcome(&sample.play_out(state, seat, *command), seat);
            }
        }
        candidates.sort_by_key(|candidate| Reverse(candidate.total));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    Ok(candidates.first().map(|candidate| candidate.command))
}

/// How good an end is for `seat`: its own points, its lead, and whether it wins.
fn outcome(end: &GameState, seat: Seat) -> i64 {
    let points = |seat| {
        let tally = tally(end.settings(), end.quests(), end.kingdom(seat));
        i64::from(tally.points)
    };
    let own = points(seat);
    let others = end.settings().seats().filter(|other| *other != seat).map(points);
    let lead = own - others.max().unwrap_or_default();
    own + lead + if lead > 0 { VICTORY } else { 0 }
}

/// The moves that are looked into, the most promising placement first.
fn candidates(state: &GameState) -> Vec<Candidate> {
    let candidate = |command| Candidate { command, total: 0 };
    let Some(Awaiting { seat, expected: Expected::Place(domino) }) = state.awaiting() else {
        return legal_moves(state).map(candidate).collect();
    };
    let outlook = Evaluation::of(state);
    let kingdom = state.kingdom(seat);
    let mut placements: Vec<_> = outcomes(kingdom, domino.domino()).collect();
    placements.sort_by_cached_key(|placement| {
        Reverse(outlook.after(kingdom, |kingdom| kingdom.place(domino, *placement)))
    });
    placements.truncate(WIDTH);
    if placements.is_empty() {
        return legal_moves(state).map(candidate).collect();
    }
    placements.into_iter().map(|placement| candidate(Command::place(domino, placement))).collect()
}
