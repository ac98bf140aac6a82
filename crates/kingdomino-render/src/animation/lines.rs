use kingdomino::{GameState, Line};

use crate::Scene;
use crate::lines::{
    HEADING, ROW, Row, current, first_picks, headed, lit, next, nothing_to_pick, owner, picks, tick,
};
use crate::markup::Block;
use crate::palette::PAPER;

use super::Animation;

/// Returns the rows of a line in a frame.
type Rows = fn(Scene) -> Vec<Row>;

/// Draws both lines with their changes.
pub(super) fn lines(film: &mut Animation, width: u32) -> Block {
    let scene = film.scene;
    let (words, reading) = (scene.words, scene.reading());
    let column = (width - 16) / 2;
    let timeline = &mut film.timeline;
    let is_first = |state: &GameState| (state.round() == 0).then(|| first_picks(scene.of(state)));
    let mut left =
        timeline.changing("picks", is_first, |state| picks(scene.of(state), column).body);
    let has_begun = |state: &GameState| (state.round() > 0).then_some(());
    left +=
        &timeline.changing("line", has_begun, |_| headed(reading, &words.to_place(), column).body);
    let may_pick = |state: &GameState| Some(state.next_line().is_empty());
    let mut right = timeline.changing("line", may_pick, |state| {
        if state.next_line().is_empty() {
            nothing_to_pick(words, column).body
        } else {
            headed(reading, &words.to_pick(), column).body
        }
    });
    let mut height = HEADING;
    for at in 0..Line::MAX {
        let now = row(film, current, at, column);
        let then = row(film, next, at, column);
        if now.is_empty() && then.is_empty() {
            break;
        }
        left += &Block { body: now, height: ROW }.at(0, height);
        right += &Block { body: then, height: ROW }.at(0, height);
        height += ROW;
    }
    let [left, right] = [left, right].map(|body| Block { body, height });
    Block { body: left.at(0, 0) + &right.at(column + 16, 0), height }
}

/// Draws all states of one row.
fn row(film: &mut Animation, rows: Rows, at: usize, width: u32) -> String {
    let Animation { scene, timeline, symbols } = film;
    let reading = scene.reading();
    let row = |state: &GameState| rows(scene.of(state)).into_iter().nth(at);
    let is_next = timeline.when(|state| row(state).is_some_and(|row| row.is_next));
    let mut drawn = timeline.seen("next", &is_next, &lit(width));
    let domino = |state: &GameState| row(state).map(|row| row.slot.domino);
    drawn += &timeline.changing("slot", domino, |state| {
        domino(state).map_or_else(String::new, |id| symbols.slot(reading, id))
    });
    let king = |state: &GameState| row(state).map(|row| row.slot.king);
    drawn += &timeline.changing("owner", king, |state| {
        let king = king(state).flatten();
        let name = format!("owner-{}", king.map_or(0, |seat| seat.number() + 1));
        symbols.used(name, 0, 0, || owner(*scene, king, false, width - 20))
    });
    let done = timeline.when(|state| row(state).is_some_and(|row| row.done && !row.is_next));
    let veil = format!(
        "<rect y=\"1\" width=\"{width}\" height=\"44\" fill=\"{PAPER}\" fill-opacity=\".55\"/>"
    );
    drawn += &timeline.seen("done", &done, &veil);
    let ticked = timeline.when(|state| row(state).is_some_and(|row| row.done));
    drawn + &timeline.seen("done", &ticked, &tick(reading, width))
}
