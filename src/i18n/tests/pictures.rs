use std::collections::BTreeSet;

use kingdomino::{Expected, Quest, Square, Terrain};
use kingdomino_render::Words;

use crate::i18n::Language;

use super::in_all;

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
            "Le toca a Ann: colocar la ficha 17.",
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
