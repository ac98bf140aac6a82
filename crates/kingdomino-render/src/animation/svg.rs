use kingdomino::GameState;

use crate::document::Document;
use crate::markup::{Block, Type};
use crate::palette::{EDGE, LIT_EDGE};
use crate::ranks::ranks;
use crate::table::{WIDTH, WITHIN, extras, headline, in_columns, legend, stacked, to_come};
use crate::tokens::Token;
use crate::{Names, Scene, Words, table_alt};

use super::Animation;
use super::kingdom::panel;
use super::lines::lines;
use super::symbols::Symbols;
use super::timeline::Timeline;

/// Returns an animation of the states of a game, in order, that restarts a few seconds after its
/// end. It uses only CSS animations: it needs no script when used as an image, and shows the last
/// frame if styles are unavailable or the user prefers reduced motion. Returns none before the
/// first line is dealt.
pub fn animation_svg(states: &[GameState], names: &Names, words: &dyn Words) -> Option<String> {
    let timeline = Timeline::new(states)?;
    let state = *timeline.frames().last()?;
    let scene = Scene { state: &state, names, words };
    let mut film = Animation { scene, timeline, symbols: Symbols::new(words) };
    let header = header(&mut film);
    let middle = middle(&mut film);
    let kingdoms = in_columns(state.settings(), |seat, width| panel(&mut film, seat, width));
    let (body, height) = stacked(&[header, middle, kingdoms, extras(scene), legend(scene)]);
    let svg = Document {
        words,
        title: &words.table(),
        alt: &table_alt(scene),
        width: WIDTH,
        height,
        defs: &format!("{}<style>{}</style>", film.symbols.defs(), film.timeline.css()),
        body: &body,
    };
    Some(svg.to_string())
}

/// Draws the round, the remaining dominoes and the progress of the animation; at the end the
/// result.
fn header(film: &mut Animation) -> Block {
    let Animation { scene, timeline, .. } = film;
    let rounds = scene.state.settings().rounds();
    let round = |state: &GameState| {
        let round = scene.words.round(state.round(), rounds);
        Type::bold("round", 20).line(scene.reading(), 0, 19, WITHIN * 2 / 3, &round)
    };
    let mut body = timeline.changing("round", |state| Some(state.round()), round);
    let undrawn = |state: &GameState| (!state.is_finished()).then(|| state.undrawn());
    body += &timeline.changing("undrawn", undrawn, |state| to_come(*scene, state.undrawn()));
    let bar = |class, ink: Token| {
        format!("<rect class=\"{class}\" y=\"36\" width=\"{WITHIN}\" height=\"4\" fill=\"{ink}\"/>")
    };
    let bars = bar("track", EDGE) + &bar("run", LIT_EDGE);
    body += &timeline.seen("progress", &timeline.before_last(), &bars);
    body += &timeline.seen("end", &timeline.at_last(), &headline(*scene));
    Block { body, height: 50 }
}

/// Draws the lines, and the ranking if the game ends.
fn middle(film: &mut Animation) -> Block {
    let lines = lines(film, WITHIN);
    if !film.scene.state.is_finished() {
        return lines;
    }
    let ranks = ranks(film.scene, WITHIN);
    let Animation { timeline, .. } = film;
    let body = timeline.seen("lines", &timeline.before_last(), &lines.body)
        + &timeline.seen("ranks", &timeline.at_last(), &ranks.body);
    Block { body, height: lines.height.max(ranks.height) }
}
