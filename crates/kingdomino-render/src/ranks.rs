use kingdomino::{Standing, ranking};

use crate::Scene;
use crate::king::king;
use crate::markup::{Block, TextStyle};
use crate::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};

const ROW_HEIGHT: u32 = 38;

/// Draws the ranking as if the game ended now.
pub(crate) fn ranks(scene: Scene, width: u32) -> Block {
    let heading = TextStyle::bold("heading", 14);
    let heading = heading.line(scene.direction(), 4, 16, width - 4, &scene.words.ranking());
    let mut block = Block { body: heading, height: 26 };
    for standing in ranking(scene.state) {
        block.body += &rank(scene, &standing, width).at(0, block.height);
        block.height += ROW_HEIGHT;
    }
    block
}

fn rank(scene: Scene, standing: &Standing, width: u32) -> Block {
    let Standing { seat, rank, tally, .. } = *standing;
    let (fill, edge) = if rank == 1 { (LIT, LIT_EDGE) } else { (PANEL, EDGE) };
    let half = width / 2;
    let direction = scene.direction();
    let body = format!(
        "<g class=\"rank\"><rect width=\"{width}\" height=\"{}\" rx=\"6\" fill=\"{fill}\" stroke=\"{edge}\"/>{}{}{}{}{}</g>",
        ROW_HEIGHT - 4,
        TextStyle::bold("place", 15).line(direction, 10, 22, 26, &format!("{rank}.")),
        king(direction, seat, 36, 3),
        TextStyle::bold("name", 14).line(direction, 74, 22, half - 122, &scene.names.name_of(seat)),
        TextStyle::bold("points", 14).line(
            direction,
            half - 44,
            22,
            102,
            &scene.words.points(tally.points)
        ),
        TextStyle::plain("note", 10).ink(FAINT).line(
            direction,
            half + 58,
            22,
            half - 64,
            &scene.words.ties(tally)
        ),
    );
    Block { body, height: ROW_HEIGHT }
}
