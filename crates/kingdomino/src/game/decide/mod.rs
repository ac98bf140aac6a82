use crate::{
    Automatic, Awaiting, BySeat, Cell, Command, Deck, Event, Events, Expected, Fact, GameState,
    GiveUp, GivenUp, Placement, RuleViolation, Seat, SeatControl, ai, due, evolve,
};

mod begin;
mod time_out;

pub(crate) use begin::begin_unless;
pub use begin::{begin, begin_at, begin_with};
pub(crate) use time_out::time_out_unless;
pub use time_out::{TimeoutAction, time_out};

/// What happens unasked may need more than what everybody sees: the deck, and time for a search.
#[derive(Clone, Copy)]
struct Means<'a> {
    deck: &'a Deck,
    give_up: GiveUp<'a>,
}

/// Gives no search up.
const NEVER: GiveUp<'static> = &|| false;

/// What follows when `seat` issues `command`: the deed and what it sets off. Lines are dealt from `deck`.
///
/// # Errors
/// The rule that forbids it.
///
/// ```
/// use kingdomino::{
///     Command, Deck, Edition, Event, Expansion, Fact, FirstPicks, GameState, Quests, RuleViolation,
///     Seat, Settings, Setup, Variants, begin, decide, evolve,
/// };
///
/// // Two players with two kings each. The dominoes lie in order, so the first line is 1 2 3 4.
/// let settings = Settings::new(2, Expansion::None, Edition::Rulebook, Variants::NONE, false)?;
/// let order: Vec<_> = settings.expansion().dominoes().collect();
/// let deck = Deck::new(&order).ok_or("not a whole box")?;
/// let [anna, boris] = [Seat::try_from(0)?, Seat::try_from(1)?];
/// let kings = FirstPicks::new(&[anna, boris, boris, anna]).ok_or("too many kings")?;
/// let mut state = GameState::new(Setup { settings, kings, quests: Quests::NONE });
/// begin(&state, &deck).iter().for_each(|event| evolve(&mut state, event));
///
/// let pick = |number: &str| number.parse().map(|domino| Command::Pick { domino });
/// for (seat, number) in [(anna, "4"), (boris, "2"), (boris, "3")] {
///     let events = decide(&state, &deck, seat, pick(number)?)?;
///     assert_eq!(events.len(), 1);
///     events.iter().for_each(|event| evolve(&mut state, event));
/// }
/// // A king stands on domino 2.
/// assert_eq!(decide(&state, &deck, anna, pick("2")?), Err(RuleViolation::DominoTaken));
/// // The last pick sets off that the second line is dealt.
/// let events = decide(&state, &deck, anna, pick("1")?)?;
/// let [Event { fact: picked, .. }, Event { fact: dealt, .. }] = events[..] else { panic!() };
/// assert_eq!(picked, Fact::Picked { domino: "1".parse()? });
/// assert!(matches!(dealt, Fact::LineDealt { dominoes } if dominoes.iter().eq(order[4..8].to_vec())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn decide(
    state: &GameState,
    deck: &Deck,
    seat: Seat,
    command: Command,
) -> Result<Events, RuleViolation> {
    let deed = deed(state, seat, command)?;
    let means = Means { deck, give_up: NEVER };
    Ok(never_given_up(with_consequences(state, Some(means), deed)))
}

/// The same, unless a house player has to search and `give_up` stops it.
pub(crate) fn decide_unless(
    state: &GameState,
    deck: &Deck,
    seat: Seat,
    command: Command,
    give_up: GiveUp,
) -> Result<Result<Events, GivenUp>, RuleViolation> {
    let deed = deed(state, seat, command)?;
    Ok(with_consequences(state, Some(Means { deck, give_up }), deed))
}

/// The events where no search is given up.
fn never_given_up(events: Result<Events, GivenUp>) -> Events {
    events.unwrap_or_default()
}

/// What follows as far as nobody else decides and nothing unseen is needed: up to the next line that is dealt, or the turn
/// of a house player. A forced step is nobody's decision, so it is in it, whosever it is.
///
/// # Errors
/// The rule that forbids it.
pub fn preview(state: &GameState, seat: Seat, command: Command) -> Result<Events, RuleViolation> {
    let deed = deed(state, seat, command)?;
    // Nothing is searched for, so nothing is given up.
    Ok(never_given_up(with_consequences(state, None, deed)))
}

