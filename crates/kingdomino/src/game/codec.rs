//! The stored form of a state: compact bytes that open with the number of their format.
//!
//! A new field means a new format beside the old one; the bytes of a format never change their meaning.

use std::fmt;

use crate::game::state::Step;
use crate::{
    Awaiting, Cell, Direction, DominoId, DominoSet, Edition, Expansion, Expected, FirstPicks,
    GameState, HousePlayer, Kingdom, Line, Placement, Quest, Quests, Seat, SeatControl, Settings,
    Setup, Slot, Variants,
};

/// The format that is written; all older ones are read.
const FORMAT: u8 = 2;
/// The first format, which knows no expansion: neither quests nor giants.
const BASE_GAME: u8 = 1;

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
///
/// ```
/// # use kingdomino::shuffle::Shuffle;
/// # use kingdomino::{Edition, Expansion, GameState, Settings, Variants, begin, evolve};
/// use kingdomino::{BadEncoding, decode, encode};
///
/// // Two players; the first line is dealt.
/// # let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// # let shuffle = Shuffle::new([7; 16], &[42; 32], &[]);
/// # let deck = shuffle.deck(settings.expansion()).ok_or("a deck")?;
/// # let mut state = GameState::new(shuffle.setup(settings).ok_or("a setup")?);
/// # begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
/// let bytes = encode(&state);
/// assert_eq!(decode(&bytes), Ok(state));
/// assert_eq!(decode(&[9]), Err(BadEncoding::UnknownFormat(9)));
/// assert_eq!(decode(&bytes[..9]), Err(BadEncoding::Malformed));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn encode(state: &GameState) -> Vec<u8> {
    let settings = state.settings;
    let mut bytes = Vec::with_capacity(320);
    bytes.extend([
        FORMAT,
        settings.players(),
        settings.expansion() as u8,
        settings.edition() as u8,
        settings.variants().bits(),
        settings.auto_play_forced().into(),
        state.round,
        state.moved,
    ]);
    bytes.extend(write_step(state.step));
    bytes.push(state.drawn);
    bytes.extend(state.first_picks.as_slice().iter().map(|seat| seat.number()));
    if settings.has_giants() {
        bytes.extend(state.quests.as_slice().iter().map(|quest| *quest as u8));
    }
    for line in [&state.current_line, &state.next_line] {
        write_line(&mut bytes, line);
    }
    bytes.extend(state.put_aside.bits().to_le_bytes());
    for seat in settings.seats() {
        bytes.push(write_keeper(state.keepers[seat]));
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
        Some((&format @ (BASE_GAME | FORMAT), rest)) => {
            let mut reader = Reader { bytes: rest, format };
            let state = read_state(&mut reader).ok_or(BadEncoding::Malformed)?;
            if reader.bytes.is_empty() { Ok(state) } else { Err(BadEncoding::Malformed) }
        }
        Some((&format, _)) => Err(BadEncoding::UnknownFormat(format)),
    }
}

fn write_keeper(keeper: SeatControl) -> u8 {
    match keeper {
        SeatControl::Player => 0,
        SeatControl::HouseForGood => 1,
        SeatControl::House => 2,
        SeatControl::Seated(HousePlayer::Random) => 3,
        SeatControl::Seated(HousePlayer::Greedy) => 4,
        SeatControl::Seated(HousePlayer::Searching) => 5,
    }
}

fn write_step(step: Step) -> [u8; 2] {
    match step {
        Step::Awaits(Awaiting { seat, expected }) => match expected {
            Expected::Pick => [0, NOBODY],
            Expected::Place(_) => [1, NOBODY],
            Expected::Cover => [5, seat.number()],
            Expected::SendOrKeep => [6, NOBODY],
        },
        Step::None => [2, NOBODY],
        Step::Finished => [3, NOBODY],
        Step::Deal => [4, NOBODY],
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
    #[expect(clippy::cast_possible_truncation, reason = "at most 6")]
    bytes.push(kingdom.giants().count() as u8);
    for Cell { x, y } in kingdom.giants() {
        bytes.extend([x.cast_unsigned(), y.cast_unsigned()]);
    }
}

/// Stands in a slot for the seat of a king that is not there.
const NOBODY: u8 = u8::MAX;

struct Reader<'a> {
    bytes: &'a [u8],
    format: u8,
}

