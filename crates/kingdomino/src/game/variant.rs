use std::fmt;

use serde::{Deserialize, Serialize};

/// Optional rule: `middle_kingdom` (10 points for a castle in the centre), `harmony` (5 points if
/// no domino was discarded) or `mighty_duel` (two players, all 48 dominoes, kingdoms of 7 × 7).
///
/// May gain values: display a game with an unknown variant, but do not apply its rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// 10 points for a castle in the centre of the kingdom.
    MiddleKingdom,
    /// 5 points if no domino was discarded.
    Harmony,
    /// Two players, all 48 dominoes, and kingdoms of 7 × 7.
    MightyDuel,
}

impl Variant {
    /// All variants, in the order of their bits in [`Variants`].
    pub const ALL: [Variant; 3] = [Variant::MiddleKingdom, Variant::Harmony, Variant::MightyDuel];
}

/// Set of variants, serialized as a list.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Variant>", into = "Vec<Variant>")]
pub struct Variants(u8);

impl Variants {
    /// The empty set: the base game.
    pub const NONE: Variants = Variants(0);

    /// Returns true if `variant` is in the set.
    pub const fn contains(self, variant: Variant) -> bool {
        self.0 & (1 << variant as u8) != 0
    }

    /// Returns the variants in the set, in the order of [`Variant::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Variant> {
        Variant::ALL.into_iter().filter(move |variant| self.contains(*variant))
    }

    /// Returns all possible sets.
    pub fn all_sets() -> impl Iterator<Item = Variants> {
        (0..1 << Variant::ALL.len()).map(Variants)
    }

    /// Returns a bit per variant, in the order of [`Variant`].
    pub fn bits(self) -> u8 {
        self.0
    }

    /// Returns the set for `bits`; none if a bit has no variant.
    pub fn from_bits(bits: u8) -> Option<Variants> {
        (bits >> Variant::ALL.len() == 0).then_some(Variants(bits))
    }
}

impl FromIterator<Variant> for Variants {
    fn from_iter<I: IntoIterator<Item = Variant>>(variants: I) -> Variants {
        Variants(variants.into_iter().fold(0, |bits, variant| bits | 1 << variant as u8))
    }
}

impl From<Vec<Variant>> for Variants {
    fn from(variants: Vec<Variant>) -> Variants {
        variants.into_iter().collect()
    }
}

impl From<Variants> for Vec<Variant> {
    fn from(variants: Variants) -> Vec<Variant> {
        variants.iter().collect()
    }
}

impl fmt::Debug for Variants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
