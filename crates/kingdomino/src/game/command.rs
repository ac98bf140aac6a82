use serde::{Deserialize, Serialize};

use crate::{Direction, DominoId, Placement, Seat};

/// What a seat wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Puts your king on a free domino of the next line: when it has none yet, or has just placed.
    Pick {
        /// A domino of the next line without a king.
        domino: DominoId,
    },
    /// Places the domino under your king in your kingdom.
    Place {
        /// The domino under your king.
        domino: DominoId,
        /// The cell of the domino's first square, counted to the east of the castle.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// The cell of the domino's first square, counted to the south of the castle.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
        /// From the domino's first square to its second.
        direction: Direction,
    },
    /// Puts the domino under your king out of the game: only when it fits nowhere.
    Discard {
        /// The domino under your king.
        domino: DominoId,
    },
    /// Lets the giant that has come to you cover a crown in your kingdom.
    Cover {
        /// A square with a visible crown, counted to the east of the castle.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// A square with a visible crown, counted to the south of the castle.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
    },
    /// Sends a giant to an opponent, who chooses the crown it covers: after you placed a footprint.
    SendGiant {
        /// The square that the giant leaves, counted to the east of the castle.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// The square that the giant leaves, counted to the south of the castle.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
        /// An opponent with a visible crown.
        to_seat: Seat,
    },
    /// Sends no giant: after you placed a footprint.
    KeepGiant {},
    /// Takes your seat back from the house, which took it over because your time was up.
    TakeBack {},
    /// Gives up, at any time: a house player takes the seat, and the others play on.
    Concede {},
}

impl Command {
    /// The command that places `domino` at `placement`.
    pub fn place(domino: DominoId, placement: Placement) -> Command {
        let Placement { cell, direction } = placement;
        Command::Place { domino, x: cell.x, y: cell.y, direction }
    }
}
