use std::fmt;

use smallvec::SmallVec;

use crate::{Dealt, DominoId, DominoSet, Expansion};

/// The dominoes of a box in the order in which they are drawn: the one secret of a game. A game that uses fewer uses
/// the first ones.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck(SmallVec<[DominoId; DominoId::COUNT]>);

impl Deck {
    /// None unless every domino of a box, with the expansion or without, is there once.
    pub fn new(order: &[DominoId]) -> Option<Deck> {
        let set = order.iter().copied().collect::<DominoSet>();
        let complete = |expansion: Expansion| expansion.dominoes().collect::<DominoSet>() == set;
        let is_box = order.len() == set.len() && Expansion::ALL.into_iter().any(complete);
        is_box.then(|| Deck(order.into()))
    }

    /// The dominoes of the box, the first to be drawn first: 48, with Age of Giants 60.
    pub fn order(&self) -> &[DominoId] {
        &self.0
    }

    /// The next `count` dominoes after `drawn` others, as a line; none if no line has so many.
    pub fn deal(&self, drawn: u8, count: u8) -> Option<Dealt> {
        Dealt::new(self.0.iter().skip(drawn.into()).take(count.into()).copied().collect())
    }
}

/// Tells nothing, so that no log can.
impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deck(secret)")
    }
}
