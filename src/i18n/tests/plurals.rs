use crate::i18n::{Language, NotificationMessage, PieceName, UiText};

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
