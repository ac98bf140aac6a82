use crate::rules::{Expected, Seat, Slot};

use super::Scene;
use super::king::{king, nobody};
use super::markup::{Block, Type};
use super::palette::{FAINT, LIT, LIT_EDGE};
use super::square::{domino, sign};

const ROW: u32 = 46;
const HEADING: u32 = 26;

/// One domino of a line and what is known of its king.
pub(super) struct Row {
    pub slot: Slot,
    /// The king has placed or discarded the domino.
    pub done: bool,
    /// It is this king's turn.
    pub is_next: bool,
}

/// The line whose kings place.
pub(super) fn current(scene: Scene) -> Vec<Row> {
    let line = scene.state.current_line();
    let done = line.len() - scene.state.to_place().count();
    let next = scene.state.awaiting().map(|awaiting| match awaiting.expected {
        Expected::Place(_) => done,
        Expected::Pick | Expected::Cover | Expected::SendOrKeep => done.saturating_sub(1),
    });
    let rows = line.slots().enumerate();
    rows.map(|(at, slot)| Row { slot, done: at < done, is_next: next == Some(at) }).collect()
}

/// The line that kings pick from.
pub(super) fn next(scene: Scene) -> Vec<Row> {
    let slots = scene.state.next_line().slots();
    slots.map(|slot| Row { slot, done: false, is_next: false }).collect()
}

/// The owners of the kings that pick from the first line, and whether they have.
pub(super) fn first_picks(scene: Scene) -> Vec<(Seat, bool)> {
    let setup = scene.state.setup();
    let line = scene.state.next_line();
    let picked = line.len() - line.free().len();
    setup.kings.as_slice().iter().enumerate().map(|(at, seat)| (*seat, at < picked)).collect()
}

/// Both lines side by side; before the first round, who picks in which order.
pub(super) fn lines(scene: Scene, width: u32) -> Block {
    let words = scene.words;
    let column = (width - 16) / 2;
    let left = if scene.state.round() == 0 {
        picks(scene, column)
    } else {
        line(scene, &words.to_place(), &current(scene), column)
    };
    let right = if scene.state.next_line().is_empty() {
        let nothing = words.nothing_to_pick();
        Block {
            body: Type::plain("note", 12).ink(FAINT).line(4, 16, column - 4, &nothing),
            height: 22,
        }
    } else {
        line(scene, &words.to_pick(), &next(scene), column)
    };
    Block { body: left.at(0, 0) + &right.at(column + 16, 0), height: left.height.max(right.height) }
}

fn line(scene: Scene, heading: &str, rows: &[Row], width: u32) -> Block {
    let mut block = headed(heading, width);
    for row in rows {
        let body = slot(scene, row, width);
        block.body += &Block { body, height: ROW }.at(0, block.height);
        block.height += ROW;
    }
    block
}

fn headed(heading: &str, width: u32) -> Block {
    Block { body: Type::bold("heading", 14).line(4, 16, width - 4, heading), height: HEADING }
}

fn slot(scene: Scene, row: &Row, width: u32) -> String {
    let Scene { names, words, .. } = scene;
    let Row { slot: Slot { domino: id, king: owner }, done, is_next } = *row;
    let number = Type::bold("number", 14).at_end().line(2, 28, 26, &id.to_string());
    let (number, sign) = match sign(id.kind()) {
        "" => (number, String::new()),
        sign => (
            Type::bold("number", 13).at_end().line(2, 16, 26, &id.to_string()),
            format!("<g transform=\"translate(12 21)\">{sign}</g>"),
        ),
    };
    let who = match owner {
        Some(seat) => {
            let type_ = if is_next { Type::bold("name", 13) } else { Type::plain("name", 13) };
            king(seat, 122, 8)
                + &type_.line(156, 27, width - 156 - if done { 20 } else { 2 }, &names.of(seat))
        }
        None => {
            nobody(122, 8)
                + &Type::plain("note", 12).ink(FAINT).line(156, 27, width - 176, &words.free())
        }
    };
    let dimmed = if done && !is_next { " opacity=\".45\"" } else { "" };
    let tick = if done { tick(width) } else { String::new() };
    let class = match (done, is_next) {
        (_, true) => "slot next",
        (true, false) => "slot done",
        (false, false) => "slot",
    };
    let lit = if is_next { lit(width) } else { String::new() };
    format!(
        "{lit}<g class=\"{class}\"{dimmed}>{number}{sign}<g transform=\"translate(34 3)\">{}</g>{who}{tick}</g>",
        domino(words, id.domino())
    )
}

fn lit(width: u32) -> String {
    format!(
        "<rect x=\"0\" y=\"0\" width=\"{width}\" height=\"44\" rx=\"6\" fill=\"{LIT}\" stroke=\"{LIT_EDGE}\" \
         stroke-width=\"2\"/>"
    )
}

fn tick(width: u32) -> String {
    format!(
        "<path class=\"tick\" d=\"M{} 22l4 5 7-10\" fill=\"none\" stroke=\"{FAINT}\" stroke-width=\"2.5\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
        width - 17
    )
}

fn picks(scene: Scene, width: u32) -> Block {
    let mut block = headed(&scene.words.order_of_picks(), width);
    let picks = first_picks(scene);
    let next = picks.iter().position(|(_, picked)| !picked);
    for (at, (seat, picked)) in picks.iter().enumerate() {
        let is_next = Some(at) == next;
        let type_ = if is_next { Type::bold("name", 14) } else { Type::plain("name", 14) };
        let name = type_.line(42, 27, width - 64, &scene.names.of(*seat));
        let lit = if is_next { lit(width) } else { String::new() };
        let tick = if *picked { tick(width) } else { String::new() };
        let dimmed = if *picked { " opacity=\".45\"" } else { "" };
        let body = format!("{lit}<g{dimmed}>{}{name}{tick}</g>", king(*seat, 8, 8));
        block.body += &Block { body, height: ROW }.at(0, block.height);
        block.height += ROW;
    }
    block
}
