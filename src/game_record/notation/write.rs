use kingdomino::Fact;

use crate::domain::event_log::{StoredEvent, TableEvent};
use crate::game_record::chain::canonical_json;
use crate::game_record::{self, Record};

use super::derived::DerivedState;
use super::error::NOTATION_HEADER;
use super::roster::Roster;
use super::words::event_word;

/// Placeholder for an empty value.
pub(super) const EMPTY_VALUE: &str = "-";

pub(super) fn write(record: &Record) -> String {
    let people = Roster::of(record);
    let called = |player| people.alias(player).unwrap_or_default();
    let header = &record.header;
    let mut text =
        format!("{NOTATION_HEADER}\ngame {}\nscheme {}\n", header.game, header.scheme.name());
    text += &format!("access {}\nseed {}\n", header.access, header.seed);
    for player in people.iter() {
        let name = record.names.get(&player).map_or(EMPTY_VALUE.to_owned(), canonical_json);
        text += &format!("player {} {player} {name}\n", called(player));
    }
    text += &format!("opener {}\n", called(header.opener));
    for (seat, number) in header.seats.iter().zip(0..) {
        let entropy = seat.entropy.map_or(EMPTY_VALUE.to_owned(), |entropy| entropy.to_string());
        text += &format!("seat s{number} {} {entropy}\n", called(seat.player));
    }
    for ranked in header.result.iter().flatten() {
        text += &format!(
            "result s{} {} {} {} {} {}\n",
            ranked.seat,
            ranked.rank,
            ranked.points,
            ranked.largest_property,
            ranked.crowns,
            canonical_json(&ranked.decided_by).trim_matches('"')
        );
    }
    write_events(record, &people, &mut text);
    text.push('\n');
    text
}

/// Writes one line per turn. The time is written only if it differs from that of the previous
/// event.
fn write_events(record: &Record, people: &Roster, text: &mut String) {
    let header = &record.header;
    let entropy: Vec<_> = header.seats.iter().map(|seat| seat.entropy).collect();
    let mut derived = DerivedState::new(header.game, header.scheme, &header.seed, &entropy);
    let mut before: Option<&StoredEvent> = None;
    for event in &record.events {
        let time = before.is_none_or(|before| before.at != event.at);
        let time = if time {
            format!(" {}", game_record::format_timestamp(event.at))
        } else {
            String::new()
        };
        if before.is_some_and(|before| is_same_turn(before, event)) {
            *text += &time;
        } else {
            let seat = event.seat.map_or(EMPTY_VALUE.to_owned(), |seat| format!("s{seat}"));
            *text += &format!("\n{}{time} {seat}", event.version);
        }
        text.push(' ');
        *text += &event_word(&event.fact, event.automatic, people, &derived);
        derived.apply(&event.fact);
        before = Some(event);
    }
}

/// Returns true if both events belong to one turn: events of the same seat up to its pick.
fn is_same_turn(before: &StoredEvent, event: &StoredEvent) -> bool {
    let plays = |event: &StoredEvent| matches!(event.fact, TableEvent::Play(_));
    let picked = matches!(before.fact, TableEvent::Play(Fact::Picked { .. }));
    event.seat.is_some() && before.seat == event.seat && plays(before) && plays(event) && !picked
}
