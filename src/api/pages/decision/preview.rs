use kingdomino::{Cell, Command, Direction, GameState, Placement};
use kingdomino_render::{choices_svg, domino_svg, symbols};

use crate::i18n::{Name, PageText, UiText};
use crate::notifications::channels::mail::command_label;
use crate::notifications::content::document::{ChoiceLink, Document, Form};
use crate::service::Context;
use crate::service::games::{Choice, LinkedTable};

use super::context::DecisionContext;

/// Returns the page that previews a command: the drawing, the points, and the `form` that plays it.
pub(in super::super) fn preview(
    ctx: &Context,
    table: &LinkedTable,
    choice: Choice,
    after: &GameState,
    form: Form,
) -> Document {
    let language = table.reader.language();
    let Some(decision) = DecisionContext::new(ctx, table) else {
        return Document::new(language, UiText::Confirm.text(language)).form(form);
    };
    let command = choice.command;
    let about = command_text(&decision, command);
    let title = command_label(command, language).unwrap_or_else(|| about.clone());
    let mut document = Document::new(language, title.clone());
    if let Some(drawing) = command_drawing(&decision, command, after) {
        document = document.drawing(symbols() + &drawing);
    }
    if about != title {
        document = document.paragraph(about);
    }
    if has_points(command) {
        let points = decision.points(choice.score);
        document = document.paragraph(PageText::PointsAfter { points }.text(language));
    }
    let other = ChoiceLink {
        drawing: None,
        label: PageText::ChooseOther.text(language),
        path: back_path(&decision, command),
        is_current: false,
    };
    document.form(form).choices(vec![other])
}

fn command_text(decision: &DecisionContext<'_>, command: Command) -> String {
    let language = decision.language;
    let text = match command {
        Command::Pick { domino } => return UiText::AboutToPick { domino }.text(language),
        Command::Place { domino, .. } => return UiText::AboutToPlace { domino }.text(language),
        Command::Discard { domino } => return UiText::AboutToDiscard { domino }.text(language),
        Command::Cover { .. } => PageText::AboutToCover,
        Command::SendGiant { to_seat, .. } => {
            let name = decision.seats.get(to_seat.index()).map_or("—", String::as_str);
            return PageText::AboutToSend { player: Name(name) }.text(language);
        }
        Command::KeepGiant {} => PageText::AboutToKeep,
        Command::TakeBack {} => PageText::AboutToTakeBack,
        Command::Concede {} => PageText::AboutToConcede,
    };
    text.text(language)
}

/// Draws the kingdom after the command with the changes highlighted; for a pick or discard, the
/// domino.
fn command_drawing(
    decision: &DecisionContext<'_>,
    command: Command,
    after: &GameState,
) -> Option<String> {
    let fresh = match command {
        Command::Pick { domino } | Command::Discard { domino } => {
            return Some(domino_svg(&decision.language, domino, Direction::East));
        }
        Command::Place { x, y, direction, .. } => Placement::new(x, y, direction).cells().to_vec(),
        Command::Cover { x, y } | Command::SendGiant { x, y, .. } => vec![Cell { x, y }],
        Command::KeepGiant {} => Vec::new(),
        Command::TakeBack {} | Command::Concede {} => return None,
    };
    Some(choices_svg(decision.scene(after), decision.seat, &[], &fresh))
}

/// Returns true if the command changes the kingdom and therefore the points.
fn has_points(command: Command) -> bool {
    matches!(command, Command::Place { .. } | Command::Cover { .. } | Command::SendGiant { .. })
}

/// Path of the page with the other choices. A placed domino keeps its direction.
fn back_path(decision: &DecisionContext<'_>, command: Command) -> String {
    let path = decision.table_path();
    match command {
        Command::Place { direction, .. } => {
            let direction = match direction {
                Direction::East => "east",
                Direction::South => "south",
                Direction::West => "west",
                Direction::North => "north",
            };
            format!("{path}?direction={direction}")
        }
        _ => path,
    }
}
