use crate::rules::Seat;

use super::Scene;
use super::board::board;
use super::king::king;
use super::markup::{Block, Type};
use super::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};
use super::report::{points, remarks};
use super::square::SIDE;

/// Room for the arrows around the board.
const MARGIN: u32 = 12;
/// A narrower panel tells its points and all else on two lines.
const WIDE: u32 = 240;

/// A kingdom with its name and its points. `is_lit` marks who is next, or has won.
pub(super) fn panel(scene: Scene, seat: Seat, width: u32, is_lit: bool) -> Block {
    let kingdom = scene.state.kingdom(seat);
    let header = header(scene, seat, width);
    let top = header.height;
    let side = width - 2 * MARGIN;
    let height = top + side + MARGIN + 2;
    let (fill, edge, stroke) = if is_lit { (LIT, LIT_EDGE, 3) } else { (PANEL, EDGE, 1) };
    let scale = f64::from(side) / f64::from(u32::from(kingdom.frame()) * SIDE);
    let body = format!(
        "<g class=\"kingdom seat-{}\"><rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{fill}\" \
         stroke=\"{edge}\" stroke-width=\"{stroke}\"/>{}<g transform=\"translate({MARGIN} {top}) scale({scale:.4})\">\
         {}</g></g>",
        seat.number() + 1,
        header.body,
        board(scene.words, kingdom, seat)
    );
    Block { body, height }
}

fn header(scene: Scene, seat: Seat, width: u32) -> Block {
    let name = Type::bold("name", 14).line(44, 20, width - 52, &scene.names.of(seat));
    let mut facts = vec![points(scene, seat)];
    let remarks = remarks(scene, seat).join(" · ");
    let (below, height) = if width < WIDE {
        (note().line(MARGIN, 52, width - 2 * MARGIN, &remarks), 61)
    } else {
        facts.extend((!remarks.is_empty()).then_some(remarks));
        (String::new(), 46)
    };
    let facts = note().line(44, 36, width - 48, &facts.join(" · "));
    Block { body: king(seat, 9, 8) + &name + &facts + &below, height }
}

fn note() -> Type {
    Type::plain("note", 11).ink(FAINT)
}
