use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::fonts::{BOLD, REGULAR};

/// What a letter that is in no font of the pictures is taken to need, in parts of the size: the fonts that a reader's browser has
/// instead are wider for scripts that are written in squares.
const UNKNOWN: f32 = 0.8;
const SQUARE: f32 = 1.05;
const PICTOGRAM: f32 = 1.3;

/// The text, cut to `width` when drawn with letters of `size`.
pub(crate) fn cut(text: &str, size: u32, bold: bool, width: u32) -> String {
    if fits(text, size, bold, width) {
        return text.to_owned();
    }
    let advances = &ADVANCES[usize::from(bold)];
    let room = units(width) / units(size) - advances.of('…');
    let mut taken = 0.0;
    let fitting = text.chars().take_while(|c| {
        taken += advances.of(*c);
        taken <= room
    });
    let mut cut: String = fitting.collect();
    cut.truncate(cut.trim_end().len());
    cut + "…"
}

/// Whether the text need not be cut.
pub(crate) fn fits(text: &str, size: u32, bold: bool, width: u32) -> bool {
    measured(text, size, bold) <= units(width)
}

/// How wide the text is.
pub(crate) fn measured(text: &str, size: u32, bold: bool) -> f32 {
    let advances = &ADVANCES[usize::from(bold)];
    text.chars().map(|c| advances.of(c)).sum::<f32>() * units(size)
}

#[expect(clippy::cast_precision_loss, reason = "no picture is wider than a float counts")]
fn units(pixels: u32) -> f32 {
    pixels as f32
}

/// How wide the letters of a font are, in parts of its size.
struct Advances(Vec<f32>);

/// The plain font and the bold one.
static ADVANCES: LazyLock<[Advances; 2]> = LazyLock::new(|| [REGULAR, BOLD].map(Advances::new));

impl Advances {
    /// The letters of the first plane, which are all that the fonts have.
    fn new(font: &[u8]) -> Advances {
        let Ok(font) = FontRef::new(font) else { return Advances(Vec::new()) };
        let (letters, metrics) =
            (font.charmap(), font.glyph_metrics(Size::new(1.0), LocationRef::default()));
        let advance = |code: u32| metrics.advance_width(letters.map(code)?);
        Advances((0..=0xffff).map(|code| advance(code).unwrap_or(f32::NAN)).collect())
    }

    fn of(&self, c: char) -> f32 {
        let known = usize::try_from(u32::from(c)).ok().and_then(|code| self.0.get(code));
        match known {
            Some(advance) if !advance.is_nan() => *advance,
            _ => unknown(c),
        }
    }
}

fn unknown(c: char) -> f32 {
    match c {
        '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' => 0.0,
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' => SQUARE,
        '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{1f000}'.. => PICTOGRAM,
        _ => UNKNOWN,
    }
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};

    use super::*;

    #[test]
    fn what_fits_is_left_and_what_does_not_is_cut() {
        let cut = |text, width| cut(text, 10, false, width);
        assert_eq!(cut("Ada", 100), "Ada");
        assert_eq!(cut("A name that goes on and on", 100), "A name that goes…");
        assert_eq!(cut("王王王王王王王王王王王王", 100), "王王王王王王王王…");
        assert_eq!(cut("Ada", 1), "…");
    }

    /// As wide as it is drawn, but for pairs of letters that are moved together.
    #[test]
    fn a_text_is_as_wide_as_it_is_drawn() {
        for (text, bold) in [
            ("Middle Kingdom: 10 pending", false),
            ("Меко кралство: 10, ако остане така", true),
            ("Περίπου 7 βαθμοί", true),
            ("ההרמוניה: חמש נקודות", false),
        ] {
            let weight = if bold { "bold" } else { "normal" };
            let svg = format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"99\"><text y=\"50\" font-size=\"40\" \
                 font-family=\"DejaVu Sans\" font-weight=\"{weight}\">{text}</text></svg>"
            );
            let fontdb = crate::fonts::database();
            let options = Options { fontdb, ..Options::default() };
            let tree = Tree::from_str(&svg, &options).expect("an SVG");
            let drawn = tree.root().bounding_box().width();
            let told = measured(text, 40, bold);
            assert!((told - drawn).abs() < 0.04 * told, "{text}: {told}, {drawn}");
        }
    }
}
