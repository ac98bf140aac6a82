use std::cmp::Reverse;

use crate::scoring::score::total;
use crate::{
    Awaiting, Cell, Command, Domino, DominoId, Expected, GameState, Kingdom, Placement, Seat,
    legal_moves, points,
};

use super::evaluation::Evaluation;

/// Returns the move with the best immediate result: the placement after which the kingdom evaluates
/// highest, the pick that would evaluate highest if placed now, or the crown that costs the least
/// to cover. A giant is sent away from the kingdom to the opponent with the most points. Returns
/// none if no seat is awaited.
///
/// The full greedy player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game
/// Kingdomino" (2018).
pub fn greedy(state: &GameState) -> Option<Command> {
    greedy_with(state, &Evaluation::new(state))
}

/// Like [`greedy`], with an existing evaluation.
pub fn greedy_with(state: &GameState, evaluation: &Evaluation) -> Option<Command> {
    let Awaiting { seat, expected } = state.awaiting()?;
    let kingdom = state.kingdom(seat);
    match expected {
        Expected::Place(domino) => {
            let best = evaluation.best_placement(kingdom, domino);
            best.map_or_else(
                || legal_moves(state).next(),
                |(_, placement)| Some(Command::place(domino, placement)),
            )
        }
        Expected::Pick => pick(state, evaluation, seat).map(|domino| Command::Pick { domino }),
        Expected::Cover => legal_moves(state).max_by_key(|command| match *command {
            Command::Cover { x, y } => {
                let cell = Cell { x, y };
                Some((
                    evaluation.evaluate_after(kingdom, |kingdom| kingdom.cover(cell)),
                    cell_tie_break(cell),
                ))
            }
            _ => None,
        }),
        Expected::SendOrKeep => legal_moves(state).max_by_key(|command| match *command {
            Command::SendGiant { x, y, to_seat } => {
                let cell = Cell { x, y };
                let own = evaluation.evaluate_after(kingdom, |kingdom| kingdom.uncover(cell));
                Some((own, points(state.kingdom(to_seat)), cell_tie_break(cell), to_seat))
            }
            _ => None,
        }),
    }
}

/// Returns the placement of `domino` with the most immediate points for `seat`; among equals, the
/// one with the highest evaluation. Returns none if the domino fits nowhere.
pub fn best_scoring_placement(
    state: &GameState,
    seat: Seat,
    domino: DominoId,
) -> Option<Placement> {
    let evaluation = Evaluation::new(state);
    let kingdom = state.kingdom(seat);
    distinct_placements(kingdom, domino.domino()).max_by_key(|placement| {
        let mut after = *kingdom;
        after.place(domino, *placement);
        let total = total(state.settings(), state.quests(), &after);
        (total, evaluation.evaluate(&after), placement_tie_break(*placement))
    })
}

/// Prefers the lower domino among equals, because its turn comes earlier.
fn pick(state: &GameState, evaluation: &Evaluation, seat: Seat) -> Option<DominoId> {
    let kingdom = evaluation.with_pending_dominoes(state, seat);
    state.next_line().free().max_by_key(|domino| {
        (evaluation.with_best_placement(&kingdom, *domino).0, Reverse(*domino))
    })
}

impl Evaluation {
    /// Returns the kingdom of `seat` after placing all dominoes that it has picked but not placed
    /// yet.
    pub fn with_pending_dominoes(&self, state: &GameState, seat: Seat) -> Kingdom {
        let due = state.unplaced_slots().chain(state.next_line().slots());
        let own = due.filter(|slot| slot.king == Some(seat));
        own.fold(*state.kingdom(seat), |kingdom, slot| {
            self.with_best_placement(&kingdom, slot.domino).1
        })
    }

    /// Returns the kingdom after placing `domino` at its best position, with the resulting
    /// evaluation.
    fn with_best_placement(&self, kingdom: &Kingdom, domino: DominoId) -> (i32, Kingdom) {
        let mut after = *kingdom;
        match self.best_placement(kingdom, domino) {
            Some((worth, placement)) => {
                after.place(domino, placement);
                (worth, after)
            }
            None => {
                after.discard(domino);
                (self.evaluate(&after), after)
            }
        }
    }

    /// Returns the best placement of `domino` and the resulting evaluation; none if it fits
    /// nowhere.
    pub fn best_placement(&self, kingdom: &Kingdom, domino: DominoId) -> Option<(i32, Placement)> {
        let worth =
            |placement| self.evaluate_after(kingdom, |kingdom| kingdom.place(domino, placement));
        distinct_placements(kingdom, domino.domino())
            .map(|placement| (worth(placement), placement))
            .max_by_key(|(worth, placement)| (*worth, placement_tie_break(*placement)))
    }

    /// Returns the evaluation of `kingdom` after a change.
    pub fn evaluate_after(&self, kingdom: &Kingdom, change: impl FnOnce(&mut Kingdom)) -> i32 {
        let mut changed = *kingdom;
        change(&mut changed);
        self.evaluate(&changed)
    }
}

/// Tie-break between equal cells: the greatest key wins, always towards the north and west, so that
/// the kingdom stays compact. Independent of the order in which moves are listed, which would
/// otherwise affect the playing strength.
fn cell_tie_break(cell: Cell) -> (i8, i8) {
    (cell.y & 7, cell.x & 7)
}

/// Tie-break between equal placements: compares directions first.
fn placement_tie_break(placement: Placement) -> (u8, (i8, i8)) {
    let [first, second] = placement.cells();
    let north_west = Cell { x: first.x.min(second.x), y: first.y.min(second.y) };
    (placement.direction as u8, cell_tie_break(north_west))
}

/// Returns the placements that lead to different kingdoms.
pub fn distinct_placements(kingdom: &Kingdom, domino: Domino) -> impl Iterator<Item = Placement> {
    use crate::Direction::{East, South};
    kingdom
        .placements(domino)
        .filter(move |placement| !domino.is_double() || matches!(placement.direction, East | South))
}
