use kingdomino::{Quest, Seat};

use crate::Scene;
use crate::board::board;
use crate::king::king;
use crate::markup::{Block, Reading, Type};
use crate::palette::{EDGE, FAINT, LIT, LIT_EDGE, PANEL};
use crate::report::{bonuses, discarded, points_alone, quests};
use crate::square::SIDE;

/// Room for the arrows around the board.
pub(crate) const MARGIN: u32 = 12;
/// A narrower panel has a line more for what it tells.
const WIDE: u32 = 240;
/// The height of such a line.
const LINE: u32 = 15;
/// Between facts on one line.
const BETWEEN: &str = " · ";
/// As many points as a bonus may bring, or more.
const MOST: u32 = 99;

/// A kingdom with its name and its points. `is_lit` marks who is next, or has won.
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

/// A board on its place below what is told of it.
pub(crate) fn on_panel(reading: Reading, top: u32, width: u32, scale: f64, board: &str) -> String {
    let placed =
        format!("<g transform=\"translate({MARGIN} {top}) scale({scale:.4})\">{board}</g>");
    reading.upright(0, width, placed)
}

/// What a kingdom is drawn on.
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

/// On how many lines the facts of a kingdom are told: as many as a kingdom of the game has need of, so that all its panels
/// are of one height.
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

/// How bonuses and quests are told, which depends on the room that there is for the longest of the game.
#[derive(Clone, Copy)]
enum Bonuses {
    OnOneLine,
    OneEach,
    /// Each with its name and points only.
    InShort,
    /// Only their points.
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

    /// What the kingdom would earn, a text for each line.
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
        // The sign stays before the number.
        Reading::FromRight => format!("{quest} \u{2066}+{points}\u{2069}"),
    }
}

/// Whose kingdom it is.
pub(crate) fn who(scene: Scene, seat: Seat, width: u32) -> String {
    let reading = scene.reading();
    let name = Type::bold("name", 14).line(reading, 44, 20, width - 52, &scene.names.of(seat));
    king(reading, seat, 9, 8) + &name
}

/// What is told of a kingdom: the points of its properties, what was discarded, and below what bonuses and quests would add.
/// Giants are seen.
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
        // The first is beside the king.
        let (x, room) = if at == 0 { (44, width - 48) } else { (MARGIN, width - 2 * MARGIN) };
        note().line(scene.reading(), x, 36 + LINE * at, room, line)
    });
    drawn.collect()
}

fn note() -> Type {
    Type::plain("note", 11).ink(FAINT)
}
