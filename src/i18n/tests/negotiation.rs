use crate::i18n::{Language, TextDirection};

#[test]
fn negotiation_prefers_highest_quality() {
    for (accept_language, expected) in [
        ("", "en"),
        ("el", "el"),
        ("EL-gr", "el"),
        ("es-419", "es"),
        ("he-IL, en;q=0.8", "he"),
        ("iw", "he"),
        ("pt-BR, es;q=0.5", "es"),
        ("pt-BR", "en"),
        ("fr, de;q=0.9", "en"),
        ("en;q=0.5, pl;q=0.9", "pl"),
        ("pl;q=0.9, bg;q=0.9", "pl"),
        ("bg;q=0.001, en;q=0", "bg"),
        ("el;q=0", "en"),
        ("*", "en"),
        ("*;q=0.1, bg;q=0.2", "bg"),
        ("bg;q=0.2, *", "en"),
        ("el ; Q=1.000 , en", "el"),
        ("el;q=1.5, pl;q=0.1", "pl"),
        ("el;q=, pl;q=x, bg;level=1, es;q=0.1234", "en"),
        ("ελ, ;;;, ==, pl", "pl"),
        ("elx, e, plx", "en"),
    ] {
        assert_eq!(Language::negotiate(accept_language).tag(), expected, "{accept_language}");
    }
}

#[test]
fn language_serializes_as_code_with_direction() {
    for language in Language::ALL {
        assert_eq!(serde_json::to_value(language).expect("JSON"), language.tag());
        assert_eq!(Language::negotiate(language.tag()), language);
        assert_ne!(language.native_name(), "");
        let hebrew = language == Language::Hebrew;
        assert_eq!(language.direction() == TextDirection::RightToLeft, hebrew);
        let direction = serde_json::to_value(language.direction()).expect("JSON");
        assert_eq!(direction, language.direction().as_str());
    }
}
