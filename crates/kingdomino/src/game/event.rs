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

/// Outcome of an event. Contains all data needed to derive the next state. Serialized names must not
/// change, because events are stored and hashed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    /// The seat belongs to a house player for the whole game.
    HouseSeated {
        /// Strategy of the house player.
        house: HousePlayer,
    },
    /// The next line was dealt.
    LineDealt {
        /// Dominoes of the line, ascending, including those that leave the game immediately; see
        /// [`Settings::is_removed_before_picks`](crate::Settings::is_removed_before_picks).
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<DominoId>))]
        dominoes: Dealt,
    },
    /// The seat picked a domino of the next line.
    Picked {
        /// Domino that was picked.
        domino: DominoId,
    },
    /// The seat placed a domino.
    Placed {
        /// Domino that was placed.
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
    /// The seat discarded a domino that fitted nowhere.
    Discarded {
        /// Domino that was discarded.
        domino: DominoId,
    },
    /// The seat covered a crown of its kingdom with a new giant.
    Covered {
        /// Column of the crown: counted from the castle at 0, positive to the east.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// Row of the crown: counted from the castle at 0, positive to the south.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
    },
    /// The seat sent a giant to an opponent, who must choose the crown that the giant covers.
    GiantSent {
        /// Column that the giant left: counted from the castle at 0, positive to the east.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        x: i8,
        /// Row that the giant left: counted from the castle at 0, positive to the south.
        #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
        y: i8,
        /// Seat of the opponent.
        to_seat: Seat,
    },
    /// The seat sent no giant.
    GiantKept {},
    /// The time for the decision of the seat ran out. The next event is the reaction of the server.
    TimedOut {},
    /// A house player took over the seat.
    SeatTakenOver {
        /// True if the takeover lasts until the end of the game; false if the player can take the
        /// seat back.
        for_good: bool,
    },
    /// The player took the seat back from the house player.
    SeatTakenBack {},
    /// The next event is played by a premove of the seat.
    #[serde(rename = "order_carried_out")]
    PremovePlayed {},
    /// The player conceded. A house player plays the seat for the rest of the game.
    Conceded {},
    /// The game ended: all kings have placed or discarded their last domino.
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
