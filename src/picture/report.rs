use crate::rules::{GameState, Quest, Score, Seat, Variant, ranking, score};

use super::{Scene, Words};

/// What a seat's kingdom is worth so far.
pub(super) fn score_of(state: &GameState, seat: Seat) -> Score {
    score(state.settings(), state.quests(), state.kingdom(seat))
}

/// What is scored besides the properties: the quests, and the variants that are quests elsewhere.
pub(super) fn quests(state: &GameState) -> Vec<Quest> {
    let variants = state.settings().variants().iter().filter_map(as_quest);
    state.quests().as_slice().iter().copied().chain(variants).collect()
}

fn as_quest(variant: Variant) -> Option<Quest> {
    match variant {
        Variant::MiddleKingdom => Some(Quest::MiddleKingdom),
        Variant::Harmony => Some(Quest::Harmony),
        Variant::MightyDuel => None,
    }
}

/// What earned the points, an entry each.
pub(super) fn entries(words: &dyn Words, score: &Score) -> Vec<String> {
    let properties =
        score.properties.iter().filter(|property| property.points > 0).map(|property| {
            words.property(property.terrain, property.cells.len(), property.crowns, property.points)
        });
    let bonuses =
        score.bonuses.iter().filter_map(|bonus| Some((as_quest(bonus.variant)?, bonus.points)));
    let quests = score.quests.iter().map(|score| (score.quest, score.points));
    let earned = bonuses.chain(quests).map(|(quest, points)| words.earned(quest, points));
    properties.chain(earned).collect()
}

/// A sentence: whose move it is, or who has won. Names are written as `named` says.
pub(super) fn news(scene: Scene, named: impl Fn(Seat) -> String) -> String {
    let Scene { state, words, .. } = scene;
    if state.is_finished() {
        let standings = ranking(state);
        let first = standings.iter().filter(|standing| standing.rank == 1);
        let winners: Vec<String> = first.map(|standing| named(standing.seat)).collect();
        return words.won(&winners, standings.first().map_or(0, |standing| standing.tally.points));
    }
    match state.awaiting() {
        Some(awaiting) => words.turn(&named(awaiting.seat), awaiting.expected),
        None => words.nobodys_turn(),
    }
}

/// A seat's points.
pub(super) fn points(scene: Scene, seat: Seat) -> String {
    scene.words.points(score_of(scene.state, seat).total)
}

/// What else is to be said of a kingdom: its giants, and what was discarded.
pub(super) fn remarks(scene: Scene, seat: Seat) -> Vec<String> {
    let Scene { state, words, .. } = scene;
    let kingdom = state.kingdom(seat);
    let mut remarks = Vec::new();
    let giants = kingdom.giants().count();
    if giants > 0 {
        remarks.push(words.giants(giants));
    }
    let discarded = kingdom.discarded().len();
    if discarded > 0 {
        remarks.push(words.discarded(discarded));
    }
    remarks
}
