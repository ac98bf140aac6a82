use kingdomino::{DominoId, Expected, Seat, Slot};

use crate::king::{empty_king_slot, king};
use crate::markup::{Block, TextDirection, TextStyle};
use crate::palette::{FAINT, LIT, LIT_EDGE};
use crate::square::{SIDE, domino, sign};
use crate::{Scene, Words};

pub(crate) const ROW_HEIGHT: u32 = 46;
pub(crate) const HEADING_HEIGHT: u32 = 26;

/// A domino of a line and the state of its king.
pub(crate) struct Row {
    pub slot: Slot,
    /// True if the king has placed or discarded the domino.
    pub done: bool,
    /// True if it is the turn of this king.
    pub is_next: bool,
}

/// Returns the rows of the line that is being placed.
pub(crate) fn current_rows(scene: Scene) -> Vec<Row> {
    let line = scene.state.current_line();
    let done = line.len() - scene.state.unplaced_slots().count();
    let next = scene.state.awaiting().map(|awaiting| match awaiting.expected {
        Expected::Place(_) => done,
        Expected::Pick | Expected::Cover | Expected::SendOrKeep => done.saturating_sub(1),
    });
    let rows = line.slots().enumerate();
    rows.map(|(at, slot)| Row { slot, done: at < done, is_next: next == Some(at) }).collect()
}

/// Returns the rows of the line that kings pick from.
pub(crate) fn next_rows(scene: Scene) -> Vec<Row> {
    let slots = scene.state.next_line().slots();
    slots.map(|slot| Row { slot, done: false, is_next: false }).collect()
}

/// Returns the owners of the kings that pick from the first line; true for those that have picked.
pub(crate) fn first_picks(scene: Scene) -> Vec<(Seat, bool)> {
    let setup = scene.state.setup();
    let line = scene.state.next_line();
    let picked = line.len() - line.free().len();
    setup.kings.as_slice().iter().enumerate().map(|(at, seat)| (*seat, at < picked)).collect()
}

/// Draws both lines side by side; before the first round, the order of the first picks and the
/// first line.
pub(crate) fn lines(scene: Scene, width: u32) -> Block {
    let words = scene.words;
    let column = (width - 16) / 2;
    let left = if scene.state.round() == 0 {
        first_picks_block(scene, column)
    } else {
        line(scene, &words.to_place(), &current_rows(scene), column)
    };
    let right = if scene.state.next_line().is_empty() {
        nothing_to_pick(words, column)
    } else {
        line(scene, &words.to_pick(), &next_rows(scene), column)
    };
    Block { body: left.at(0, 0) + &right.at(column + 16, 0), height: left.height.max(right.height) }
}

fn line(scene: Scene, heading: &str, rows: &[Row], width: u32) -> Block {
    let mut block = heading_block(scene.direction(), heading, width);
    for row in rows {
        let body = slot(scene, row, width);
        block.body += &Block { body, height: ROW_HEIGHT }.at(0, block.height);
        block.height += ROW_HEIGHT;
    }
    block
}

/// Draws the replacement for the next line in the last round.
pub(crate) fn nothing_to_pick(words: &dyn Words, width: u32) -> Block {
    let nothing = words.nothing_to_pick();
    let body = TextStyle::plain("note", 12).ink(FAINT).line(
        TextDirection::new(words),
        4,
        16,
        width - 4,
        &nothing,
    );
    Block { body, height: 22 }
}

pub(crate) fn heading_block(direction: TextDirection, heading: &str, width: u32) -> Block {
    let body = TextStyle::bold("heading", 14).line(direction, 4, 16, width - 4, heading);
    Block { body, height: HEADING_HEIGHT }
}

