use kingdomino::Seat;

use crate::Scene;
use crate::board::board;
use crate::king::king;
use crate::markup::{Block, Type};
use crate::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};
use crate::report::{discarded, points, quests};
use crate::square::SIDE;

/// Room for the arrows around the board.
pub(crate) const MARGIN: u32 = 12;
/// A narrower panel has a line more for what it tells.
const WIDE: u32 = 240;
/// The height of such a line.
const LINE: u32 = 15;

/// A kingdom with its name and its points. `is_lit` marks who is next, or has won.
pub(crate) fn panel(scene: Scene, seat: Seat, width: u32, is_lit: bool) -> Block {
    let kingdom = scene.state.kingdom(seat);
    let top = header_height(scene, width);
    let side = width - 2 * MARGIN;
    let height = top + side + MARGIN + 2;
    let scale = f64::from(side) / f64::from(u32::from(kingdom.frame()) * SIDE);
    let body = format!(
        "<g class=\"kingdom seat-{}\">{}{}{}<g transform=\"translate({MARGIN} {top}) scale({scale:.4})\">{}</g></g>",
        seat.number() + 1,
        paper(width, height, is_lit),
        who(scene, seat, width),
        facts(scene, seat, width),
        board(scene.words, kingdom, seat)
    );
    Block { body, height }
}

/// What a kingdom is drawn on.
pub(crate) fn paper(width: u32, height: u32, is_lit: bool) -> String {
    let (fill, edge, stroke) = if is_lit { (LIT, LIT_EDGE, 3) } else { (PANEL, EDGE, 1) };
    format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"{stroke}\"/>"
    )
}

pub(crate) fn header_height(scene: Scene, width: u32) -> u32 {
    31 + LINE * lines(scene, width)
}

/// On how many lines the facts of a kingdom are told: as many as a game has need of, so that all its panels are of one height.
fn lines(scene: Scene, width: u32) -> u32 {
    let is_narrow = width < WIDE;
    let may_be_pending = !quests(scene.state).is_empty();
    1 + u32::from(is_narrow) + u32::from(may_be_pending)
}

/// Whose kingdom it is.
pub(crate) fn who(scene: Scene, seat: Seat, width: u32) -> String {
    king(seat, 9, 8) + &Type::bold("name", 14).line(44, 20, width - 52, &scene.names.of(seat))
}

/// What is told of a kingdom: its points, and what was discarded. Giants are seen.
pub(crate) fn facts(scene: Scene, seat: Seat, width: u32) -> String {
    let mut points = points(scene, seat).into_iter();
    let first: Vec<String> = points.by_ref().take(1).collect();
    let pending: Vec<String> = points.collect();
    let discarded: Vec<String> = discarded(scene, seat).into_iter().collect();
    let told = match lines(scene, width) {
        1 => vec![[first, pending, discarded].concat()],
        2 => vec![first, [pending, discarded].concat()],
        _ => vec![first, pending, discarded],
    };
    let told = told.iter().filter(|line| !line.is_empty());
    let drawn = told.zip(0..).map(|(line, at)| {
        // The first is beside the king.
        let (x, room) = if at == 0 { (44, width - 48) } else { (MARGIN, width - 2 * MARGIN) };
        note().line(x, 36 + LINE * at, room, &line.join(" · "))
    });
    drawn.collect()
}

fn note() -> Type {
    Type::plain("note", 11).ink(FAINT)
}