/// What `command` itself does, without what it sets off.
///
/// # Errors
/// The rule that forbids it.
#[inline]
pub fn deed(state: &GameState, seat: Seat, command: Command) -> Result<Event, RuleViolation> {
    if state.is_finished() {
        return Err(RuleViolation::GameFinished);
    }
    if seat.number() >= state.settings.players() {
        return Err(RuleViolation::NotYourTurn);
    }
    let fact = match (state.keeper(seat), command) {
        (SeatControl::HouseForGood | SeatControl::Seated(_), _) => {
            return Err(RuleViolation::SeatConceded);
        }
        (SeatControl::House, Command::TakeBack {}) => Fact::SeatTakenBack {},
        (_, Command::Concede {}) => Fact::Conceded {},
        (SeatControl::House, _) => return Err(RuleViolation::SeatTakenOver),
        (SeatControl::Player, _) => fact(state, seat, command)?,
    };
    Ok(Event::deed(seat, fact))
}

/// What `command` itself does, whoever plays the seat.
#[inline]
pub(crate) fn fact(state: &GameState, seat: Seat, command: Command) -> Result<Fact, RuleViolation> {
    if command == (Command::TakeBack {}) {
        return Err(RuleViolation::SeatIsYours);
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

/// What `command` does to a giant. Apart from the rest, which it would slow down.
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
            let crowned = |cell| kingdom.crowned().touches(cell);
            let covers = kingdom.within(Cell { x, y }).is_some_and(crowned);
            if covers { Ok(Fact::Covered { x, y }) } else { Err(RuleViolation::NoVisibleCrown) }
        }
        (Command::SendGiant { x, y, to_seat }, Expected::SendOrKeep) => {
            let trodden = |cell| kingdom.trodden().touches(cell);
            if !kingdom.within(Cell { x, y }).is_some_and(trodden) {
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

/// Why `command` cannot be what is expected.
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

#[inline]
fn with_consequences(
    state: &GameState,
    means: Option<Means>,
    deed: Event,
) -> Result<Events, GivenUp> {
    if may_set_off_more(state, deed) {
        return settled_after(state, means, deed);
    }
    // One event, in a buffer that has room for two.
    Ok(Events::from_buf_and_len([deed; 2], 1))
}

fn settled_after(state: &GameState, means: Option<Means>, deed: Event) -> Result<Events, GivenUp> {
    let mut after = *state;
    evolve(&mut after, &deed);
    let mut events = Events::from_buf_and_len([deed; 2], 1);
    settle(&mut after, means, &mut events)?;
    Ok(events)
}

/// Whether anything can follow without being asked for. Answered from before the deed, because most deeds at a
/// table that plays every step by hand set nothing off, and a copy of the state costs more than the deed.
#[inline]
fn may_set_off_more(state: &GameState, deed: Event) -> bool {
    state.settings.auto_play_forced()
        || state.is_last_of_round()
        || deed.fact == (Fact::Conceded {})
        || state.keepers != BySeat::all(SeatControl::Player)
}

/// Lets happen all that needs no decision of a player: a line is dealt, a forced step is played, the house
/// plays its seats, the game ends. Without means it is a preview, which stops where a line is due or the house decides:
/// who could ask what the house would answer could try every command before playing one.
fn settle(state: &mut GameState, means: Option<Means>, events: &mut Events) -> Result<(), GivenUp> {
    while let Some(event) = unasked(state, means)? {
        evolve(state, &event);
        events.push(event);
    }
    Ok(())
}

fn unasked(state: &GameState, means: Option<Means>) -> Result<Option<Event>, GivenUp> {
    let command = match (due(state), means) {
        (Some(Automatic::Line), Some(Means { deck, .. })) => {
            let dealt = deck.deal(state.drawn, state.settings.line_length());
            return Ok(dealt.map(|dominoes| Event::of_the_game(Fact::LineDealt { dominoes })));
        }
        (Some(Automatic::End), _) => return Ok(Some(Event::of_the_game(Fact::GameFinished {}))),
        (Some(Automatic::House(player)), Some(Means { give_up, .. })) => {
            ai::seated_move(state, player, give_up)?
        }
        (Some(Automatic::Forced(command)), _) => Some(command),
        (None | Some(Automatic::Line | Automatic::House(_)), _) => None,
    };
    Ok(command.and_then(|command| {
        let Awaiting { seat, .. } = state.awaiting()?;
        let fact = fact(state, seat, command).ok()?;
        Some(Event { seat: Some(seat), automatic: true, fact })
    }))
}

#[cfg(test)]
mod tests;
