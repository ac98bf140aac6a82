use crate::{Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, HousePlayer, Seat, evolve};

use super::settle::{Means, NEVER, never_given_up, settle};

/// Returns the events before the first command: the first line is dealt.
pub fn begin(state: &GameState, deck: &Deck) -> Events {
    begin_with(state, deck, &[])
}

/// Like [`begin`], with house players in some seats.
pub fn begin_with(state: &GameState, deck: &Deck, house: &[(Seat, HousePlayer)]) -> Events {
    begin_at(state, deck, house, &[])
}

/// Like [`begin_with`], for a game that continues after the `played` events.
pub fn begin_at(
    state: &GameState,
    deck: &Deck,
    house: &[(Seat, HousePlayer)],
    played: &[Event],
) -> Events {
    never_given_up(begin_unless(state, deck, house, played, NEVER))
}

/// Like [`begin_at`], but returns [`GivenUp`] if `give_up` stops the search of a house player.
pub(crate) fn begin_unless(
    state: &GameState,
    deck: &Deck,
    house: &[(Seat, HousePlayer)],
    played: &[Event],
    give_up: GiveUp,
) -> Result<Events, GivenUp> {
    let seated = |(seat, house): &(Seat, HousePlayer)| Event {
        seat: Some(*seat),
        automatic: true,
        fact: Fact::HouseSeated { house: *house },
    };
    let mut events: Events = house.iter().map(seated).chain(played.iter().copied()).collect();
    let mut state = *state;
    events.iter().for_each(|event| evolve(&mut state, event));
    settle(&mut state, Some(Means { deck, give_up }), &mut events)?;
    Ok(events)
}
