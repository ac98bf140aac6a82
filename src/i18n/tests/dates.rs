//! Dates and time zones, and the labels in images.

use std::collections::BTreeSet;

use jiff::Zoned;
use kingdomino::{Expected, Quest, Square, Terrain};
use kingdomino_render::Words;

use crate::i18n::{Language, Moment};

use super::in_all;

fn moment(text: &str) -> Moment {
    let at: Zoned = text.parse().expect("a time in a zone");
    Moment(at)
}

#[test]
fn date_follows_language_format() {
    let at = moment("2026-11-21T18:30[Europe/Athens]");
    assert_eq!(
        in_all(|language| at.text(language)),
        [
            "Saturday, 21 November 2026, 18:30 (Eastern European Time)",
            "Σάββατο, 21 Νοεμβρίου 2026, 18:30 (ώρα Ανατολικής Ευρώπης)",
            "sobota, 21 listopada 2026, 18:30 (czas wschodnioeuropejski)",
            "събота, 21 ноември 2026 г., 18:30 ч. (източноевропейско време)",
            "יום שבת, 21 בנובמבר 2026, 18:30 (שעון מזרח אירופה)",
            "sábado, 21 de noviembre de 2026, 18:30 (hora de Europa oriental)",
        ]
    );
}

#[test]
fn weekdays_and_months_have_distinct_names() {
    for language in Language::ALL {
        let mut days: Vec<String> = (1..=7)
            .map(|day| moment(&format!("2026-03-{day:02}T12:00[UTC]")).text(language))
            .map(|text| text.split(',').next().unwrap_or_default().to_owned())
            .collect();
        days.sort();
        days.dedup();
        assert_eq!(days.len(), 7, "{days:?}");
        let mut months: Vec<String> = (1..=12)
            .map(|month| moment(&format!("2026-{month:02}-15T12:00[UTC]")).text(language))
            .map(|text| text.split(',').nth(1).unwrap_or_default().to_owned())
            .collect();
        months.sort();
        months.dedup();
        assert_eq!(months.len(), 12, "{months:?}");
    }
}

#[test]
fn date_has_unpadded_day_padded_time() {
    let at = moment("2027-01-03T04:05[UTC]");
    assert_eq!(at.text(Language::English), "Sunday, 3 January 2027, 04:05 (UTC)");
    assert_eq!(at.text(Language::Hebrew), "יום ראשון, 3 בינואר 2027, 04:05 (UTC)");
    let fixed = moment("2027-01-03T04:05+05:30[+05:30]");
    assert_eq!(fixed.text(Language::English), "Sunday, 3 January 2027, 04:05 (UTC+05:30)");
}

#[test]
fn north_american_zone_uses_american_dates() {
    let at = |text: &str| moment(text).text(Language::English);
    assert_eq!(
        at("2026-11-21T18:30[America/New_York]"),
        "Saturday, November 21, 2026, 6:30 PM (Eastern Time, North America)"
    );
    assert!(at("2026-11-21T00:05[America/Vancouver]").contains("November 21, 2026, 12:05 AM ("));
    assert!(at("2026-11-21T12:00[America/Chicago]").contains("November 21, 2026, 12:00 PM ("));
    let greek = moment("2026-11-21T18:30[America/New_York]").text(Language::Greek);
    assert!(greek.contains("21 Νοεμβρίου 2026, 18:30"), "{greek}");
}

/// Warsaw changes its clocks on 29 March and 25 October 2026.
#[test]
fn repeated_hour_includes_utc_offset() {
    let night = |text: &str| {
        let at: jiff::Timestamp = text.parse().expect("a time");
        Moment(at.in_tz("Europe/Warsaw").expect("a zone")).text(Language::Polish)
    };
    for (at, expected) in [
        ("2026-03-29T00:59Z", "niedziela, 29 marca 2026, 01:59 (czas środkowoeuropejski)"),
        ("2026-03-29T01:00Z", "niedziela, 29 marca 2026, 03:00 (czas środkowoeuropejski)"),
        (
            "2026-10-25T00:30Z",
            "niedziela, 25 października 2026, 02:30 (czas środkowoeuropejski, UTC+02)",
        ),
        (
            "2026-10-25T01:30Z",
            "niedziela, 25 października 2026, 02:30 (czas środkowoeuropejski, UTC+01)",
        ),
        ("2026-10-25T02:00Z", "niedziela, 25 października 2026, 03:00 (czas środkowoeuropejski)"),
    ] {
        assert_eq!(night(at), expected);
    }
}

