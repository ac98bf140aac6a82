//! Names that look alike although their letters differ, such as Cyrillic "Раса" and Latin "Paca".
//! Many letters of Latin, Cyrillic, Greek and other scripts look the same, so names that mix
//! scripts are rejected, and the others are compared by their skeletons.

use unicode_script::{Script, ScriptExtension, UnicodeScript};

/// Sets of scripts that a language combines.
const ALLOWED_COMBINATIONS: [&[Script]; 3] = [
    &[Script::Latin, Script::Han, Script::Hiragana, Script::Katakana],
    &[Script::Latin, Script::Han, Script::Bopomofo],
    &[Script::Latin, Script::Han, Script::Hangul],
];

/// Returns two scripts of the name that no language combines, if any. The allowed level is "highly
/// restrictive" of Unicode Technical Standard 39.
pub fn find_mixed_scripts(name: &str) -> Option<(Script, Script)> {
    let one_script = !ScriptExtension::for_str(name).is_empty();
    let is_in = |letter: char, scripts: &[Script]| {
        let of_letter = letter.script_extension();
        scripts.iter().any(|script| of_letter.contains_script(*script))
    };
    let together = |scripts: &&[Script]| name.chars().all(|letter| is_in(letter, scripts));
    if one_script || ALLOWED_COMBINATIONS.iter().any(together) {
        return None;
    }
    // Digits and signs belong to every script. A mark of one script may be on a letter of another.
    let mut scripts = name.chars().map(|letter| letter.script_extension());
    let one = scripts.clone().flat_map(ScriptExtension::iter).next()?;
    let other = scripts.find(|scripts| !scripts.contains_script(one))?;
    Some((one, other.iter().next()?))
}

/// Returns the form in which look-alike names are equal: the skeleton of Unicode Technical Standard
/// 39 without regard to case. It depends on the tables of the `unicode-security` crate, so stored
/// skeletons are compared again at every start.
pub fn skeleton(name: &str) -> String {
    // Before lowercasing: a capital I looks like l, and a small i does not.
    let seen: String = unicode_security::skeleton(name).collect();
    unicode_security::skeleton(&seen.to_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_script_name_is_accepted() {
        for name in [
            "Ada L. 2",
            "Łukasz",
            "e\u{301}e\u{301}",
            "Ελένη-7",
            "Владимир 3",
            "רחל",
            "عمر ٣",
            "अदा",
            "O'Neil",
            "7 7",
        ] {
            assert_eq!(find_mixed_scripts(name), None, "{name}");
        }
    }

    #[test]
    fn scripts_of_one_language_are_accepted() {
        for name in ["田中さくら", "サクラ", "Kenさん", "김철수", "金철수", "ㄅㄆ漢字", "Ada王"]
        {
            assert_eq!(find_mixed_scripts(name), None, "{name}");
        }
    }

    #[test]
    fn foreign_marks_are_rejected() {
        for mark in [
            "\u{640}",
            "\u{64b}",
            "\u{670}",
            "\u{1cd0}",
            "\u{a830}",
            "\u{a9cf}",
            "\u{10107}",
            "\u{102e1}",
            "\u{345}",
        ] {
            assert!(
                find_mixed_scripts(&format!("Ada{mark}")).is_some(),
                "{}",
                mark.escape_unicode()
            );
        }
        assert!(
            find_mixed_scripts("Да\u{363}").is_some() && find_mixed_scripts("רחל\u{640}").is_some()
        );
    }

    #[test]
    fn look_alike_script_mix_is_rejected() {
        for (name, scripts) in [
            ("Ad\u{430}", (Script::Latin, Script::Cyrillic)),
            ("\u{410}da", (Script::Cyrillic, Script::Latin)),
            ("Ad\u{3b1}", (Script::Latin, Script::Greek)),
            ("\u{391}д\u{3b1}", (Script::Greek, Script::Cyrillic)),
            ("Ada \u{13aa}", (Script::Latin, Script::Cherokee)),
            ("\u{585}da", (Script::Armenian, Script::Latin)),
            ("田\u{430}", (Script::Han, Script::Cyrillic)),
            ("さ김", (Script::Hiragana, Script::Hangul)),
            ("Ada\u{342}", (Script::Latin, Script::Greek)),
            ("Ada\u{1dc0}", (Script::Latin, Script::Greek)),
            ("Да\u{30fc}", (Script::Cyrillic, Script::Hiragana)),
        ] {
            assert_eq!(find_mixed_scripts(name), Some(scripts), "{name}");
        }
    }

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
