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
    greedy_by(state, &Evaluation::of(state))
}

/// Like [`greedy`], with an existing evaluation.
pub fn greedy_by(state: &GameState, outlook: &Evaluation) -> Option<Command> {
    let Awaiting { seat, expected } = state.awaiting()?;
    let kingdom = state.kingdom(seat);
    match expected {
        Expected::Place(domino) => {
            let best = outlook.best_placement(kingdom, domino);
            best.map_or_else(
                || legal_moves(state).next(),
                |(_, placement)| Some(Command::place(domino, placement)),
            )
        }
        Expected::Pick => pick(state, outlook, seat).map(|domino| Command::Pick { domino }),
        Expected::Cover => legal_moves(state).max_by_key(|command| match *command {
            Command::Cover { x, y } => {
                let cell = Cell { x, y };
                Some((outlook.after(kingdom, |kingdom| kingdom.cover(cell)), among_equals(cell)))
            }
            _ => None,
        }),
        Expected::SendOrKeep => legal_moves(state).max_by_key(|command| match *command {
            Command::SendGiant { x, y, to_seat } => {
                let cell = Cell { x, y };
                let own = outlook.after(kingdom, |kingdom| kingdom.uncover(cell));
                Some((own, points(state.kingdom(to_seat)), among_equals(cell), to_seat))
            }
            _ => None,
        }),
    }
}

/// Returns the placement of `domino` with the most immediate points for `seat`; among equals, the
/// one with the highest evaluation. Returns none if the domino fits nowhere.
pub fn best_scoring(state: &GameState, seat: Seat, domino: DominoId) -> Option<Placement> {
    let outlook = Evaluation::of(state);
    let kingdom = state.kingdom(seat);
    outcomes(kingdom, domino.domino()).max_by_key(|placement| {
        let mut after = *kingdom;
        after.place(domino, *placement);
        let total = total(state.settings(), state.quests(), &after);
        (total, outlook.worth(&after), among_equal_placements(*placement))
    })
}

/// Prefers the lower domino among equals, because its turn comes earlier.
fn pick(state: &GameState, outlook: &Evaluation, seat: Seat) -> Option<DominoId> {
    let kingdom = outlook.with_what_is_due(state, seat);
    state
        .next_line()
        .free()
        .max_by_key(|domino| (outlook.with(&kingdom, *domino).0, Reverse(*domino)))
}

impl Evaluation {
    /// Returns the kingdom of `seat` after placing all dominoes that it has picked but not placed
    /// yet.
    pub fn with_what_is_due(&self, state: &GameState, seat: Seat) -> Kingdom {
        let due = state.to_place().chain(state.next_line().slots());
        let own = due.filter(|slot| slot.king == Some(seat));
        own.fold(*state.kingdom(seat), |kingdom, slot| self.with(&kingdom, slot.domino).1)
    }

    /// Returns the kingdom after placing `domino` at its best position, with the resulting
    /// evaluation.
    fn with(&self, kingdom: &Kingdom, domino: DominoId) -> (i32, Kingdom) {
        let mut with = *kingdom;
        match self.best_placement(kingdom, domino) {
            Some((worth, placement)) => {
                with.place(domino, placement);
                (worth, with)
            }
            None => {
                with.discard(domino);
                (self.worth(&with), with)
            }
        }
    }

    /// Returns the best placement of `domino` and the resulting evaluation; none if it fits
    /// nowhere.
    pub fn best_placement(&self, kingdom: &Kingdom, domino: DominoId) -> Option<(i32, Placement)> {
        let worth = |placement| self.after(kingdom, |kingdom| kingdom.place(domino, placement));
        outcomes(kingdom, domino.domino())
            .map(|placement| (worth(placement), placement))
            .max_by_key(|(worth, placement)| (*worth, among_equal_placements(*placement)))
    }

    /// Returns the evaluation of `kingdom` after a change.
    pub fn after(&self, kingdom: &Kingdom, change: impl FnOnce(&mut Kingdom)) -> i32 {
        let mut changed = *kingdom;
        change(&mut changed);
        self.worth(&changed)
    }
}

/// Tie-break between equal cells: the greatest key wins, always towards the north and west, so that
/// the kingdom stays compact. Independent of the order in which moves are listed, which would
/// otherwise affect the playing strength.
fn among_equals(cell: Cell) -> (i8, i8) {
    (cell.y & 7, cell.x & 7)
}

/// Tie-break between equal placements: compares directions first.
fn among_equal_placements(placement: Placement) -> (u8, (i8, i8)) {
    let [first, second] = placement.cells();
    let north_west = Cell { x: first.x.min(second.x), y: first.y.min(second.y) };
    (placement.direction as u8, among_equals(north_west))
}

/// Returns the placements that lead to different kingdoms.
pub fn outcomes(kingdom: &Kingdom, domino: Domino) -> impl Iterator<Item = Placement> {
    use crate::Direction::{East, South};
    kingdom
        .placements(domino)
        .filter(move |placement| !domino.is_double() || matches!(placement.direction, East | South))
}
