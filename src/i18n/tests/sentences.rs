use jiff::Zoned;
use kingdomino::{DominoId, Expected, HousePlayer, RuleViolation, Terrain};

use crate::i18n::{
    Dominoes, EventText, Explanation, HouseAction, Language, Moment, Name, Names,
    NotificationMessage, UiText, seat_names, terrain,
};

use super::in_all;

fn domino(label: &str) -> DominoId {
    label.parse().expect("a domino")
}

/// Makes the directional isolates visible.
fn visible(text: &str) -> String {
    text.replace('\u{2068}', "⟨").replace('\u{2069}', "⟩")
}

#[test]
fn names_are_isolated_in_text() {
    let notification = NotificationMessage::CoverACrown { from: Name("דנה") };
    assert_eq!(visible(&notification.subject(Language::English)), "A giant from ⟨דנה⟩");
    let notification = NotificationMessage::CoverACrown { from: Name("Ben") };
    assert_eq!(visible(&notification.subject(Language::Hebrew)), "ענק נשלח אליכם מאת ⟨Ben⟩");
}

#[test]
fn name_cannot_escape_isolation() {
    let notification =
        NotificationMessage::Invitation { from: Name("E\u{2069}v\u{202e}e\n"), seats: 3 };
    assert_eq!(visible(&notification.subject(Language::English)), "⟨Eve⟩ invited you to a game");
}

#[test]
fn guest_names_are_translated() {
    let named = |language, name| seat_names(language, [(None, Some(name))]).concat();
    assert_eq!(named(Language::English, "Guest 4792"), "Guest 4792");
    assert_eq!(named(Language::Spanish, "Guest 4792"), "Invitado 4792");
    for name in ["Guest", "Guest of Ada", "Guest 12a", "guest 4792"] {
        assert_eq!(named(Language::Spanish, name), name);
    }
}

#[test]
fn names_are_joined_per_language() {
    let against = |names: &[&str], language| {
        let opponents = Names(names);
        visible(&NotificationMessage::GameStarted { opponents, rounds: 12 }.subject(language))
    };
    assert_eq!(against(&["Ann"], Language::English), "Your game against ⟨Ann⟩ has started");
    let three = ["Ann", "Ben", "Ines"];
    for (language, expected) in [
        (Language::English, "⟨Ann⟩, ⟨Ben⟩ and ⟨Ines⟩"),
        (Language::Greek, "⟨Ann⟩, ⟨Ben⟩ και ⟨Ines⟩"),
        (Language::Polish, "⟨Ann⟩, ⟨Ben⟩ i ⟨Ines⟩"),
        (Language::Bulgarian, "⟨Ann⟩, ⟨Ben⟩ и ⟨Ines⟩"),
        (Language::Hebrew, "⟨Ann⟩, ⟨Ben⟩ ו-⟨Ines⟩"),
        (Language::Spanish, "⟨Ann⟩, ⟨Ben⟩ e ⟨Ines⟩"),
    ] {
        let said = against(&three, language);
        assert!(said.contains(expected), "{said}");
    }
    assert!(against(&["Ann", "דנה"], Language::Hebrew).contains("⟨Ann⟩ ו⟨דנה⟩"));
    for (last, joined) in [("Hilda", "e"), ("Hierro", "y"), ("Yago", "y"), ("Ízaro", "e")] {
        let said = against(&["Ann", last], Language::Spanish);
        assert!(said.contains(&format!("⟨Ann⟩ {joined} ⟨{last}⟩")), "{said}");
    }
}

#[test]
fn turn_notification_names_expected_decision() {
    let turn = |expected| NotificationMessage::YourTurn {
        opponents: Names(&["Ann"]),
        round: 3,
        rounds: 12,
        expected,
    };
    let place = turn(Expected::Place(domino("12")));
    assert_eq!(
        in_all(|language| place.body(language)),
        [
            "It is your turn in round 3 of 12: place the domino under your king.",
            "Είναι η σειρά σας στον γύρο 3 από 12: τοποθετήστε το ντόμινο κάτω από τον βασιλιά σας.",
            "Twoja kolej, runda 3 z 12: dołóż płytkę spod swojego króla.",
            "На ход сте в рунд 3 от 12: поставете плочката под Вашия крал.",
            "הגיע תורכם, סבב 3 מתוך 12: הניחו את האריח שמתחת למלך שלכם.",
            "Te toca en la ronda 3 de 12: coloca la ficha que está bajo tu rey.",
        ]
    );
    for language in Language::ALL {
        let bodies =
            [Expected::Pick, Expected::Cover, Expected::SendOrKeep, Expected::Place(domino("1"))]
                .map(|expected| turn(expected).body(language));
        let distinct: std::collections::BTreeSet<&String> = bodies.iter().collect();
        assert_eq!(distinct.len(), 4, "{bodies:?}");
    }
}

