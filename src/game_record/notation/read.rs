use std::collections::BTreeMap;
use std::str::FromStr;

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, ShuffleScheme, commitment};
use kingdomino::{Seat, TieBreak};

use crate::domain::event_log::{StoredEvent, Version};
use crate::domain::{GameId, PlayerId};
use crate::game_record::parse::{ACCESSES, MOST_EVENTS};
use crate::game_record::{Ranked, Record, RecordParts};

use super::derived::Derived;
use super::error::{BadNotation, NOTATION};
use super::roster::Roster;
use super::words::meaning;
use super::write::NOTHING;

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
    result: Vec<Ranked>,
}

pub(super) fn read(text: &str) -> Result<Record, BadNotation> {
    let mut lines = text.lines().zip(1..).filter(|(line, _)| !line.is_empty()).peekable();
    let bad = |line, what| BadNotation { line, what };
    if lines.next().map(|(line, _)| line) != Some(NOTATION) {
        return Err(bad(1, "expected kingdomail-notation-1"));
    }
    let mut header = Header::default();
    let of_an_event = |line: &str| line.starts_with(|first: char| first.is_ascii_digit());
    while let Some((line, number)) = lines.next_if(|(line, _)| !of_an_event(line)) {
        header.read(line).ok_or(bad(number, "unknown or malformed header line"))?;
    }
    let (Some(game), Some(scheme), Some(access), Some(seed), Some(opener)) =
        (header.game, header.scheme, header.access.take(), header.seed, header.opener)
    else {
        return Err(bad(1, "expected game, scheme, access, seed and opener"));
    };
    let entropy: Vec<Option<Hex32>> = header.seats.iter().map(|(_, entropy)| *entropy).collect();
    let mut derived = Derived::new(game, scheme, &seed, &entropy);
    let mut events = Vec::new();
    for (line, number) in lines {
        read_turn(line, &header.people, &mut derived, &mut events)
            .ok_or(bad(number, "malformed events"))?;
        if events.len() > MOST_EVENTS {
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
        lines_root: derived.root(),
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
            "scheme" => self.scheme = Some(ShuffleScheme::named(value)?),
            "access" => {
                self.access = Some(ACCESSES.contains(&value).then(|| value.to_owned())?);
            }
            "seed" => self.seed = Some(value.parse().ok()?),
            "opener" => self.opener = Some(self.people.named(value)?),
            "player" => {
                let (called, rest) = value.split_once(' ')?;
                let (player, name) = rest.split_once(' ')?;
                let player = player.parse().ok()?;
                self.people.meet(player);
                if self.people.named(called) != Some(player) {
                    return None;
                }
                if name != NOTHING {
                    self.names.insert(player, serde_json::from_str(name).ok()?);
                }
            }
            "seat" => {
                let mut fields = value.split(' ');
                let seat = seat_of(fields.next()?)?;
                let player = self.people.named(fields.next()?)?;
                let entropy = match fields.next()? {
                    NOTHING => None,
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

fn ranked(value: &str) -> Option<Ranked> {
    fn number<T: FromStr>(field: Option<&str>) -> Option<T> {
        field?.parse().ok()
    }
    let mut fields = value.split(' ');
    let ranked = Ranked {
        seat: seat_of(fields.next()?)?,
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

fn seat_of(word: &str) -> Option<Seat> {
    Seat::new(word.strip_prefix('s')?.parse().ok()?)
}

fn read_turn(
    line: &str,
    people: &Roster,
    derived: &mut Derived,
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
        NOTHING => None,
        seat => Some(seat_of(seat)?),
    };
    words.peek()?;
    for word in words {
        if is_time(word) {
            at = Some(word.parse().ok()?);
            continue;
        }
        let (fact, automatic) = meaning(word, people, derived)?;
        derived.see(&fact);
        events.push(StoredEvent { version, at: at?, seat, automatic, fact, waited: None });
        version = version.after(1);
    }
    Some(())
}

/// Returns true if a word starts with a year. No other word starts with four digits.
fn is_time(word: &str) -> bool {
    let year = word.bytes().take_while(u8::is_ascii_digit).count();
    year >= 4
}
