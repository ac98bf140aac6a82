use kingdomino::{Command, Direction};
use kingdomino_render::{Words, choosing_svg, domino_svg, symbols};

use crate::i18n::UiText;
use crate::notifications::content::document::{ChoiceLink, Document};

use super::desk::Desk;

/// The dominoes that can be picked, below the kingdom for which they are.
pub(super) fn with_line(desk: &Desk<'_>, letter: Document) -> Document {
    let language = desk.language;
    let picks = desk.ways().filter_map(|way| {
        let Command::Pick { domino } = way.command else { return None };
        let label = UiText::PlayPick { domino }.text(language);
        let comes_with = language.comes_with(domino.kind());
        let parts: Vec<String> = [label].into_iter().chain(comes_with).collect();
        Some(ChoiceLink {
            drawing: Some(domino_svg(&language, domino, Direction::East)),
            ..desk.way(way.command, parts.join(" · "))
        })
    });
    let picks = picks.collect();
    let has_squares = desk.state.kingdom(desk.seat).squares().next().is_some();
    // A castle alone says nothing.
    let kingdom = if has_squares {
        choosing_svg(desk.scene(desk.state), desk.seat, &[], &[])
    } else {
        String::new()
    };
    letter.drawing(symbols() + &kingdom).choices(picks)
}
