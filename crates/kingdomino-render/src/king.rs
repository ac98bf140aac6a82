use kingdomino::Seat;

use crate::art::Art;
use crate::markup::TextDirection;
use crate::names::number;
use crate::palette::{FAINT, ON_SEAT, PANEL, seat_color};

/// Width and height of a king.
const SIDE: u32 = 28;

/// Draws a king of the seat, 28 × 28.
pub(crate) fn king(direction: TextDirection, seat: Seat, x: u32, y: u32) -> String {
    let king = format!(
        "<g class=\"king seat-{}\" color=\"{}\" transform=\"translate({x} {y}) scale(.7)\">{}</g>",
        number(seat),
        seat_color(seat),
        token(seat)
    );
    direction.unmirrored(x, SIDE, king)
}

/// Draws the king in the size of a square, in the current colour.
fn token(seat: Seat) -> String {
    format!(
        "<use href=\"#km-{}\"/><text x=\"20\" y=\"34\" font-size=\"16\" font-weight=\"bold\" text-anchor=\"middle\" \
         fill=\"{ON_SEAT}\">{}</text>",
        Art::King(seat).name(),
        number(seat)
    )
}

/// Draws an empty place for a king, 28 × 28.
pub(crate) fn empty_king_slot(x: u32, y: u32) -> String {
    format!(
        "<rect class=\"free\" x=\"{}\" y=\"{}\" width=\"22\" height=\"22\" rx=\"11\" fill=\"{PANEL}\" stroke=\"{FAINT}\" \
         stroke-width=\"1.5\" stroke-dasharray=\"3 3\"/>",
        x + 3,
        y + 3
    )
}

/// Draws the castle of the seat in the size of a square, with its king in front of the gate.
pub(crate) fn castle(seat: Seat, x: u32, y: u32) -> String {
    format!(
        "<g class=\"castle seat-{}\" color=\"{}\" transform=\"translate({x} {y})\"><use href=\"#km-{}\"/>\
         <g transform=\"translate(10 20) scale(.5)\">{}</g></g>",
        number(seat),
        seat_color(seat),
        Art::Castle.name(),
        token(seat)
    )
}
