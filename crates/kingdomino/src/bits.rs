/// The place of the `n`-th of the bits that are set, counted from 0; there are more than `n`.
///
/// Without a loop over the bits: after how many of them it ended could not be foreseen, and a wrong guess costs more than all of this.
pub(crate) fn nth_one(bits: u64, n: u32) -> u32 {
    let in_each = |count: u64| count * BYTES;
    let n = u64::from(n);
    // How many are set in each pair of bits, each four, each byte; then in each byte and all below it.
    let pairs = bits - ((bits >> 1) & in_each(0x55));
    let fours = (pairs & in_each(0x33)) + ((pairs >> 2) & in_each(0x33));
    let bytes = (fours + (fours >> 4)) & in_each(0x0f);
    let up_to = bytes.wrapping_mul(BYTES);
    // The highest bit of each byte up to which there are too few.
    let too_few = ((in_each(n) | in_each(0x80)) - up_to) & in_each(0x80);
    let [.., bytes_below] = (too_few >> 7).wrapping_mul(BYTES).to_le_bytes();
    let shift = u32::from(bytes_below) * 8;
    let below = ((up_to << 8) >> shift) & 0xff;
    let [byte, ..] = (bits >> shift).to_le_bytes();
    let [rest, ..] = (n - below).to_le_bytes();
    shift + u32::from(NTH_OF_BYTE[usize::from(byte)][usize::from(rest & 7)])
}

/// A one in each byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// By a byte and n, the place of its n-th bit that is set.
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
    fn the_nth_bit_is_that_of_a_walk_over_all() {
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
