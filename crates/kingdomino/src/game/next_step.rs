use crate::game::decide::action;
use crate::game::state::Step;
use crate::{Awaiting, Command, Event, Fact, GameState, HousePlayer, RuleViolation, legal_moves};

/// Next step that needs no command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
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
pub fn due(state: &GameState) -> Option<Automatic> {
    if state.is_finished() {
        return None;
    }
    if state.step == Step::Deal {
        return Some(Automatic::Line);
    }
    let Some(Awaiting { seat, .. }) = state.awaiting() else { return Some(Automatic::End) };
    match state.house(seat) {
        Some(player) => Some(Automatic::House(player)),
        None if state.settings.auto_play_forced() => {
            legal_moves(state).forced().map(Automatic::Forced)
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
pub fn permits(state: &GameState, event: &Event) -> Result<(), RuleViolation> {
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
            | Fact::OrderCarriedOut {}
            | Fact::GameFinished {} => return None,
        })
    }
}
