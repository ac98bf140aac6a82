use serde::{Deserialize, Serialize};

use crate::game::violation::violations;
use crate::scoring::score::total;
use crate::{
    Awaiting, Command, Direction, DominoId, DominoSet, Expected, GameState, Line, Placement, Seat,
    SeatControl, ai,
};

/// Plan for the next turn of a seat, hidden from the other players. Decisions that the plan does
/// not contain, and all decisions about giants, are left to the player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PremovePlan {
    /// Placement of the domino under the king. If null, the default, the player decides about the
    /// placement and the pick.
    #[serde(default)]
    pub place: Option<PremovePlace>,
    /// Dominoes to pick, in order of preference: the first free one is picked. If none is free, the
    /// player decides. Defaults to none.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 12))]
    pub pick: Vec<DominoId>,
    /// Dominoes of the next line that cancel the premove if a king stands on one of them when the
    /// turn comes. Defaults to none.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 12))]
    pub void_if_taken: Vec<DominoId>,
    /// True to cancel the premove if a giant has come to your kingdom since it was set. Defaults to
    /// false.
    #[serde(default)]
    pub void_if_giant_came: bool,
}

/// Placement of the domino under the king. A domino that fits nowhere is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PremovePlace {
    /// Preferred position; null, the default, for none.
    #[serde(default)]
    pub at: Option<PremovePlacement>,
    /// Fallback if the preferred position is not legal or not given.
    pub otherwise: PremoveFallback,
}

/// Position for a domino.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub struct PremovePlacement {
    /// Column of the first square: counted from the castle at 0, positive to the east.
    #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
    pub x: i8,
    /// Row of the first square: counted from the castle at 0, positive to the south.
    #[cfg_attr(feature = "openapi", schema(minimum = -6, maximum = 6))]
    pub y: i8,
    /// Direction from the first square of the domino to the second.
    pub direction: Direction,
}

/// Fallback for the placement of a domino: `best_score` for the legal position with the most
/// points, or `ask` to leave the decision to the player.
///
/// May gain values: treat an unknown value as `ask`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PremoveFallback {
    /// Place the domino where it gives the most points; among equals, where a house player would.
    BestScore,
    /// Leave the decision to the player.
    Ask,
}

violations! {
    /// Reason for which a premove is invalid.
    pub enum PremoveViolation {
        /// Neither a placement nor a pick.
        Empty = "empty",
        /// One list contains more dominoes than [`PremovePlan::MAX_DOMINOES`].
        TooManyDominoes = "too_many_dominoes",
        /// One list contains a domino twice.
        DuplicateDomino = "duplicate_domino",
    }
}

/// Commands that a premove would play if the turn came in the current state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Placement or discard; none if the player decides, or if the domino under the king is not
    /// known yet.
    pub place: Option<Command>,
    /// Pick; none if the player decides about the pick or the placement, or if the line to pick
    /// from is not dealt yet.
    pub pick: Option<Command>,
    /// Points of the kingdom after the placement; of the current kingdom if there is none.
    pub points: u32,
}

impl PremovePlan {
    /// Maximum number of dominoes in one list.
    pub const MAX_DOMINOES: usize = 12;

    /// Validates the premove without regard to the game. Dominoes and cells are checked only when
    /// the turn comes.
    ///
    /// # Errors
    /// Returns the reason for which the premove is invalid.
    pub fn check(&self) -> Result<(), PremoveViolation> {
        if self.place.is_none() && self.pick.is_empty() {
            return Err(PremoveViolation::Empty);
        }
        for list in [&self.pick, &self.void_if_taken] {
            if list.len() > PremovePlan::MAX_DOMINOES {
                return Err(PremoveViolation::TooManyDominoes);
            }
            if list.iter().copied().collect::<DominoSet>().len() < list.len() {
                return Err(PremoveViolation::DuplicateDomino);
            }
        }
        Ok(())
    }

    /// Returns true if a condition cancels the premove. Call this once when the turn comes, because
    /// the turn itself may bring a giant. `giants_then` is the number of giants in the kingdom when
    /// the premove was set.
    pub fn is_void(&self, state: &GameState, seat: Seat, giants_then: usize) -> bool {
        let giant_came = state.kingdom(seat).giants().count() > giants_then;
        self.void_if_taken.iter().any(|domino| is_taken(state.next_line(), *domino))
            || self.void_if_giant_came && giant_came
    }

    /// Returns the next command of `seat` under the premove; none if the seat is not awaited or its
    /// player has to decide.
    pub fn next(&self, state: &GameState, seat: Seat) -> Option<Command> {
        let awaited = |awaiting: &Awaiting| awaiting.seat == seat;
        let Awaiting { expected, .. } = state.awaiting().filter(awaited)?;
        if state.seat_control(seat) != SeatControl::Player {
            return None;
        }
        match expected {
            Expected::Place(domino) => self.place?.command(state, seat, domino),
            Expected::Pick => self.pick_command(state.next_line().free()),
            Expected::Cover | Expected::SendOrKeep => None,
        }
    }

    /// Returns the commands that the premove would play if the next turn of `seat` came in this
    /// state.
    pub fn plan(&self, state: &GameState, seat: Seat) -> Plan {
        let turn = state.coming_turn(seat);
        let place = turn.domino.zip(self.place);
        let place = place.and_then(|(domino, place)| place.command(state, seat, domino));
        let mut after = *state.kingdom(seat);
        place.map(|place| after.apply_command(place));
        let points = total(state.settings(), state.quests(), &after);
        // If the player decides about the placement, the pick is left to the player too.
        let is_placement_undecided = turn.domino.is_some() && place.is_none();
        let pick = if is_placement_undecided { None } else { self.pick_command(turn.free) };
        Plan { place, pick, points }
    }

    fn pick_command(&self, free: DominoSet) -> Option<Command> {
        let mut preferences = self.pick.iter().copied();
        preferences.find(|domino| free.contains(*domino)).map(|domino| Command::Pick { domino })
    }
}

impl PremovePlace {
    fn command(self, state: &GameState, seat: Seat, domino: DominoId) -> Option<Command> {
        let kingdom = state.kingdom(seat);
        if kingdom.placements(domino.domino()).is_empty() {
            return Some(Command::Discard { domino });
        }
        let preferred = self.at.map(Placement::from);
        let preferred =
            preferred.filter(|preferred| kingdom.check(domino.domino(), *preferred).is_ok());
        let placement = preferred.or_else(|| match self.otherwise {
            PremoveFallback::BestScore => ai::best_scoring_placement(state, seat, domino),
            PremoveFallback::Ask => None,
        });
        placement.map(|placement| Command::place(domino, placement))
    }
}

impl From<PremovePlacement> for Placement {
    fn from(PremovePlacement { x, y, direction }: PremovePlacement) -> Placement {
        Placement::new(x, y, direction)
    }
}

fn is_taken(line: &Line, domino: DominoId) -> bool {
    line.find(domino).is_some_and(|slot| slot.king.is_some())
}

pub(crate) mod apply;
#[cfg(test)]
mod tests;
