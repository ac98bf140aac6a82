//! Encoder. Builds byte arrays, because a vector copies whole slices in one operation.

use crate::game::state::Step;
use crate::{
    Awaiting, Cell, Expected, GameState, HousePlayer, Kingdom, Line, Placement, Seat, SeatControl,
    Slot,
};

use super::format::{CURRENT_FORMAT, NO_SEAT};

pub fn state(state: &GameState) -> Vec<u8> {
    let settings = state.settings;
    let mut bytes = Vec::with_capacity(320);
    bytes.extend_from_slice(&[
        CURRENT_FORMAT,
        settings.players(),
        settings.expansion() as u8,
        settings.edition() as u8,
        settings.variants().bits(),
        settings.auto_play_forced().into(),
        state.round,
        state.kings_moved,
    ]);
    bytes.extend_from_slice(&write_step(state.step));
    bytes.push(state.drawn);
    bytes.extend(state.first_picks.as_slice().iter().map(|seat| seat.number()));
    if settings.has_giants() {
        bytes.extend(state.quests.as_slice().iter().map(|quest| *quest as u8));
    }
    for line in [&state.current_line, &state.next_line] {
        write_line(&mut bytes, line);
    }
    bytes.extend_from_slice(&state.put_aside.bits().to_le_bytes());
    for seat in settings.seats() {
        bytes.push(write_seat_control(state.seat_controls[seat]));
        write_kingdom(&mut bytes, &state.kingdoms[seat]);
    }
    bytes
}

fn write_seat_control(control: SeatControl) -> u8 {
    match control {
        SeatControl::Player => 0,
        SeatControl::HousePermanently => 1,
        SeatControl::House => 2,
        SeatControl::HouseFromStart(HousePlayer::Random) => 3,
        SeatControl::HouseFromStart(HousePlayer::Greedy) => 4,
        SeatControl::HouseFromStart(HousePlayer::Searching) => 5,
    }
}

fn write_step(step: Step) -> [u8; 2] {
    match step {
        Step::Awaits(Awaiting { seat, expected }) => match expected {
            Expected::Pick => [0, NO_SEAT],
            Expected::Place(_) => [1, NO_SEAT],
            Expected::Cover => [5, seat.number()],
            Expected::SendOrKeep => [6, NO_SEAT],
        },
        Step::None => [2, NO_SEAT],
        Step::Finished => [3, NO_SEAT],
        Step::Deal => [4, NO_SEAT],
    }
}

fn write_line(bytes: &mut Vec<u8>, line: &Line) {
    let slots = line.slots();
    write_list(
        bytes,
        slots.map(|Slot { domino, king }| [domino.number(), king.map_or(NO_SEAT, Seat::number)]),
    );
}

fn write_kingdom(bytes: &mut Vec<u8>, kingdom: &Kingdom) {
    bytes.extend_from_slice(&kingdom.discarded().bits().to_le_bytes());
    write_list(
        bytes,
        kingdom.placed().map(|(domino, Placement { cell, direction })| {
            let [x, y] = write_cell(cell);
            [domino.number(), x, y, direction as u8]
        }),
    );
    write_list(bytes, kingdom.giants().map(write_cell));
}

fn write_cell(cell: Cell) -> [u8; 2] {
    [cell.x.cast_unsigned(), cell.y.cast_unsigned()]
}

/// Writes the number of items, which must fit in a byte, followed by the items.
fn write_list<const SIZE: usize>(bytes: &mut Vec<u8>, list: impl Iterator<Item = [u8; SIZE]>) {
    let count = bytes.len();
    bytes.push(0);
    for item in list {
        bytes.extend_from_slice(&item);
        bytes[count] += 1;
    }
}
