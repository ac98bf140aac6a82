//! Choices of a decision: cells of a domino, dominoes to pick, crowns to cover, and giants to send.

use std::collections::BTreeMap;

use kingdomino::{Cell, Command, Direction, DominoId};
use kingdomino_render::{Spot, Words, choices_svg, domino_svg, symbols};

use crate::i18n::{Name, PageText, UiText};
use crate::notifications::content::document::{ChoiceLink, Document};
use crate::service::games::Choice;

use super::context::DecisionContext;

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

/// Appends the dominoes that can be picked, below the kingdom of the player.
pub(super) fn with_line(decision: &DecisionContext<'_>, document: Document) -> Document {
    let language = decision.language;
    let picks = decision.choices().filter_map(|way| {
        let Command::Pick { domino } = way.command else { return None };
        let label = UiText::PlayPick { domino }.text(language);
        let domino_effect = language.domino_effect(domino.kind());
        let parts: Vec<String> = [label].into_iter().chain(domino_effect).collect();
        Some(ChoiceLink {
            drawing: Some(domino_svg(&language, domino, Direction::East)),
            ..decision.choice_link(way.command, parts.join(" · "))
        })
    });
    let picks = picks.collect();
    let has_squares = decision.state.kingdom(decision.seat).squares().next().is_some();
    // A kingdom that consists of only the castle contains no information.
    let kingdom = if has_squares {
        choices_svg(decision.scene(decision.state), decision.seat, &[], &[])
    } else {
        String::new()
    };
    document.drawing(symbols() + &kingdom).choices(picks)
}

/// Appends the crowns that can be covered by a giant that has just arrived.
pub(super) fn with_crowns(decision: &DecisionContext<'_>, document: Document) -> Document {
    let mut ways: Vec<_> = decision
        .choices()
        .filter_map(|way| match way.command {
            Command::Cover { x, y } => Some((Cell { x, y }, way)),
            _ => None,
        })
        .collect();
    ways.sort_by_key(|(cell, _)| (cell.y, cell.x));
    let spots: Vec<Spot> = ways
        .iter()
        .zip(1..)
        .map(|((cell, way), number)| decision.spot(number, *way, *cell))
        .collect();
    let choices =
        ways.iter().zip(1..).map(|((_, way), number)| decision.numbered_link(number, *way));
    document
        .drawing(
            symbols() + &choices_svg(decision.scene(decision.state), decision.seat, &spots, &[]),
        )
        .paragraph(PageText::HowToCover.text(decision.language))
        .choices(choices.collect())
}

/// Appends the giants that can be sent with their possible recipients, and the choice to keep them.
pub(super) fn with_giants(decision: &DecisionContext<'_>, document: Document) -> Document {
    let mut giants: BTreeMap<(i8, i8), usize> = BTreeMap::new();
    for way in decision.choices() {
        if let Command::SendGiant { x, y, .. } = way.command {
            giants.insert((y, x), 0);
        }
    }
    giants.values_mut().zip(1..).for_each(|(number, counted)| *number = counted);
    let spot = |(&(y, x), &number): (&(i8, i8), &usize)| Spot {
        cell: Cell { x, y },
        direction: None,
        number,
        // A giant can have several recipients, so its cell links to none of them.
        href: None,
        alt: number.to_string(),
    };
    let spots: Vec<Spot> = giants.iter().map(spot).collect();
    let choice = |way: Choice| -> Option<ChoiceLink> {
        let points = decision.points(way.score);
        let label = match way.command {
            Command::SendGiant { x, y, to_seat } => {
                let number = u32::try_from(*giants.get(&(y, x))?).unwrap_or(u32::MAX);
                let name = decision.seats.get(to_seat.index()).map_or("—", String::as_str);
                PageText::PlaySend { number, player: Name(name) }.text(decision.language)
            }
            Command::KeepGiant {} => PageText::PlayKeep.text(decision.language),
            _ => return None,
        };
        Some(decision.choice_link(way.command, format!("{label} · {points}")))
    };
    document
        .drawing(
            symbols() + &choices_svg(decision.scene(decision.state), decision.seat, &spots, &[]),
        )
        .choices(decision.choices().filter_map(choice).collect())
}
