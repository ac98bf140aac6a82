use std::fmt;

use kingdomino::Seat;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree};

use crate::palette_png::{self, Colors};
use crate::{Scene, kingdom_svg, table_svg};

/// Width of a PNG in pixels. The height follows from the image and is at most twice the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(u32);

impl Width {
    /// Minimum width.
    pub const MIN: u32 = 320;
    /// Maximum width.
    pub const MAX: u32 = 2048;
    /// Default width: sharp on a high-resolution screen in an email with the usual width of 600
    /// pixels.
    pub const DEFAULT: Width = Width(1200);

    /// Returns none if the width is out of bounds.
    pub fn new(pixels: u32) -> Option<Width> {
        (Width::MIN..=Width::MAX).contains(&pixels).then_some(Width(pixels))
    }

    /// Returns the width in pixels.
    pub fn pixels(self) -> u32 {
        self.0
    }
}

/// Error for an image that could not be rendered: a bug in this crate, or an SVG from another
/// source.
#[derive(Debug)]
pub struct RenderError(String);

impl fmt::Display for RenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the picture could not be drawn: {}", self.0)
    }
}

impl std::error::Error for RenderError {}

/// Renders [`kingdom_svg`] as a PNG.
///
/// # Errors
/// No error is expected.
pub fn kingdom_png(scene: Scene, seat: Seat, width: Width) -> Result<Vec<u8>, RenderError> {
    png(&kingdom_svg(scene, seat), width, Colors::Many)
}

/// Renders [`table_svg`] as a PNG. Takes about 0.1 s of CPU time at the default width, so do not
/// call this on a thread that serves requests.
///
/// # Errors
/// No error is expected.
pub fn table_png(scene: Scene, width: Width) -> Result<Vec<u8>, RenderError> {
    png(&table_svg(scene), width, Colors::Many)
}

/// Renders an SVG of this crate as a PNG, at the same cost as [`table_png`]. An animation is
/// rendered at its end. Do not pass SVGs from other sources, because they can include local files.
///
/// # Errors
/// Returns an error if `svg` is not an SVG. No error is expected for the SVGs of this crate.
pub fn png(svg: &str, width: Width, colors: Colors) -> Result<Vec<u8>, RenderError> {
    let failed = |error: &dyn fmt::Display| RenderError(error.to_string());
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
