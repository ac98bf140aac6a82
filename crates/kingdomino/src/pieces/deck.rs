use std::fmt;

use smallvec::SmallVec;

use crate::{Dealt, DominoId, DominoSet, Expansion};

/// The dominoes of a box in the order in which they are drawn: the only secret of a game. A game
/// that uses fewer dominoes uses the first ones.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck(SmallVec<[DominoId; DominoId::COUNT]>);

impl Deck {
    /// Returns none unless the order contains every domino of a box, with or without the expansion,
    /// exactly once.
    pub fn new(order: &[DominoId]) -> Option<Deck> {
        let set = order.iter().copied().collect::<DominoSet>();
        let complete = |expansion: Expansion| expansion.dominoes().collect::<DominoSet>() == set;
        let is_box = order.len() == set.len() && Expansion::ALL.into_iter().any(complete);
        is_box.then(|| Deck(order.into()))
    }

    /// Returns the dominoes of the box in the order of drawing: 48, with Age of Giants 60.
    pub fn order(&self) -> &[DominoId] {
        &self.0
    }

    /// Returns the next `count` dominoes after the first `drawn` ones, as a line; none if no line
    /// has this length.
    pub fn deal(&self, drawn: u8, count: u8) -> Option<Dealt> {
        Dealt::new(self.0.iter().skip(drawn.into()).take(count.into()).copied().collect())
    }
}

/// Omits the order, so that logs cannot reveal it.
impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deck(secret)")
    }
}
