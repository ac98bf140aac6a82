use crate::{
    AutomaticStep, Awaiting, CancelCheck, Deck, Event, Events, Fact, GameState, SearchCancelled,
    ai, evolve, next_automatic_step,
};

use super::action::fact;

/// Resources for consequences that need more than the public state: the deck, and a signal to stop
/// searches.
#[derive(Clone, Copy)]
pub(super) struct Resources<'a> {
    pub deck: &'a Deck,
    pub is_cancelled: CancelCheck<'a>,
}

/// Never gives up a search.
pub(super) const NEVER_CANCELLED: CancelCheck<'static> = &|| false;

/// Applies all steps that need no decision of a player: deals a line, plays forced steps and the
/// seats of house players, and ends the game. Without `resources`, stops before a deal or a decision
/// of a house player. This is for previews, which show only the player's own decision.
pub(super) fn settle(
    state: &mut GameState,
    resources: Option<Resources>,
    events: &mut Events,
) -> Result<(), SearchCancelled> {
    while let Some(event) = next_event(state, resources)? {
        evolve(state, &event);
        events.push(event);
    }
    Ok(())
}

fn next_event(
    state: &GameState,
    resources: Option<Resources>,
) -> Result<Option<Event>, SearchCancelled> {
    let command = match (next_automatic_step(state), resources) {
        (Some(AutomaticStep::Line), Some(Resources { deck, .. })) => {
            return Ok(next_line(state, deck));
        }
        (Some(AutomaticStep::End), _) => return Ok(Some(Event::for_game(Fact::GameFinished {}))),
        (Some(AutomaticStep::House(player)), Some(Resources { is_cancelled, .. })) => {
            ai::seeded_house_move(state, player, is_cancelled)?
        }
        (Some(AutomaticStep::Forced(command)), _) => Some(command),
        (None | Some(AutomaticStep::Line | AutomaticStep::House(_)), _) => None,
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
    Some(Event::for_game(Fact::LineDealt { dominoes }))
}

/// Unwraps the events if the search cannot be given up.
pub(super) fn unwrap_uncancelled(events: Result<Events, SearchCancelled>) -> Events {
    events.unwrap_or_default()
}
