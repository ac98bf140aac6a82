//! Decisions on a page: all legal choices, drawn in the kingdom of the player with the resulting
//! points. A choice links to a preview page, and only the button of that page plays the command.

mod context;
mod place;
mod preview;

pub(super) use context::DecisionContext;
pub(super) use preview::preview;

use kingdomino::{Command, Expected};

use crate::i18n::PageText;
use crate::notifications::content::document::Document;

/// Returns the heading for the awaited decision of the reader; none if nothing is awaited.
pub(super) fn headline(decision: &DecisionContext<'_>) -> Option<String> {
    let text = match decision.expected() {
        Some(Expected::Place(domino)) => PageText::TurnPlace { domino },
        Some(Expected::Pick) => PageText::TurnPick,
        Some(Expected::Cover) => PageText::TurnCover,
        Some(Expected::SendOrKeep) => PageText::TurnGiant,
        None if decision.is_house_controlled() => PageText::TurnOfTheHouse,
        None => return None,
    };
    Some(text.text(decision.language))
}

/// Appends the current choices of the reader. `rotation` is the direction of the domino to place.
pub(super) fn with_decision(
    decision: &DecisionContext<'_>,
    document: Document,
    rotation: Option<kingdomino::Direction>,
) -> Document {
    match decision.expected() {
        Some(Expected::Place(domino)) => {
            place::with_placements(decision, document, domino, rotation)
        }
        Some(Expected::Pick) => place::with_line(decision, document),
        Some(Expected::Cover) => place::with_crowns(decision, document),
        Some(Expected::SendOrKeep) => place::with_giants(decision, document),
        None if decision.is_house_controlled() => {
            let label = PageText::PlayTakeBack.text(decision.language);
            document.choices(vec![decision.choice_link(Command::TakeBack {}, label)])
        }
        None => document,
    }
}

/// Appends a link to concede, if that is possible.
pub(super) fn with_concede_link(decision: &DecisionContext<'_>, document: Document) -> Document {
    let command = Command::Concede {};
    if !decision.choices().any(|way| way.command == command) {
        return document;
    }
    let label = PageText::PlayConcede.text(decision.language);
    match decision.url(command) {
        Some(url) => document.small_link("", label, url),
        None => document,
    }
}
