use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Dealt, Direction, DominoId, HousePlayer, Placement, Seat};

/// Event of a game. Register-sized and aligned, because events are copied more often than read:
/// unaligned copies cost a seventh of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(8))]
pub struct Event {
    /// Seat that acted; none for events of the game itself.
    pub seat: Option<Seat>,
    /// True if the event was played for the seat: a forced step, or a move of a house player.
    pub automatic: bool,
    /// Outcome of the event.
    pub fact: Fact,
}

/// Outcome of an event. Contains all data needed to derive the next state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// A house player has the seat from the start to the end.
    HouseSeated {
        /// Strategy of the house player.
        house: HousePlayer,
    },
    /// The next line is dealt.
    LineDealt {
        /// All dominoes drawn, ascending. With Age of Giants some of them leave the game
        /// immediately; see [`Settings::is_removed_before_picks`](crate::Settings::is_removed_before_picks).
        dominoes: Dealt,
    },
    /// The seat's king moves to a domino of the next line.
    Picked {
        /// Domino that was picked.
        domino: DominoId,
    },
    /// The seat places the domino under its king in its kingdom.
    Placed {
        /// Domino that was placed.
        domino: DominoId,
        /// Column of the first square: counted from the castle at 0, positive to the east.
        x: i8,
        /// Row of the first square: counted from the castle at 0, positive to the south.
        y: i8,
        /// Direction from the first square to the second.
        direction: Direction,
    },
    /// The domino under the seat's king fits nowhere and leaves the game.
    Discarded {
        /// Domino that was discarded.
        domino: DominoId,
    },
    /// A giant covers a crown in the seat's kingdom.
    Covered {
        /// Column of the covered square: counted from the castle at 0, positive to the east.
        x: i8,
        /// Row of the covered square: counted from the castle at 0, positive to the south.
        y: i8,
    },
    /// A giant leaves the seat's kingdom; the crown it covered is visible again. The receiver
    /// covers a crown next.
    GiantSent {
        /// Column of the square that the giant leaves: counted from the castle at 0, positive to
        /// the east.
        x: i8,
        /// Row of the square that the giant leaves: counted from the castle at 0, positive to the
        /// south.
        y: i8,
        /// Seat that receives the giant.
        to_seat: Seat,
    },
    /// The seat placed a domino with footprints and sends no giant.
    GiantKept {},
    /// The time of the seat was up. The action of the house player follows as a separate event.
    TimedOut {},
    /// A house player takes over the seat: until the end, or until the player takes the seat back.
    SeatTakenOver {
        /// True until the end of the game; false if the player can take the seat back.
        for_good: bool,
    },
    /// The player takes the seat back from the house player.
    SeatTakenBack {},
    /// The seat's premove is played.
    OrderCarriedOut {},
    /// The player concedes; a house player plays the seat until the end.
    Conceded {},
    /// The last king has placed its domino; the game is over.
    GameFinished {},
}

/// An action and its consequences, in order: rarely more than two events.
pub type Events = SmallVec<[Event; 2]>;

impl Event {
    pub(crate) fn action(seat: Seat, fact: Fact) -> Event {
        Event { seat: Some(seat), automatic: false, fact }
    }

    /// Creates an event of the game itself.
    pub(crate) fn for_game(fact: Fact) -> Event {
        Event { seat: None, automatic: true, fact }
    }
}

impl Fact {
    pub(crate) fn placed(domino: DominoId, placement: Placement) -> Fact {
        let Placement { cell, direction } = placement;
        Fact::Placed { domino, x: cell.x, y: cell.y, direction }
    }
}
