use kingdomino::{Cell, Command, Direction, DominoId};
use kingdomino_render::{Spot, choosing_svg, domino_svg, symbols};

use crate::i18n::{PageText, UiText};
use crate::notifications::content::document::{ChoiceLink, Document};
use crate::service::games::Choice;

use super::context::DecisionContext;

/// Appends the kingdom with the legal cells for the domino in its current direction, and links to
/// the other directions.
pub(super) fn with_placements(
    decision: &DecisionContext<'_>,
    document: Document,
    domino: DominoId,
    turned: Option<Direction>,
) -> Document {
    let language = decision.language;
    let all: Vec<Lying> = decision.ways().filter_map(Lying::read).collect();
    let is_double = domino.domino().is_double();
    let fits = |direction: &Direction| all.iter().any(|way| way.direction == *direction);
    // Reversing a double changes neither its look nor the covered cells.
    let looks_new = |at: usize| !is_double || at < 2;
    let directions: Vec<Direction> = Direction::ALL
        .into_iter()
        .enumerate()
        .filter(|(at, direction)| looks_new(*at) && fits(direction))
        .map(|(_, direction)| direction)
        .collect();
    let best = all.iter().filter(|way| directions.contains(&way.direction));
    let best = best.rev().max_by_key(|way| way.way.score).map(|way| way.direction);
    let shown = turned.filter(|turned| directions.contains(turned)).or(best);
    let Some(shown) = shown else { return discarded(decision, document) };
    let mut here: Vec<&Lying> = all.iter().filter(|way| way.direction == shown).collect();
    here.sort_by_key(|way| (way.cell.y, way.cell.x));
    let spots: Vec<Spot> = here
        .iter()
        .zip(1..)
        .map(|(way, number)| Spot {
            towards: Some(shown),
            ..decision.spot(number, way.way, way.cell)
        })
        .collect();
    let scene = decision.scene(decision.state);
    let document = document
        .drawing(symbols() + &choosing_svg(scene, decision.seat, &spots, &[]))
        .paragraph(PageText::HowToTurn.text(language))
        .choices(
            directions.into_iter().map(|way| turn(decision, domino, way, way == shown)).collect(),
        )
        .paragraph(PageText::HowToPlace.text(language));
    let choices = here.iter().zip(1..).map(|(way, number)| decision.numbered(number, way.way));
    document.choices(choices.collect())
}

/// Choice to place a domino, with its cell and direction.
struct Lying {
    way: Choice,
    cell: Cell,
    direction: Direction,
}

impl Lying {
    fn read(way: Choice) -> Option<Lying> {
        let Command::Place { x, y, direction, .. } = way.command else { return None };
        Some(Lying { way, cell: Cell { x, y }, direction })
    }
}

/// Link that turns the domino to another direction.
fn turn(
    decision: &DecisionContext<'_>,
    domino: DominoId,
    direction: Direction,
    is_current: bool,
) -> ChoiceLink {
    let (name, arrow) = match direction {
        Direction::East => ("east", "→"),
        Direction::South => ("south", "↓"),
        Direction::West => ("west", "←"),
        Direction::North => ("north", "↑"),
    };
    ChoiceLink {
        drawing: Some(domino_svg(&decision.language, domino, direction)),
        label: arrow.to_owned(),
        path: format!("{}?direction={name}", decision.own_path()),
        is_current,
    }
}

/// Appends the choice to discard the domino, which fits nowhere.
fn discarded(decision: &DecisionContext<'_>, document: Document) -> Document {
    let discards = decision.ways().filter_map(|way| match way.command {
        Command::Discard { domino } => {
            let label = UiText::PlayDiscard { domino }.text(decision.language);
            Some(ChoiceLink {
                drawing: Some(domino_svg(&decision.language, domino, Direction::East)),
                ..decision.way(way.command, label)
            })
        }
        _ => None,
    });
    document
        .drawing(symbols() + &choosing_svg(decision.scene(decision.state), decision.seat, &[], &[]))
        .choices(discards.collect())
}
