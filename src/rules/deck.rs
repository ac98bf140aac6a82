use std::fmt;

use super::{Dealt, DominoId, DominoSet};

/// All dominoes in the order in which they are drawn: the one secret of a game. A game that uses fewer uses the
/// first ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deck([DominoId; DominoId::COUNT]);

impl Deck {
    /// None unless every domino is there once.
    pub fn new(order: &[DominoId]) -> Option<Deck> {
        let complete = order.iter().copied().collect::<DominoSet>().len() == DominoId::COUNT;
        order.try_into().ok().filter(|_| complete).map(Deck)
    }

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
