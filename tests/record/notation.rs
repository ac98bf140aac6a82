//! The notation of a game contains everything that its record does.

use kingdomino::{Edition, Expansion, Settings, Variants};

use crate::chance::Chance;
use crate::game::{GameOptions, play};
use crate::honest::games;
use kingdomail::game_record::Record;

#[test]
fn notation_round_trips() {
    for record in games() {
        let text = record.to_notation();
        let read = Record::from_notation(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
        assert!(read.to_json_line() == record.to_json_line(), "{text}");
        assert!(text.len() < record.to_json_line().len());
        let written_out = text.matches(" {").count();
        assert_eq!(written_out, 1, "only how the table was opened is written out: {text}");
    }
}

#[test]
fn invalid_notation_is_rejected_by_line() {
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, true);
    let record = play(GameOptions::plain(settings.expect("two players")), &mut Chance(9));
    let text = record.to_notation();
    let lines: Vec<&str> = text.lines().collect();
    for (number, line) in (1..).zip(&lines).filter(|(_, line)| !line.is_empty()) {
        for wrong in [format!("{line} castle"), format!("castle {line}"), format!(" {line}")] {
            let mut lines: Vec<&str> = lines.clone();
            lines[number - 1] = &wrong;
            let bad = Record::from_notation(&(lines.join("\n") + "\n")).expect_err("wrong");
            assert!(bad.line == number || bad.line == 1, "{bad}: {wrong}");
        }
    }
    for text in ["", "\n", "castle", "kingdomail-notation-1", "kingdomail-notation-1\n1 s0 p1"] {
        assert!(Record::from_notation(text).is_err());
    }
}

/// Returns the text of a game with one or two random edits.
fn edit_randomly(text: &str, chance: &mut Chance) -> String {
    let pieces = [
        " ", "  ", "0", "+", "-0", "\n", "\n\n", "\r\n", "*", "@0", "@00", "s00", "s0", "A", "a",
        "p1", "x01", "12@+1,0e", "{}", "castle", "public", "T", ".000000Z", "Z",
    ];
    let mut other = text.to_owned();
    for _ in 0..=chance.below(2) {
        let mut place = chance.below(other.len());
        while !other.is_char_boundary(place) {
            place -= 1;
        }
        let mut end = (place + chance.below(4)).min(other.len());
        while !other.is_char_boundary(end) {
            end -= 1;
        }
        let piece = pieces[chance.below(pieces.len())];
        other.replace_range(place..end.max(place), piece);
    }
    other
}

#[test]
fn accepted_notation_round_trips_exactly() {
    let mut chance = Chance(23);
    let (mut read, mut refused) = (0, 0);
    for record in games().step_by(15) {
        let text = record.to_notation();
        for _ in 0..100 {
            let other = edit_randomly(&text, &mut chance);
            let Ok(record) = Record::from_notation(&other) else {
                refused += 1;
                continue;
            };
            read += 1;
            assert!(record.to_notation() == other, "{other}");
            let line = record.to_json_line();
            let again = Record::read(line.as_bytes());
            assert!(again.as_ref() == Ok(&record), "{:?}: {other}", again.err());
        }
    }
    assert!(read > 10 && refused > 100, "{read} of {} are read", read + refused);
}

#[test]
fn numbers_and_words_have_one_spelling() {
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, true);
    let text =
        play(GameOptions::plain(settings.expect("two players")), &mut Chance(9)).to_notation();
    for (one, other) in [
        ("access public", "access castle"),
        ("access public", "access Public"),
        ("seat s0", "seat s00"),
        ("seat s0", "seat s+0"),
        (" s1 ", " s01 "),
        ("player @0", "player @00"),
        ("joined:@0", "joined:@+0"),
        (" p", "  p"),
        (" p", " p0"),
        ("\nseed", "\n\nseed"),
        ("\n1 ", "\n01 "),
        ("\n", "\r\n"),
        ("Z - ", "+00:00 - "),
        ("\nresult s", "\nresult  s"),
        ("joined:@0", "{\"type\":\"player_joined\", \"player\":\"x\"}"),
    ] {
        let wrong = text.replacen(one, other, 1);
        assert_ne!(wrong, text, "there is no {one}");
        assert!(Record::from_notation(&wrong).is_err(), "{other}");
    }
    assert!(Record::from_notation(&format!("{text}\n")).is_err());
    assert!(Record::from_notation(text.trim_end()).is_err());
}

#[test]
fn changed_notation_fails_verification() {
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false);
    let record = play(GameOptions::plain(settings.expect("two players")), &mut Chance(9));
    let text = record.to_notation();
    let place = text.find('@').and_then(|_| text.rfind('@')).expect("a placement");
    let mut changed = text.clone();
    let comma = changed[place..].find(',').expect("a cell") + place;
    changed.replace_range(place + 1..comma, "6");
    let read = Record::from_notation(&changed).expect("a notation");
    assert_eq!(read.verify().expect_err("no such cell").code(), "illegal");
}
