//! Terminology: each game term has one translation per language, from the rulebook if there is one.

use crate::i18n::{Language, texts};

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
    let lines = texts::files(language).iter().flat_map(|file| file.lines());
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
