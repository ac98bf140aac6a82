use std::collections::BTreeMap;

use kingdomino::{Cell, Command};
use kingdomino_render::{Spot, choices_svg, symbols};

use crate::i18n::{Name, PageText};
use crate::notifications::content::document::{ChoiceLink, Document};

use super::context::DecisionContext;

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
    let choice = |way: crate::service::games::Choice| -> Option<ChoiceLink> {
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
