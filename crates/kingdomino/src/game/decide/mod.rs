use crate::{
    Command, Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, RuleViolation, Seat, evolve,
};

pub(crate) mod action;
mod begin;
mod settle;
mod time_out;

pub use action::action;
pub(crate) use begin::begin_unless;
pub use begin::{begin, begin_at, begin_with};
pub(crate) use time_out::time_out_unless;
pub use time_out::{TimeoutAction, time_out};

use settle::{Means, NEVER, never_given_up, next_line, settle};

/// Returns the events of `command` by `seat`: the action and its consequences. Lines are dealt from
/// `deck`.
///
/// # Errors
/// Returns the rule that forbids the command.
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
    let action = action(state, seat, command)?;
    // Fast path for the usual outcomes: the copies of the cancellable path cost a tenth of a game.
    if !may_set_off_more(state, action) {
        return Ok(alone(action));
    }
    if let Some(line) = only_a_line(state, deck, action) {
        return Ok(Events::from_buf([action, line]));
    }
    let means = Means { deck, give_up: NEVER };
    Ok(never_given_up(settled_after(state, Some(means), action)))
}

/// Like [`decide`], but returns [`GivenUp`] if `give_up` stops the search of a house player.
pub(crate) fn decide_unless(
    state: &GameState,
    deck: &Deck,
    seat: Seat,
    command: Command,
    give_up: GiveUp,
) -> Result<Result<Events, GivenUp>, RuleViolation> {
    let action = action(state, seat, command)?;
    Ok(with_consequences(state, Some(Means { deck, give_up }), action))
}

/// Returns the events of `command` up to the first one that needs another decision or hidden
/// information: a deal, or the turn of a house player. Includes forced steps of all seats.
///
/// # Errors
/// Returns the rule that forbids the command.
pub fn preview(state: &GameState, seat: Seat, command: Command) -> Result<Events, RuleViolation> {
    let action = action(state, seat, command)?;
    // A preview never searches, so the search cannot be given up.
    Ok(never_given_up(with_consequences(state, None, action)))
}

#[inline]
fn with_consequences(
    state: &GameState,
    means: Option<Means>,
    action: Event,
) -> Result<Events, GivenUp> {
    if may_set_off_more(state, action) {
        return settled_after(state, means, action);
    }
    Ok(alone(action))
}

/// Returns one event in a buffer with space for two.
#[inline]
fn alone(action: Event) -> Events {
    Events::from_buf_and_len([action; 2], 1)
}

/// Kept out of `decide`: rarely called, and the stack space for a second state would slow `decide`
/// down.
#[inline(never)]
fn settled_after(
    state: &GameState,
    means: Option<Means>,
    action: Event,
) -> Result<Events, GivenUp> {
    let mut after = *state;
    evolve(&mut after, &action);
    let mut events = alone(action);
    settle(&mut after, means, &mut events)?;
    Ok(events)
}

/// Returns true if consequences are possible. Computed from the state before the action, because
/// most actions in a game without automatic play have none, and copying the state costs more than
/// the action.
#[inline]
fn may_set_off_more(state: &GameState, action: Event) -> bool {
    state.settings.auto_play_forced()
        || state.is_last_of_round()
        || action.fact == (Fact::Conceded {})
        || state.is_played_by_a_house()
}

/// Returns the deal after the last pick of a round if it is the only possible consequence of
/// `action`. Computed from the state before the action, because nearly all copies would be for this
/// case.
fn only_a_line(state: &GameState, deck: &Deck, action: Event) -> Option<Event> {
    let picked = matches!(action.fact, Fact::Picked { .. });
    let by_hand = !state.settings.auto_play_forced() && !state.is_played_by_a_house();
    let is_due = picked && by_hand && state.undrawn() > 0;
    if is_due { next_line(state, deck) } else { None }
}

#[cfg(test)]
mod tests;
