use kingdomino::{Cell, DominoId, GameState, Placement, Seat};

use crate::board::Window;
use crate::king::castle;
use crate::markup::Block;
use crate::panel::{MARGIN, facts, header_height, panel_background, place_board, player_header};
use crate::square::{SIDE, SquareDrawing, contour};
use crate::table::is_highlighted;

use super::Animation;

/// Draws a growing kingdom.
pub(super) fn panel(animation: &mut Animation, seat: Seat, width: u32) -> Block {
    let scene = animation.scene;
    let frame = scene.state.kingdom(seat).frame();
    let top = header_height(scene, width);
    let side = width - 2 * MARGIN;
    let height = top + side + MARGIN + 2;
    let scale = f64::from(side) / f64::from(u32::from(frame) * SIDE);
    let turns =
        animation.timeline.spans_where(|state| is_highlighted(scene.with_state(state), seat));
    let lit = animation.timeline.visible_in("lit", &turns, &panel_background(width, height, true));
    let facts = |state: &GameState| facts(scene.with_state(state), seat, width);
    let facts_group = animation.timeline.draw_changes("facts", |state| Some(facts(state)), facts);
    let body = format!(
        "<g class=\"kingdom seat-{}\">{}{lit}{}{facts_group}{}</g>",
        seat.number() + 1,
        panel_background(width, height, false),
        player_header(scene, seat, width),
        place_board(scene.direction(), top, width, scale, &board(animation, seat))
    );
    Block { body, height }
}

/// Draws all placed dominoes, in the window of the final kingdom.
fn board(animation: &mut Animation, seat: Seat) -> String {
    let kingdom = animation.scene.state.kingdom(seat);
    let window = Window::new(kingdom.extent(), kingdom.frame());
    let (x, y) = window.at(Cell { x: 0, y: 0 });
    let mut drawn = animation.symbols.ground(kingdom.frame()) + &castle(seat, x, y);
    for (number, (id, placement)) in kingdom.placed().enumerate() {
        let body = placed(animation, seat, &window, id, placement);
        let has_come = |state: &GameState| state.kingdom(seat).placed().count() > number;
        let spans = animation.timeline.spans_where(has_come);
        // A domino is marked as new until the next one is placed, and never in the last frame.
        let first = spans.first().map_or(0, |span| span.start);
        let is_new = first..(first + 2).min(animation.timeline.len() - 1);
        let (columns, x, y) = place(&window, placement);
        let mark = animation.symbols.new_mark(columns, x, y);
        let is_new: Vec<_> = (!is_new.is_empty()).then_some(is_new).into_iter().collect();
        let mark = animation.timeline.visible_in("new", &is_new, &mark);
        drawn += &animation.timeline.visible_in("placement", &spans, &(body + &mark));
        drawn += "\n";
    }
    drawn
}

/// Draws a domino with the giants that come and go on it.
fn placed(
    animation: &mut Animation,
    seat: Seat,
    window: &Window,
    id: DominoId,
    placement: Placement,
) -> String {
    let mut drawn = String::new();
    for (cell, square) in placement.cells().into_iter().zip(SquareDrawing::from_domino(id)) {
        drawn += &square_with_giants(animation, seat, window, cell, square);
    }
    let (columns, x, y) = place(window, placement);
    drawn + &contour(x, y, columns)
}

fn square_with_giants(
    animation: &mut Animation,
    seat: Seat,
    window: &Window,
    cell: Cell,
    on_domino: SquareDrawing,
) -> String {
    let (x, y) = window.at(cell);
    let Animation { timeline, symbols, .. } = animation;
    let giants = |state: &GameState| state.kingdom(seat).giants().filter(|at| *at == cell).count();
    if on_domino.square.crowns == 0 || timeline.frames().iter().all(|state| giants(state) == 0) {
        return symbols.square(on_domino, x, y);
    }
    let draw = |state: &GameState| symbols.square(on_domino.with_giants(giants(state)), x, y);
    timeline.draw_changes("trodden", |state| Some(giants(state)), draw)
}

/// Returns the width of a domino in columns and its position.
fn place(window: &Window, placement: Placement) -> (u32, u32, u32) {
    let [first, second] = placement.cells().map(|cell| window.at(cell));
    (1 + first.0.abs_diff(second.0) / SIDE, first.0.min(second.0), first.1.min(second.1))
}
