//! Stability of stored forms: data written by any release must remain readable.

use std::collections::BTreeMap;

use kingdomino::{
    Command, DecodeError, DominoId, DominoSet, Edition, Expansion, Fact, FirstPicks, HousePlayer,
    Quest, Quests, Seat, Settings, Variant, Variants, decode, encode, legal_commands, legal_moves,
    ranking, replay,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::chance::Chance;
use crate::committed;
use crate::table::{Table, all_settings, domino, four_with_house, seat};

fn facts() -> [(Fact, &'static str); 13] {
    let dealt: DominoSet = [48, 7, 12, 1].map(domino).into_iter().collect();
    let dominoes = dealt.try_into().expect("four dominoes");
    let direction = kingdomino::Direction::North;
    [
        (Fact::LineDealt { dominoes }, r#"{"type":"line_dealt","dominoes":["1","7","12","48"]}"#),
        (Fact::Picked { domino: domino(48) }, r#"{"type":"picked","domino":"48"}"#),
        (
            Fact::Placed { domino: domino(7), x: -2, y: 3, direction },
            r#"{"type":"placed","domino":"7","x":-2,"y":3,"direction":"north"}"#,
        ),
        (Fact::Discarded { domino: domino(12) }, r#"{"type":"discarded","domino":"12"}"#),
        (Fact::Covered { x: 2, y: -1 }, r#"{"type":"covered","x":2,"y":-1}"#),
        (
            Fact::GiantSent { x: 0, y: 1, to_seat: seat(4) },
            r#"{"type":"giant_sent","x":0,"y":1,"to_seat":4}"#,
        ),
        (Fact::GiantKept {}, r#"{"type":"giant_kept"}"#),
        (Fact::TimedOut {}, r#"{"type":"timed_out"}"#),
        (Fact::SeatTakenOver { for_good: false }, r#"{"type":"seat_taken_over","for_good":false}"#),
        (Fact::SeatTakenBack {}, r#"{"type":"seat_taken_back"}"#),
        (Fact::Conceded {}, r#"{"type":"conceded"}"#),
        (
            Fact::HouseSeated { house: HousePlayer::Searching },
            r#"{"type":"house_seated","house":"searching"}"#,
        ),
        (Fact::GameFinished {}, r#"{"type":"game_finished"}"#),
    ]
}

fn assert_json<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
    json: &str,
) {
    assert_eq!(serde_json::to_string(value).expect("JSON"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect("what was written is read"), value);
    // A database may return the fields in another order.
    let reordered: Value = serde_json::from_str(json).expect("JSON");
    assert_eq!(&serde_json::from_value::<T>(reordered).expect("any order is read"), value);
}

#[test]
fn facts_have_one_form() {
    for (fact, json) in facts() {
        assert_json(&fact, json);
    }
}

#[test]
fn impossible_fact_is_rejected() {
    for json in [
        r#"{"type":"picked","domino":"55"}"#,
        r#"{"type":"picked","domino":7}"#,
        r#"{"type":"picked"}"#,
        r#"{"type":"picked","domino":"7","x":1}"#,
        r#"{"type":"line_dealt","dominoes":["1","1"]}"#,
        r#"{"type":"line_dealt","dominoes":["1","2","3","4","5","6"]}"#,
        r#"{"type":"placed","domino":"7","x":-2,"y":300,"direction":"north"}"#,
        r#"{"type":"placed","domino":"7","x":-2,"y":3,"direction":"up"}"#,
        r#"{"type":"conceded","domino":"7"}"#,
        r#"{"type":"revoked"}"#,
    ] {
        assert!(serde_json::from_str::<Fact>(json).is_err(), "{json}");
    }
}

#[test]
fn commands_have_one_form() {
    let direction = kingdomino::Direction::West;
    for (command, json) in [
        (Command::Pick { domino: domino(9) }, r#"{"type":"pick","domino":"9"}"#),
        (
            Command::Place { domino: domino(9), x: 0, y: -1, direction },
            r#"{"type":"place","domino":"9","x":0,"y":-1,"direction":"west"}"#,
        ),
        (Command::Discard { domino: domino(9) }, r#"{"type":"discard","domino":"9"}"#),
        (Command::Cover { x: 2, y: -1 }, r#"{"type":"cover","x":2,"y":-1}"#),
        (
            Command::SendGiant { x: 0, y: 1, to_seat: seat(4) },
            r#"{"type":"send_giant","x":0,"y":1,"to_seat":4}"#,
        ),
        (Command::KeepGiant {}, r#"{"type":"keep_giant"}"#),
        (Command::TakeBack {}, r#"{"type":"take_back"}"#),
        (Command::Concede {}, r#"{"type":"concede"}"#),
    ] {
        assert_json(&command, json);
    }
}

#[test]
fn settings_have_one_form() {
    let settings = |players, edition, variants: &[Variant], auto_play_forced| {
        let variants = variants.iter().copied().collect();
        Settings::new(players, Expansion::None, edition, variants, auto_play_forced)
            .expect("allowed")
    };
    assert_json(
        &settings(4, Edition::Rulebook, &[], true),
        r#"{"players":4,"edition":"rulebook","variants":[],"auto_play_forced":true}"#,
    );
    let all = [Variant::MightyDuel, Variant::Harmony, Variant::MiddleKingdom];
    assert_json(
        &settings(2, Edition::BoardGameArena, &all, false),
        "{\"players\":2,\"edition\":\"board_game_arena\",\
         \"variants\":[\"middle_kingdom\",\"harmony\",\"mighty_duel\"],\"auto_play_forced\":false}",
    );
    let giants = Settings::new(5, Expansion::AgeOfGiants, Edition::Rulebook, Variants::NONE, true);
    assert_json(
        &giants.expect("allowed"),
        "{\"players\":5,\"expansion\":\"age_of_giants\",\"edition\":\"rulebook\",\
         \"variants\":[],\"auto_play_forced\":true}",
    );
    for json in [
        r#"{"players":5,"edition":"rulebook","variants":[],"auto_play_forced":true}"#,
        r#"{"players":6,"expansion":"age_of_giants","edition":"rulebook","variants":[],"auto_play_forced":true}"#,
        r#"{"players":4,"expansion":"age_of_giants","edition":"rulebook","variants":["harmony"],"auto_play_forced":true}"#,
        r#"{"players":4,"expansion":"queendomino","edition":"rulebook","variants":[],"auto_play_forced":true}"#,
        r#"{"players":1,"edition":"rulebook","variants":[],"auto_play_forced":true}"#,
        r#"{"players":3,"edition":"rulebook","variants":["mighty_duel"],"auto_play_forced":true}"#,
        r#"{"players":3,"edition":"rulebook","variants":["dynasty"],"auto_play_forced":true}"#,
        r#"{"players":3,"edition":"house","variants":[],"auto_play_forced":true}"#,
        r#"{"players":3,"edition":"rulebook","variants":[]}"#,
        r#"{"players":3,"edition":"rulebook","variants":[],"auto_play_forced":true,"x":1}"#,
    ] {
        assert!(serde_json::from_str::<Settings>(json).is_err(), "{json}");
    }
}

#[test]
fn first_picks_have_one_form() {
    let picks = FirstPicks::new(&[2, 0, 3, 1].map(seat)).expect("four kings");
    assert_json(&picks, "[2,0,3,1]");
    assert!(serde_json::from_str::<FirstPicks>("[0,1,2,3,4,0]").is_err());
    assert!(serde_json::from_str::<FirstPicks>("[0,5]").is_err());
}

/// Step at which seat 1 concedes.
const CONCESSION_STEP: usize = 20;

/// Returns positions along several games.
fn positions() -> Vec<(String, Table)> {
    let tables = all_settings().filter(|settings| {
        let by_hand = settings.edition() == Edition::Rulebook;
        let plain = settings.variants() == Variants::NONE;
        let duel = [Variant::MightyDuel].into_iter().collect();
        settings.auto_play_forced() != by_hand && (plain || settings.variants() == duel)
    });
    let mut positions = Vec::new();
    for settings in tables {
        let mut chance = Chance(settings.players().into());
        let mut table = Table::shuffled(settings, &mut chance);
        for step in 0_usize.. {
            if [0, 2, 9, 31].contains(&step) || table.state.is_finished() {
                let edition = settings.edition();
                let variants = settings.variants();
                let auto = settings.auto_play_forced();
                let giants = if settings.has_giants() { "giants " } else { "" };
                let players = settings.players();
                let name = format!("{giants}{players} {edition:?} {variants:?} {auto} {step}");
                positions.push((name, table.clone()));
            }
            if step == CONCESSION_STEP {
                table.play(seat(1), Command::Concede {});
            } else if !table.play_random_move(&mut chance) {
                break;
            }
        }
    }
    positions
}

/// Returns the stored states of a file with the names of their positions.
fn read_stored_states(file: &str) -> Vec<(String, Vec<u8>)> {
    let text = std::fs::read_to_string(committed::path(file)).expect("it is committed");
    let named = text.lines().map(|line| line.split_once(": ").expect("a name and a state"));
    named.map(|(name, hex)| (name.to_owned(), hex::decode(hex).expect("bytes"))).collect()
}

/// Compares only the positions until seat 1 concedes. The house player that continues for it may
/// play differently in later releases.
#[test]
fn states_have_one_form() {
    let positions: BTreeMap<String, Table> = positions().into_iter().collect();
    let written = read_stored_states("states-2.txt");
    let mut compared = 0;
    for (name, bytes) in &written {
        let state = decode(bytes).expect("what was written is read");
        assert_eq!(&encode(&state), bytes, "{name}");
        let step = name.rsplit(' ').next().and_then(|step| step.parse::<usize>().ok());
        if step.expect("a number") < CONCESSION_STEP {
            assert_eq!(state, positions[name].state, "{name}");
            compared += 1;
        } else {
            assert_eq!(legal_commands(&state, seat(1)).count(), 0, "{name}");
        }
    }
    assert_eq!((written.len(), compared), (89, 54));
}

/// States written by the first release, which had no giants.
#[test]
fn first_format_states_are_decoded() {
    let second: BTreeMap<String, Vec<u8>> =
        read_stored_states("states-2.txt").into_iter().collect();
    let first = read_stored_states("states-1.txt");
    for (name, bytes) in &first {
        assert_eq!(decode(bytes), decode(&second[name]), "{name}");
        assert!(decode(bytes).is_ok(), "{name}");
    }
    assert_eq!(first.len(), 39);
}

/// Seat controls as numbers in a stored state.
#[test]
fn seat_controls_have_one_form() {
    let Table { setup, events, .. } = four_with_house(&HousePlayer::ALL, &mut Chance(3));
    let bytes = encode(&replay(setup, &events[..3]));
    // Each control precedes its kingdom, which is empty like the lines.
    let seat_controls: Vec<u8> =
        bytes[bytes.len() - 4 * 11..].chunks(11).map(|seat| seat[0]).collect();
    assert_eq!((bytes[0], seat_controls), (2, vec![0, 3, 4, 5]));
}

#[test]
fn quests_have_one_form() {
    let quests = Quests::new(Quest::FolieDesGrandeurs, Quest::FourCornersMine).expect("two");
    assert_json(&quests, r#"["folie_des_grandeurs","four_corners_mine"]"#);
    assert_json(&Quests::NONE, "[]");
    for json in [
        r#"["harmony"]"#,
        r#"["harmony","harmony"]"#,
        r#"["harmony","bleak_king","lost_corner"]"#,
        r#"["dynasty","harmony"]"#,
    ] {
        assert!(serde_json::from_str::<Quests>(json).is_err(), "{json}");
    }
}

#[test]
fn unknown_format_is_reported() {
    let (_, table) = positions().swap_remove(1);
    for format in (0..=u8::MAX).filter(|format| ![1, 2].contains(format)) {
        let mut bytes = encode(&table.state);
        bytes[0] = format;
        let error = decode(&bytes).expect_err("no such format");
        assert_eq!(error, DecodeError::UnknownFormat(format));
        assert!(error.to_string().contains(&format!("format {format};")), "{error}");
    }
    assert_eq!(decode(&[]), Err(DecodeError::Malformed));
}

#[test]
fn truncated_or_extended_bytes_are_rejected() {
    for (name, table) in positions() {
        let bytes = encode(&table.state);
        for end in 0..bytes.len() {
            assert_eq!(decode(&bytes[..end]), Err(DecodeError::Malformed), "{name}: {end} bytes");
        }
        assert_eq!(decode(&[&bytes[..], &[0]].concat()), Err(DecodeError::Malformed));
    }
}

/// Decoding garbled bytes may produce nonsensical states, but functions on such states must not
/// panic.
#[test]
fn garbled_bytes_never_panic() {
    for (_, table) in positions().into_iter().step_by(5) {
        let bytes = encode(&table.state);
        for at in 0..bytes.len() {
            for value in 0..=u8::MAX {
                let mut garbled = bytes.clone();
                garbled[at] = value;
                let Ok(state) = decode(&garbled) else { continue };
                if value % 16 == 0 {
                    let seats = (0..5).filter_map(Seat::new);
                    let listed =
                        seats.map(|seat| legal_commands(&state, seat).count()).sum::<usize>();
                    let _ = (listed, legal_moves(&state).forced(), ranking(&state), encode(&state));
                }
            }
        }
    }
}

#[test]
fn domino_serializes_as_text() {
    assert_json(&domino(48), "\"48\"");
    assert_json(&domino(55), "\"A\"");
    for json in ["48", "\"0\"", "\"55\"", "\"048\"", "\"a\"", "\"G\"", "null"] {
        assert!(serde_json::from_str::<DominoId>(json).is_err(), "{json}");
    }
}