impl Reader<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (byte, rest) = self.bytes.split_first()?;
        self.bytes = rest;
        Some(*byte)
    }

    /// Who lets a giant cover a crown, as far as the format knows giants.
    fn coverer(&mut self) -> Option<u8> {
        if self.format == BASE_GAME { Some(NOBODY) } else { self.byte() }
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
        let (bits, rest) = self.bytes.split_first_chunk()?;
        self.bytes = rest;
        DominoSet::from_bits(u64::from_le_bytes(*bits))
    }
}

fn read_state(reader: &mut Reader) -> Option<GameState> {
    let players = reader.byte()?;
    let expansion = match reader.format {
        BASE_GAME => Expansion::None,
        _ => reader.one_of(&Expansion::ALL)?,
    };
    let edition = reader.one_of(&[Edition::Rulebook, Edition::BoardGameArena])?;
    let variants = Variants::from_bits(reader.byte()?)?;
    let settings = Settings::new(players, expansion, edition, variants, reader.bool()?).ok()?;
    let [round, moved] = [reader.byte()?, reader.byte()?];
    let [step, coverer] = [reader.byte()?, reader.coverer()?];
    let drawn = reader.byte()?;
    let owners: Option<Vec<Seat>> =
        (0..settings.kings()).map(|_| Seat::new(reader.byte()?)).collect();
    let kings = FirstPicks::new(&owners?)?;
    let quests = if settings.has_giants() {
        Quests::two(reader.one_of(&Quest::ALL)?, reader.one_of(&Quest::ALL)?)?
    } else {
        Quests::NONE
    };
    if round > settings.rounds() || moved > settings.kings() || drawn > settings.dominoes() {
        return None;
    }
    let mut state = GameState {
        round,
        moved,
        drawn,
        current_line: read_line(reader, settings)?,
        next_line: read_line(reader, settings)?,
        put_aside: reader.dominoes()?,
        ..GameState::new(Setup { settings, kings, quests })
    };
    for seat in settings.seats() {
        state.keepers[seat] = reader.one_of(&SeatControl::ALL)?;
        state.kingdoms[seat] = read_kingdom(reader, settings.frame())?;
    }
    state.step = read_step(step, coverer, &state)?;
    kings.fits(settings).then_some(state)
}

/// Who is awaited is written only where it is not the owner of the king whose turn it is.
fn read_step(step: u8, coverer: u8, state: &GameState) -> Option<Step> {
    let coverer = Seat::new(coverer).filter(|seat| seat.number() < state.settings.players());
    let awaits = |seat, expected| Some(Step::Awaits(Awaiting { seat, expected }));
    match (step, coverer) {
        (0, None) => awaits(state.mover()?, Expected::Pick),
        (1, None) => {
            let slot = state.current_line.slot(state.moved.into())?;
            awaits(slot.king?, Expected::Place(slot.domino))
        }
        (2, None) => Some(Step::None),
        (3, None) => Some(Step::Finished),
        (4, None) => Some(Step::Deal),
        (5, Some(seat)) => awaits(seat, Expected::Cover),
        (6, None) => awaits(state.mover()?, Expected::SendOrKeep),
        _ => None,
    }
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
    let giants = if reader.format == BASE_GAME { 0 } else { reader.byte()? };
    for _ in 0..giants {
        let [x, y] = [reader.byte()?, reader.byte()?].map(u8::cast_signed);
        kingdom.within(Cell { x, y }).filter(|cell| kingdom.crown_cells().touches(*cell))?;
        kingdom.cover(Cell { x, y });
    }
    Some(kingdom)
}
