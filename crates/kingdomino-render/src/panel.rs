use kingdomino::{Quest, Seat};

use crate::Scene;
use crate::board::board;
use crate::king::king;
use crate::markup::{Block, Reading, Type};
use crate::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};
use crate::report::{bonuses, discarded, points_alone, quests};
use crate::square::SIDE;

/// Space for the arrows around the board.
pub(crate) const MARGIN: u32 = 12;
/// Narrower panels have one more line of text.
const WIDE: u32 = 240;
/// Height of a line of text.
const LINE: u32 = 15;
/// Separator of facts on one line.
const BETWEEN: &str = " · ";
/// Upper bound of the points of a bonus.
const MOST: u32 = 99;

/// Draws a kingdom with its name and its points. `is_lit` highlights the next player or a winner.
pub(crate) fn panel(scene: Scene, seat: Seat, width: u32, is_lit: bool) -> Block {
    let kingdom = scene.state.kingdom(seat);
    let top = header_height(scene, width);
    let side = width - 2 * MARGIN;
    let height = top + side + MARGIN + 2;
    let scale = f64::from(side) / f64::from(u32::from(kingdom.frame()) * SIDE);
    let body = format!(
        "<g class=\"kingdom seat-{}\">{}{}{}{}</g>",
        seat.number() + 1,
        paper(width, height, is_lit),
        who(scene, seat, width),
        facts(scene, seat, width),
        on_panel(scene.reading(), top, width, scale, &board(scene.words, kingdom, seat))
    );
    Block { body, height }
}

/// Draws a board at its position below the header.
pub(crate) fn on_panel(reading: Reading, top: u32, width: u32, scale: f64, board: &str) -> String {
    let placed =
        format!("<g transform=\"translate({MARGIN} {top}) scale({scale:.4})\">{board}</g>");
    reading.upright(0, width, placed)
}

/// Draws the background of a kingdom.
pub(crate) fn paper(width: u32, height: u32, is_lit: bool) -> String {
    let (fill, edge, stroke) = if is_lit { (LIT, LIT_EDGE, 3) } else { (PANEL, EDGE, 1) };
    format!(
        "<rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{fill}\" stroke=\"{edge}\" \
         stroke-width=\"{stroke}\"/>"
    )
}

pub(crate) fn header_height(scene: Scene, width: u32) -> u32 {
    35 + LINE * lines(scene, width)
}

/// Returns the number of text lines per kingdom. All panels of a game have the same number, so that
/// their heights are equal.
fn lines(scene: Scene, width: u32) -> u32 {
    let any_discarded = || {
        let mut seats = scene.state.settings().seats();
        seats.any(|seat| discarded(scene, seat).is_some())
    };
    let quests = u32::try_from(quests(scene.state).len()).unwrap_or(u32::MAX);
    let bonuses = match Bonuses::that_fit(scene, width) {
        Bonuses::OnOneLine | Bonuses::AsASum => quests.min(1),
        Bonuses::OneEach | Bonuses::InShort => quests,
    };
    1 + u32::from(width < WIDE && any_discarded()) + bonuses
}

/// Form of the bonuses and quests, chosen to fit the longest text of the game.
#[derive(Clone, Copy)]
enum Bonuses {
    OnOneLine,
    OneEach,
    /// One per line, with only its name and points.
    InShort,
    /// Only the sum of the points.
    AsASum,
}

impl Bonuses {
    fn that_fit(scene: Scene, width: u32) -> Bonuses {
        let quests = quests(scene.state);
        let fits = |text: &String| note().fits(text, width - 2 * MARGIN);
        let in_full = |quest: &Quest| scene.words.pending(*quest, MOST);
        let in_short = |quest: &Quest| in_short(scene, *quest, MOST);
        let whole: Vec<String> = quests.iter().map(in_full).collect();
        if fits(&whole.join(BETWEEN)) {
            Bonuses::OnOneLine
        } else if whole.iter().all(fits) {
            Bonuses::OneEach
        } else if quests.iter().map(in_short).all(|text| fits(&text)) {
            Bonuses::InShort
        } else {
            Bonuses::AsASum
        }
    }

    /// Returns the points that the kingdom would earn, one text per line.
    fn told(self, scene: Scene, seat: Seat) -> Vec<String> {
        let bonuses = bonuses(scene, seat).into_iter();
        let in_full = |(quest, points)| scene.words.pending(quest, points);
        match self {
            Bonuses::OnOneLine => vec![bonuses.map(in_full).collect::<Vec<_>>().join(BETWEEN)],
            Bonuses::OneEach => bonuses.map(in_full).collect(),
            Bonuses::InShort => {
                bonuses.map(|(quest, points)| in_short(scene, quest, points)).collect()
            }
            Bonuses::AsASum => {
                let points = bonuses.map(|(_, points)| points).sum();
                vec![if points > 0 { scene.words.if_it_stays(points) } else { String::new() }]
            }
        }
    }
}

fn in_short(scene: Scene, quest: Quest, points: u32) -> String {
    let quest = scene.words.quest(quest);
    match scene.reading() {
        Reading::FromLeft => format!("{quest} +{points}"),
        // Keeps the sign before the number.
        Reading::FromRight => format!("{quest} \u{2066}+{points}\u{2069}"),
    }
}

/// Draws the king and the name of the player.
pub(crate) fn who(scene: Scene, seat: Seat, width: u32) -> String {
    let reading = scene.reading();
    let name = Type::bold("name", 14).line(reading, 44, 20, width - 52, &scene.names.of(seat));
    king(reading, seat, 9, 8) + &name
}

/// Draws the facts about a kingdom: the points of its properties, the discarded dominoes, and below
/// the points that bonuses and quests would add. Giants are visible on the board.
pub(crate) fn facts(scene: Scene, seat: Seat, width: u32) -> String {
    let points = points_alone(scene, seat);
    let discarded = discarded(scene, seat);
    let mut told = match discarded {
        Some(discarded) if width < WIDE => vec![points, discarded],
        Some(discarded) => vec![[points, discarded].join(BETWEEN)],
        None => vec![points],
    };
    told.extend(Bonuses::that_fit(scene, width).told(scene, seat));
    let told = told.iter().filter(|line| !line.is_empty());
    let drawn = told.zip(0..).map(|(line, at)| {
        // The first line starts next to the king.
        let (x, room) = if at == 0 { (44, width - 48) } else { (MARGIN, width - 2 * MARGIN) };
        note().line(scene.reading(), x, 36 + LINE * at, room, line)
    });
    drawn.collect()
}

fn note() -> Type {
    Type::plain("note", 11).ink(FAINT)
}
