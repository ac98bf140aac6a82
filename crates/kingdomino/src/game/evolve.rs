use crate::game::state::Step;
use crate::pieces::domino::DominoKind;
use crate::{
    Awaiting, Cell, Dealt, DominoId, DominoSet, Event, Expected, Fact, GameState, Line, Placement,
    Seat, SeatControl, Setup,
};

/// Applies `event` to the state. Never fails: `decide` has validated the event.
pub fn evolve(state: &mut GameState, event: &Event) {
    match (event.fact, event.seat) {
        (Fact::LineDealt { dominoes }, _) => {
            let giants = state.settings.has_giants();
            let kept = if giants { kept_dominoes(state, dominoes) } else { dominoes };
            state.next_line = Line::new(kept);
            state.drawn += state.settings.line_length();
            state.step = turn(state);
        }
        (Fact::Picked { domino }, Some(seat)) => apply_pick(state, seat, domino),
        (Fact::Placed { domino, x, y, direction }, Some(seat)) => {
            state.kingdoms[seat].place(domino, Placement::new(x, y, direction));
            if domino.is_base_game() {
                finish_placement(state);
            } else {
                apply_giant_effects(state, seat, domino);
            }
        }
        (Fact::Discarded { domino }, Some(seat)) => {
            state.kingdoms[seat].discard(domino);
            finish_placement(state);
        }
        (Fact::Covered { x, y }, Some(seat)) => {
            state.kingdoms[seat].cover(Cell { x, y });
            finish_placement(state);
        }
        (Fact::GiantSent { x, y, to_seat }, Some(seat)) => {
            state.kingdoms[seat].uncover(Cell { x, y });
            state.step = awaits(to_seat, Expected::Cover);
        }
        (Fact::GiantKept {}, Some(_)) => finish_placement(state),
        (Fact::Conceded {} | Fact::SeatTakenOver { for_good: true }, Some(seat)) => {
            state.seat_controls[seat] = SeatControl::HousePermanently;
        }
        (Fact::SeatTakenOver { for_good: false }, Some(seat)) => {
            state.seat_controls[seat] = SeatControl::House;
        }
        (Fact::SeatTakenBack {}, Some(seat)) => state.seat_controls[seat] = SeatControl::Player,
        (Fact::HouseSeated { house }, Some(seat)) => {
            state.seat_controls[seat] = SeatControl::HouseFromStart(house);
        }
        (Fact::GameFinished {}, _) => state.step = Step::Finished,
        // The consequences of a timeout or premove are separate events; an action always has a
        // seat.
        (Fact::TimedOut {} | Fact::PremovePlayed {}, _)
        | (
            Fact::Picked { .. }
            | Fact::Placed { .. }
            | Fact::Discarded { .. }
            | Fact::Covered { .. }
            | Fact::GiantSent { .. }
            | Fact::GiantKept {}
            | Fact::SeatTakenOver { .. }
            | Fact::SeatTakenBack {}
            | Fact::HouseSeated { .. }
            | Fact::Conceded {},
            None,
        ) => {}
    }
}

/// Returns the state after applying `events` to `setup`.
pub fn replay<'a>(setup: Setup, events: impl IntoIterator<Item = &'a Event>) -> GameState {
    let mut state = GameState::new(setup);
    events.into_iter().for_each(|event| evolve(&mut state, event));
    state
}

fn apply_pick(state: &mut GameState, seat: Seat, domino: DominoId) {
    state.next_line.place_king(domino, seat);
    advance_king(state);
}

/// Returns the dealt dominoes that can be picked; the others leave the game.
#[inline(never)]
fn kept_dominoes(state: &mut GameState, dealt: Dealt) -> Dealt {
    let settings = state.settings;
    let select = |removed: bool| -> DominoSet {
        let indexed = dealt.iter().enumerate();
        indexed
            .filter(|(index, _)| settings.is_removed_before_picks(*index) == removed)
            .map(|(_, id)| id)
            .collect()
    };
    state.put_aside = state.put_aside.union(select(true));
    Dealt::new(select(false)).unwrap_or(dealt)
}

/// Applies the effect of a placed domino of the expansion: a giant comes, or can be sent if
/// possible.
#[inline(never)]
fn apply_giant_effects(state: &mut GameState, seat: Seat, domino: DominoId) {
    let footprint = |state: &GameState| {
        !state.kingdoms[seat].giant_cells().is_empty() && state.giant_targets(seat).next().is_some()
    };
    match domino.kind() {
        DominoKind::Giant if state.has_visible_crown(seat) => {
            state.step = awaits(seat, Expected::Cover);
        }
        DominoKind::Footprint if footprint(state) => {
            state.step = awaits(seat, Expected::SendOrKeep);
        }
        _ => finish_placement(state),
    }
}

/// Advances to the pick after a placement or discard, if there is a line to pick from.
fn finish_placement(state: &mut GameState) {
    match state.mover() {
        Some(mover) if !state.next_line.is_empty() => state.step = awaits(mover, Expected::Pick),
        _ => advance_king(state),
    }
}

fn advance_king(state: &mut GameState) {
    state.kings_moved += 1;
    let next_moves = state.kings_moved < state.settings.kings();
    let last_round = state.round > 0 && state.next_line.is_empty();
    if next_moves {
        state.step = turn(state);
    } else if last_round {
        state.step = Step::None;
    } else {
        start_next_round(state);
    }
}

/// Makes the next line the current one; unpicked dominoes leave the game.
fn start_next_round(state: &mut GameState) {
    state.put_aside = state.put_aside.union(state.next_line.free());
    state.current_line = state.next_line.picked_only();
    state.next_line = Line::default();
    state.kings_moved = 0;
    state.round += 1;
    state.step = if state.undrawn() > 0 { Step::Deal } else { turn(state) };
}

/// Returns the first step of the king to move.
fn turn(state: &GameState) -> Step {
    state.turn().map_or(Step::None, Step::Awaits)
}

fn awaits(seat: Seat, expected: Expected) -> Step {
    Step::Awaits(Awaiting { seat, expected })
}
