use crate::{
    Automatic, Awaiting, Deck, Event, Events, Fact, GameState, GiveUp, GivenUp, ai, due, evolve,
};

use super::action::fact;

/// Resources for consequences that need more than the public state: the deck, and a signal to stop
/// searches.
#[derive(Clone, Copy)]
pub(super) struct Means<'a> {
    pub deck: &'a Deck,
    pub give_up: GiveUp<'a>,
}

/// Never gives up a search.
pub(super) const NEVER: GiveUp<'static> = &|| false;

/// Applies all steps that need no decision of a player: deals a line, plays forced steps and the
/// seats of house players, and ends the game. Without `means`, stops before a deal or a decision of
/// a house player. This is for previews: a client must not be able to try every command and see the
/// reply of the house player.
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

/// Returns the event that deals the next line.
pub(super) fn next_line(state: &GameState, deck: &Deck) -> Option<Event> {
    let dominoes = deck.deal(state.drawn, state.settings.line_length())?;
    Some(Event::of_the_game(Fact::LineDealt { dominoes }))
}

/// Unwraps the events if the search cannot be given up.
pub(super) fn never_given_up(events: Result<Events, GivenUp>) -> Events {
    events.unwrap_or_default()
}
