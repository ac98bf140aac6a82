/// Returns the index of the `n`-th set bit, counted from 0. More than `n` bits must be set.
///
/// Avoids a loop over the bits: its exit is unpredictable, and a mispredicted branch costs more
/// than the whole computation.
pub(crate) fn nth_one(bits: u64, n: u32) -> u32 {
    let in_each = |count: u64| count * BYTES;
    let n = u64::from(n);
    // Numbers of set bits per pair, per four and per byte; then cumulative per byte from the
    // lowest.
    let pairs = bits - ((bits >> 1) & in_each(0x55));
    let fours = (pairs & in_each(0x33)) + ((pairs >> 2) & in_each(0x33));
    let bytes = (fours + (fours >> 4)) & in_each(0x0f);
    let up_to = bytes.wrapping_mul(BYTES);
    // High bit of each byte with a cumulative count of at most `n`.
    let too_few = ((in_each(n) | in_each(0x80)) - up_to) & in_each(0x80);
    let [.., bytes_below] = (too_few >> 7).wrapping_mul(BYTES).to_le_bytes();
    let shift = u32::from(bytes_below) * 8;
    let below = ((up_to << 8) >> shift) & 0xff;
    let [byte, ..] = (bits >> shift).to_le_bytes();
    let [rest, ..] = (n - below).to_le_bytes();
    shift + u32::from(NTH_OF_BYTE[usize::from(byte)][usize::from(rest & 7)])
}

/// The value 1 in each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// Index of the n-th set bit, by byte and n.
static NTH_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if (byte >> place) & 1 == 1 {
                table[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_one_matches_linear_scan() {
        let mut bits: u64 = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..1_000 {
            for sparse in [bits, bits & (bits << 9), bits & (bits << 21) & (bits >> 7), u64::MAX] {
                let walked = (0..64).filter(|place| (sparse >> place) & 1 == 1);
                for (n, place) in walked.enumerate() {
                    assert_eq!(
                        nth_one(sparse, u32::try_from(n).expect("small")),
                        place,
                        "{sparse:x}"
                    );
                }
            }
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        }
    }
}
