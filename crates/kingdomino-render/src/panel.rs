use kingdomino::{Quest, Seat};

use crate::Scene;
use crate::board::board;
use crate::king::king;
use crate::markup::{Block, TextDirection, TextStyle};
use crate::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};
use crate::report::{bonuses, discarded, quests, secured_points};
use crate::square::SIDE;

/// Space for the arrows around the board.
pub(crate) const MARGIN: u32 = 12;
/// Narrower panels have one more line of text.
const MIN_WIDE_WIDTH: u32 = 240;
/// Height of a line of text.
const LINE_HEIGHT: u32 = 15;
/// Separator of facts on one line.
const SEPARATOR: &str = " · ";
/// Upper bound of the points of a bonus.
const MAX_BONUS_POINTS: u32 = 99;

/// Draws a kingdom with its name and its points. `is_highlighted` highlights the next player or a winner.
pub(crate) fn panel(scene: Scene, seat: Seat, width: u32, is_highlighted: bool) -> Block {
    let kingdom = scene.state.kingdom(seat);
    let top = header_height(scene, width);
    let side = width - 2 * MARGIN;
    let height = top + side + MARGIN + 2;
    let scale = f64::from(side) / f64::from(u32::from(kingdom.frame()) * SIDE);
    let body = format!(
        "<g class=\"kingdom seat-{}\">{}{}{}{}</g>",
        seat.number() + 1,
        panel_background(width, height, is_highlighted),
        player_header(scene, seat, width),
        facts(scene, seat, width),
        place_board(scene.direction(), top, width, scale, &board(scene.words, kingdom, seat))
    );
    Block { body, height }
}

/// Draws a board at its position below the header.
pub(crate) fn place_board(
    direction: TextDirection,
    top: u32,
    width: u32,
    scale: f64,
    board: &str,
) -> String {
    let placed =
        format!("<g transform=\"translate({MARGIN} {top}) scale({scale:.4})\">{board}</g>");
    direction.unmirrored(0, width, placed)
}

/// Draws the background of a kingdom.
pub(crate) fn panel_background(width: u32, height: u32, is_highlighted: bool) -> String {
    let (fill, edge, stroke) = if is_highlighted { (LIT, LIT_EDGE, 3) } else { (PANEL, EDGE, 1) };
    format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"{stroke}\"/>"
    )
}

pub(crate) fn header_height(scene: Scene, width: u32) -> u32 {
    35 + LINE_HEIGHT * lines(scene, width)
}

/// Returns the number of text lines per kingdom. All panels of a game have the same number, so that
/// their heights are equal.
fn lines(scene: Scene, width: u32) -> u32 {
    let any_discarded = || {
        let mut seats = scene.state.settings().seats();
        seats.any(|seat| discarded(scene, seat).is_some())
    };
    let quests = u32::try_from(quests(scene.state).len()).unwrap_or(u32::MAX);
    let bonuses = match BonusLayout::choose(scene, width) {
        BonusLayout::SingleLine | BonusLayout::SumOnly => quests.min(1),
        BonusLayout::OnePerLine | BonusLayout::Abbreviated => quests,
    };
    1 + u32::from(width < MIN_WIDE_WIDTH && any_discarded()) + bonuses
}

/// Layout of the bonuses and quests, chosen to fit the longest text of the game.
#[derive(Clone, Copy)]
enum BonusLayout {
    SingleLine,
    OnePerLine,
    /// One per line, with only its name and points.
    Abbreviated,
    /// Only the sum of the points.
    SumOnly,
}

impl BonusLayout {
    fn choose(scene: Scene, width: u32) -> BonusLayout {
        let quests = quests(scene.state);
        let fits = |text: &String| note().fits(text, width - 2 * MARGIN);
        let in_full = |quest: &Quest| scene.words.pending(*quest, MAX_BONUS_POINTS);
        let abbreviated = |quest: &Quest| abbreviated(scene, *quest, MAX_BONUS_POINTS);
        let whole: Vec<String> = quests.iter().map(in_full).collect();
        if fits(&whole.join(SEPARATOR)) {
            BonusLayout::SingleLine
        } else if whole.iter().all(fits) {
            BonusLayout::OnePerLine
        } else if quests.iter().map(abbreviated).all(|text| fits(&text)) {
            BonusLayout::Abbreviated
        } else {
            BonusLayout::SumOnly
        }
    }

    /// Returns the points that the kingdom would earn, one text per line.
    fn to_lines(self, scene: Scene, seat: Seat) -> Vec<String> {
        let bonuses = bonuses(scene, seat).into_iter();
        let in_full = |(quest, points)| scene.words.pending(quest, points);
        match self {
            BonusLayout::SingleLine => {
                vec![bonuses.map(in_full).collect::<Vec<_>>().join(SEPARATOR)]
            }
            BonusLayout::OnePerLine => bonuses.map(in_full).collect(),
            BonusLayout::Abbreviated => {
                bonuses.map(|(quest, points)| abbreviated(scene, quest, points)).collect()
            }
            BonusLayout::SumOnly => {
                let points = bonuses.map(|(_, points)| points).sum();
                vec![if points > 0 { scene.words.pending_points(points) } else { String::new() }]
            }
        }
    }
}

fn abbreviated(scene: Scene, quest: Quest, points: u32) -> String {
    let quest = scene.words.quest(quest);
    match scene.direction() {
        TextDirection::LeftToRight => format!("{quest} +{points}"),
        // Keeps the sign before the number.
        TextDirection::RightToLeft => format!("{quest} \u{2066}+{points}\u{2069}"),
    }
}

/// Draws the king and the name of the player.
pub(crate) fn player_header(scene: Scene, seat: Seat, width: u32) -> String {
    let direction = scene.direction();
    let name =
        TextStyle::bold("name", 14).line(direction, 44, 20, width - 52, &scene.names.name_of(seat));
    king(direction, seat, 9, 8) + &name
}

/// Draws the facts about a kingdom: the points of its properties, the discarded dominoes, and below
/// the points that bonuses and quests would add. Giants are visible on the board.
pub(crate) fn facts(scene: Scene, seat: Seat, width: u32) -> String {
    let points = secured_points(scene, seat);
    let discarded = discarded(scene, seat);
    let mut texts = match discarded {
        Some(discarded) if width < MIN_WIDE_WIDTH => vec![points, discarded],
        Some(discarded) => vec![[points, discarded].join(SEPARATOR)],
        None => vec![points],
    };
    texts.extend(BonusLayout::choose(scene, width).to_lines(scene, seat));
    let texts = texts.iter().filter(|line| !line.is_empty());
    let drawn = texts.zip(0..).map(|(line, at)| {
        // The first line starts next to the king.
        let (x, room) = if at == 0 { (44, width - 48) } else { (MARGIN, width - 2 * MARGIN) };
        note().line(scene.direction(), x, 36 + LINE_HEIGHT * at, room, line)
    });
    drawn.collect()
}

fn note() -> TextStyle {
    TextStyle::plain("note", 11).ink(FAINT)
}
