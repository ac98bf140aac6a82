//! Forged records are detected, even if all hashes have been recomputed.

use kingdomino::shuffle::{Hex32, ShuffleScheme, commitment};
use kingdomino::{DominoId, Edition, Expansion, Fact, HousePlayer, Seat, Settings, Variants};

use crate::chance::Chance;
use crate::game::{GameOptions, play};
use crate::honest::games;
use kingdomail::domain::event_log::{StoredEvent, TableEvent, Version};
use kingdomail::game_record::{Record, RecordDefect};

fn settings(players: u8, auto: bool) -> Settings {
    Settings::new(players, Expansion::None, Edition::Rulebook, Variants::NONE, auto)
        .expect("2 to 4 players")
}

/// Returns a game of three players with moves only.
fn plain() -> Record {
    play(GameOptions::plain(settings(3, true)), &mut Chance(11))
}

/// Verifies a line that may have been changed.
fn verify_line(line: &[u8]) -> Result<(), RecordDefect> {
    Record::read(line)?.verify()
}

/// Returns the defect found after changing `record` and recomputing its hashes.
fn forge_record(mut record: Record, change: impl FnOnce(&mut Record)) -> RecordDefect {
    change(&mut record);
    record.seal();
    let line = record.to_json_line();
    verify_line(line.as_bytes()).expect_err("a forgery")
}

fn index_of(record: &Record, wanted: impl Fn(&StoredEvent) -> bool) -> usize {
    record.events.iter().position(wanted).expect("such an event")
}

fn has_kind(kind: &str) -> impl Fn(&StoredEvent) -> bool {
    let kind = format!("\"type\":\"{kind}\"");
    move |event| serde_json::to_string(&event.fact).expect("JSON").contains(&kind)
}

fn renumber(record: &mut Record) {
    for (event, number) in record.events.iter_mut().zip(1..) {
        event.version = Version::NONE.after(number);
    }
}

#[test]
fn any_flipped_byte_is_detected() {
    let record = play(GameOptions::plain(settings(2, true)), &mut Chance(5));
    let line = record.to_json_line().into_bytes();
    assert_eq!(verify_line(&line), Ok(()));
    let mut chance = Chance(3);
    for place in 0..line.len() {
        let mut flipped = line.clone();
        flipped[place] ^= 1 << chance.below(8);
        assert!(verify_line(&flipped).is_err(), "byte {place}");
    }
    for record in games().step_by(9) {
        let line = record.to_json_line().into_bytes();
        for _ in 0..20 {
            let mut flipped = line.clone();
            flipped[chance.below(line.len())] ^= 1 << chance.below(8);
            assert!(verify_line(&flipped).is_err());
        }
    }
}

#[test]
fn record_has_one_spelling() {
    let line = plain().to_json_line();
    for other in [
        format!("{line}\n"),
        format!(" {line}"),
        line.replacen(':', ": ", 1),
        line.replacen("\"format\":\"kingdomail-record-1\",", "", 1) + " ",
        line[..line.len() - 1].to_owned(),
        line.replacen("Player", "\\u0050layer", 1),
    ] {
        assert!(verify_line(other.as_bytes()).is_err());
    }
    let newer = line.replace("kingdomail-record-1", "kingdomail-record-2");
    assert_eq!(verify_line(newer.as_bytes()), Err(RecordDefect::UnknownFormat));
    assert_eq!(verify_line(&vec![b' '; 5 << 20]), Err(RecordDefect::TooLarge));
    assert!(matches!(verify_line(b"{}"), Err(RecordDefect::Malformed(_))));
    assert!(matches!(verify_line(&[b'['; 10_000]), Err(RecordDefect::Malformed(_))));
}

