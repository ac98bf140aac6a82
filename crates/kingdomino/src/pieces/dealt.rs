use serde::{Deserialize, Serialize};

use crate::{DominoId, DominoSet};

/// The dominoes of a line as they are dealt: ascending, and in as few bytes as an event should take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "DominoSet", into = "DominoSet")]
pub struct Dealt([Option<DominoId>; Dealt::MAX]);

impl Dealt {
    /// The most dominoes that are dealt at once.
    pub const MAX: usize = 5;

    /// None if they are more than a line has.
    pub fn new(dominoes: DominoSet) -> Option<Dealt> {
        let mut dealt = [None; Dealt::MAX];
        for (place, domino) in dominoes.enumerate() {
            *dealt.get_mut(place)? = Some(domino);
        }
        Some(Dealt(dealt))
    }

    /// The dominoes by their place in the line; none beyond its end.
    pub(crate) fn places(self) -> [Option<DominoId>; Dealt::MAX] {
        self.0
    }

    /// The dominoes, ascending.
    pub fn iter(self) -> impl Iterator<Item = DominoId> {
        self.0.into_iter().flatten()
    }
}

impl TryFrom<DominoSet> for Dealt {
    type Error = &'static str;

    fn try_from(dominoes: DominoSet) -> Result<Dealt, &'static str> {
        Dealt::new(dominoes).ok_or("more dominoes than a line has")
    }
}

impl From<Dealt> for DominoSet {
    fn from(dealt: Dealt) -> DominoSet {
        dealt.iter().collect()
    }
}
