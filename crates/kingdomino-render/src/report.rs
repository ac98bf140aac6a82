use kingdomino::{GameState, Quest, Score, Seat, Variant, ranking, score};

use crate::Scene;

/// Returns the score of a seat's kingdom as if the game ended now.
fn score_of(state: &GameState, seat: Seat) -> Score {
    score(state.settings(), state.quests(), state.kingdom(seat))
}

/// Returns the quests and the variants that correspond to quests.
pub(crate) fn quests(state: &GameState) -> Vec<Quest> {
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

/// Sources of points, one text per entry.
pub(crate) struct Entries {
    pub properties: Vec<String>,
    /// Bonuses and quests. Before the end of the game they are pending and can still be lost.
    pub bonuses: Vec<String>,
}

/// Returns the sources of the points of a seat, including pending ones.
pub(crate) fn entries(scene: Scene, seat: Seat) -> Entries {
    let Scene { state, words, .. } = scene;
    let score = score_of(state, seat);
    let properties =
        score.properties.iter().filter(|property| property.points > 0).map(|property| {
            words.property(property.terrain, property.cells.len(), property.crowns, property.points)
        });
    let bonuses = bonuses_with_points(&score).map(|(quest, points)| {
        if state.is_finished() || points == 0 {
            words.earned(quest, points)
        } else {
            words.pending(quest, points)
        }
    });
    Entries { properties: properties.collect(), bonuses: bonuses.collect() }
}

impl Entries {
    pub fn all(self) -> Vec<String> {
        self.properties.into_iter().chain(self.bonuses).collect()
    }
}

/// Returns a sentence with the player to move or the winners. `format_name` formats their names.
pub(crate) fn headline_text(scene: Scene, format_name: impl Fn(Seat) -> String) -> String {
    let Scene { state, words, .. } = scene;
    if state.is_finished() {
        let standings = ranking(state);
        let first = standings.iter().filter(|standing| standing.rank == 1);
        let winners: Vec<String> = first.map(|standing| format_name(standing.seat)).collect();
        return words.won(&winners, standings.first().map_or(0, |standing| standing.tally.points));
    }
    match state.awaiting() {
        Some(awaiting) => words.turn(&format_name(awaiting.seat), awaiting.expected),
        None => words.no_turn(),
    }
}

/// Returns the points of a seat's properties, which only giants can reduce, and the pending points;
/// at the end of the game the total.
pub(crate) fn points(scene: Scene, seat: Seat) -> Vec<String> {
    let score = score_of(scene.state, seat);
    let pending = pending(scene.state, &score);
    let more = (pending > 0).then(|| scene.words.pending_points(pending));
    [secured_points(scene, seat)].into_iter().chain(more).collect()
}

/// Returns the points of a seat's properties; at the end of the game the total.
pub(crate) fn secured_points(scene: Scene, seat: Seat) -> String {
    let score = score_of(scene.state, seat);
    scene.words.points(score.total - pending(scene.state, &score))
}

/// Returns each bonus and quest with points if the game ended now; none after the end.
pub(crate) fn bonuses(scene: Scene, seat: Seat) -> Vec<(Quest, u32)> {
    let score = score_of(scene.state, seat);
    bonuses_with_points(&score)
        .filter(|(_, points)| *points > 0 && !scene.state.is_finished())
        .collect()
}

/// Returns the bonuses and quests of a kingdom with their points.
fn bonuses_with_points(score: &Score) -> impl Iterator<Item = (Quest, u32)> {
    let bonuses =
        score.bonuses.iter().filter_map(|bonus| Some((as_quest(bonus.variant)?, bonus.points)));
    bonuses.chain(score.quests.iter().map(|score| (score.quest, score.points)))
}

/// Returns the pending points of bonuses and quests; 0 after the end of the game.
fn pending(state: &GameState, score: &Score) -> u32 {
    if state.is_finished() {
        return 0;
    }
    bonuses_with_points(score).map(|(_, points)| points).sum()
}

/// Returns further facts about a kingdom: its giants with their squares, and the number of
/// discarded dominoes.
pub(crate) fn remarks(scene: Scene, seat: Seat) -> Vec<String> {
    let kingdom = scene.state.kingdom(seat);
    let giants = kingdom.giants().count();
    let squares = kingdom.squares().filter(|(cell, ..)| kingdom.giants().any(|at| at == *cell));
    let squares: Vec<String> = squares.map(|(_, square, _)| scene.words.square(square)).collect();
    let giants =
        (giants > 0).then(|| format!("{} ({})", scene.words.giants(giants), squares.join(", ")));
    giants.into_iter().chain(discarded(scene, seat)).collect()
}

/// Returns the number of discarded dominoes as a text; none for 0.
pub(crate) fn discarded(scene: Scene, seat: Seat) -> Option<String> {
    let discarded = scene.state.kingdom(seat).discarded().len();
    (discarded > 0).then(|| scene.words.discarded(discarded))
}
