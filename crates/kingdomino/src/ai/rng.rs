/// Deterministic generator: `SplitMix64`, by Steele, Lea and Flood (2014). Implemented here because
/// the house players must play the same in every release of every dependency.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// Returns a number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "less than n")]
        let below = ((u128::from(self.next()) * n as u128) >> 64) as usize;
        below
    }
}

/// Derives a seed from `bytes`: `FNV-1a`, by Fowler, Noll and Vo (1991).
pub fn seed_from(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
