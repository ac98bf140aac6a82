//! A game from its first line to its end, or so far, in one moving picture.

mod kingdom;
mod lines;
mod svg;
mod symbols;
mod timeline;

pub use svg::animation_svg;

use self::symbols::Symbols;
use self::timeline::Timeline;
use super::Scene;

/// A film in the making: all that is ever seen is drawn, and the timeline knows when it is seen.
struct Animation<'a> {
    /// The last frame.
    scene: Scene<'a>,
    timeline: Timeline,
    symbols: Symbols<'a>,
}
