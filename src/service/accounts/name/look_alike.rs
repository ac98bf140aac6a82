//! Names that look alike although their letters differ, such as Cyrillic "Раса" and Latin "Paca".

/// Returns the form in which look-alike names are equal: the skeleton of Unicode Technical Standard
/// 39 without regard to case. It depends on the tables of the `unicode-security` crate, so stored
/// skeletons are compared again at every start.
pub(in crate::service::accounts) fn skeleton(name: &str) -> String {
    // Before lowercasing: a capital I looks like l, and a small i does not.
    let seen: String = unicode_security::skeleton(name).collect();
    unicode_security::skeleton(&seen.to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn look_alike_names_share_skeleton() {
        for (one, other) in [
            ("Paca", "\u{420}\u{430}\u{441}\u{430}"),
            ("PACA", "\u{440}\u{430}\u{441}\u{430}"),
            ("Alice", "AIice"),
            ("Alice", "A1ice"),
            ("Bob", "B0b"),
            ("Anna", "\u{391}\u{39d}\u{39d}\u{391}"),
            ("modern", "modem"),
            ("O'Neil", "O\u{2bc}Neil"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }

    #[test]
    fn different_names_have_different_skeletons() {
        for (one, other) in [
            ("Kai", "Kal"),
            ("Jose", "Jos\u{e9}"),
            ("Hedy 1", "Hedy 2"),
            ("Ada", "\u{410}\u{434}\u{430}"),
        ] {
            assert_ne!(skeleton(one), skeleton(other), "{one} {other}");
        }
    }
}
