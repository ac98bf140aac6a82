/// Returns the index of the `n`-th set bit, counted from 0. More than `n` bits must be set.
///
/// Avoids a loop over the bits: its exit is unpredictable, and a mispredicted branch costs more
/// than the whole computation.
pub(crate) fn nth_set_bit(bits: u64, n: u32) -> u32 {
    let repeat_byte = |count: u64| count * ONE_PER_BYTE;
    let n = u64::from(n);
    // Numbers of set bits per pair, per four and per byte; then cumulative per byte from the
    // lowest.
    let pairs = bits - ((bits >> 1) & repeat_byte(0x55));
    let fours = (pairs & repeat_byte(0x33)) + ((pairs >> 2) & repeat_byte(0x33));
    let bytes = (fours + (fours >> 4)) & repeat_byte(0x0f);
    let cumulative = bytes.wrapping_mul(ONE_PER_BYTE);
    // High bit of each byte with a cumulative count of at most `n`.
    let preceding = ((repeat_byte(n) | repeat_byte(0x80)) - cumulative) & repeat_byte(0x80);
    let [.., bytes_below] = (preceding >> 7).wrapping_mul(ONE_PER_BYTE).to_le_bytes();
    let shift = u32::from(bytes_below) * 8;
    let below = ((cumulative << 8) >> shift) & 0xff;
    let [byte, ..] = (bits >> shift).to_le_bytes();
    let [rest, ..] = (n - below).to_le_bytes();
    shift + u32::from(NTH_SET_BIT_OF_BYTE[usize::from(byte)][usize::from(rest & 7)])
}

/// The value 1 in each byte.
const ONE_PER_BYTE: u64 = 0x0101_0101_0101_0101;

/// Index of the n-th set bit, by byte and n.
static NTH_SET_BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut position, mut n) = (0, 0);
        while position < 8 {
            if (byte >> position) & 1 == 1 {
                table[byte][n] = position;
                n += 1;
            }
            position += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_set_bit_matches_linear_scan() {
        let mut bits: u64 = 0x9e37_79b9_7f4a_7c15;
        for _ in 0..1_000 {
            for sparse in [bits, bits & (bits << 9), bits & (bits << 21) & (bits >> 7), u64::MAX] {
                let scanned = (0..64).filter(|position| (sparse >> position) & 1 == 1);
                for (n, position) in scanned.enumerate() {
                    assert_eq!(
                        nth_set_bit(sparse, u32::try_from(n).expect("small")),
                        position,
                        "{sparse:x}"
                    );
                }
            }
            bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        }
    }
}
