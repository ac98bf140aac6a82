use kingdomino::Seat;

use crate::names::number;
use crate::palette::{EDGE, FAINT, PANEL, livery, outline};

/// A king of the seat, 28 × 28.
pub(crate) fn king(seat: Seat, x: u32, y: u32) -> String {
    format!(
        "<g class=\"king seat-{0}\" transform=\"translate({x} {y})\"><path d=\"{1}\" fill=\"{2}\"/>\
         <text x=\"14\" y=\"19.5\" font-size=\"15\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{PANEL}\">{0}</text></g>",
        number(seat),
        outline(seat),
        livery(seat)
    )
}

/// Where a king may come, 28 × 28.
pub(crate) fn nobody(x: u32, y: u32) -> String {
    format!(
        "<rect class=\"free\" x=\"{}\" y=\"{}\" width=\"22\" height=\"22\" rx=\"11\" fill=\"{PANEL}\" stroke=\"{FAINT}\" \
         stroke-width=\"1.5\" stroke-dasharray=\"3 3\"/>",
        x + 3,
        y + 3
    )
}

/// The castle of the seat, as large as a square.
pub(crate) fn castle(seat: Seat, x: u32, y: u32) -> String {
    format!(
        "<g class=\"castle seat-{0}\" transform=\"translate({x} {y})\"><rect width=\"40\" height=\"40\" fill=\"{1}\"/>\
         <path d=\"M5 36V8h6v5h6V8h6v5h6V8h6v28z\" fill=\"{PANEL}\" stroke=\"{EDGE}\" stroke-linejoin=\"round\"/>\
         <text x=\"20\" y=\"31\" font-size=\"16\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{1}\">{0}</text></g>",
        number(seat),
        livery(seat)
    )
}
