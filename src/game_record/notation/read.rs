use std::collections::BTreeMap;
use std::str::FromStr;

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, ShuffleScheme, commitment};
use kingdomino::{Seat, TieBreak};

use crate::domain::event_log::{StoredEvent, Version};
use crate::domain::{GameId, PlayerId};
use crate::game_record::parse::{ACCESS_VALUES, MAX_EVENTS};
use crate::game_record::{RankedSeat, Record, RecordParts};

use super::words::parse_word;
use super::write::{DerivedState, EMPTY_VALUE};
use super::{NOTATION_HEADER, NotationError, Roster};

/// Values of the lines before the events.
#[derive(Default)]
struct Header {
    game: Option<GameId>,
    scheme: Option<ShuffleScheme>,
    access: Option<String>,
    seed: Option<Hex32>,
    opener: Option<PlayerId>,
    people: Roster,
    names: BTreeMap<PlayerId, String>,
    seats: Vec<(PlayerId, Option<Hex32>)>,
    result: Vec<RankedSeat>,
}

pub(super) fn read(text: &str) -> Result<Record, NotationError> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty()).peekable();
    let bad = |line, message| NotationError { line, message };
    if lines.next().map(|(line, _)| line) != Some(NOTATION_HEADER) {
        return Err(bad(1, "expected kingdomail-notation-1"));
    }
    let mut header = Header::default();
    let is_event_line = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    while let Some((line, number)) = lines.next_if(|(line, _)| !is_event_line(line)) {
        header.read(line).ok_or(bad(number, "unknown or malformed header line"))?;
    }
    let (Some(game), Some(scheme), Some(access), Some(seed), Some(opener)) =
        (header.game, header.scheme, header.access.take(), header.seed, header.opener)
    else {
        return Err(bad(1, "expected game, scheme, access, seed and opener"));
    };
    let entropy: Vec<Option<Hex32>> = header.seats.iter().map(|(_, entropy)| *entropy).collect();
    let mut derived = DerivedState::new(game, scheme, &seed, &entropy);
    let mut events = Vec::new();
    for (line, number) in lines {
        read_turn(line, &header.people, &mut derived, &mut events)
            .ok_or(bad(number, "malformed events"))?;
        if events.len() > MAX_EVENTS {
            return Err(bad(number, "too many events"));
        }
    }
    let bytes = |(player, entropy): (PlayerId, Option<Hex32>)| (player, entropy.map(|hex| hex.0));
    let parts = RecordParts {
        game,
        scheme,
        opener,
        access,
        seats: header.seats.into_iter().map(bytes).collect(),
        commitment: commitment(game.uuid().into_bytes(), &seed.0),
        lines_root: derived.lines_root(),
        seed: seed.0,
    };
    let result = (!header.result.is_empty()).then_some(header.result);
    Ok(Record::with_result(parts, events, header.names, result))
}

impl Header {
    fn read(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(' ')?;
        match key {
            "game" => self.game = Some(value.parse().ok()?),
            "scheme" => self.scheme = Some(ShuffleScheme::from_name(value)?),
            "access" => {
                self.access = Some(ACCESS_VALUES.contains(&value).then(|| value.to_owned())?);
            }
            "seed" => self.seed = Some(value.parse().ok()?),
            "opener" => self.opener = Some(self.people.player(value)?),
            "player" => {
                let (alias, rest) = value.split_once(' ')?;
                let (player, name) = rest.split_once(' ')?;
                let player = player.parse().ok()?;
                self.people.add(player);
                if self.people.player(alias) != Some(player) {
                    return None;
                }
                if name != EMPTY_VALUE {
                    self.names.insert(player, serde_json::from_str(name).ok()?);
                }
            }
            "seat" => {
                let mut fields = value.split(' ');
                let seat = parse_seat(fields.next()?)?;
                let player = self.people.player(fields.next()?)?;
                let entropy = match fields.next()? {
                    EMPTY_VALUE => None,
                    entropy => Some(entropy.parse().ok()?),
                };
                if fields.next().is_some() || seat.index() != self.seats.len() {
                    return None;
                }
                self.seats.push((player, entropy));
            }
            "result" => self.result.push(ranked(value)?),
            _ => return None,
        }
        Some(())
    }
}

fn ranked(value: &str) -> Option<RankedSeat> {
    fn number<T: FromStr>(field: Option<&str>) -> Option<T> {
        field?.parse().ok()
    }
    let mut fields = value.split(' ');
    let ranked = RankedSeat {
        seat: parse_seat(fields.next()?)?,
        rank: number(fields.next())?,
        points: number(fields.next())?,
        largest_property: number(fields.next())?,
        crowns: number(fields.next())?,
        decided_by: decided_by(fields.next()?)?,
    };
    fields.next().is_none().then_some(ranked)
}

fn decided_by(word: &str) -> Option<TieBreak> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

fn parse_seat(word: &str) -> Option<Seat> {
    Seat::new(word.strip_prefix('s')?.parse().ok()?)
}

fn read_turn(
    line: &str,
    people: &Roster,
    derived: &mut DerivedState,
    events: &mut Vec<StoredEvent>,
) -> Option<()> {
    let mut words = line.split(' ').peekable();
    let mut version = Version::from_number(words.next()?.parse().ok()?);
    if version != Version::NONE.after(events.len() + 1) {
        return None;
    }
    let mut at: Option<Timestamp> = events.last().map(|event| event.at);
    if let Some(time) = words.next_if(|word| is_time(word)) {
        at = Some(time.parse().ok()?);
    }
    let seat = match words.next()? {
        EMPTY_VALUE => None,
        seat => Some(parse_seat(seat)?),
    };
    words.peek()?;
    for word in words {
        if is_time(word) {
            at = Some(word.parse().ok()?);
            continue;
        }
        let (fact, automatic) = parse_word(word, people, derived)?;
        derived.apply(&fact);
        events.push(StoredEvent { version, at: at?, seat, automatic, fact, elapsed_wait: None });
        version = version.after(1);
    }
    Some(())
}

/// Returns true if a word starts with a year. No other word starts with four digits.
fn is_time(word: &str) -> bool {
    let year = word.bytes().take_while(u8::is_ascii_digit).count();
    year >= 4
}
