use crate::game::decide::action::fact;
use crate::game::state::Step;
use crate::{Command, Dealt, DominoId, DominoSet, Event, Fact, GameState, Seat, evolve};

use super::evaluation::Evaluation;
use super::greedy::greedy_with;
use super::rng::Rng;

/// A possible order of the unseen dominoes: those still to be drawn, and those that stay in the
/// box.
pub struct Sample(Vec<DominoId>);

impl Sample {
    /// Draws an order; all orders are equally likely.
    pub fn draw(state: &GameState, rng: &mut Rng) -> Sample {
        let mut order: Vec<DominoId> = unseen_dominoes(state).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, rng.below(last + 1));
        }
        Sample(order)
    }

    /// Returns the end of the game after `command` of `seat`, with greedy play by all seats from
    /// then on.
    pub fn play_out(&self, state: &GameState, seat: Seat, command: Command) -> GameState {
        let evaluation = Evaluation::new(state);
        let drawn = state.drawn;
        let mut state = *state;
        let mut next = Some((seat, command));
        while let Some((mover, command)) = next {
            let Ok(fact) = fact(&state, mover, command) else { break };
            evolve(&mut state, &Event::action(mover, fact));
            if state.step == Step::Deal {
                self.deal(&mut state, drawn);
            }
            next = state
                .awaiting()
                .map(|awaiting| awaiting.seat)
                .zip(greedy_with(&state, &evaluation));
        }
        state
    }

    /// Deals the next line. `drawn` is the number of dominoes drawn before the first sampled one.
    fn deal(&self, state: &mut GameState, drawn: u8) {
        let dealt = usize::from(state.drawn - drawn);
        let line: DominoSet =
            self.0.iter().skip(dealt).take(state.settings.line_length().into()).copied().collect();
        if let Some(dominoes) = Dealt::new(line) {
            evolve(state, &Event::for_game(Fact::LineDealt { dominoes }));
        }
    }
}

/// Returns the dominoes of the box that have not been dealt yet.
fn unseen_dominoes(state: &GameState) -> DominoSet {
    let mut unseen: DominoSet = state.settings.expansion().dominoes().collect();
    let lines = state.current_line.slots().chain(state.next_line.slots()).map(|slot| slot.domino);
    let settled = state.settings.seats().flat_map(|seat| {
        let kingdom = state.kingdom(seat);
        kingdom.placed().map(|(domino, _)| domino).chain(kingdom.discarded())
    });
    lines.chain(settled).chain(state.put_aside).for_each(|seen| unseen.remove(seen));
    unseen
}
