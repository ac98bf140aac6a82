use kingdomino::Seat;

use crate::markup::{Block, Document, Type};
use crate::panel::panel;
use crate::report::{Entries, entries};
use crate::square::defs;
use crate::{Scene, kingdom_alt};

const WIDTH: u32 = 400;
const MARGIN: u32 = 10;
const LINE: u32 = 19;

/// The kingdom of `seat`, one of the game, with what it scores.
pub fn kingdom_svg(scene: Scene, seat: Seat) -> String {
    let Scene { names, words, .. } = scene;
    let panel = panel(scene, seat, WIDTH - 2 * MARGIN, false);
    let Entries { properties, others } = entries(scene, seat);
    let (properties, others) = (listed(&properties), listed(&others));
    let below = MARGIN + panel.height + MARGIN;
    let apart = below + properties.height;
    Document {
        language: words.language(),
        title: &words.kingdom(&names.within_text(seat)),
        alt: &kingdom_alt(scene, seat),
        width: WIDTH,
        height: apart + others.height + MARGIN,
        defs: &defs(),
        body: &(panel.at(MARGIN, MARGIN)
            + &properties.at(MARGIN, below)
            + &others.at(MARGIN, apart)),
    }
    .to_string()
}

/// In two columns.
fn listed(entries: &[String]) -> Block {
    let column = (WIDTH - 2 * MARGIN) / 2;
    let mut block = Block { body: String::new(), height: 0 };
    for pair in entries.chunks(2) {
        for (entry, x) in pair.iter().zip([4, column + 4]) {
            block.body += &Type::plain("entry", 12).line(x, block.height + 14, column - 8, entry);
        }
        block.height += LINE;
    }
    block
}
