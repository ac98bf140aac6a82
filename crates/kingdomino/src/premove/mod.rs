use std::fmt;

use serde::{Deserialize, Serialize};

use crate::scoring::score::total;
use crate::{
    Awaiting, Command, Direction, DominoId, DominoSet, Expected, GameState, Line, Placement, Seat,
    SeatControl, ai,
};

/// What a seat wants to do in its next turn, told beforehand to nobody else. Where it says nothing, and whenever a giant
/// is to be covered, sent or kept, the player is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct Order {
    /// What to do with the domino under the king. Null to be asked, and then for the pick too.
    #[serde(default)]
    pub place: Option<PlaceOrder>,
    /// The dominoes to pick, the dearest first: the first that is free is picked. If none is free, you are asked.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 12))]
    pub pick: Vec<DominoId>,
    /// The order is void if a king stands on one of these dominoes of the next line when the turn comes.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 12))]
    pub void_if_taken: Vec<DominoId>,
    /// Whether the order is void if more giants stand in your kingdom when the turn comes than when it was given.
    #[serde(default)]
    pub void_if_giant_came: bool,
}

/// How to place the domino under the king. One that fits nowhere is discarded, because that is all that can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PlaceOrder {
    /// Where it is placed if it may lie there.
    #[serde(default)]
    pub at: Option<OrderedPlacement>,
    /// What to do if it may not lie there, or if no place is named.
    pub otherwise: Otherwise,
}

/// A place that is wished for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct OrderedPlacement {
    /// The cell of the domino's first square, counted to the east of the castle.
    #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
    pub x: i8,
    /// The cell of the domino's first square, counted to the south of the castle.
    #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
    pub y: i8,
    /// From the domino's first square to its second.
    pub direction: Direction,
}

/// What to do with a domino that cannot lie where it was wished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// Place it where it brings the most points at once; among equals, where the house would.
    BestScore,
    /// Ask the player.
    Ask,
}

/// Why an order makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderViolation {
    /// Neither a placement nor a pick.
    NothingOrdered,
    /// More dominoes in one list than [`Order::MOST`].
    TooManyDominoes,
    /// A domino twice in one list.
    DominoTwice,
}

impl fmt::Display for OrderViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderViolation::NothingOrdered => {
                f.write_str("An order says how to place, what to pick, or both.")
            }
            OrderViolation::TooManyDominoes => {
                write!(f, "An order names at most {} dominoes in one list.", Order::MOST)
            }
            OrderViolation::DominoTwice => {
                f.write_str("An order names no domino twice in one list.")
            }
        }
    }
}

impl std::error::Error for OrderViolation {}

/// What an order would do if its turn came as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// None to ask, or because nothing lies under the king that is known.
    pub place: Option<Command>,
    /// None to ask, as for whoever is asked where to place, or because there is no line yet to pick from.
    pub pick: Option<Command>,
    /// The points of the kingdom after the placement; as it is, if there is none.
    pub points: u32,
}

impl Order {
    /// The most dominoes in one list.
    pub const MOST: usize = 12;

    /// Whether the order makes sense, whatever the game. Whether its dominoes and cells come up, only the turn shows.
    ///
    /// # Errors
    /// Why it makes no sense.
    pub fn check(&self) -> Result<(), OrderViolation> {
        if self.place.is_none() && self.pick.is_empty() {
            return Err(OrderViolation::NothingOrdered);
        }
        for list in [&self.pick, &self.void_if_taken] {
            if list.len() > Order::MOST {
                return Err(OrderViolation::TooManyDominoes);
            }
            if list.iter().copied().collect::<DominoSet>().len() < list.len() {
                return Err(OrderViolation::DominoTwice);
            }
        }
        Ok(())
    }

    /// Whether something has come about that disarms the order. To be asked when the turn comes and not again, because
    /// the turn itself may bring a giant. `giants_then` stood in the kingdom when the order was given.
    pub fn is_void(&self, state: &GameState, seat: Seat, giants_then: usize) -> bool {
        let giant_came = state.kingdom(seat).giants().count() > giants_then;
        self.void_if_taken.iter().any(|domino| is_taken(state.next_line(), *domino))
            || self.void_if_giant_came && giant_came
    }

    /// The next command of `seat` under the order; none if it is not awaited, or to be asked.
    pub fn next(&self, state: &GameState, seat: Seat) -> Option<Command> {
        let awaited = |awaiting: &Awaiting| awaiting.seat == seat;
        let Awaiting { expected, .. } = state.awaiting().filter(awaited)?;
        if state.keeper(seat) != SeatControl::Player {
            return None;
        }
        match expected {
            Expected::Place(domino) => self.place?.command(state, seat, domino),
            Expected::Pick => self.pick_of(state.next_line().free()),
            Expected::Cover | Expected::SendOrKeep => None,
        }
    }

    /// What the order would do if the next turn that `seat` has not begun came as things stand.
    pub fn plan(&self, state: &GameState, seat: Seat) -> Plan {
        let turn = state.coming_turn(seat);
        let place = turn.domino.zip(self.place);
        let place = place.and_then(|(domino, place)| place.command(state, seat, domino));
        let mut after = *state.kingdom(seat);
        place.map(|place| after.follow(place));
        let points = total(state.settings(), state.quests(), &after);
        // Who is asked where to place is there, and picks too.
        let is_asked = turn.domino.is_some() && place.is_none();
        let pick = if is_asked { None } else { self.pick_of(turn.free) };
        Plan { place, pick, points }
    }

    fn pick_of(&self, free: DominoSet) -> Option<Command> {
        let mut dearest = self.pick.iter().copied();
        dearest.find(|domino| free.contains(*domino)).map(|domino| Command::Pick { domino })
    }
}

impl PlaceOrder {
    fn command(self, state: &GameState, seat: Seat, domino: DominoId) -> Option<Command> {
        let kingdom = state.kingdom(seat);
        if kingdom.placements(domino.domino()).is_empty() {
            return Some(Command::Discard { domino });
        }
        let wished = self.at.map(Placement::from);
        let wished = wished.filter(|wished| kingdom.check(domino.domino(), *wished).is_ok());
        let placement = wished.or_else(|| match self.otherwise {
            Otherwise::BestScore => ai::best_scoring(state, seat, domino),
            Otherwise::Ask => None,
        });
        placement.map(|placement| Command::place(domino, placement))
    }
}

impl From<OrderedPlacement> for Placement {
    fn from(OrderedPlacement { x, y, direction }: OrderedPlacement) -> Placement {
        Placement::new(x, y, direction)
    }
}

fn is_taken(line: &Line, domino: DominoId) -> bool {
    line.find(domino).is_some_and(|slot| slot.king.is_some())
}

pub(crate) mod apply;
#[cfg(test)]
mod tests;
