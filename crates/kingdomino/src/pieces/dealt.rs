use serde::{Deserialize, Serialize};

use crate::{DominoId, DominoSet};

/// Dominoes of a line as dealt: ascending, in a compact form, because events contain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "DominoSet", into = "DominoSet")]
pub struct Dealt([Option<DominoId>; Dealt::MAX]);

impl Dealt {
    /// Maximum number of dominoes dealt at a time.
    pub const MAX: usize = 5;

    /// Returns none for more dominoes than a line has.
    pub fn new(dominoes: DominoSet) -> Option<Dealt> {
        let mut dealt = [None; Dealt::MAX];
        for (index, domino) in dominoes.enumerate() {
            *dealt.get_mut(index)? = Some(domino);
        }
        Some(Dealt(dealt))
    }

    /// Returns the dominoes by their index in the line; none beyond its end.
    pub(crate) fn slots(self) -> [Option<DominoId>; Dealt::MAX] {
        self.0
    }

    /// Returns the dominoes, ascending.
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
