use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::DominoId;

/// A set of dominoes, iterated in ascending order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DominoSet(u64);

impl DominoSet {
    /// The empty set.
    pub const EMPTY: DominoSet = DominoSet(0);

    /// Number of dominoes in the set, 0 to 60; during iteration, the number of remaining ones.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the `n`-th domino, counted from 0.
    pub fn get(self, n: usize) -> Option<DominoId> {
        let without_first = |bits: u64| bits & bits.wrapping_sub(1);
        let one = without_first(self.0);
        let two = without_first(one);
        let three = without_first(two);
        let four = without_first(three);
        // Covers the length of a line without branches, because the index is unpredictable.
        let first_five = [self.0, one, two, three, four];
        let Some(left) = first_five.get(n) else { return { self }.nth(n) };
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let index = left.trailing_zeros() as u8;
        DominoId::from_index(index)
    }

    /// Returns true if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if `id` is in the set.
    pub fn contains(self, id: DominoId) -> bool {
        self.0 & bit(id) != 0
    }

    /// Adds `id` to the set.
    pub fn insert(&mut self, id: DominoId) {
        self.0 |= bit(id);
    }

    /// Returns the dominoes of both sets.
    pub fn union(self, other: DominoSet) -> DominoSet {
        DominoSet(self.0 | other.0)
    }

    /// Removes `id` from the set.
    pub fn remove(&mut self, id: DominoId) {
        self.0 &= !bit(id);
    }

    /// Returns the set as bits: bit n stands for the domino with the number n, 55 to 60 for the
    /// letters.
    pub fn bits(self) -> u64 {
        (self.0 & LETTERS) << DominoId::NUMBERS | (self.0 & !LETTERS) >> DominoId::LETTERS
    }

    /// Returns the set for `bits`; none if a bit has no domino.
    pub fn from_bits(bits: u64) -> Option<DominoSet> {
        let letters = bits >> DominoId::NUMBERS & LETTERS;
        let set = DominoSet(letters | bits << DominoId::LETTERS & ALL & !LETTERS);
        (set.bits() == bits).then_some(set)
    }
}

/// One bit per letter. Internally, letters precede numbers.
const LETTERS: u64 = (1 << (DominoId::LETTERS + 1)) - 2;
const ALL: u64 = (1 << (DominoId::COUNT + 1)) - 2;

fn bit(id: DominoId) -> u64 {
    1 << id.index()
}

#[expect(clippy::copy_iterator, reason = "small, and iterating over a copy is intended")]
impl Iterator for DominoSet {
    type Item = DominoId;

    fn next(&mut self) -> Option<DominoId> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
        let id = DominoId::from_index(self.0.trailing_zeros() as u8)?;
        self.0 &= self.0 - 1;
        Some(id)
    }
}

impl FromIterator<DominoId> for DominoSet {
    fn from_iter<I: IntoIterator<Item = DominoId>>(ids: I) -> DominoSet {
        let mut set = DominoSet::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl fmt::Debug for DominoSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for DominoSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for DominoSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<DominoSet, D::Error> {
        let ids = Vec::<DominoId>::deserialize(deserializer)?;
        let set = ids.iter().copied().collect::<DominoSet>();
        if set.len() == ids.len() {
            Ok(set)
        } else {
            Err(de::Error::custom("a domino is listed twice"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn set_iterates_in_ascending_order() {
        let set: DominoSet = [48, 1, 55, 7].into_iter().filter_map(DominoId::new).collect();
        assert_eq!(set.map(String::from).collect::<Vec<_>>(), ["A", "1", "7", "48"]);
        assert_eq!(set.len(), 4);
        assert!((0..5).map(|n| set.get(n)).eq(set.map(Some).chain([None])));
        assert_eq!(DominoSet::from_bits(set.bits()), Some(set));
        let all: DominoSet = DominoId::all().collect();
        assert_eq!(all.count(), DominoId::COUNT);
        assert!(
            (0..=DominoId::COUNT).map(|n| all.get(n)).eq(DominoId::all().map(Some).chain([None]))
        );
    }

    #[test]
    fn unknown_bits_are_rejected() {
        assert_eq!(DominoSet::from_bits(1), None);
        assert_eq!(DominoSet::from_bits(1 << 61), None);
        assert_eq!(DominoSet::from_bits(1 << 48).map(DominoSet::len), Some(1));
    }
}
