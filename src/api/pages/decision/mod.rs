//! What a player decides on a page: all that it can do, drawn in its kingdom, with the points that each leads to. To choose
//! leads to a page that shows it done; only its button does it.

mod desk;
mod giants;
mod pick;
mod place;
mod preview;

pub(super) use desk::Desk;
use kingdomino::{Command, Expected};
pub(super) use preview::preview;

use crate::i18n::PageText;
use crate::notifications::content::document::Document;

/// What its reader is to decide; none while nothing is expected of it.
pub(super) fn headline(desk: &Desk<'_>) -> Option<String> {
    let text = match desk.expected() {
        Some(Expected::Place(domino)) => PageText::TurnPlace { domino },
        Some(Expected::Pick) => PageText::TurnPick,
        Some(Expected::Cover) => PageText::TurnCover,
        Some(Expected::SendOrKeep) => PageText::TurnGiant,
        None if desk.is_with_the_house() => PageText::TurnOfTheHouse,
        None => return None,
    };
    Some(text.text(desk.language))
}

/// The page with what its reader can do now. `turned` is how a domino lies that is to be placed.
pub(super) fn with_decision(
    desk: &Desk<'_>,
    letter: Document,
    turned: Option<kingdomino::Direction>,
) -> Document {
    match desk.expected() {
        Some(Expected::Place(domino)) => place::with_placements(desk, letter, domino, turned),
        Some(Expected::Pick) => pick::with_line(desk, letter),
        Some(Expected::Cover) => giants::with_crowns(desk, letter),
        Some(Expected::SendOrKeep) => giants::with_giants(desk, letter),
        None if desk.is_with_the_house() => {
            let label = PageText::PlayTakeBack.text(desk.language);
            letter.choices(vec![desk.way(Command::TakeBack {}, label)])
        }
        None => letter,
    }
}

/// The page with a link, at its end, for who does not want to go on at all.
pub(super) fn with_way_out(desk: &Desk<'_>, letter: Document) -> Document {
    let command = Command::Concede {};
    if !desk.ways().any(|way| way.command == command) {
        return letter;
    }
    let label = PageText::PlayConcede.text(desk.language);
    match desk.url(command) {
        Some(url) => letter.small_link("", label, url),
        None => letter,
    }
}
