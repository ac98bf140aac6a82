//! Records of real games can be written, read and verified.

use kingdomino::HousePlayer;
use kingdomino::shuffle::ShuffleScheme;

use crate::chance::Chance;
use crate::game::{GameOptions, all_settings, play};
use kingdomail::domain::event_log::{StoredEvent, Version};
use kingdomail::game_record::Record;

/// Returns games with all settings, plain and lively.
pub fn games() -> impl Iterator<Item = Record> {
    let mut chance = Chance(7);
    all_settings().into_iter().flat_map(move |settings| {
        let lively = GameOptions::lively(settings);
        let house = vec![HousePlayer::Random, HousePlayer::Greedy];
        let house = house.into_iter().take(usize::from(settings.players()) - 1).collect();
        let wishes = [
            GameOptions::plain(settings),
            GameOptions { house, ..lively.clone() },
            GameOptions { scheme: ShuffleScheme::One, ..lively.clone() },
            GameOptions { cancelled: true, ..lively.clone() },
            lively,
        ];
        wishes.map(|wish| play(wish, &mut chance))
    })
}

/// Formats the events around a version, to debug a rejection.
fn format_events_around(record: &Record, around: Option<Version>) -> String {
    let at = around.map_or(0, Version::number);
    let near = |event: &&StoredEvent| (at - 6..=at + 1).contains(&event.version.number());
    let told: Vec<String> = record.events.iter().filter(near).map(|e| format!("{e:?}")).collect();
    told.join("\n")
}

#[test]
fn recorded_games_round_trip_and_verify() {
    for record in games() {
        let line = record.to_json_line();
        let read = Record::read(line.as_bytes()).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert!(read == record);
        if let Err(flaw) = read.verify() {
            panic!("{flaw}\n{}", format_events_around(&record, flaw.version()));
        }
    }
}

#[test]
fn generated_games_cover_all_events() {
    let all: String = games().map(|record| record.to_json_line()).collect();
    for kind in [
        "table_opened",
        "player_invited",
        "invitation_declined",
        "player_joined",
        "player_left",
        "table_made_unrated",
        "game_started",
        "game_cancelled",
        "consent_asked",
        "consent_given",
        "consent_refused",
        "consent_withdrawn",
        "undone",
        "paused",
        "resumed",
        "seat_offered",
        "offer_ended",
        "seat_handed_over",
        "house_seated",
        "line_dealt",
        "picked",
        "placed",
        "discarded",
        "covered",
        "giant_sent",
        "giant_kept",
        "timed_out",
        "seat_taken_over",
        "seat_taken_back",
        "order_carried_out",
        "conceded",
        "game_finished",
    ] {
        assert!(all.contains(&format!("\"type\":\"{kind}\"")), "{kind} never happens");
    }
}

#[test]
fn record_verifies_without_names() {
    let record = games().next().expect("a game");
    assert!(!record.names.is_empty());
    let hash = record.final_hash();
    let nameless = record.with_names(std::collections::BTreeMap::new());
    assert_eq!(nameless.final_hash(), hash);
    assert_eq!(nameless.verify(), Ok(()));
}
