use kingdomino::GameState;

use crate::document::Document;
use crate::markup::{Block, TextStyle};
use crate::palette::{EDGE, LIT_EDGE};
use crate::ranks::ranks;
use crate::table::{
    CONTENT_WIDTH, WIDTH, draw_remaining_dominoes, headline, in_columns, legend, quests_block,
    stack_vertically,
};
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
    let mut animation = Animation { scene, timeline, symbols: Symbols::new(words) };
    let header = header(&mut animation);
    let middle = middle(&mut animation);
    let kingdoms = in_columns(state.settings(), |seat, width| panel(&mut animation, seat, width));
    let (body, height) =
        stack_vertically(&[header, middle, kingdoms, quests_block(scene), legend(scene)]);
    let svg = Document {
        words,
        title: &words.table(),
        alt: &table_alt(scene),
        width: WIDTH,
        height,
        defs: &format!("{}<style>{}</style>", animation.symbols.defs(), animation.timeline.css()),
        body: &body,
    };
    Some(svg.to_string())
}

/// Draws the round, the remaining dominoes and the progress of the animation; at the end the
/// result.
fn header(animation: &mut Animation) -> Block {
    let Animation { scene, timeline, .. } = animation;
    let rounds = scene.state.settings().rounds();
    let round = |state: &GameState| {
        let round = scene.words.round(state.round(), rounds);
        TextStyle::bold("round", 20).line(scene.direction(), 0, 19, CONTENT_WIDTH * 2 / 3, &round)
    };
    let mut body = timeline.draw_changes("round", |state| Some(state.round()), round);
    let undrawn = |state: &GameState| (!state.is_finished()).then(|| state.undrawn());
    body += &timeline
        .draw_changes("undrawn", undrawn, |state| draw_remaining_dominoes(*scene, state.undrawn()));
    let bar = |class, ink: Token| {
        format!(
            "<rect class=\"{class}\" y=\"36\" width=\"{CONTENT_WIDTH}\" height=\"4\" fill=\"{ink}\"/>"
        )
    };
    let bars = bar("track", EDGE) + &bar("run", LIT_EDGE);
    body += &timeline.visible_in("progress", &timeline.before_last(), &bars);
    body += &timeline.visible_in("end", &timeline.at_last(), &headline(*scene));
    Block { body, height: 50 }
}

/// Draws the lines, and the ranking if the game ends.
fn middle(animation: &mut Animation) -> Block {
    let lines = lines(animation, CONTENT_WIDTH);
    if !animation.scene.state.is_finished() {
        return lines;
    }
    let ranks = ranks(animation.scene, CONTENT_WIDTH);
    let Animation { timeline, .. } = animation;
    let body = timeline.visible_in("lines", &timeline.before_last(), &lines.body)
        + &timeline.visible_in("ranks", &timeline.at_last(), &ranks.body);
    Block { body, height: lines.height.max(ranks.height) }
}