/// Deserialization errors must not expose names of Rust types to the client.
#[test]
fn defects_do_not_mention_rust_types() {
    let line = plain().to_json_line();
    let whole: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    let mut places = Vec::new();
    collect(&whole, &mut String::new(), &mut places);
    // The same field of different events counts once.
    let mut seen = std::collections::BTreeSet::new();
    places.retain(|place| seen.insert(place.replace(|c: char| c.is_ascii_digit(), "#")));
    let wrong = [
        serde_json::json!(null),
        serde_json::json!(7.5),
        serde_json::json!(-1),
        serde_json::json!("castle"),
        serde_json::json!([1]),
        serde_json::json!({ "type": "castle" }),
        serde_json::json!({ "type": 7 }),
        serde_json::json!(true),
    ];
    for place in &places {
        for value in &wrong {
            let mut other = whole.clone();
            *other.pointer_mut(place).expect("a place") = value.clone();
            let Err(flaw) = verify_line(other.to_string().as_bytes()) else { continue };
            assert_no_rust_types(&flaw);
        }
    }
    for text in ["", "{", "nonsense", "[]", "{}", "{\"format\":7}", "null"] {
        assert_no_rust_types(&verify_line(text.as_bytes()).expect_err("no record"));
    }
    for rule in kingdomino::RuleViolation::ALL {
        assert_no_rust_types(&RecordDefect::Illegal(Version::FIRST, *rule));
    }
}

fn collect(value: &serde_json::Value, path: &mut String, places: &mut Vec<String>) {
    places.push(path.clone());
    let mut go = |name: &str, value: &serde_json::Value| {
        let length = path.len();
        *path += &format!("/{name}");
        collect(value, path, places);
        path.truncate(length);
    };
    match value {
        serde_json::Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| go(name, value));
        }
        serde_json::Value::Array(items) => {
            (0..).zip(items).for_each(|(number, item)| go(&i32::to_string(&number), item));
        }
        _ => {}
    }
}

#[track_caller]
fn assert_no_rust_types(flaw: &RecordDefect) {
    let told = flaw.to_string();
    for of_a_program in
        ["struct", "enum", "variant", "::", "serde", "tuple", "invalid type", "u8", "i8", "u32"]
    {
        assert!(!told.contains(of_a_program), "{told}");
    }
    let letters: Vec<char> = told.chars().collect();
    let joined = letters.windows(2).any(|two| two[0].is_lowercase() && two[1].is_uppercase());
    assert!(!joined, "{told}");
}

#[test]
fn change_without_new_hash_is_detected() {
    let line = plain().to_json_line();
    let renamed = line.replacen("Player", "Prayer", 1);
    assert_eq!(verify_line(renamed.as_bytes()), Err(RecordDefect::Checksum));
}

#[test]
fn omitted_or_swapped_moves_are_detected() {
    for auto in [false, true] {
        let record = play(GameOptions::plain(settings(3, auto)), &mut Chance(12));
        let first = index_of(&record, has_kind("line_dealt"));
        for place in first..record.events.len() {
            let flaw = forge_record(record.clone(), |record| {
                record.events.remove(place);
                renumber(record);
                record.header.ended_at = record.events[record.events.len() - 1].at;
            });
            assert!(!matches!(
                flaw,
                RecordDefect::Checksum | RecordDefect::Chain(_) | RecordDefect::Numbering(_)
            ));
            let unnumbered = forge_record(record.clone(), |record| {
                record.events.remove(place);
            });
            let last = place + 1 == record.events.len();
            assert_eq!(unnumbered.code(), if last { "unfinished" } else { "numbering" });
        }
        for place in first..record.events.len() - 1 {
            let flaw = forge_record(record.clone(), |record| {
                let at = record.events[place].at;
                record.events[place].at = record.events[place + 1].at;
                record.events[place + 1].at = at;
                record.events.swap(place, place + 1);
                renumber(record);
            });
            assert!(!matches!(
                flaw,
                RecordDefect::Checksum | RecordDefect::Chain(_) | RecordDefect::Numbering(_)
            ));
        }
    }
}

