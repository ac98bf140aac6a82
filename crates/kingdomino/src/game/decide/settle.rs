use crate::{
    Automatic, Awaiting, Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, ai, due, evolve,
};

use super::action::fact;

/// What happens unasked may need more than what everybody sees: the deck, and time for a search.
#[derive(Clone, Copy)]
pub(super) struct Means<'a> {
    pub deck: &'a Deck,
    pub give_up: GiveUp<'a>,
}

/// Gives no search up.
pub(super) const NEVER: GiveUp<'static> = &|| false;

/// Lets happen all that needs no decision of a player: a line is dealt, a forced step is played, the house
/// plays its seats, the game ends. Without means it is a preview, which stops where a line is due or the house decides:
/// who could ask what the house would answer could try every command before playing one.
pub(super) fn settle(
    state: &mut GameState,
    means: Option<Means>,
    events: &mut Events,
) -> Result<(), GivenUp> {
    while let Some(event) = unasked(state, means)? {
        evolve(state, &event);
        events.push(event);
    }
    Ok(())
}

fn unasked(state: &GameState, means: Option<Means>) -> Result<Option<Event>, GivenUp> {
    let command = match (due(state), means) {
        (Some(Automatic::Line), Some(Means { deck, .. })) => {
            return Ok(next_line(state, deck));
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

/// That the next line is dealt.
pub(super) fn next_line(state: &GameState, deck: &Deck) -> Option<Event> {
    let dominoes = deck.deal(state.drawn, state.settings.line_length())?;
    Some(Event::of_the_game(Fact::LineDealt { dominoes }))
}

/// The events where no search is given up.
pub(super) fn never_given_up(events: Result<Events, GivenUp>) -> Events {
    events.unwrap_or_default()
}
