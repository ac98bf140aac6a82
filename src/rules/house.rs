//! The house player: it plays the seats whose players have left, and sees no more than they did.

use std::cmp::Reverse;

use super::score::points;
use super::{Awaiting, Cell, Command, DominoId, Expected, GameState, Kingdom, legal_moves};

/// The move that is best at once: the placement with the most points, the pick that would bring the most
/// points if it were placed now, among equals the more crowns, then the earlier turn; the giant where it does the
/// least harm, and from there away to the opponent with the most points. None when nobody is awaited.
pub fn greedy(state: &GameState) -> Option<Command> {
    let Awaiting { seat, expected } = state.awaiting()?;
    let kingdom = state.kingdom(seat);
    match expected {
        Expected::Place(domino) => {
            let best = best_placement(kingdom, domino);
            best.map_or_else(|| legal_moves(state).next(), |(_, command)| Some(command))
        }
        Expected::Pick => {
            let value = |domino: DominoId| {
                let reached = best_placement(kingdom, domino).map(|(points, _)| points);
                (reached, domino.domino().crowns(), Reverse(domino))
            };
            let domino = state.next_line().free().max_by_key(|domino| value(*domino))?;
            Some(Command::Pick { domino })
        }
        Expected::Cover => legal_moves(state).max_by_key(|command| match *command {
            Command::Cover { x, y } => after(kingdom, |kingdom| kingdom.cover(Cell { x, y })),
            _ => 0,
        }),
        Expected::SendOrKeep => legal_moves(state).max_by_key(|command| match *command {
            Command::SendGiant { x, y, to_seat } => {
                let own = after(kingdom, |kingdom| kingdom.uncover(Cell { x, y }));
                Some((own, points(state.kingdom(to_seat))))
            }
            _ => None,
        }),
    }
}

/// The points of `kingdom` after a change.
fn after(kingdom: &Kingdom, change: impl FnOnce(&mut Kingdom)) -> u32 {
    let mut changed = *kingdom;
    change(&mut changed);
    points(&changed)
}

/// Where `domino` brings the most points, with the points of the kingdom then; none if it fits nowhere.
fn best_placement(kingdom: &Kingdom, domino: DominoId) -> Option<(u32, Command)> {
    let worth = |placement| after(kingdom, |kingdom| kingdom.place(domino, placement));
    let placements = kingdom.placements(domino.domino());
    placements
        .map(|placement| (worth(placement), Command::place(domino, placement)))
        .max_by_key(|(points, _)| *points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Direction::{East, South};
    use crate::rules::boards::{board, id};

    #[test]
    fn the_house_places_where_the_points_are() {
        let kingdom = board(
            5,
            &[(1, 1, 0, East), (3, 0, 1, South)],
            [
                "## W  W", //
                "F   .  .", "F   .  .",
            ],
        );
        let (points, command) = best_placement(&kingdom, id(19)).expect("it fits");
        // The wheat with its crown beside the wheat: 3 squares × 1 crown.
        assert_eq!(points, 3);
        assert!(matches!(command, Command::Place { domino, .. } if domino == id(19)));
    }
}
