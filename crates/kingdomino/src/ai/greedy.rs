use std::cmp::Reverse;

use crate::scoring::score::total;
use crate::{
    Awaiting, Cell, Command, Domino, DominoId, Expected, GameState, Kingdom, Placement, Seat,
    legal_moves, points,
};

use super::evaluation::Evaluation;

/// The move that is best at once: the placement after which the kingdom promises the most, the pick that would promise
/// the most if it were placed now, the giant where it does the least harm, and from there away to the opponent with
/// the most points. None when nobody is awaited.
///
/// The full greedy player of Gedda, Lagerkvist and Butler, "Monte Carlo Methods for the Game Kingdomino" (2018).
pub fn greedy(state: &GameState) -> Option<Command> {
    greedy_by(state, &Evaluation::of(state))
}

/// The same, by an outlook that is at hand.
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

/// Where `domino` brings `seat` the most points at once, and among equals promises the most; none if it fits nowhere.
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

/// Among equals the one with the earlier turn.
fn pick(state: &GameState, outlook: &Evaluation, seat: Seat) -> Option<DominoId> {
    let kingdom = outlook.with_what_is_due(state, seat);
    state
        .next_line()
        .free()
        .max_by_key(|domino| (outlook.with(&kingdom, *domino).0, Reverse(*domino)))
}

impl Evaluation {
    /// The kingdom of `seat` with all that it has picked and not placed yet.
    pub fn with_what_is_due(&self, state: &GameState, seat: Seat) -> Kingdom {
        let due = state.to_place().chain(state.next_line().slots());
        let own = due.filter(|slot| slot.king == Some(seat));
        own.fold(*state.kingdom(seat), |kingdom, slot| self.with(&kingdom, slot.domino).1)
    }

    /// The kingdom with one domino more, where it promises the most, and what it promises then.
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

    /// Where `domino` promises the most, and what the kingdom promises then; none if it fits nowhere.
    pub fn best_placement(&self, kingdom: &Kingdom, domino: DominoId) -> Option<(i32, Placement)> {
        let worth = |placement| self.after(kingdom, |kingdom| kingdom.place(domino, placement));
        outcomes(kingdom, domino.domino())
            .map(|placement| (worth(placement), placement))
            .max_by_key(|(worth, placement)| (*worth, among_equal_placements(*placement)))
    }

    /// What `kingdom` promises after a change.
    pub fn after(&self, kingdom: &Kingdom, change: impl FnOnce(&mut Kingdom)) -> i32 {
        let mut changed = *kingdom;
        change(&mut changed);
        self.worth(&changed)
    }
}

/// Of equal cells the one with the greatest of these: always towards the same sides, north and west, so that a kingdom stays
/// compact. It does not follow the order in which moves are listed, or the strength of the house would change with that.
fn among_equals(cell: Cell) -> (i8, i8) {
    (cell.y & 7, cell.x & 7)
}

/// The same for placements, which are compared by their direction first.
fn among_equal_placements(placement: Placement) -> (u8, (i8, i8)) {
    let [first, second] = placement.cells();
    let north_west = Cell { x: first.x.min(second.x), y: first.y.min(second.y) };
    (placement.direction as u8, among_equals(north_west))
}

/// The placements that differ in what they lead to.
pub fn outcomes(kingdom: &Kingdom, domino: Domino) -> impl Iterator<Item = Placement> {
    use crate::Direction::{East, South};
    kingdom
        .placements(domino)
        .filter(move |placement| !domino.is_double() || matches!(placement.direction, East | South))
}
