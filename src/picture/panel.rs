use crate::rules::Seat;

use super::Scene;
use super::board::board;
use super::king::king;
use super::markup::{Block, Type};
use super::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};
use super::report::{points, quests, remarks};
use super::square::SIDE;

/// Room for the arrows around the board.
pub(super) const MARGIN: u32 = 12;
/// A narrower panel tells its points and all else on two lines, and so does every panel where quests or bonuses count.
const WIDE: u32 = 240;

/// A kingdom with its name and its points. `is_lit` marks who is next, or has won.
pub(super) fn panel(scene: Scene, seat: Seat, width: u32, is_lit: bool) -> Block {
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
pub(super) fn paper(width: u32, height: u32, is_lit: bool) -> String {
    let (fill, edge, stroke) = if is_lit { (LIT, LIT_EDGE, 3) } else { (PANEL, EDGE, 1) };
    format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"{stroke}\"/>"
    )
}

pub(super) fn header_height(scene: Scene, width: u32) -> u32 {
    if has_two_lines(scene, width) { 61 } else { 46 }
}

/// Where there is more to tell than fits beside the points.
fn has_two_lines(scene: Scene, width: u32) -> bool {
    width < WIDE || !quests(scene.state).is_empty()
}

/// Whose kingdom it is.
pub(super) fn who(scene: Scene, seat: Seat, width: u32) -> String {
    king(seat, 9, 8) + &Type::bold("name", 14).line(44, 20, width - 52, &scene.names.of(seat))
}

/// What is told of a kingdom: its points, and all else.
pub(super) fn facts(scene: Scene, seat: Seat, width: u32) -> String {
    let mut facts = points(scene, seat);
    let below = if has_two_lines(scene, width) {
        let more: Vec<String> = facts.drain(1..).chain(remarks(scene, seat)).collect();
        note().line(MARGIN, 52, width - 2 * MARGIN, &more.join(" · "))
    } else {
        facts.extend(remarks(scene, seat));
        String::new()
    };
    note().line(44, 36, width - 48, &facts.join(" · ")) + &below
}

fn note() -> Type {
    Type::plain("note", 11).ink(FAINT)
}