fn slot(scene: Scene, row: &Row, width: u32) -> String {
    let Row { slot: Slot { domino: id, king }, done, is_next } = *row;
    let direction = scene.direction();
    let label = label(direction, id);
    let king_owner = owner(scene, king, is_next, if done { width - 20 } else { width - 2 });
    let dimmed = if done && !is_next { " opacity=\".45\"" } else { "" };
    let tick = if done { tick(direction, width) } else { String::new() };
    let class = match (done, is_next) {
        (_, true) => "slot next",
        (true, false) => "slot done",
        (false, false) => "slot",
    };
    let lit = if is_next { highlight(width) } else { String::new() };
    let domino = on_line(direction, &domino(scene.words, id));
    format!("{lit}<g class=\"{class}\"{dimmed}>{label}{domino}{king_owner}{tick}</g>")
}

/// Draws a domino at its position next to its number.
pub(crate) fn on_line(direction: TextDirection, domino: &str) -> String {
    direction.unmirrored(34, 2 * SIDE, format!("<g transform=\"translate(34 2)\">{domino}</g>"))
}

/// Draws the number of a domino and the sign of its effect.
pub(crate) fn label(direction: TextDirection, id: DominoId) -> String {
    match sign(id.kind()) {
        None => TextStyle::bold("number", 14).at_end().line(direction, 2, 28, 26, &id.to_string()),
        Some(sign) => {
            let sign = format!("<g transform=\"translate(9 20)\">{sign}</g>");
            TextStyle::bold("number", 13).at_end().line(direction, 2, 16, 26, &id.to_string())
                + &direction.unmirrored(9, SIDE / 2, sign)
        }
    }
}

/// Draws the owner of the king on a domino. The name is truncated to `room`.
pub(crate) fn owner(scene: Scene, king: Option<Seat>, is_next: bool, room: u32) -> String {
    let direction = scene.direction();
    let Some(seat) = king else {
        let free = scene.words.free();
        let free =
            TextStyle::plain("note", 12).ink(FAINT).line(direction, 156, 27, room - 156, &free);
        return empty_king_slot(122, 8) + &free;
    };
    let style = if is_next { TextStyle::bold("name", 13) } else { TextStyle::plain("name", 13) };
    let name = style.line(direction, 156, 27, room - 156, &scene.names.name_of(seat));
    super::king::king(direction, seat, 122, 8) + &name
}

pub(crate) fn highlight(width: u32) -> String {
    format!(
        "<rect x=\"0\" y=\"0\" width=\"{width}\" height=\"44\" rx=\"6\" fill=\"{LIT}\" stroke=\"{LIT_EDGE}\" \
         stroke-width=\"2\"/>"
    )
}

pub(crate) fn tick(direction: TextDirection, width: u32) -> String {
    let tick = format!(
        "<path class=\"tick\" d=\"M{} 22l4 5 7-10\" fill=\"none\" stroke=\"{FAINT}\" stroke-width=\"2.5\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        width - 17
    );
    direction.unmirrored(width - 17, 11, tick)
}

pub(crate) fn first_picks_block(scene: Scene, width: u32) -> Block {
    let direction = scene.direction();
    let mut block = heading_block(direction, &scene.words.first_pick_order(), width);
    let picks = first_picks(scene);
    let next = picks.iter().position(|(_, picked)| !picked);
    for (at, (seat, picked)) in picks.iter().enumerate() {
        let is_next = Some(at) == next;
        let style =
            if is_next { TextStyle::bold("name", 14) } else { TextStyle::plain("name", 14) };
        let name = style.line(direction, 42, 27, width - 64, &scene.names.name_of(*seat));
        let lit = if is_next { highlight(width) } else { String::new() };
        let tick = if *picked { tick(direction, width) } else { String::new() };
        let dimmed = if *picked { " opacity=\".45\"" } else { "" };
        let body = format!("{lit}<g{dimmed}>{}{name}{tick}</g>", king(direction, *seat, 8, 8));
        block.body += &Block { body, height: ROW_HEIGHT }.at(0, block.height);
        block.height += ROW_HEIGHT;
    }
    block
}
