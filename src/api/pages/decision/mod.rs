//! What a player decides on a page: all that it can do, drawn in its kingdom, with the points that each leads to. To choose
//! leads to a page that shows it done; only its button does it.

mod context;
mod giants;
mod pick;
mod place;
mod preview;

pub(super) use context::DecisionContext;
use kingdomino::{Command, Expected};
pub(super) use preview::preview;

use crate::i18n::PageText;
use crate::notifications::content::document::Document;

/// What its reader is to decide; none while nothing is expected of it.
pub(super) fn headline(decision: &DecisionContext<'_>) -> Option<String> {
    let text = match decision.expected() {
        Some(Expected::Place(domino)) => PageText::TurnPlace { domino },
        Some(Expected::Pick) => PageText::TurnPick,
        Some(Expected::Cover) => PageText::TurnCover,
        Some(Expected::SendOrKeep) => PageText::TurnGiant,
        None if decision.is_with_the_house() => PageText::TurnOfTheHouse,
        None => return None,
    };
    Some(text.text(decision.language))
}

/// The page with what its reader can do now. `turned` is how a domino lies that is to be placed.
pub(super) fn with_decision(
    decision: &DecisionContext<'_>,
    document: Document,
    turned: Option<kingdomino::Direction>,
) -> Document {
    match decision.expected() {
        Some(Expected::Place(domino)) => place::with_placements(decision, document, domino, turned),
        Some(Expected::Pick) => pick::with_line(decision, document),
        Some(Expected::Cover) => giants::with_crowns(decision, document),
        Some(Expected::SendOrKeep) => giants::with_giants(decision, document),
        None if decision.is_with_the_house() => {
            let label = PageText::PlayTakeBack.text(decision.language);
            document.choices(vec![decision.way(Command::TakeBack {}, label)])
        }
        None => document,
    }
}

/// The page with a link, at its end, for who does not want to go on at all.
pub(super) fn with_way_out(decision: &DecisionContext<'_>, document: Document) -> Document {
    let command = Command::Concede {};
    if !decision.ways().any(|way| way.command == command) {
        return document;
    }
    let label = PageText::PlayConcede.text(decision.language);
    match decision.url(command) {
        Some(url) => document.small_link("", label, url),
        None => document,
    }
}
