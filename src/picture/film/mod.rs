//! A game from its first line to its end, or so far, in one moving picture.

mod kingdom;
mod lines;
mod reel;
mod symbols;

use kingdomino::GameState;

use self::kingdom::panel;
use self::lines::lines;
use self::reel::Reel;
use self::symbols::Symbols;
use super::markup::{Block, Document, Type};
use super::palette::{EDGE, FAINT, LIT_EDGE};
use super::ranks::ranks;
use super::square::defs;
use super::table::{WIDTH, WITHIN, extras, headline, in_columns, legend, stacked};
use super::{Names, Scene, Words, table_alt};

/// A film in the making: all that is ever seen is drawn, and the reel knows when it is seen.
struct Film<'a> {
    /// The last frame.
    scene: Scene<'a>,
    reel: Reel,
    symbols: Symbols<'a>,
}

/// The states of a game, in order, as a film that begins again a few seconds after its end. It moves by styles alone: as
/// an image it needs no script, and where no styles or no motion are wanted it is a picture of the end. None before the
/// first line is dealt.
pub fn film_svg(states: &[GameState], names: &Names, words: &dyn Words) -> Option<String> {
    let reel = Reel::new(states)?;
    let state = *reel.frames().last()?;
    let scene = Scene { state: &state, names, words };
    let mut film = Film { scene, reel, symbols: Symbols::new(words) };
    let header = header(&mut film);
    let middle = middle(&mut film);
    let kingdoms = in_columns(state.settings(), |seat, width| panel(&mut film, seat, width));
    let (body, height) = stacked(&[header, middle, kingdoms, extras(scene), legend(scene)]);
    let svg = Document {
        language: words.language(),
        title: &words.table(),
        alt: &table_alt(scene),
        width: WIDTH,
        height,
        defs: &format!("{}{}<style>{}</style>", defs(), film.symbols.defs(), film.reel.css()),
        body: &body,
    };
    Some(svg.to_string())
}

/// The round, what is to come, and how far the film is; in the end the news.
fn header(film: &mut Film) -> Block {
    let Film { scene, reel, .. } = film;
    let rounds = scene.state.settings().rounds();
    let round = |state: &GameState| {
        let round = scene.words.round(state.round(), rounds);
        Type::bold("round", 20).line(0, 19, WITHIN * 2 / 3, &round)
    };
    let mut body = reel.changing("round", |state| Some(state.round()), round);
    let to_come = |state: &GameState| (!state.is_finished()).then(|| state.undrawn());
    let third = WITHIN / 3;
    let note = Type::plain("note", 12).ink(FAINT).at_end();
    body += &reel.changing("undrawn", to_come, |state| {
        note.line(WITHIN - third, 18, third, &scene.words.undrawn(state.undrawn()))
    });
    let bar = |class, ink| {
        format!("<rect class=\"{class}\" y=\"36\" width=\"{WITHIN}\" height=\"4\" fill=\"{ink}\"/>")
    };
    let bars = bar("track", EDGE) + &bar("run", LIT_EDGE);
    body += &reel.seen("progress", &reel.before_last(), &bars);
    body += &reel.seen("end", &reel.at_last(), &headline(*scene));
    Block { body, height: 50 }
}

/// The lines, and the ranking if it comes to that.
fn middle(film: &mut Film) -> Block {
    let lines = lines(film, WITHIN);
    if !film.scene.state.is_finished() {
        return lines;
    }
    let ranks = ranks(film.scene, WITHIN);
    let Film { reel, .. } = film;
    let body = reel.seen("lines", &reel.before_last(), &lines.body)
        + &reel.seen("ranks", &reel.at_last(), &ranks.body);
    Block { body, height: lines.height.max(ranks.height) }
}
