use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Dealt, Direction, DominoId, HousePlayer, Placement, Seat};

/// Something that happened in a game. As large and as aligned as a register, because it is copied more often than it
/// is read: unaligned, its copies cost a seventh of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(8))]
pub struct Event {
    /// Whose action it was; none for what the game itself does.
    pub seat: Option<Seat>,
    /// Whether it was played for the seat: a forced step, or the house player's.
    pub automatic: bool,
    /// What happened.
    pub fact: Fact,
}

/// What happened. An outcome: it holds all that is needed to know the game after it, and no opinion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// A house player has the seat from the start to the end.
    HouseSeated {
        /// Which of the three.
        house: HousePlayer,
    },
    /// The next line is dealt.
    LineDealt {
        /// All dominoes drawn, ascending. With Age of Giants some of them leave the game at once; see
        /// [`Settings::leaves`](crate::Settings::leaves).
        dominoes: Dealt,
    },
    /// The seat's king moves to a domino of the next line.
    Picked {
        /// The domino picked.
        domino: DominoId,
    },
    /// The seat lays the domino under its king in its kingdom.
    Placed {
        /// The domino placed.
        domino: DominoId,
        /// The cell of its first square, counted to the east of the castle.
        x: i8,
        /// The cell of its first square, counted to the south of the castle.
        y: i8,
        /// From its first square to its second.
        direction: Direction,
    },
    /// The domino under the seat's king fits nowhere and leaves the game.
    Discarded {
        /// The domino discarded.
        domino: DominoId,
    },
    /// A giant covers a crown in the seat's kingdom.
    Covered {
        /// The square that it stands on, counted to the east of the castle.
        x: i8,
        /// The square that it stands on, counted to the south of the castle.
        y: i8,
    },
    /// A giant leaves the seat's kingdom; the crown it covered is visible again. The receiver covers a crown next.
    GiantSent {
        /// The square that it leaves, counted to the east of the castle.
        x: i8,
        /// The square that it leaves, counted to the south of the castle.
        y: i8,
        /// The opponent who receives it.
        to_seat: Seat,
    },
    /// The seat placed a footprint and sends no giant.
    GiantKept {},
    /// The time for what was expected of the seat was up. What the house did about it comes next.
    TimedOut {},
    /// The house plays the seat from now on: to the end, or until the player takes it back.
    SeatTakenOver {
        /// Whether to the end; if not, the player may take the seat back.
        for_good: bool,
    },
    /// The player has its seat back from the house.
    SeatTakenBack {},
    /// The seat had ordered beforehand what it does next.
    OrderCarriedOut {},
    /// The player gives up; the house plays the seat to the end.
    Conceded {},
    /// The last king has placed; the game is over.
    GameFinished {},
}

/// The action and what it sets off, in order: seldom more than two.
pub type Events = SmallVec<[Event; 2]>;

impl Event {
    pub(crate) fn action(seat: Seat, fact: Fact) -> Event {
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
