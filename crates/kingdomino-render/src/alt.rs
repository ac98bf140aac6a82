use kingdomino::{Domino, Seat, Slot};

use crate::Scene;
use crate::lines::{Row, current, next};
use crate::report::{entries, news, points, remarks};

/// Describes the table in a few sentences, as a text alternative. [`table_svg`](crate::table_svg)
/// contains the same text as its description.
pub fn table_alt(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    let of_all: Vec<String> = state
        .settings()
        .seats()
        .map(|seat| {
            let facts = points(scene, seat).into_iter().chain(remarks(scene, seat));
            format!("{}: {}", names.within_text(seat), facts.collect::<Vec<_>>().join(", "))
        })
        .collect();
    let round = words.round(state.round(), state.settings().rounds());
    let news = news(scene, |seat| names.within_text(seat));
    format!("{round}. {news} {}{}.", lines(scene), of_all.join("; "))
}

/// Describes the dominoes of both lines with their squares, effects and kings, in one sentence per
/// line.
fn lines(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    if state.is_finished() {
        return String::new();
    }
    let line = |heading: String, rows: Vec<Row>| {
        let told = rows.iter().map(|Row { slot: Slot { domino, king }, .. }| {
            let Domino { first, second } = domino.domino();
            let squares = [first, second].map(|square| words.square(square));
            let what = squares.into_iter().chain(words.comes_with(domino.kind()));
            let who = king.map_or_else(|| words.free(), |seat| names.within_text(seat));
            format!("{domino} {} ({who})", what.collect::<Vec<_>>().join(", "))
        });
        let told = told.collect::<Vec<_>>().join("; ");
        if told.is_empty() { told } else { format!("{heading}: {told}. ") }
    };
    let to_place = if state.round() == 0 { Vec::new() } else { current(scene) };
    line(words.to_place(), to_place) + &line(words.to_pick(), next(scene))
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
