use std::fmt;

use kingdomino::Seat;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree};

use crate::palette_png::{self, Colors};
use crate::{Scene, kingdom_svg, table_svg};

/// How wide a PNG is, in pixels. The height follows: at most twice the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(u32);

impl Width {
    /// The fewest pixels.
    pub const LEAST: u32 = 320;
    /// The most pixels.
    pub const MOST: u32 = 2048;
    /// Sharp on a fine screen in a mail of the usual 600 pixels.
    pub const USUAL: Width = Width(1200);

    /// None if it is out of bounds.
    pub fn new(pixels: u32) -> Option<Width> {
        (Width::LEAST..=Width::MOST).contains(&pixels).then_some(Width(pixels))
    }

    /// The width as a number.
    pub fn pixels(self) -> u32 {
        self.0
    }
}

/// The picture could not be drawn: a mistake in this crate, or an SVG that is not of this crate.
#[derive(Debug)]
pub struct NotDrawn(String);

impl fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the picture could not be drawn: {}", self.0)
    }
}

impl std::error::Error for NotDrawn {}

/// [`kingdom_svg`] in pixels.
///
/// # Errors
/// None that is known.
pub fn kingdom_png(scene: Scene, seat: Seat, width: Width) -> Result<Vec<u8>, NotDrawn> {
    png(&kingdom_svg(scene, seat), width, Colors::Many)
}

/// [`table_svg`] in pixels. At the usual width it takes about a tenth of a second of a core: not for a thread
/// that serves requests.
///
/// # Errors
/// None that is known.
pub fn table_png(scene: Scene, width: Width) -> Result<Vec<u8>, NotDrawn> {
    png(&table_svg(scene), width, Colors::Many)
}

/// An SVG of this crate in pixels, as costly as [`table_png`]. An animation is drawn as it is at its end.
/// Not for the SVGs of others, which can have files of the machine drawn.
///
/// # Errors
/// If `svg` is not an SVG. None that is known for one of this crate.
pub fn png(svg: &str, width: Width, colors: Colors) -> Result<Vec<u8>, NotDrawn> {
    let failed = |error: &dyn fmt::Display| NotDrawn(error.to_string());
    let options = Options { fontdb: crate::fonts::database(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error: usvg::Error| failed(&error))?;
    let size = tree.size().to_int_size();
    let size = size.scale_to_width(width.0).ok_or_else(|| failed(&"no size"))?;
    let mut pixels =
        Pixmap::new(size.width(), size.height()).ok_or_else(|| failed(&"no pixels"))?;
    let scale = f64::from(width.0) / f64::from(tree.size().width());
    #[expect(clippy::cast_possible_truncation, reason = "a scale between 0.5 and 6")]
    let scale = scale as f32;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    let (width, height) = (pixels.width(), pixels.height());
    palette_png::encode(&pixels.take_demultiplied(), width, height, colors)
        .map_err(|error| failed(&error))
}