#[test]
fn finished_game_includes_rank_and_points() {
    let finished = |rank, points| {
        let opponents = Names(&["Ann"]);
        NotificationMessage::GameFinished { opponents, rank, players: 4, points }
            .body(Language::Polish)
    };
    assert_eq!(finished(1, 1), "Koniec gry. Wygrywasz, wynik: 1 punkt.");
    assert_eq!(finished(3, 22), "Koniec gry. Twoje miejsce: 3 z 4, wynik: 22 punkty.");
}

#[test]
fn deadline_fits_inside_sentence() {
    let at: Zoned = "2026-11-21T18:30[Europe/Athens]".parse().expect("a time");
    let deadline = UiText::Deadline { at: Moment(at) };
    assert_eq!(
        deadline.text(Language::Spanish),
        "Tienes hasta el sábado, 21 de noviembre de 2026, 18:30 (hora de Europa oriental)."
    );
}

#[test]
fn same_strategy_house_players_are_numbered() {
    let (greedy, random) = (Some(HousePlayer::Greedy), Some(HousePlayer::Random));
    let seats = [(None, Some("Ann")), (greedy, Some("H")), (random, None), (greedy, None)];
    let named = |language| seat_names(language, seats).join(", ");
    assert_eq!(
        named(Language::English),
        "Ann, Computer (medium) 1, Computer (easy), Computer (medium) 2"
    );
    assert_eq!(seat_names(Language::Polish, [(greedy, None)]), ["Komputer (średni)"]);
    assert_eq!(seat_names(Language::Polish, [(None, None)]), [""]);
}

#[test]
fn events_are_described_per_language() {
    let picked = EventText::Picked { player: Name("Ann"), domino: domino("A") };
    assert_eq!(
        in_all(|language| visible(&picked.sentence(language))),
        [
            "⟨Ann⟩ picked domino A.",
            "⟨Ann⟩ επέλεξε το ντόμινο A.",
            "⟨Ann⟩ wybiera płytkę A.",
            "⟨Ann⟩ избра плочка A.",
            "⟨Ann⟩: נבחר אריח A.",
            "⟨Ann⟩ eligió la ficha A.",
        ]
    );
    let dominoes = [domino("A"), domino("7"), domino("48")];
    let dealt = EventText::LineDealt { dominoes: Dominoes(&dominoes) };
    assert_eq!(dealt.sentence(Language::English), "New dominoes were drawn: A, 7, 48.");
    let house = NotificationMessage::TimedOut {
        opponents: Names(&["Ann"]),
        house_did: HouseAction::TookOver,
    };
    assert!(house.body(Language::English).ends_with("until you take your seat back."));
}

#[test]
fn terrain_names_match_rulebooks() {
    let wheat = in_all(|language| terrain(language, Terrain::Wheat));
    assert_eq!(
        wheat,
        ["wheat", "χωράφι με σιτάρι", "pole", "житно поле", "שדה חיטה", "campo de trigo"]
    );
    for terrain in Terrain::ALL {
        assert_eq!(crate::i18n::terrain(Language::English, terrain), terrain.to_string());
    }
}

#[test]
fn violations_have_distinct_explanations() {
    for language in Language::ALL {
        let all = RuleViolation::ALL.iter();
        let all: Vec<String> = all.map(|rule| Explanation::Rule(*rule).text(language)).collect();
        let distinct: std::collections::BTreeSet<&String> = all.iter().collect();
        assert_eq!(distinct.len(), RuleViolation::ALL.len());
        assert!(all.iter().all(|text| text.ends_with('.')));
    }
}
