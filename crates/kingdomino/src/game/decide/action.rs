use crate::{
    Awaiting, Cell, Command, Event, Expected, Fact, GameState, Placement, RuleViolation, Seat,
    SeatControl,
};

/// Returns the event of `command` itself, without its consequences.
///
/// # Errors
/// Returns the rule that forbids the command.
#[inline]
pub fn action(state: &GameState, seat: Seat, command: Command) -> Result<Event, RuleViolation> {
    if state.is_finished() {
        return Err(RuleViolation::GameFinished);
    }
    if seat.number() >= state.settings.players() {
        return Err(RuleViolation::NotYourTurn);
    }
    let fact = match (state.seat_control(seat), command) {
        (SeatControl::HousePermanently | SeatControl::HouseFromStart(_), _) => {
            return Err(RuleViolation::SeatConceded);
        }
        (SeatControl::House, Command::TakeBack {}) => Fact::SeatTakenBack {},
        (_, Command::Concede {}) => Fact::Conceded {},
        (SeatControl::House, _) => return Err(RuleViolation::SeatTakenOver),
        (SeatControl::Player, _) => fact(state, seat, command)?,
    };
    Ok(Event::action(seat, fact))
}

/// Returns the fact of `command` itself, regardless of the control of the seat.
#[inline]
pub(crate) fn fact(state: &GameState, seat: Seat, command: Command) -> Result<Fact, RuleViolation> {
    if command == (Command::TakeBack {}) {
        return Err(RuleViolation::SeatNotTakenOver);
    }
    let Some(Awaiting { expected, .. }) = state.awaiting().filter(|awaiting| awaiting.seat == seat)
    else {
        return Err(RuleViolation::NotYourTurn);
    };
    match (command, expected) {
        (Command::Pick { domino }, Expected::Pick) => {
            if state.next_line.free().contains(domino) {
                return Ok(Fact::Picked { domino });
            }
            let taken = state.next_line.find(domino).is_some();
            Err(if taken { RuleViolation::DominoTaken } else { RuleViolation::DominoNotInLine })
        }
        (Command::Place { domino, x, y, direction }, Expected::Place(own)) => {
            if domino != own {
                return Err(RuleViolation::NotYourDomino);
            }
            let placement = Placement::new(x, y, direction);
            state.kingdoms[seat].check(domino.domino(), placement)?;
            Ok(Fact::placed(domino, placement))
        }
        (Command::Discard { domino }, Expected::Place(own)) => {
            if domino != own {
                return Err(RuleViolation::NotYourDomino);
            }
            if !state.kingdoms[seat].placements(domino.domino()).is_empty() {
                return Err(RuleViolation::MustPlace);
            }
            Ok(Fact::Discarded { domino })
        }
        (command, expected) => giant_fact(state, seat, command, expected),
    }
}

/// Returns the fact of a giant command. A separate function, because inlining would slow down the
/// caller.
#[inline(never)]
fn giant_fact(
    state: &GameState,
    seat: Seat,
    command: Command,
    expected: Expected,
) -> Result<Fact, RuleViolation> {
    let kingdom = &state.kingdoms[seat];
    match (command, expected) {
        (Command::Cover { x, y }, Expected::Cover) => {
            let has_crown = |cell| kingdom.crown_cells().intersects(cell);
            let covers = kingdom.cell_in_extent(Cell { x, y }).is_some_and(has_crown);
            if covers { Ok(Fact::Covered { x, y }) } else { Err(RuleViolation::NoVisibleCrown) }
        }
        (Command::SendGiant { x, y, to_seat }, Expected::SendOrKeep) => {
            let has_giant = |cell| kingdom.giant_cells().intersects(cell);
            if !kingdom.cell_in_extent(Cell { x, y }).is_some_and(has_giant) {
                return Err(RuleViolation::NoGiantThere);
            }
            if to_seat == seat || to_seat.number() >= state.settings.players() {
                return Err(RuleViolation::NoOpponent);
            }
            if !state.has_visible_crown(to_seat) {
                return Err(RuleViolation::OpponentWithoutCrown);
            }
            Ok(Fact::GiantSent { x, y, to_seat })
        }
        (Command::KeepGiant {}, Expected::SendOrKeep) => Ok(Fact::GiantKept {}),
        (command, expected) => Err(out_of_order(command, expected)),
    }
}

/// Returns the reason why `command` is not the expected kind.
fn out_of_order(command: Command, expected: Expected) -> RuleViolation {
    match (command, expected) {
        (_, Expected::Cover) => RuleViolation::MustCover,
        (_, Expected::SendOrKeep) => RuleViolation::MustSendOrKeep,
        (Command::Cover { .. }, _) => RuleViolation::NoGiantCame,
        (Command::SendGiant { .. } | Command::KeepGiant {}, _) => RuleViolation::NoFootprint,
        (_, Expected::Place(_)) => RuleViolation::MustPlaceFirst,
        (_, Expected::Pick) => RuleViolation::NothingToPlace,
    }
}
