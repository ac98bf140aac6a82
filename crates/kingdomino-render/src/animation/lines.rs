use kingdomino::{GameState, Line};

use crate::Scene;
use crate::lines::{
    HEADING_HEIGHT, ROW_HEIGHT, Row, current_rows, first_picks, first_picks_block, heading_block,
    highlight, next_rows, nothing_to_pick, owner, tick,
};
use crate::markup::Block;
use crate::palette::PAPER;

use super::Animation;

/// Returns the rows of a line in a frame.
type Rows = fn(Scene) -> Vec<Row>;

/// Draws both lines with their changes.
pub(super) fn lines(animation: &mut Animation, width: u32) -> Block {
    let scene = animation.scene;
    let (words, direction) = (scene.words, scene.direction());
    let column = (width - 16) / 2;
    let timeline = &mut animation.timeline;
    let is_first =
        |state: &GameState| (state.round() == 0).then(|| first_picks(scene.with_state(state)));
    let mut left = timeline.draw_changes("picks", is_first, |state| {
        first_picks_block(scene.with_state(state), column).body
    });
    let has_begun = |state: &GameState| (state.round() > 0).then_some(());
    left += &timeline.draw_changes("line", has_begun, |_| {
        heading_block(direction, &words.to_place(), column).body
    });
    let may_pick = |state: &GameState| Some(state.next_line().is_empty());
    let mut right = timeline.draw_changes("line", may_pick, |state| {
        if state.next_line().is_empty() {
            nothing_to_pick(words, column).body
        } else {
            heading_block(direction, &words.to_pick(), column).body
        }
    });
    let mut height = HEADING_HEIGHT;
    for at in 0..Line::MAX {
        let now = row(animation, current_rows, at, column);
        let then = row(animation, next_rows, at, column);
        if now.is_empty() && then.is_empty() {
            break;
        }
        left += &Block { body: now, height: ROW_HEIGHT }.at(0, height);
        right += &Block { body: then, height: ROW_HEIGHT }.at(0, height);
        height += ROW_HEIGHT;
    }
    let [left, right] = [left, right].map(|body| Block { body, height });
    Block { body: left.at(0, 0) + &right.at(column + 16, 0), height }
}

/// Draws all states of one row.
fn row(animation: &mut Animation, rows: Rows, at: usize, width: u32) -> String {
    let Animation { scene, timeline, symbols } = animation;
    let direction = scene.direction();
    let row = |state: &GameState| rows(scene.with_state(state)).into_iter().nth(at);
    let is_next = timeline.spans_where(|state| row(state).is_some_and(|row| row.is_next));
    let mut drawn = timeline.visible_in("next", &is_next, &highlight(width));
    let domino = |state: &GameState| row(state).map(|row| row.slot.domino);
    drawn += &timeline.draw_changes("slot", domino, |state| {
        domino(state).map_or_else(String::new, |id| symbols.slot(direction, id))
    });
    let king = |state: &GameState| row(state).map(|row| row.slot.king);
    drawn += &timeline.draw_changes("owner", king, |state| {
        let king = king(state).flatten();
        let name = format!("owner-{}", king.map_or(0, |seat| seat.number() + 1));
        symbols.use_symbol(name, 0, 0, || owner(*scene, king, false, width - 20))
    });
    let done = timeline.spans_where(|state| row(state).is_some_and(|row| row.done && !row.is_next));
    let veil = format!(
        "<rect y=\"1\" width=\"{width}\" height=\"44\" fill=\"{PAPER}\" fill-opacity=\".55\"/>"
    );
    drawn += &timeline.visible_in("done", &done, &veil);
    let ticked = timeline.spans_where(|state| row(state).is_some_and(|row| row.done));
    drawn + &timeline.visible_in("done", &ticked, &tick(direction, width))
}