#[test]
fn forgeries_have_specific_codes() {
    let record = plain();
    let other = play(GameOptions::plain(settings(3, true)), &mut Chance(13));
    let placed = index_of(&record, |event| has_kind("placed")(event) && !event.automatic);
    let picked = index_of(&record, |event| has_kind("picked")(event) && !event.automatic);
    let dealt = index_of(&record, has_kind("line_dealt"));
    let forced = index_of(&record, |event| event.automatic && event.seat.is_some());
    let code =
        |change: &dyn Fn(&mut Record)| forge_record(record.clone(), |record| change(record)).code();

    assert_eq!(code(&|r| r.header.seed = Hex32([1; 32])), "commitment");
    assert_eq!(code(&|r| r.header.game = other.header.game), "commitment");
    let reseeded = |r: &mut Record| {
        r.header.seed = other.header.seed;
        let game = r.header.game.uuid().into_bytes();
        r.header.commitment = Hex32(commitment(game, &r.header.seed.0));
    };
    assert!(["setup", "lines_root"].contains(&code(&reseeded)));
    let with_entropy = |r: &mut Record| r.header.seats[0].entropy = Some(Hex32([7; 32]));
    assert!(["setup", "lines_root"].contains(&code(&with_entropy)));
    assert_eq!(code(&|r| r.header.lines_root = Some(Hex32([0; 32]))), "lines_root");
    assert_eq!(code(&|r| r.header.scheme = ShuffleScheme::One), "lines_root");
    assert_eq!(code(&|r| r.header.seats.swap(0, 1)), "seats");
    assert_eq!(code(&|r| r.header.opener = other.header.seats[1].player), "seats");
    assert_eq!(code(&|r| r.header.ended_at = r.header.opened_at), "times");
    assert_eq!(code(&|r| r.header.result = None), "result");
    let more = |r: &mut Record| {
        r.header.result.iter_mut().flatten().for_each(|ranked| ranked.points += 1);
    };
    assert_eq!(code(&more), "result");
    let later = |r: &mut Record| r.events[placed].at = r.header.ended_at;
    assert_eq!(code(&later), "time");

    let elsewhere = |r: &mut Record| {
        if let TableEvent::Play(Fact::Placed { x, .. }) = &mut r.events[placed].fact {
            *x = 6;
        }
    };
    let flaw = forge_record(record.clone(), elsewhere);
    assert_eq!((flaw.code(), flaw.version()), ("illegal", Some(record.events[placed].version)));
    let absent = DominoId::new(1).expect("a domino");
    let other_pick =
        |r: &mut Record| r.events[picked].fact = TableEvent::Play(Fact::Picked { domino: absent });
    assert_eq!(code(&other_pick), "illegal");
    let by_another = |r: &mut Record| {
        let seat = r.events[placed].seat.map_or(0, |seat| (seat.number() + 1) % 3);
        r.events[placed].seat = Seat::new(seat);
    };
    assert_eq!(code(&by_another), "illegal");
    assert_eq!(code(&|r| r.events[placed].seat = Seat::new(4)), "doer");
    assert_eq!(code(&|r| r.events[placed].seat = None), "doer");
    assert_eq!(code(&|r| r.events[placed].automatic = true), "not_forced");
    assert_eq!(code(&|r| r.events[forced].automatic = false), "due");

    let line = |r: &mut Record| {
        let last = r.events.iter().rposition(has_kind("line_dealt")).expect("a line");
        let (first, second) = (r.events[dealt].fact.clone(), r.events[last].fact.clone());
        (r.events[dealt].fact, r.events[last].fact) = (second, first);
    };
    assert_eq!(code(&line), "line");
    let unproven = |r: &mut Record| {
        if let TableEvent::LineDealt { proof, .. } = &mut r.events[dealt].fact {
            *proof = None;
        }
    };
    assert_eq!(code(&unproven), "proof");
    let salted = |r: &mut Record| {
        if let TableEvent::LineDealt { proof: Some(proof), .. } = &mut r.events[dealt].fact {
            proof.salt.0[3] ^= 4;
        }
    };
    assert_eq!(code(&salted), "proof");
}

/// Inserts an event after a move, at the time of the move.
fn insert_event(
    record: &Record,
    after: usize,
    seat: u8,
    automatic: bool,
    fact: TableEvent,
) -> RecordDefect {
    forge_record(record.clone(), |record| {
        let at = record.events[after].at;
        let seat = Seat::new(seat);
        let version = Version::NONE;
        let event = StoredEvent { version, at, seat, automatic, fact, elapsed_wait: None };
        record.events.insert(after + 1, event);
        renumber(record);
        record.header.ended_at = record.events[record.events.len() - 1].at;
    })
}

