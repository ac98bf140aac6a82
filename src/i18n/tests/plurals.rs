//! Plurals, language negotiation, and terminology: each game term has one translation per language,
//! from the rulebook if there is one.

use crate::i18n::{Language, NotificationMessage, PieceName, TextDirection, UiText, bundles};

const COUNTS: [u32; 12] = [0, 1, 2, 3, 4, 5, 11, 12, 20, 22, 25, 102];

/// Compares the texts for all [`COUNTS`] with `expected`.
#[track_caller]
fn table(say: impl Fn(u32) -> String, expected: &str) {
    let said: Vec<String> = COUNTS.into_iter().map(say).collect();
    assert_eq!(said.join(" | "), expected);
}

#[test]
fn english_plurals_are_correct() {
    let crowns = |count| PieceName::Crown.counted(Language::English, count);
    table(
        crowns,
        "0 crowns | 1 crown | 2 crowns | 3 crowns | 4 crowns | 5 crowns | 11 crowns | 12 crowns | \
         20 crowns | 22 crowns | 25 crowns | 102 crowns",
    );
}

#[test]
fn greek_plurals_are_correct() {
    let kings = |count| PieceName::King.counted(Language::Greek, count);
    table(
        kings,
        "0 βασιλιάδες | 1 βασιλιάς | 2 βασιλιάδες | 3 βασιλιάδες | 4 βασιλιάδες | 5 βασιλιάδες | \
         11 βασιλιάδες | 12 βασιλιάδες | 20 βασιλιάδες | 22 βασιλιάδες | 25 βασιλιάδες | 102 βασιλιάδες",
    );
}

#[test]
fn polish_plurals_are_correct() {
    let points = |count| PieceName::Point.counted(Language::Polish, count);
    table(
        points,
        "0 punktów | 1 punkt | 2 punkty | 3 punkty | 4 punkty | 5 punktów | 11 punktów | 12 punktów | \
         20 punktów | 22 punkty | 25 punktów | 102 punkty",
    );
    let games = |games| UiText::Digest { games }.text(Language::Polish);
    assert_eq!(games(1), "Twoja kolej w 1 grze");
    assert_eq!(games(22), "Twoja kolej w 22 grach");
}

#[test]
fn bulgarian_plurals_use_count_form() {
    let castles = |count| PieceName::Castle.counted(Language::Bulgarian, count);
    table(
        castles,
        "0 замъка | 1 замък | 2 замъка | 3 замъка | 4 замъка | 5 замъка | 11 замъка | 12 замъка | \
         20 замъка | 22 замъка | 25 замъка | 102 замъка",
    );
}

#[test]
fn hebrew_plurals_include_dual() {
    let points = |count| PieceName::Point.counted(Language::Hebrew, count);
    table(
        points,
        "0 נקודות | נקודה אחת | שתי נקודות | 3 נקודות | 4 נקודות | 5 נקודות | 11 נקודות | 12 נקודות | \
         20 נקודות | 22 נקודות | 25 נקודות | 102 נקודות",
    );
    let hours = |hours| NotificationMessage::PasswordReset { hours }.body(Language::Hebrew);
    assert!(hours(1).ends_with("לשעה אחת."));
    assert!(hours(2).ends_with("לשעתיים."));
    assert!(hours(20).ends_with("ל-20 שעות."));
}

#[test]
fn spanish_plurals_are_correct() {
    let unread = |count| UiText::Unread { count }.text(Language::Spanish);
    table(
        unread,
        "0 avisos sin leer | 1 aviso sin leer | 2 avisos sin leer | 3 avisos sin leer | 4 avisos sin leer | \
         5 avisos sin leer | 11 avisos sin leer | 12 avisos sin leer | 20 avisos sin leer | 22 avisos sin leer | \
         25 avisos sin leer | 102 avisos sin leer",
    );
}

#[test]
fn counted_singular_contains_word() {
    for language in Language::ALL {
        for thing in PieceName::ALL {
            assert!(!thing.word(language).is_empty(), "{thing:?} in {language:?}");
            let one = thing.counted(language, 1);
            assert!(one.contains(&thing.word(language)), "{one}");
        }
    }
}

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

