//! Decoder with full validation of its input.

use smallvec::SmallVec;

use crate::game::state::Step;
use crate::{
    Awaiting, Cell, Direction, DominoId, DominoSet, Edition, Expansion, Expected, FirstPicks,
    GameState, Kingdom, Line, Placement, Quest, Quests, Seat, SeatControl, Settings, Setup, Slot,
    Variants,
};

use super::format::{BASE_GAME_FORMAT, NO_SEAT};

struct Reader<'a> {
    bytes: &'a [u8],
    format: u8,
}

impl Reader<'_> {
    fn read_byte(&mut self) -> Option<u8> {
        self.read_array().map(|[byte]| byte)
    }

    fn read_array<const COUNT: usize>(&mut self) -> Option<[u8; COUNT]> {
        let (bytes, rest) = self.bytes.split_first_chunk()?;
        self.bytes = rest;
        Some(*bytes)
    }

    fn cell(&mut self) -> Option<Cell> {
        let [x, y] = self.read_array()?.map(u8::cast_signed);
        Some(Cell { x, y })
    }

    /// Reads the seat that has to cover a crown; absent in formats without giants.
    fn cover_seat(&mut self) -> Option<u8> {
        if self.format == BASE_GAME_FORMAT { Some(NO_SEAT) } else { self.read_byte() }
    }

    fn bool(&mut self) -> Option<bool> {
        match self.read_byte()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    fn read_variant<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.read_byte()?)).copied()
    }

    fn dominoes(&mut self) -> Option<DominoSet> {
        DominoSet::from_bits(u64::from_le_bytes(self.read_array()?))
    }
}

/// Decodes a state from the bytes after the format number. Returns none if they are malformed.
pub fn state(bytes: &[u8], format: u8) -> Option<GameState> {
    let reader = &mut Reader { bytes, format };
    let players = reader.read_byte()?;
    let expansion = match reader.format {
        BASE_GAME_FORMAT => Expansion::None,
        _ => reader.read_variant(&Expansion::ALL)?,
    };
    let edition = reader.read_variant(&[Edition::Rulebook, Edition::BoardGameArena])?;
    let variants = Variants::from_bits(reader.read_byte()?)?;
    let settings = Settings::new(players, expansion, edition, variants, reader.bool()?).ok()?;
    let [round, kings_moved] = [reader.read_byte()?, reader.read_byte()?];
    let [step, cover_seat] = [reader.read_byte()?, reader.cover_seat()?];
    let drawn = reader.read_byte()?;
    let owners: Option<SmallVec<[Seat; Seat::MAX]>> =
        (0..settings.kings()).map(|_| Seat::new(reader.read_byte()?)).collect();
    let kings = FirstPicks::new(&owners?)?;
    let quests = if settings.has_giants() {
        Quests::new(reader.read_variant(&Quest::ALL)?, reader.read_variant(&Quest::ALL)?)?
    } else {
        Quests::NONE
    };
    if round > settings.rounds() || kings_moved > settings.kings() || drawn > settings.dominoes() {
        return None;
    }
    if !kings.fits(settings) {
        return None;
    }
    let mut state = GameState::new(Setup { settings, kings, quests });
    state.round = round;
    state.kings_moved = kings_moved;
    state.drawn = drawn;
    state.current_line = read_line(reader, settings)?;
    state.next_line = read_line(reader, settings)?;
    state.put_aside = reader.dominoes()?;
    for seat in settings.seats() {
        state.seat_controls[seat] = reader.read_variant(&SeatControl::ALL)?;
        read_kingdom(reader, &mut state.kingdoms[seat])?;
    }
    state.step = read_step(step, cover_seat, &state)?;
    reader.bytes.is_empty().then_some(state)
}

/// Decodes the step. The awaited seat is stored only if it is not the owner of the king to move.
fn read_step(step: u8, cover_seat: u8, state: &GameState) -> Option<Step> {
    let cover_seat = Seat::new(cover_seat).filter(|seat| seat.number() < state.settings.players());
    let awaits = |seat, expected| Some(Step::Awaits(Awaiting { seat, expected }));
    match (step, cover_seat) {
        (0, None) => awaits(state.mover()?, Expected::Pick),
        (1, None) => {
            let slot = state.current_line.slot(state.kings_moved.into())?;
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
    let len = reader.read_byte()?;
    if len > settings.line_length() {
        return None;
    }
    let mut line = Line::default();
    for _ in 0..len {
        let domino = DominoId::new(reader.read_byte()?)?;
        let king = match reader.read_byte()? {
            NO_SEAT => None,
            seat => Some(Seat::new(seat).filter(|seat| seat.number() < settings.players())?),
        };
        line.push(Slot { domino, king });
    }
    Some(line)
}

/// Places the stored dominoes and giants in `kingdom`, which must be empty.
fn read_kingdom(reader: &mut Reader, kingdom: &mut Kingdom) -> Option<()> {
    reader.dominoes()?.for_each(|domino| kingdom.discard(domino));
    for _ in 0..reader.read_byte()? {
        let domino = DominoId::new(reader.read_byte()?)?;
        let cell = reader.cell()?;
        let placement = Placement { cell, direction: reader.read_variant(&Direction::ALL)? };
        kingdom.check(domino.domino(), placement).ok()?;
        kingdom.place(domino, placement);
    }
    let giants = if reader.format == BASE_GAME_FORMAT { 0 } else { reader.read_byte()? };
    for _ in 0..giants {
        let cell = reader.cell()?;
        kingdom.cell_in_extent(cell).filter(|cell| kingdom.crown_cells().intersects(*cell))?;
        kingdom.cover(cell);
    }
    Some(())
}
