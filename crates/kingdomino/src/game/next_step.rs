use crate::game::decide::action;
use crate::game::state::Step;
use crate::{Awaiting, Command, Event, Fact, GameState, HousePlayer, RuleViolation, legal_moves};

/// What comes next without being asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Automatic {
    /// A line is dealt.
    Line,
    /// The game ends.
    End,
    /// The house plays the seat that is awaited.
    House(HousePlayer),
    /// The seat that is awaited has no choice, and the table plays such steps at once.
    Forced(Command),
}

/// What is due in `state`; nothing while a player is to decide, and when the game is over.
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

/// Whether what a seat did could be done in `state`: by its player, or for the seat if the event is automatic. What the
/// game does by itself, and what is done with a seat, is not asked of the rules: it is permitted.
///
/// # Errors
/// The rule that forbids it.
pub fn permits(state: &GameState, event: &Event) -> Result<(), RuleViolation> {
    let (Some(seat), Some(command)) = (event.seat, event.fact.command()) else { return Ok(()) };
    if event.automatic {
        action::fact(state, seat, command).map(|_| ())
    } else {
        action::action(state, seat, command).map(|_| ())
    }
}

impl Fact {
    /// The command that does it; none for what nobody commands.
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
