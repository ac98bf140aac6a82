use kingdomino::{Domino, Seat, Slot};

use crate::Scene;
use crate::lines::{Row, current_rows, next_rows};
use crate::report::{entries, headline_text, points, remarks};

/// Describes the table in a few sentences, as a text alternative. [`table_svg`](crate::table_svg)
/// contains the same text as its description.
pub fn table_alt(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    let kingdoms: Vec<String> = state
        .settings()
        .seats()
        .map(|seat| {
            let facts = points(scene, seat).into_iter().chain(remarks(scene, seat));
            format!("{}: {}", names.within_text(seat), facts.collect::<Vec<_>>().join(", "))
        })
        .collect();
    let round = words.round(state.round(), state.settings().rounds());
    let news = headline_text(scene, |seat| names.within_text(seat));
    format!("{round}. {news} {}{}.", lines(scene), kingdoms.join("; "))
}

/// Describes the dominoes of both lines with their squares, effects and kings, in one sentence per
/// line.
fn lines(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    if state.is_finished() {
        return String::new();
    }
    let line = |heading: String, rows: Vec<Row>| {
        let dominoes = rows.iter().map(|Row { slot: Slot { domino, king }, .. }| {
            let Domino { first, second } = domino.domino();
            let squares = [first, second].map(|square| words.square(square));
            let details = squares.into_iter().chain(words.domino_effect(domino.kind()));
            let king_owner = king.map_or_else(|| words.free(), |seat| names.within_text(seat));
            format!("{domino} {} ({king_owner})", details.collect::<Vec<_>>().join(", "))
        });
        let dominoes = dominoes.collect::<Vec<_>>().join("; ");
        if dominoes.is_empty() { dominoes } else { format!("{heading}: {dominoes}. ") }
    };
    let to_place = if state.round() == 0 { Vec::new() } else { current_rows(scene) };
    line(words.to_place(), to_place) + &line(words.to_pick(), next_rows(scene))
}

/// Describes the kingdom of `seat`, which must be a seat of the game, in one or two sentences.
pub fn kingdom_alt(scene: Scene, seat: Seat) -> String {
    let Scene { state, names, words } = scene;
    let extent = state.kingdom(seat).extent();
    let size = words.extent(extent.width(), extent.height(), state.kingdom(seat).frame());
    let mut facts = points(scene, seat);
    facts.push(size);
    facts.extend(remarks(scene, seat));
    let name = words.kingdom(&names.within_text(seat));
    let summary = format!("{name}: {}.", facts.join(", "));
    let entries = entries(scene, seat).all();
    if entries.is_empty() { summary } else { format!("{summary} {}.", entries.join(", ")) }
}
