use std::cmp::Reverse;

use crate::{
    Awaiting, CancelCheck, Command, Expected, GameState, SearchCancelled, Seat, legal_moves, tally,
};

use super::evaluation::Evaluation;
use super::greedy::distinct_placements;
use super::playout::Sample;
use super::rng::Rng;

/// Number of playouts per decision of the searching player.
pub const PLAYOUTS: usize = 200;

/// Maximum number of placements to search, in order of their evaluation.
const MAX_PLACEMENTS: usize = 8;

/// Value of a victory in points.
const WIN_BONUS: i64 = 40;

/// A move and the total of its playouts.
struct Candidate {
    command: Command,
    total: i64,
}

/// Returns the move with the best results in about `playouts` playouts. After each round, the worse
/// half of the moves is eliminated. All moves are compared on the same samples of the unseen
/// dominoes.
///
/// The Monte-Carlo evaluation of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game
/// Kingdomino" (2018), with successive halving, by Karnin, Koren and Somekh (2013).
pub fn search(state: &GameState, seed: u64, playouts: usize) -> Option<Command> {
    // The closure never gives up.
    search_cancellable(state, seed, playouts, &|| false).unwrap_or_default()
}

/// Like [`search`], but stops when `is_cancelled` returns true. Does not call it if there is only one
/// move.
pub(super) fn search_cancellable(
    state: &GameState,
    seed: u64,
    playouts: usize,
    is_cancelled: CancelCheck,
) -> Result<Option<Command>, SearchCancelled> {
    let Some(Awaiting { seat, .. }) = state.awaiting() else { return Ok(None) };
    let mut rng = Rng::new(seed);
    let mut candidates = candidates(state);
    let rounds = candidates.len().next_power_of_two().ilog2() as usize;
    for _ in 0..rounds {
        for _ in 0..(playouts / (rounds * candidates.len())).max(1) {
            let sample = Sample::draw(state, &mut rng);
            for Candidate { command, total } in &mut candidates {
                if is_cancelled() {
                    return Err(SearchCancelled);
                }
                *total += outcome(&sample.play_out(state, seat, *command), seat);
            }
        }
        candidates.sort_by_key(|candidate| Reverse(candidate.total));
        candidates.truncate(candidates.len().div_ceil(2));
    }
    Ok(candidates.first().map(|candidate| candidate.command))
}

/// Returns the value of a final state for `seat`: its points plus its lead, plus a bonus for a win.
fn outcome(end: &GameState, seat: Seat) -> i64 {
    let points = |seat| {
        let tally = tally(end.settings(), end.quests(), end.kingdom(seat));
        i64::from(tally.points)
    };
    let own = points(seat);
    let others = end.settings().seats().filter(|other| *other != seat).map(points);
    let lead = own - others.max().unwrap_or_default();
    own + lead + if lead > 0 { WIN_BONUS } else { 0 }
}

/// Returns the moves to search; placements are in descending order of their evaluation.
fn candidates(state: &GameState) -> Vec<Candidate> {
    let candidate = |command| Candidate { command, total: 0 };
    let Some(Awaiting { seat, expected: Expected::Place(domino) }) = state.awaiting() else {
        return legal_moves(state).map(candidate).collect();
    };
    let evaluation = Evaluation::new(state);
    let kingdom = state.kingdom(seat);
    let mut placements: Vec<_> = distinct_placements(kingdom, domino.domino()).collect();
    placements.sort_by_cached_key(|placement| {
        Reverse(evaluation.evaluate_after(kingdom, |kingdom| kingdom.place(domino, *placement)))
    });
    placements.truncate(MAX_PLACEMENTS);
    if placements.is_empty() {
        return legal_moves(state).map(candidate).collect();
    }
    placements.into_iter().map(|placement| candidate(Command::place(domino, placement))).collect()
}
