use kingdomino::Seat;

use crate::document::Document;
use crate::markup::{Block, TextDirection, TextStyle};
use crate::palette::EDGE;
use crate::panel::panel;
use crate::report::{Entries, entries};
use crate::{Scene, kingdom_alt};

const WIDTH: u32 = 400;
const MARGIN: u32 = 10;
const LINE_HEIGHT: u32 = 19;
const SECTION_GAP: u32 = 10;

/// Draws the kingdom of `seat`, which must be a seat of the game, with its score.
pub fn kingdom_svg(scene: Scene, seat: Seat) -> String {
    let Scene { names, words, .. } = scene;
    let panel = panel(scene, seat, WIDTH - 2 * MARGIN, false);
    let Entries { properties, bonuses } = entries(scene, seat);
    let direction = scene.direction();
    let mut properties = draw_entries(direction, &properties);
    let bonuses = draw_entries(direction, &bonuses);
    if properties.height > 0 && bonuses.height > 0 {
        // Separates bonuses and quests from the properties.
        properties.height += SECTION_GAP;
        properties.body += &format!(
            "<path d=\"M4 {}h{}\" stroke=\"{EDGE}\"/>",
            properties.height - SECTION_GAP / 2 + 2,
            WIDTH - 2 * MARGIN - 8
        );
    }
    let below = MARGIN + panel.height + MARGIN;
    let apart = below + properties.height;
    Document {
        words,
        title: &words.kingdom(&names.within_text(seat)),
        alt: &kingdom_alt(scene, seat),
        width: WIDTH,
        height: apart + bonuses.height + MARGIN,
        defs: "",
        body: &(panel.at(MARGIN, MARGIN)
            + &properties.at(MARGIN, below)
            + &bonuses.at(MARGIN, apart)),
    }
    .to_string()
}

/// Lists the entries in two columns, or in one if an entry is too long.
fn draw_entries(direction: TextDirection, entries: &[String]) -> Block {
    const ENTRY: TextStyle = TextStyle::plain("entry", 12);
    let within = WIDTH - 2 * MARGIN;
    let fit_half = entries.iter().all(|entry| ENTRY.fits(entry, within / 2 - 8));
    let columns = if fit_half { 2 } else { 1 };
    let column = within / columns;
    let mut block = Block { body: String::new(), height: 0 };
    for row in entries.chunks(columns as usize) {
        for (entry, at) in row.iter().zip(0..) {
            let (x, y) = (4 + at * column, block.height + 14);
            block.body += &ENTRY.line(direction, x, y, column - 8, entry);
        }
        block.height += LINE_HEIGHT;
    }
    block
}
