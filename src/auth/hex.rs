const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// `bytes` in lower-case hexadecimal, two digits each.
pub(super) fn hex(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[usize::from(digit)]))
        .collect()
}

/// Whether `text` is made only of digits that [`hex`] writes.
pub(super) fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| DIGITS.contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_byte_becomes_two_digits() {
        assert_eq!(hex(&[0x00, 0x0f, 0xa5, 0xff]), "000fa5ff");
    }

    #[test]
    fn capitals_are_not_ours() {
        assert!(is_hex("09af"));
        assert!(!is_hex("09AF"));
        assert!(!is_hex("0g"));
    }
}
