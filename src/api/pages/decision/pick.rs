use kingdomino::{Command, Direction};
use kingdomino_render::{Words, choices_svg, domino_svg, symbols};

use crate::i18n::UiText;
use crate::notifications::content::document::{ChoiceLink, Document};

use super::context::DecisionContext;

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
