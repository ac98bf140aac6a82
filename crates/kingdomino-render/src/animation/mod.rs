//! Animation of a game from its first line to its end or current state, as a single SVG.

mod kingdom;
mod lines;
mod svg;
mod symbols;
mod timeline;

pub use svg::animation_svg;

use self::symbols::Symbols;
use self::timeline::Timeline;
use super::Scene;

/// An animation under construction. Everything that is ever visible is drawn once; the timeline
/// controls its visibility.
struct Animation<'a> {
    /// The last frame.
    scene: Scene<'a>,
    timeline: Timeline,
    symbols: Symbols<'a>,
}