#[test]
fn inserted_events_have_specific_codes() {
    let record = plain();
    let picked = index_of(&record, |event| has_kind("picked")(event) && !event.automatic);
    let awaited = record.state_at(record.events[picked].version).expect("a game").awaiting();
    let awaited = awaited.expect("somebody").seat.number();
    let own = record.events[picked].seat.expect("a seat").number();
    let code = |seat, automatic, fact| insert_event(&record, picked, seat, automatic, fact).code();
    let rules = |fact| TableEvent::Play(fact);
    let none = u8::MAX;

    assert_eq!(code(awaited, true, rules(Fact::TimedOut {})), "time_out");
    assert_eq!(code(own, true, rules(Fact::TimedOut {})), "doer");
    assert_eq!(code(own, true, rules(Fact::SeatTakenOver { for_good: true })), "doer");
    assert_eq!(
        code(own, true, rules(Fact::HouseSeated { house: HousePlayer::Greedy })),
        "out_of_place"
    );
    assert_eq!(code(own, false, rules(Fact::SeatTakenBack {})), "illegal");
    assert_eq!(code(own, true, rules(Fact::PremovePlayed {})), "order");
    // A premove could be played here, but the decision that must follow has a later time.
    assert_eq!(code(awaited, true, rules(Fact::PremovePlayed {})), "time");
    assert_eq!(code(none, true, rules(Fact::GameFinished {})), "out_of_place");
    assert_eq!(code(none, false, TableEvent::GameCancelled {}), "out_of_place");
    let before = record.events[picked].version.before();
    assert_eq!(code(awaited, false, TableEvent::Undone { to_version: before }), "undo");
    assert_eq!(code(own, false, TableEvent::Undone { to_version: Version::NONE.after(3) }), "undo");
    let until = record.header.ended_at;
    assert_eq!(code(own, false, TableEvent::Paused { until }), "agreement");
    assert_eq!(code(own, false, TableEvent::Resumed {}), "agreement");
    assert_eq!(code(own, false, TableEvent::ProposalAccepted {}), "agreement");
    assert_eq!(code(own, false, TableEvent::ProposalRejected {}), "agreement");
    assert_eq!(code(own, false, TableEvent::ProposalWithdrawn {}), "agreement");
    assert_eq!(code(own, false, TableEvent::SeatOfferEnded {}), "agreement");
    let stranger = record.header.game.to_string().parse().expect("an id");
    assert_eq!(code(own, false, TableEvent::SeatOffered { to: stranger }), "agreement");
    let from = record.header.seats[usize::from(own)].player;
    assert_eq!(code(own, false, TableEvent::SeatHandedOver { from, to: stranger }), "seats");
    assert_eq!(code(none, false, TableEvent::Resumed {}), "doer");

    let last = record.events.len() - 1;
    let after = insert_event(&record, last, own, false, TableEvent::Resumed {});
    assert_eq!(after.code(), "after_the_end");
    assert_eq!(insert_event(&record, last - 1, own, false, TableEvent::Resumed {}).code(), "due");
    let joined = index_of(&record, has_kind("player_joined"));
    let twice = record.events[joined].fact.clone();
    assert_eq!(insert_event(&record, joined, none, false, twice).code(), "seats");
}

#[test]
fn house_moves_must_be_legal_and_marked() {
    let lively =
        GameOptions { house: vec![HousePlayer::Random], ..GameOptions::lively(settings(2, false)) };
    let record = play(lively, &mut Chance(21));
    let house = Seat::new(1);
    let moved = index_of(&record, |event| event.seat == house && has_kind("placed")(event));
    let version = Some(record.events[moved].version);
    let unmarked = forge_record(record.clone(), |record| record.events[moved].automatic = false);
    assert_eq!((unmarked.code(), unmarked.version()), ("due", version));
    let elsewhere = forge_record(record, |record| {
        if let TableEvent::Play(Fact::Placed { x, y, .. }) = &mut record.events[moved].fact {
            (*x, *y) = (0, 0);
        }
    });
    assert_eq!((elsewhere.code(), elsewhere.version()), ("illegal", version));
}

#[test]
fn defect_is_a_sentence() {
    let flaw = RecordDefect::Line(Version::NONE.after(7));
    assert_eq!(flaw.to_string(), "event 7: The line does not match the next dominoes of the deck.");
    let illegal = RecordDefect::Illegal(Version::FIRST, kingdomino::RuleViolation::MustPlace);
    assert_eq!(illegal.to_string(), "event 1: The rules do not allow this move: must place.");
}
