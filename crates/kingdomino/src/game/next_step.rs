use crate::game::decide::action;
use crate::game::state::Step;
use crate::{Awaiting, Command, Event, Fact, GameState, HousePlayer, RuleViolation, legal_moves};

/// Next step that needs no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AutomaticStep {
    /// The next line is dealt.
    Line,
    /// The game ends.
    End,
    /// A house player plays the awaited seat.
    House(HousePlayer),
    /// The awaited seat has no choice, and the settings play such steps automatically.
    Forced(Command),
}

/// Returns the next automatic step; none if a player has to decide or the game is over.
#[inline]
pub fn next_automatic_step(state: &GameState) -> Option<AutomaticStep> {
    if state.is_finished() {
        return None;
    }
    if state.step == Step::Deal {
        return Some(AutomaticStep::Line);
    }
    let Some(Awaiting { seat, .. }) = state.awaiting() else { return Some(AutomaticStep::End) };
    match state.active_house_player(seat) {
        Some(player) => Some(AutomaticStep::House(player)),
        None if state.settings.auto_play_forced() => {
            legal_moves(state).forced().map(AutomaticStep::Forced)
        }
        None => None,
    }
}

/// Checks that `state` permits the event of a seat: as a command of its player, or as an action for
/// the seat if the event is automatic. Events of the game itself and changes of control of a seat
/// are always permitted.
///
/// # Errors
/// Returns the rule that forbids the event.
pub fn check_event(state: &GameState, event: &Event) -> Result<(), RuleViolation> {
    let (Some(seat), Some(command)) = (event.seat, event.fact.command()) else { return Ok(()) };
    if event.automatic {
        action::fact(state, seat, command).map(|_| ())
    } else {
        action::action(state, seat, command).map(|_| ())
    }
}

impl Fact {
    /// Returns the command that produces this fact; none if no command does.
    pub fn command(self) -> Option<Command> {
        Some(match self {
            Fact::Picked { domino } => Command::Pick { domino },
            Fact::Placed { domino, x, y, direction } => Command::Place { domino, x, y, direction },
            Fact::Discarded { domino } => Command::Discard { domino },
            Fact::Covered { x, y } => Command::Cover { x, y },
            Fact::GiantSent { x, y, to_seat } => Command::SendGiant { x, y, to_seat },
            Fact::GiantKept {} => Command::KeepGiant {},
            Fact::SeatTakenBack {} => Command::TakeBack {},
            Fact::Conceded {} => Command::Concede {},
            Fact::HouseSeated { .. }
            | Fact::LineDealt { .. }
            | Fact::TimedOut {}
            | Fact::SeatTakenOver { .. }
            | Fact::PremovePlayed {}
            | Fact::GameFinished {} => return None,
        })
    }
}
