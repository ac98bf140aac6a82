use kingdomino::{Domino, Kind, Square, Terrain};

use crate::Words;
use crate::markup::Escaped;
use crate::palette::{INK, PANEL, colour, pattern, stroke};

/// The side of a square; all else is scaled from it.
pub(crate) const SIDE: u32 = 40;

/// What squares are put together from, drawn once and used by reference.
pub(crate) fn defs() -> String {
    let terrains = Terrain::ALL.map(|terrain| {
        format!(
            "<g id=\"km-{terrain}\"><rect width=\"40\" height=\"40\" fill=\"{}\"/><path d=\"{}\" fill=\"none\" \
             stroke=\"{}\" stroke-width=\"1.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\
             <rect x=\"2\" y=\"2\" width=\"13\" height=\"13\" rx=\"3\" fill=\"{PANEL}\"/></g>\n",
            colour(terrain),
            pattern(terrain),
            stroke(terrain)
        )
    });
    let crown = |id, fill, stroke, width| {
        format!(
            "<path id=\"{id}\" d=\"M.8 11.5L-.5 2.5l3.6 3L6 0l2.9 5.5 3.6-3-1.3 9z\" fill=\"{fill}\" stroke=\"{stroke}\" \
             stroke-width=\"{width}\" stroke-linejoin=\"round\"/>\n"
        )
    };
    format!(
        "\n{}{}{}<g id=\"km-giant\" stroke=\"{PANEL}\" stroke-width=\"1.4\" fill=\"#6d1f14\" stroke-linejoin=\"round\">\
         <path d=\"M2 19V13L0 12.5V9q0-3 3-3h6q3 0 3 3v3.500l-2 .5v6H7v-4H5v4z\"/><circle cx=\"6\" cy=\"3.5\" r=\"3.2\"/></g>\n\
         <g id=\"km-footprint\" fill=\"{INK}\"><path d=\"M2 7q4-3 8 0 1 4-1 6v4q-3 3-6 0v-4Q1 11 2 7z\"/>\
         <circle cx=\"2\" cy=\"4\" r=\"1.3\"/><circle cx=\"5\" cy=\"2.5\" r=\"1.3\"/><circle cx=\"8.5\" cy=\"2.8\" r=\"1.3\"/></g>\n",
        terrains.concat(),
        crown("km-crown", "#ffe680", "#2d2200", "1.3"),
        crown("km-covered", "#8d887c", "#2d2200", "0.8"),
    )
}

/// A square with its crowns, of which as many are covered as giants stand on it.
pub(crate) fn square(words: &dyn Words, square: Square, giants: usize, x: u32, y: u32) -> String {
    let Square { terrain, crowns } = square;
    let letter = words.letter(terrain).to_string();
    let mut drawn = format!(
        "<g class=\"square {terrain}\" transform=\"translate({x} {y})\"><use href=\"#km-{terrain}\"/>\
         <text class=\"letter\" x=\"8.5\" y=\"12.5\" font-size=\"11\" font-weight=\"bold\" text-anchor=\"middle\">{}</text>",
        Escaped(&letter)
    );
    let covered_from = usize::from(crowns).saturating_sub(giants);
    for (index, x) in places(crowns).iter().enumerate() {
        drawn += &if index < covered_from {
            format!("<use class=\"crown\" href=\"#km-crown\" x=\"{x}\" y=\"26\"/>")
        } else {
            format!(
                "<use class=\"covered crown\" href=\"#km-covered\" x=\"{x}\" y=\"28.5\"/>\
                 <use class=\"giant\" href=\"#km-giant\" x=\"{x}\" y=\"12\"/>"
            )
        };
    }
    drawn + "</g>"
}

/// Where the crowns of a square are.
fn places(crowns: u8) -> &'static [u32] {
    match crowns {
        0 => &[],
        1 => &[14],
        2 => &[7, 22],
        _ => &[1, 14, 27],
    }
}

/// A domino that lies in no kingdom.
pub(crate) fn domino(words: &dyn Words, domino: Domino) -> String {
    let Domino { first, second } = domino;
    format!(
        "{}{}{}",
        square(words, first, 0, 0, 0),
        square(words, second, 0, SIDE, 0),
        contour(0, 0, 2, 1)
    )
}

/// The edge of a domino of so many columns and rows.
pub(crate) fn contour(x: u32, y: u32, columns: u32, rows: u32) -> String {
    let [width, height] = [columns * SIDE - 1, rows * SIDE - 1];
    format!(
        "<rect x=\"{x}.5\" y=\"{y}.5\" width=\"{width}\" height=\"{height}\" rx=\"4\" fill=\"none\" stroke=\"{INK}\" \
         stroke-width=\"2\"/>"
    )
}

/// What comes with a domino, as a sign beside its number.
pub(crate) fn sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "",
        Kind::Giant => "<use href=\"#km-giant\"/>",
        Kind::Footprint => "<use href=\"#km-footprint\"/>",
    }
}