#[test]
fn zone_has_common_name_or_city() {
    let called = |zone: &str, language| {
        let text = moment(&format!("2026-11-21T18:30[{zone}]")).text(language);
        let (_, after) = text.split_once(" (").expect("the zone");
        let after = format!("({after}");
        after.replace('\u{2066}', "⟨").replace('\u{2069}', "⟩")
    };
    for (zone, expected) in [
        ("Europe/Warsaw", "(Central European Time)"),
        ("Poland", "(Central European Time)"),
        ("Europe/Sofia", "(Eastern European Time)"),
        ("Asia/Tel_Aviv", "(Israel time)"),
        ("Europe/London", "(UK time)"),
        ("America/Los_Angeles", "(Pacific Time, North America)"),
        ("America/Argentina/Ushuaia", "(Ushuaia)"),
        ("America/Sao_Paulo", "(Sao Paulo)"),
        ("Japan", "(Japan)"),
        ("Etc/UTC", "(UTC)"),
        ("GMT", "(UTC)"),
        ("Etc/GMT+3", "(UTC-03)"),
    ] {
        assert_eq!(called(zone, Language::English), expected);
    }
    assert_eq!(called("Asia/Tokyo", Language::Hebrew), "(⟨Tokyo⟩)");
    assert_eq!(called("Asia/Jerusalem", Language::Hebrew), "(שעון ישראל)");
}

#[test]
fn terrain_letters_are_distinct() {
    for language in Language::ALL {
        let letters: BTreeSet<char> =
            Terrain::ALL.map(|terrain| language.letter(terrain)).into_iter().collect();
        assert_eq!(letters.len(), Terrain::ALL.len(), "{language:?}");
        // Hebrew letters have no lower case.
        let of_small = if language == Language::Hebrew { 0 } else { 6 };
        let small = letters.iter().flat_map(|letter| letter.to_lowercase());
        assert_eq!(
            small.filter(|small| !letters.contains(small)).count(),
            of_small,
            "{language:?}"
        );
        let key = language.key();
        assert!(letters.iter().all(|letter| key.contains(*letter)), "{key}");
    }
}

#[test]
fn crowns_are_pluralized_per_language() {
    let two = Square { terrain: Terrain::Forest, crowns: 2 };
    assert_eq!(
        in_all(|language| language.square(two)),
        [
            "forest with 2 crowns",
            "δάσος με 2 στέμματα",
            "las z 2 koronami",
            "гора с 2 корони",
            "מטע עם שני כתרים",
            "bosque con 2 coronas",
        ]
    );
    assert_eq!(
        Language::Polish.property(Terrain::Lake, 4, 5, 20),
        "jezioro: 4 kwadraty × 5 koron = 20"
    );
}

#[test]
fn picture_names_player_and_decision() {
    let domino = "17".parse().expect("a domino");
    assert_eq!(
        in_all(|language| language.turn("Ann", Expected::Place(domino))),
        [
            "It is Ann's turn to place domino 17.",
            "Παίζει Ann: τοποθέτηση του ντόμινο 17.",
            "Teraz gra Ann: dołożenie płytki 17.",
            "На ход е Ann: поставяне на плочка 17.",
            "התור של Ann: להניח את אריח 17.",
            "Le toca a Ann colocar la ficha 17.",
        ]
    );
}

#[test]
fn tied_winners_are_listed_per_language() {
    let names = ["Ann", "\u{2068}דנה\u{2069}"].map(str::to_owned);
    let won = Language::English.won(&names, 1);
    assert_eq!(won, "Ann and \u{2068}דנה\u{2069} tie for first place with 1 point.");
    let won = Language::Hebrew.won(&names, 2);
    assert_eq!(won, "ניצחון משותף: Ann ו\u{2068}דנה\u{2069}, שתי נקודות.");
    let won = Language::Spanish.won(&["Ann", "Ines"].map(str::to_owned), 80);
    assert_eq!(won, "Ann e Ines comparten la victoria con 80 puntos.");
}

#[test]
fn quest_goals_are_distinct() {
    for language in Language::ALL {
        let goals = Quest::ALL.map(|quest| language.goal(quest.goal(), quest.points_per_goal()));
        let distinct: BTreeSet<&String> = goals.iter().collect();
        assert_eq!(distinct.len(), goals.len(), "{goals:?}");
    }
}
