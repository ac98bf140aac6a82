use crate::game::decide::action::fact;
use crate::game::state::Step;
use crate::{Command, Dealt, DominoId, DominoSet, Event, Fact, GameState, Seat, evolve};

use super::evaluation::Evaluation;
use super::greedy::greedy_by;
use super::rng::Chance;

/// One way in which the dominoes may come that nobody has seen: those still to be drawn, and those that stay in the box.
pub struct Sample(Vec<DominoId>);

impl Sample {
    /// Every order is as likely as any other.
    pub fn of(state: &GameState, chance: &mut Chance) -> Sample {
        let mut order: Vec<DominoId> = unseen(state).collect();
        for last in (1..order.len()).rev() {
            order.swap(last, chance.below(last + 1));
        }
        Sample(order)
    }

    /// The end of the game after `command` of `seat`, if from then on everybody plays greedily.
    pub fn play_out(&self, state: &GameState, seat: Seat, command: Command) -> GameState {
        let outlook = Evaluation::of(state);
        let drawn = state.drawn;
        let mut state = *state;
        let mut next = Some((seat, command));
        while let Some((mover, command)) = next {
            let Ok(fact) = fact(&state, mover, command) else { break };
            evolve(&mut state, &Event::action(mover, fact));
            if state.step == Step::Deal {
                self.deal(&mut state, drawn);
            }
            next = state.awaiting().map(|awaiting| awaiting.seat).zip(greedy_by(&state, &outlook));
        }
        state
    }

    /// Deals the next line, where `drawn` dominoes had been drawn before the first one that is sampled.
    fn deal(&self, state: &mut GameState, drawn: u8) {
        let dealt = usize::from(state.drawn - drawn);
        let line: DominoSet =
            self.0.iter().skip(dealt).take(state.settings.line_length().into()).copied().collect();
        if let Some(dominoes) = Dealt::new(line) {
            evolve(state, &Event::of_the_game(Fact::LineDealt { dominoes }));
        }
    }
}

/// The dominoes of the box that nobody has seen.
fn unseen(state: &GameState) -> DominoSet {
    let mut unseen: DominoSet = state.settings.expansion().dominoes().collect();
    let lines = state.current_line.slots().chain(state.next_line.slots()).map(|slot| slot.domino);
    let settled = state.settings.seats().flat_map(|seat| {
        let kingdom = state.kingdom(seat);
        kingdom.placed().map(|(domino, _)| domino).chain(kingdom.discarded())
    });
    lines.chain(settled).chain(state.put_aside).for_each(|seen| unseen.remove(seen));
    unseen
}
