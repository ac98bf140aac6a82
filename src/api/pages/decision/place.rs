use kingdomino::{Cell, Command, Direction, DominoId};
use kingdomino_render::{Spot, choices_svg, domino_svg, symbols};

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
    rotation: Option<Direction>,
) -> Document {
    let language = decision.language;
    let all: Vec<PlacementChoice> =
        decision.choices().filter_map(PlacementChoice::from_choice).collect();
    let is_double = domino.domino().is_double();
    let fits = |direction: &Direction| all.iter().any(|way| way.direction == *direction);
    // Reversing a double changes neither its look nor the covered cells.
    let is_distinct = |at: usize| !is_double || at < 2;
    let directions: Vec<Direction> = Direction::ALL
        .into_iter()
        .enumerate()
        .filter(|(at, direction)| is_distinct(*at) && fits(direction))
        .map(|(_, direction)| direction)
        .collect();
    let best = all.iter().filter(|way| directions.contains(&way.direction));
    let best = best.rev().max_by_key(|way| way.way.score).map(|way| way.direction);
    let shown = rotation.filter(|rotation| directions.contains(rotation)).or(best);
    let Some(shown) = shown else { return discard_document(decision, document) };
    let mut here: Vec<&PlacementChoice> = all.iter().filter(|way| way.direction == shown).collect();
    here.sort_by_key(|way| (way.cell.y, way.cell.x));
    let spots: Vec<Spot> = here
        .iter()
        .zip(1..)
        .map(|(way, number)| Spot {
            direction: Some(shown),
            ..decision.spot(number, way.way, way.cell)
        })
        .collect();
    let scene = decision.scene(decision.state);
    let document = document
        .drawing(symbols() + &choices_svg(scene, decision.seat, &spots, &[]))
        .paragraph(PageText::HowToTurn.text(language))
        .choices(
            directions
                .into_iter()
                .map(|way| rotation_link(decision, domino, way, way == shown))
                .collect(),
        )
        .paragraph(PageText::HowToPlace.text(language));
    let choices = here.iter().zip(1..).map(|(way, number)| decision.numbered_link(number, way.way));
    document.choices(choices.collect())
}

/// Choice to place a domino, with its cell and direction.
struct PlacementChoice {
    way: Choice,
    cell: Cell,
    direction: Direction,
}

impl PlacementChoice {
    fn from_choice(way: Choice) -> Option<PlacementChoice> {
        let Command::Place { x, y, direction, .. } = way.command else { return None };
        Some(PlacementChoice { way, cell: Cell { x, y }, direction })
    }
}

/// Link that turns the domino to another direction.
fn rotation_link(
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
        path: format!("{}?direction={name}", decision.table_path()),
        is_current,
    }
}

/// Appends the choice to discard the domino, which fits nowhere.
fn discard_document(decision: &DecisionContext<'_>, document: Document) -> Document {
    let discards = decision.choices().filter_map(|way| match way.command {
        Command::Discard { domino } => {
            let label = UiText::PlayDiscard { domino }.text(decision.language);
            Some(ChoiceLink {
                drawing: Some(domino_svg(&decision.language, domino, Direction::East)),
                ..decision.choice_link(way.command, label)
            })
        }
        _ => None,
    });
    document
        .drawing(symbols() + &choices_svg(decision.scene(decision.state), decision.seat, &[], &[]))
        .choices(discards.collect())
}
