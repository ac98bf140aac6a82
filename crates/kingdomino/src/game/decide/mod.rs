use crate::{
    CancelCheck, Command, Deck, Event, Events, Fact, GameState, RuleViolation, SearchCancelled,
    Seat, evolve,
};

pub(crate) mod action;
mod begin;
mod settle;
mod time_out;

pub use action::action;
pub(crate) use begin::begin_cancellable;
pub use begin::{begin, begin_after, begin_with_house};
pub(crate) use time_out::time_out_cancellable;
pub use time_out::{TimeoutAction, time_out};

use settle::{NEVER_CANCELLED, Resources, next_line, settle, unwrap_uncancelled};

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
    if !may_have_consequences(state, action) {
        return Ok(single_event(action));
    }
    if let Some(line) = line_if_sole_consequence(state, deck, action) {
        return Ok(Events::from_buf([action, line]));
    }
    let resources = Resources { deck, is_cancelled: NEVER_CANCELLED };
    Ok(unwrap_uncancelled(apply_and_settle(state, Some(resources), action)))
}

/// Like [`decide`], but returns [`SearchCancelled`] if `is_cancelled` stops the search of a house player.
pub(crate) fn decide_cancellable(
    state: &GameState,
    deck: &Deck,
    seat: Seat,
    command: Command,
    is_cancelled: CancelCheck,
) -> Result<Result<Events, SearchCancelled>, RuleViolation> {
    let action = action(state, seat, command)?;
    Ok(with_consequences(state, Some(Resources { deck, is_cancelled }), action))
}

/// Returns the events of `command` up to the first one that needs another decision or hidden
/// information: a deal, or the turn of a house player. Includes forced steps of all seats.
///
/// # Errors
/// Returns the rule that forbids the command.
pub fn preview(state: &GameState, seat: Seat, command: Command) -> Result<Events, RuleViolation> {
    let action = action(state, seat, command)?;
    // A preview never searches, so the search cannot be given up.
    Ok(unwrap_uncancelled(with_consequences(state, None, action)))
}

#[inline]
fn with_consequences(
    state: &GameState,
    resources: Option<Resources>,
    action: Event,
) -> Result<Events, SearchCancelled> {
    if may_have_consequences(state, action) {
        return apply_and_settle(state, resources, action);
    }
    Ok(single_event(action))
}

/// Returns one event in a buffer with space for two.
#[inline]
fn single_event(action: Event) -> Events {
    Events::from_buf_and_len([action; 2], 1)
}

/// Kept out of `decide`: rarely called, and the stack space for a second state would slow `decide`
/// down.
#[inline(never)]
fn apply_and_settle(
    state: &GameState,
    resources: Option<Resources>,
    action: Event,
) -> Result<Events, SearchCancelled> {
    let mut after = *state;
    evolve(&mut after, &action);
    let mut events = single_event(action);
    settle(&mut after, resources, &mut events)?;
    Ok(events)
}

/// Returns true if consequences are possible. Computed from the state before the action, because
/// most actions in a game without automatic play have none, and copying the state costs more than
/// the action.
#[inline]
fn may_have_consequences(state: &GameState, action: Event) -> bool {
    state.settings.auto_play_forced()
        || state.is_last_of_round()
        || action.fact == (Fact::Conceded {})
        || state.has_house_player()
}

/// Returns the deal after the last pick of a round if it is the only possible consequence of
/// `action`. Computed from the state before the action, because nearly all copies would be for this
/// case.
fn line_if_sole_consequence(state: &GameState, deck: &Deck, action: Event) -> Option<Event> {
    let picked = matches!(action.fact, Fact::Picked { .. });
    let is_manual = !state.settings.auto_play_forced() && !state.has_house_player();
    let is_due = picked && is_manual && state.undrawn() > 0;
    if is_due { next_line(state, deck) } else { None }
}

#[cfg(test)]
mod tests;
