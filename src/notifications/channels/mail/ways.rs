//! Actions offered in an email for the current turn.

use kingdomino::{Command, Expected, SeatControl};

use crate::domain::PlayerId;
use crate::domain::table::StoredGame;
use crate::i18n::{Language, PageText, UiText};

/// Maximum actions in an email; no line has more dominoes.
const MAX_ACTIONS: usize = 5;

/// Label of the button to the decision page. Returns `None` if the page would offer no choice. A
/// player with a seat under the control of the computer can take it back at any time.
pub(super) fn decision_label(
    game: &StoredGame,
    player: PlayerId,
    is_turn: bool,
    language: Language,
) -> Option<String> {
    let state = game.state.as_ref()?;
    if state.seat_control(game.seat_of(player)?) == SeatControl::House {
        return Some(PageText::PlayTakeBack.text(language));
    }
    let expected = state.awaiting().filter(|_| is_turn)?.expected;
    let text = match expected {
        _ if kingdomino::legal_moves(state).len() == 1 => return None,
        Expected::Pick => return None,
        Expected::Place(domino) => return Some(UiText::PlayPlace { domino }.text(language)),
        Expected::Cover => PageText::ChooseCrown,
        Expected::SendOrKeep => PageText::ChooseGiant,
    };
    Some(text.text(language))
}

/// Commands offered in an email: each domino to pick, keeping the giant, or the only legal move.
pub(super) fn offered_commands(game: &StoredGame) -> Vec<Command> {
    let Some(state) = &game.state else { return Vec::new() };
    let Some(awaiting) = state.awaiting() else { return Vec::new() };
    let moves = kingdomino::legal_moves(state);
    let all = (0..moves.len()).filter_map(|number| moves.get(number));
    match awaiting.expected {
        Expected::Pick => all.take(MAX_ACTIONS).collect(),
        Expected::SendOrKeep => vec![Command::KeepGiant {}],
        _ if moves.len() == 1 => all.collect(),
        _ => Vec::new(),
    }
}

/// Label of the button for a command. Returns `None` for commands that need more context.
pub fn command_label(command: Command, language: Language) -> Option<String> {
    let text = match command {
        Command::Pick { domino } => return Some(UiText::PlayPick { domino }.text(language)),
        Command::Place { domino, .. } => {
            return Some(UiText::PlayPlace { domino }.text(language));
        }
        Command::Discard { domino } => {
            return Some(UiText::PlayDiscard { domino }.text(language));
        }
        Command::KeepGiant {} => PageText::PlayKeep,
        Command::TakeBack {} => PageText::PlayTakeBack,
        Command::Concede {} => PageText::PlayConcede,
        Command::Cover { .. } | Command::SendGiant { .. } => return None,
    };
    Some(text.text(language))
}
