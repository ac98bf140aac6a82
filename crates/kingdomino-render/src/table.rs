use kingdomino::{Seat, Settings, Terrain, ranking};

use crate::art::Art;
use crate::document::Document;
use crate::fit::{cut, measured};
use crate::lines::lines;
use crate::markup::{Block, Escaped, Type};
use crate::names::isolated;
use crate::palette::{EDGE, FAINT};
use crate::panel::panel;
use crate::ranks::ranks;
use crate::report::{news, quests};
use crate::square::{Drawn, SIDE, square};
use crate::{Scene, table_alt};

pub(crate) const WIDTH: u32 = 600;
const MARGIN: u32 = 16;
pub(crate) const WITHIN: u32 = WIDTH - 2 * MARGIN;
const GAP: u32 = 14;

/// Draws the whole table: the lines with their kings or the ranking, the kingdoms, and the quests
/// and scoring variants.
pub fn table_svg(scene: Scene) -> String {
    let middle =
        if scene.state.is_finished() { ranks(scene, WITHIN) } else { lines(scene, WITHIN) };
    let blocks = [header(scene), middle, kingdoms(scene), extras(scene), legend(scene)];
    let (body, height) = stacked(&blocks);
    Document {
        words: scene.words,
        title: &scene.words.table(),
        alt: &table_alt(scene),
        width: WIDTH,
        height,
        defs: "",
        body: &body,
    }
    .to_string()
}

/// Stacks the blocks vertically. Returns the drawing and its height.
pub(crate) fn stacked(blocks: &[Block]) -> (String, u32) {
    let mut body = String::new();
    let mut y = MARGIN;
    for block in blocks.iter().filter(|block| block.height > 0) {
        body += &block.at(MARGIN, y);
        y += block.height + GAP;
    }
    (body, y)
}

fn header(scene: Scene) -> Block {
    let Scene { state, words, .. } = scene;
    let round = words.round(state.round(), state.settings().rounds());
    let mut body = Type::bold("round", 20).line(scene.reading(), 0, 19, WITHIN * 2 / 3, &round);
    if !state.is_finished() {
        body += &to_come(scene, state.undrawn());
    }
    Block { body: body + &headline(scene), height: 50 }
}

/// Draws the number of remaining dominoes next to the back of a domino.
pub(crate) fn to_come(scene: Scene, undrawn: u8) -> String {
    const NOTE: Type = Type::plain("note", 12).ink(FAINT).at_end();
    let third = WITHIN / 3;
    let told = scene.words.undrawn(undrawn);
    let note = NOTE.line(scene.reading(), WITHIN - third, 18, third, &told);
    if undrawn == 0 {
        return note;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "less than the width of the image"
    )]
    let end = WITHIN - measured(&told, NOTE.size, NOTE.bold).ceil().max(0.0) as u32;
    let side = 13;
    let (left, middle) = (end.saturating_sub(2 * side + 8), end.saturating_sub(side + 8));
    let name = Art::Back.name();
    let half = |x: u32| format!("<use href=\"#km-{name}\" x=\"{x}\" y=\"7\"/>");
    half(left) + &half(middle) + &note
}

/// Draws the headline. Names are truncated so that the rest of the sentence fits.
pub(crate) fn headline(scene: Scene) -> String {
    let named = |seat| isolated(cut(&scene.names.of(seat), 15, false, WITHIN / 2));
    Type::plain("news", 15).line(scene.reading(), 0, 42, WITHIN, &news(scene, named))
}

fn kingdoms(scene: Scene) -> Block {
    let drawn = |seat, width| panel(scene, seat, width, is_lit(scene, seat));
    in_columns(scene.state.settings(), drawn)
}

/// Draws the kingdoms in two columns, or in three if that fills the rows better.
pub(crate) fn in_columns(settings: Settings, mut panel: impl FnMut(Seat, u32) -> Block) -> Block {
    let columns = if settings.players().is_multiple_of(2) { 2 } else { 3 };
    let width = (WITHIN - (columns - 1) * GAP) / columns;
    let mut block = Block { body: String::new(), height: 0 };
    let seats: Vec<Seat> = settings.seats().collect();
    for row in seats.chunks(columns as usize) {
        let top = if block.height == 0 { 0 } else { block.height + GAP };
        let mut x = 0;
        for seat in row {
            let panel = panel(*seat, width);
            block.body += &panel.at(x, top);
            block.height = top + panel.height;
            x += width + GAP;
        }
    }
    block
}

/// Returns true if the seat is next or has won.
pub(crate) fn is_lit(scene: Scene, seat: Seat) -> bool {
    if scene.state.is_finished() {
        let first = |standing: &kingdomino::Standing| standing.rank == 1 && standing.seat == seat;
        return ranking(scene.state).iter().any(first);
    }
    scene.state.awaiting().is_some_and(|awaiting| awaiting.seat == seat)
}

/// Draws the quests and the scoring variants. Their goals are next to the names, or below if the
/// space is not sufficient for all.
pub(crate) fn extras(scene: Scene) -> Block {
    const BESIDE: u32 = 194;
    const NAME: Type = Type::bold("name", 12);
    const GOAL: Type = Type::plain("goal", 12);
    let (words, reading) = (scene.words, scene.reading());
    let quests: Vec<(String, String)> = quests(scene.state)
        .into_iter()
        .map(|quest| (words.quest(quest), words.goal(quest.goal(), quest.worth())))
        .collect();
    let is_beside = quests
        .iter()
        .all(|(name, goal)| NAME.fits(name, BESIDE - 4) && GOAL.fits(goal, WITHIN - BESIDE));
    let (x, below) = if is_beside { (BESIDE, 0) } else { (0, 16) };
    let mut block = Block { body: String::new(), height: 0 };
    for (name, goal) in quests {
        let y = block.height + 14;
        block.body += "<g class=\"quest\">";
        block.body += &NAME.line(reading, 0, y, WITHIN, &name);
        block.body += &GOAL.line(reading, x, y + below, WITHIN - x, &goal);
        block.body += "</g>";
        block.height += 19 + below;
    }
    block
}

/// Draws the legend of the terrains in one row, or in two if the language needs more space.
pub(crate) fn legend(scene: Scene) -> Block {
    const NAME: Type = Type::plain("note", 12).ink(FAINT);
    const ROW: u32 = 26;
    let reading = scene.reading();
    let names = Terrain::ALL.map(|terrain| scene.words.terrain(terrain));
    let room = |columns: u32| WITHIN / columns - 33;
    let columns = if names.iter().all(|name| NAME.fits(name, room(6))) { 6 } else { 3 };
    let mut body = format!("<path d=\"M0 0h{WITHIN}\" stroke=\"{EDGE}\"/>");
    for ((terrain, name), at) in Terrain::ALL.into_iter().zip(&names).zip(0..) {
        let (x, y) = (at % columns * (WITHIN / columns), 10 + at / columns * ROW);
        let square = square(scene.words, Drawn::sample(terrain), 0, 0);
        let square = format!("<g transform=\"translate({x} {y}) scale(.65)\">{square}</g>");
        let square = reading.upright(x, SIDE * 13 / 20, square);
        body += &format!(
            "<g class=\"legend\" aria-label=\"{}\">{square}{}</g>",
            Escaped(name),
            NAME.line(reading, x + 31, y + 16, room(columns), name)
        );
    }
    Block { body, height: 10 + 6 / columns * ROW }
}
