use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Dealt, Direction, DominoId, HousePlayer, Placement, Seat};

/// Something that happened in a game. As large and as aligned as a register, because it is copied more often than it
/// is read: unaligned, its copies cost a seventh of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(8))]
pub struct Event {
    /// Whose deed it was; none for what the game itself does.
    pub seat: Option<Seat>,
    /// Whether it was played for the seat: a forced step, or the house player's.
    pub automatic: bool,
    pub fact: Fact,
}

/// What happened. An outcome: it holds all that is needed to know the game after it, and no opinion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// A house player has the seat from the start to the end.
    HouseSeated {
        house: HousePlayer,
    },
    LineDealt {
        dominoes: Dealt,
    },
    Picked {
        domino: DominoId,
    },
    Placed {
        domino: DominoId,
        x: i8,
        y: i8,
        direction: Direction,
    },
    Discarded {
        domino: DominoId,
    },
    Covered {
        x: i8,
        y: i8,
    },
    GiantSent {
        x: i8,
        y: i8,
        to_seat: Seat,
    },
    GiantKept {},
    /// The time for what was expected of the seat was up. What the house did about it comes next.
    TimedOut {},
    /// The house plays the seat from now on: to the end, or until the player takes it back.
    SeatTakenOver {
        for_good: bool,
    },
    SeatTakenBack {},
    /// The seat had ordered beforehand what it does next.
    OrderCarriedOut {},
    Conceded {},
    GameFinished {},
}

/// The deed and what it sets off, in order: seldom more than two.
pub type Events = SmallVec<[Event; 2]>;

impl Event {
    pub(crate) fn deed(seat: Seat, fact: Fact) -> Event {
        Event { seat: Some(seat), automatic: false, fact }
    }

    /// Something that the game does by itself.
    pub(crate) fn of_the_game(fact: Fact) -> Event {
        Event { seat: None, automatic: true, fact }
    }
}

impl Fact {
    pub(crate) fn placed(domino: DominoId, placement: Placement) -> Fact {
        let Placement { cell, direction } = placement;
        Fact::Placed { domino, x: cell.x, y: cell.y, direction }
    }
}
