use crate::{
    CancelCheck, Deck, Event, Events, Fact, GameState, HousePlayer, SearchCancelled, Seat, evolve,
};

use super::settle::{NEVER_CANCELLED, Resources, settle, unwrap_uncancelled};

/// Returns the events before the first command: the first line is dealt.
pub fn begin(state: &GameState, deck: &Deck) -> Events {
    begin_with_house(state, deck, &[])
}

/// Like [`begin`], with house players in some seats.
pub fn begin_with_house(state: &GameState, deck: &Deck, house: &[(Seat, HousePlayer)]) -> Events {
    begin_after(state, deck, house, &[])
}

/// Like [`begin_with_house`], for a game that continues after the `played` events.
pub fn begin_after(
    state: &GameState,
    deck: &Deck,
    house: &[(Seat, HousePlayer)],
    played: &[Event],
) -> Events {
    unwrap_uncancelled(begin_cancellable(state, deck, house, played, NEVER_CANCELLED))
}

/// Like [`begin_after`], but returns [`SearchCancelled`] if `is_cancelled` stops the search of a house player.
pub(crate) fn begin_cancellable(
    state: &GameState,
    deck: &Deck,
    house: &[(Seat, HousePlayer)],
    played: &[Event],
    is_cancelled: CancelCheck,
) -> Result<Events, SearchCancelled> {
    let seated = |(seat, house): &(Seat, HousePlayer)| Event {
        seat: Some(*seat),
        automatic: true,
        fact: Fact::HouseSeated { house: *house },
    };
    let mut events: Events = house.iter().map(seated).chain(played.iter().copied()).collect();
    let mut state = *state;
    events.iter().for_each(|event| evolve(&mut state, event));
    settle(&mut state, Some(Resources { deck, is_cancelled }), &mut events)?;
    Ok(events)
}
