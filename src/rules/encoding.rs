//! The stored form of a state: compact bytes that open with the number of their format.
//!
//! A new field means a new format beside the old one; the bytes of a format never change their meaning.

use std::fmt;

use super::state::Step;
use super::{
    Cell, Direction, DominoId, DominoSet, Edition, FirstPicks, GameState, Kingdom, Line, Placement,
    Seat, Settings, Setup, Slot, Variants,
};

/// The format that is written; all older ones are read.
const FORMAT: u8 = 1;

/// Bytes that are no state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadEncoding {
    /// Written by a newer release, or not a state at all.
    UnknownFormat(u8),
    /// Of a known format, but cut off, or with something in it that cannot be.
    Malformed,
}

impl fmt::Display for BadEncoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEncoding::UnknownFormat(format) => {
                write!(
                    f,
                    "the state has format {format}; this release reads formats up to {FORMAT}"
                )
            }
            BadEncoding::Malformed => write!(f, "the state is malformed"),
        }
    }
}

impl std::error::Error for BadEncoding {}

/// The bytes of `state`, a few hundred at most.
pub fn encode(state: &GameState) -> Vec<u8> {
    let settings = state.settings;
    let mut bytes = Vec::with_capacity(320);
    bytes.extend([
        FORMAT,
        settings.players(),
        settings.edition() as u8,
        settings.variants().bits(),
        settings.auto_play_forced().into(),
        state.round,
        state.moved,
        state.step as u8,
        state.drawn,
    ]);
    bytes.extend(state.first_picks.as_slice().iter().map(|seat| seat.number()));
    for line in [&state.current_line, &state.next_line] {
        write_line(&mut bytes, line);
    }
    bytes.extend(state.put_aside.bits().to_le_bytes());
    for seat in settings.seats() {
        bytes.push(state.conceded[seat].into());
        write_kingdom(&mut bytes, &state.kingdoms[seat]);
    }
    bytes
}

/// The state that was encoded.
///
/// # Errors
/// The format is unknown, or the bytes are not of it.
pub fn decode(bytes: &[u8]) -> Result<GameState, BadEncoding> {
    match bytes.split_first() {
        None => Err(BadEncoding::Malformed),
        Some((&FORMAT, rest)) => {
            let mut reader = Reader(rest);
            let state = read_state(&mut reader).ok_or(BadEncoding::Malformed)?;
            if reader.0.is_empty() { Ok(state) } else { Err(BadEncoding::Malformed) }
        }
        Some((&format, _)) => Err(BadEncoding::UnknownFormat(format)),
    }
}

fn write_line(bytes: &mut Vec<u8>, line: &Line) {
    #[expect(clippy::cast_possible_truncation, reason = "a handful of dominoes")]
    bytes.push(line.len() as u8);
    for slot in line.slots() {
        bytes.extend([slot.domino.number(), slot.king.map_or(NOBODY, Seat::number)]);
    }
}

fn write_kingdom(bytes: &mut Vec<u8>, kingdom: &Kingdom) {
    bytes.extend(kingdom.discarded().bits().to_le_bytes());
    #[expect(clippy::cast_possible_truncation, reason = "at most 24")]
    bytes.push(kingdom.placed().count() as u8);
    for (domino, Placement { cell, direction }) in kingdom.placed() {
        let Cell { x, y } = cell;
        bytes.extend([domino.number(), x.cast_unsigned(), y.cast_unsigned(), direction as u8]);
    }
}

/// Stands in a slot for the seat of a king that is not there.
const NOBODY: u8 = u8::MAX;

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (byte, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*byte)
    }

    fn bool(&mut self) -> Option<bool> {
        match self.byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.byte()?)).copied()
    }

    fn dominoes(&mut self) -> Option<DominoSet> {
        let (bits, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        DominoSet::from_bits(u64::from_le_bytes(*bits))
    }
}

fn read_state(reader: &mut Reader) -> Option<GameState> {
    let players = reader.byte()?;
    let edition = reader.one_of(&[Edition::Rulebook, Edition::BoardGameArena])?;
    let variants = Variants::from_bits(reader.byte()?)?;
    let settings = Settings::new(players, edition, variants, reader.bool()?).ok()?;
    let [round, moved] = [reader.byte()?, reader.byte()?];
    let step = reader.one_of(&[Step::Pick, Step::Place, Step::None, Step::Finished, Step::Deal])?;
    let drawn = reader.byte()?;
    let owners: Option<Vec<Seat>> =
        (0..settings.kings()).map(|_| Seat::new(reader.byte()?)).collect();
    let kings = FirstPicks::new(&owners?)?;
    if round > settings.rounds() || moved > settings.kings() || drawn > settings.dominoes() {
        return None;
    }
    let mut state = GameState {
        round,
        moved,
        step,
        drawn,
        current_line: read_line(reader, settings)?,
        next_line: read_line(reader, settings)?,
        put_aside: reader.dominoes()?,
        ..GameState::new(Setup { settings, kings })
    };
    for seat in settings.seats() {
        state.conceded[seat] = reader.bool()?;
        state.kingdoms[seat] = read_kingdom(reader, settings.frame())?;
    }
    kings.fits(settings).then_some(state)
}

fn read_line(reader: &mut Reader, settings: Settings) -> Option<Line> {
    let len = reader.byte()?;
    if len > settings.line_length() {
        return None;
    }
    let mut line = Line::default();
    for _ in 0..len {
        let domino = DominoId::new(reader.byte()?)?;
        let king = match reader.byte()? {
            NOBODY => None,
            seat => Some(Seat::new(seat).filter(|seat| seat.number() < settings.players())?),
        };
        line.push(Slot { domino, king });
    }
    Some(line)
}

fn read_kingdom(reader: &mut Reader, frame: u8) -> Option<Kingdom> {
    let mut kingdom = Kingdom::new(frame);
    reader.dominoes()?.for_each(|domino| kingdom.discard(domino));
    for _ in 0..reader.byte()? {
        let domino = DominoId::new(reader.byte()?)?;
        let [x, y] = [reader.byte()?, reader.byte()?].map(u8::cast_signed);
        let placement = Placement::new(x, y, reader.one_of(&Direction::ALL)?);
        kingdom.check(domino.domino(), placement).ok()?;
        kingdom.place(domino, placement);
    }
    Some(kingdom)
}
