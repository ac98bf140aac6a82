use crate::rules::Seat;

use super::Scene;
use super::report::{entries, news, points, remarks, score_of};

/// The table in two sentences.
pub fn table_alt(scene: Scene) -> String {
    let Scene { state, names, words } = scene;
    let of_all: Vec<String> = state
        .settings()
        .seats()
        .map(|seat| format!("{}: {}", names.within_text(seat), points(scene, seat)))
        .collect();
    let round = words.round(state.round(), state.settings().rounds());
    format!("{}. {} {}.", round, news(scene, |seat| names.within_text(seat)), of_all.join(", "))
}

/// The kingdom of `seat`, one of the game, in a sentence or two.
pub fn kingdom_alt(scene: Scene, seat: Seat) -> String {
    let Scene { state, names, words } = scene;
    let extent = state.kingdom(seat).extent();
    let size = words.extent(extent.width(), extent.height(), state.kingdom(seat).frame());
    let mut facts = vec![points(scene, seat), size];
    facts.extend(remarks(scene, seat));
    let name = words.kingdom(&names.within_text(seat));
    let summary = format!("{name}: {}.", facts.join(", "));
    let entries = entries(words, &score_of(state, seat));
    if entries.is_empty() { summary } else { format!("{summary} {}.", entries.join(", ")) }
}
