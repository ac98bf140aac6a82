use kingdomino::{Seat, Settings, Terrain, ranking};

use crate::art::Art;
use crate::document::Document;
use crate::fit::{text_width, truncate_text};
use crate::lines::lines;
use crate::markup::{Block, Escaped, TextStyle};
use crate::names::isolated;
use crate::palette::{EDGE, FAINT};
use crate::panel::panel;
use crate::ranks::ranks;
use crate::report::{headline_text, quests};
use crate::square::{SIDE, SquareDrawing, square};
use crate::{Scene, table_alt};

pub(crate) const WIDTH: u32 = 600;
const MARGIN: u32 = 16;
pub(crate) const CONTENT_WIDTH: u32 = WIDTH - 2 * MARGIN;
const GAP: u32 = 14;

/// Draws the whole table: the lines with their kings or the ranking, the kingdoms, and the quests
/// and scoring variants.
pub fn table_svg(scene: Scene) -> String {
    let middle = if scene.state.is_finished() {
        ranks(scene, CONTENT_WIDTH)
    } else {
        lines(scene, CONTENT_WIDTH)
    };
    let blocks = [header(scene), middle, kingdoms(scene), quests_block(scene), legend(scene)];
    let (body, height) = stack_vertically(&blocks);
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
pub(crate) fn stack_vertically(blocks: &[Block]) -> (String, u32) {
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
    let mut body =
        TextStyle::bold("round", 20).line(scene.direction(), 0, 19, CONTENT_WIDTH * 2 / 3, &round);
    if !state.is_finished() {
        body += &draw_remaining_dominoes(scene, state.undrawn());
    }
    Block { body: body + &headline(scene), height: 50 }
}

/// Draws the number of remaining dominoes next to the back of a domino.
pub(crate) fn draw_remaining_dominoes(scene: Scene, undrawn: u8) -> String {
    const NOTE: TextStyle = TextStyle::plain("note", 12).ink(FAINT).at_end();
    let third = CONTENT_WIDTH / 3;
    let text = scene.words.undrawn(undrawn);
    let note = NOTE.line(scene.direction(), CONTENT_WIDTH - third, 18, third, &text);
    if undrawn == 0 {
        return note;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "less than the width of the image"
    )]
    let end = CONTENT_WIDTH - text_width(&text, NOTE.size, NOTE.bold).ceil().max(0.0) as u32;
    let side = 13;
    let (left, middle) = (end.saturating_sub(2 * side + 8), end.saturating_sub(side + 8));
    let name = Art::Back.name();
    let half = |x: u32| format!("<use href=\"#km-{name}\" x=\"{x}\" y=\"7\"/>");
    half(left) + &half(middle) + &note
}

/// Draws the headline. Names are truncated so that the rest of the sentence fits.
pub(crate) fn headline(scene: Scene) -> String {
    let format_name =
        |seat| isolated(truncate_text(&scene.names.name_of(seat), 15, false, CONTENT_WIDTH / 2));
    TextStyle::plain("news", 15).line(
        scene.direction(),
        0,
        42,
        CONTENT_WIDTH,
        &headline_text(scene, format_name),
    )
}

fn kingdoms(scene: Scene) -> Block {
    let drawn = |seat, width| panel(scene, seat, width, is_highlighted(scene, seat));
    in_columns(scene.state.settings(), drawn)
}

/// Draws the kingdoms in two columns, or in three if that fills the rows better.
pub(crate) fn in_columns(settings: Settings, mut panel: impl FnMut(Seat, u32) -> Block) -> Block {
    let columns = if settings.players().is_multiple_of(2) { 2 } else { 3 };
    let width = (CONTENT_WIDTH - (columns - 1) * GAP) / columns;
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
pub(crate) fn is_highlighted(scene: Scene, seat: Seat) -> bool {
    if scene.state.is_finished() {
        let first = |standing: &kingdomino::Standing| standing.rank == 1 && standing.seat == seat;
        return ranking(scene.state).iter().any(first);
    }
    scene.state.awaiting().is_some_and(|awaiting| awaiting.seat == seat)
}

/// Draws the quests and the scoring variants. Their goals are next to the names, or below if the
/// space is not sufficient for all.
pub(crate) fn quests_block(scene: Scene) -> Block {
    const GOAL_COLUMN: u32 = 194;
    const NAME: TextStyle = TextStyle::bold("name", 12);
    const GOAL: TextStyle = TextStyle::plain("goal", 12);
    let (words, direction) = (scene.words, scene.direction());
    let quests: Vec<(String, String)> = quests(scene.state)
        .into_iter()
        .map(|quest| (words.quest(quest), words.goal(quest.goal(), quest.points_per_goal())))
        .collect();
    let is_beside = quests.iter().all(|(name, goal)| {
        NAME.fits(name, GOAL_COLUMN - 4) && GOAL.fits(goal, CONTENT_WIDTH - GOAL_COLUMN)
    });
    let (x, below) = if is_beside { (GOAL_COLUMN, 0) } else { (0, 16) };
    let mut block = Block { body: String::new(), height: 0 };
    for (name, goal) in quests {
        let y = block.height + 14;
        block.body += "<g class=\"quest\">";
        block.body += &NAME.line(direction, 0, y, CONTENT_WIDTH, &name);
        block.body += &GOAL.line(direction, x, y + below, CONTENT_WIDTH - x, &goal);
        block.body += "</g>";
        block.height += 19 + below;
    }
    block
}

/// Draws the legend of the terrains in one row, or in two if the language needs more space.
pub(crate) fn legend(scene: Scene) -> Block {
    const NAME: TextStyle = TextStyle::plain("note", 12).ink(FAINT);
    const ROW: u32 = 26;
    let direction = scene.direction();
    let names = Terrain::ALL.map(|terrain| scene.words.terrain(terrain));
    let room = |columns: u32| CONTENT_WIDTH / columns - 33;
    let columns = if names.iter().all(|name| NAME.fits(name, room(6))) { 6 } else { 3 };
    let mut body = format!("<path d=\"M0 0h{CONTENT_WIDTH}\" stroke=\"{EDGE}\"/>");
    for ((terrain, name), at) in Terrain::ALL.into_iter().zip(&names).zip(0..) {
        let (x, y) = (at % columns * (CONTENT_WIDTH / columns), 10 + at / columns * ROW);
        let square = square(scene.words, SquareDrawing::sample(terrain), 0, 0);
        let square = format!("<g transform=\"translate({x} {y}) scale(.65)\">{square}</g>");
        let square = direction.unmirrored(x, SIDE * 13 / 20, square);
        body += &format!(
            "<g class=\"legend\" aria-label=\"{}\">{square}{}</g>",
            Escaped(name),
            NAME.line(direction, x + 31, y + 16, room(columns), name)
        );
    }
    Block { body, height: 10 + 6 / columns * ROW }
}
