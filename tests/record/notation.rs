//! A game as text for people says all that its record does.

use kingdomail::record::Record;
use kingdomail::rules::{Edition, Expansion, Settings, Variants};

use crate::chance::Chance;
use crate::game::{Wish, play};
use crate::honest::games;

#[test]
fn a_game_comes_back_from_notation_as_it_was() {
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
fn a_text_that_is_no_notation_is_refused_by_its_line() {
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, true);
    let record = play(Wish::plain(settings.expect("two players")), &mut Chance(9));
    let text = record.to_notation();
    let lines: Vec<&str> = text.lines().collect();
    for (number, line) in (1..).zip(&lines).filter(|(_, line)| !line.is_empty()) {
        for wrong in [format!("{line} castle"), format!("castle {line}"), format!(" {line}")] {
            let mut lines: Vec<&str> = lines.clone();
            lines[number - 1] = &wrong;
            let read = Record::from_notation(&lines.join("\n"));
            match read {
                Err(bad) => assert!(bad.line == number || bad.line == 1, "{bad}: {wrong}"),
                // Any word may be one for who can join; verifying tells.
                Ok(_) => assert!(line.starts_with("access"), "{wrong}"),
            }
        }
    }
    for text in ["", "\n", "castle", "kingdomail-notation-1", "kingdomail-notation-1\n1 s0 p1"] {
        assert!(Record::from_notation(text).is_err());
    }
}

#[test]
fn what_is_changed_in_a_text_is_found_by_verifying() {
    let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false);
    let record = play(Wish::plain(settings.expect("two players")), &mut Chance(9));
    let text = record.to_notation();
    let place = text.find('@').and_then(|_| text.rfind('@')).expect("a placement");
    let mut changed = text.clone();
    let comma = changed[place..].find(',').expect("a cell") + place;
    changed.replace_range(place + 1..comma, "6");
    let read = Record::from_notation(&changed).expect("a notation");
    assert_eq!(read.verify().expect_err("no such cell").code(), "illegal");
}