/// Translations of each term, or their stems, in the order of `Language::ALL`.
const TERMS: &[(&str, [&str; 6])] = &[
    ("domino", ["domino", "ντόμινο", "płytk", "плочк", "אריח", "ficha"]),
    ("line", ["line", "γραμμή", "kolumn", "редица", "טור", "fila"]),
    ("property", ["property", "ενότητα", "posiadłoś", "област", "שטח", "región"]),
    ("round", ["round", "γύρο", "rund", "рунд", "סבב", "ronda"]),
    ("quest", ["quest", "αποστολ", "zada", "миси", "משימ", "misi"]),
    ("giant", ["giant", "γίγαντα", "gigant", "гигант", "ענק", "gigante"]),
    ("crown", ["crown", "στέμμα", "koron", "корона", "כתר", "corona"]),
    ("house player", ["omputer", "υπολογιστή", "omputer", "омпютър", "המחשב", "ordenador"]),
    ("program", ["bot", "μποτ", "bot", "бот", "בוט", "bot"]),
    ("series", ["Dynasty", "υναστεία", "Dynasti", "инасти", "שושלת", "inastía"]),
    (
        "middle kingdom",
        [
            "Middle Kingdom",
            "Κεντρικό Βασίλειο",
            "Królestwo środka",
            "Средното кралство",
            "לב הממלכה",
            "Reino Medio",
        ],
    ),
    (
        "mighty duel",
        ["Mighty Duel", "Μεγάλη Μονομαχία", "ielki", "Велики", "דו-קרב", "Duelo Poderoso"],
    ),
];

/// Forbidden synonyms of these terms, and phrases that read like a translation.
const NEVER: &[(Language, &[&str])] = &[
    (
        Language::English,
        &[
            " is to ",
            "came in at",
            "the consent of",
            "domino of the",
            "by eye",
            "The house ",
            "no more of",
            "time was up",
            "ouse player",
            "e-mail",
        ],
    ),
    (Language::Greek, &["περιοχή", "με το μάτι", "σειρά σας μετά", "τέτοια σειρά", "έληξε την"]),
    (
        Language::Polish,
        &[
            "seri",
            "Seri",
            " teren bez",
            "największy teren",
            "twoich",
            "twoje ",
            "Masz dość",
            "Masz już dość",
        ],
    ),
    (
        Language::Bulgarian,
        &["сери", "Сери", "Отсега тук", "Отсега известията", "Оттук нататък", " вашите", " вашата"],
    ),
    (Language::Hebrew, &["סדרה", "אין לך", "יש לך", "את/ה", "מעכשיו"]),
    (
        Language::Spanish,
        &[
            "El bot",
            "el bot",
            "del bot",
            "que bots",
            " serie",
            "territorio",
            "cajas de arena",
            "la casa",
        ],
    ),
];

/// All texts of a language, without comments.
fn said(language: Language) -> String {
    let lines = bundles::files(language).iter().flat_map(|file| file.lines());
    let lines = lines.filter(|line| !line.starts_with('#'));
    // The key is not part of the text.
    let texts = lines.map(|line| match line.split_once('=') {
        Some((key, text)) if !key.starts_with(' ') => text,
        _ => line,
    });
    texts.collect::<Vec<_>>().join("\n")
}

#[test]
fn texts_use_standard_terms() {
    for (at, language) in Language::ALL.into_iter().enumerate() {
        let said = said(language);
        for (thing, words) in TERMS {
            assert!(said.contains(words[at]), "{language:?} has no {:?} for a {thing}", words[at]);
        }
    }
}

#[test]
fn texts_avoid_forbidden_synonyms() {
    for (language, words) in NEVER {
        let said = said(*language);
        for word in *words {
            let lines: Vec<&str> = said.lines().filter(|line| line.contains(word)).collect();
            assert_eq!(lines, Vec::<&str>::new(), "{language:?} says {word:?}");
        }
    }
}
