use kingdomino::{GameState, Quest, Score, Seat, Variant, ranking, score};

use crate::Scene;

/// What a seat's kingdom would be worth if the game ended now.
fn score_of(state: &GameState, seat: Seat) -> Score {
    score(state.settings(), state.quests(), state.kingdom(seat))
}

/// What is scored besides the properties: the quests, and the variants that are quests elsewhere.
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

/// What earned the points, an entry each.
pub(crate) struct Entries {
    pub properties: Vec<String>,
    /// The bonuses and the quests: before the end of the game they are not earned yet, and may be lost again.
    pub others: Vec<String>,
}

/// What earned the points of a seat, or may at the end of the game.
pub(crate) fn entries(scene: Scene, seat: Seat) -> Entries {
    let Scene { state, words, .. } = scene;
    let score = score_of(state, seat);
    let properties =
        score.properties.iter().filter(|property| property.points > 0).map(|property| {
            words.property(property.terrain, property.cells.len(), property.crowns, property.points)
        });
    let others = scored(&score).map(|(quest, points)| {
        if state.is_finished() || points == 0 {
            words.earned(quest, points)
        } else {
            words.pending(quest, points)
        }
    });
    Entries { properties: properties.collect(), others: others.collect() }
}

impl Entries {
    pub fn all(self) -> Vec<String> {
        self.properties.into_iter().chain(self.others).collect()
    }
}

/// A sentence: whose move it is, or who has won. Names are written as `named` says.
pub(crate) fn news(scene: Scene, named: impl Fn(Seat) -> String) -> String {
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

/// The points of a seat's properties, which only giants make fewer, and what comes to them if the kingdom stays as it is; at
/// the end all its points.
pub(crate) fn points(scene: Scene, seat: Seat) -> Vec<String> {
    let score = score_of(scene.state, seat);
    let pending = pending(scene.state, &score);
    let more = (pending > 0).then(|| scene.words.if_it_stays(pending));
    [points_alone(scene, seat)].into_iter().chain(more).collect()
}

/// The points of a seat's properties; at the end all its points.
pub(crate) fn points_alone(scene: Scene, seat: Seat) -> String {
    let score = score_of(scene.state, seat);
    scene.words.points(score.total - pending(scene.state, &score))
}

/// Each bonus and quest that would bring points if the game ended now; none once it has.
pub(crate) fn bonuses(scene: Scene, seat: Seat) -> Vec<(Quest, u32)> {
    let score = score_of(scene.state, seat);
    scored(&score).filter(|(_, points)| *points > 0 && !scene.state.is_finished()).collect()
}

/// The bonuses and the quests of a kingdom with their points.
fn scored(score: &Score) -> impl Iterator<Item = (Quest, u32)> {
    let bonuses =
        score.bonuses.iter().filter_map(|bonus| Some((as_quest(bonus.variant)?, bonus.points)));
    bonuses.chain(score.quests.iter().map(|score| (score.quest, score.points)))
}

/// What bonuses and quests would add if the game ended now; nothing once it has.
fn pending(state: &GameState, score: &Score) -> u32 {
    if state.is_finished() {
        return 0;
    }
    scored(score).map(|(_, points)| points).sum()
}

/// What else is to be said of a kingdom: its giants with the squares on which they stand, and what was discarded.
pub(crate) fn remarks(scene: Scene, seat: Seat) -> Vec<String> {
    let kingdom = scene.state.kingdom(seat);
    let giants = kingdom.giants().count();
    let squares = kingdom.squares().filter(|(cell, ..)| kingdom.giants().any(|at| at == *cell));
    let squares: Vec<String> = squares.map(|(_, square, _)| scene.words.square(square)).collect();
    let giants =
        (giants > 0).then(|| format!("{} ({})", scene.words.giants(giants), squares.join(", ")));
    giants.into_iter().chain(discarded(scene, seat)).collect()
}

/// How much was discarded, if anything was.
pub(crate) fn discarded(scene: Scene, seat: Seat) -> Option<String> {
    let discarded = scene.state.kingdom(seat).discarded().len();
    (discarded > 0).then(|| scene.words.discarded(discarded))
}
