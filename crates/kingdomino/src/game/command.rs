use serde::{Deserialize, Serialize};

use crate::{Direction, DominoId, Placement, Seat};

/// Command of a seat.
///
/// May gain values: do not play an unknown command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Picks a free domino of the next line with your king, at the first picks or after your king
    /// has placed or discarded its domino.
    Pick {
        /// Domino of the next line without a king.
        domino: DominoId,
    },
    /// Places the domino under your king in your kingdom.
    Place {
        /// Domino under your king.
        domino: DominoId,
        /// Column of the first square: counted from the castle at 0, positive to the east.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// Row of the first square: counted from the castle at 0, positive to the south.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
        /// Direction from the first square of the domino to the second.
        direction: Direction,
    },
    /// Discards the domino under your king, which is allowed only if it fits nowhere.
    Discard {
        /// Domino under your king.
        domino: DominoId,
    },
    /// Covers a crown of your kingdom with the giant that has come to it.
    Cover {
        /// Column of a visible crown: counted from the castle at 0, positive to the east.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// Row of a visible crown: counted from the castle at 0, positive to the south.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
    },
    /// Sends a giant of your kingdom to an opponent, after you have placed a domino with
    /// footprints. The opponent chooses the crown that the giant covers.
    SendGiant {
        /// Column of the giant: counted from the castle at 0, positive to the east.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// Row of the giant: counted from the castle at 0, positive to the south.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
        /// Seat of an opponent with a visible crown.
        to_seat: Seat,
    },
    /// Sends no giant. Possible after you have placed a domino with footprints.
    KeepGiant {},
    /// Takes your seat back from the house player that took it over when your time ran out.
    TakeBack {},
    /// Concedes the game, at any time. A house player takes over the seat, and the other players
    /// play on.
    Concede {},
}

impl Command {
    /// Creates the command that places `domino` at `placement`.
    pub fn place(domino: DominoId, placement: Placement) -> Command {
        let Placement { cell, direction } = placement;
        Command::Place { domino, x: cell.x, y: cell.y, direction }
    }
}
