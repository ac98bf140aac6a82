use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};

use crate::fonts::{BOLD, REGULAR};

/// Assumed width of a letter that the bundled fonts lack, as a fraction of the font size. Fallback
/// fonts of browsers are wider for East Asian scripts.
const FALLBACK_ADVANCE: f32 = 0.8;
const EAST_ASIAN_ADVANCE: f32 = 1.05;
const PICTOGRAM_ADVANCE: f32 = 1.3;

/// Truncates the text to `width` at font size `size`.
pub(crate) fn truncate_text(text: &str, size: u32, bold: bool, width: u32) -> String {
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
    let mut truncated: String = fitting.collect();
    truncated.truncate(truncated.trim_end().len());
    truncated + "…"
}

/// Returns true if the text fits without truncation.
pub(crate) fn fits(text: &str, size: u32, bold: bool, width: u32) -> bool {
    text_width(text, size, bold) <= units(width)
}

/// Returns the width of the text.
pub(crate) fn text_width(text: &str, size: u32, bold: bool) -> f32 {
    let advances = &ADVANCES[usize::from(bold)];
    text.chars().map(|c| advances.of(c)).sum::<f32>() * units(size)
}

#[expect(clippy::cast_precision_loss, reason = "image widths are exact as f32")]
fn units(pixels: u32) -> f32 {
    pixels as f32
}

/// Widths of the letters of a font, as fractions of its size.
struct Advances(Vec<f32>);

/// The regular and the bold font.
static ADVANCES: LazyLock<[Advances; 2]> = LazyLock::new(|| [REGULAR, BOLD].map(Advances::new));

impl Advances {
    /// Reads the letters of the Basic Multilingual Plane, which are all that the fonts contain.
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
            _ => fallback_advance(c),
        }
    }
}

fn fallback_advance(c: char) -> f32 {
    match c {
        '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' => 0.0,
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' => {
            EAST_ASIAN_ADVANCE
        }
        '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{1f000}'.. => PICTOGRAM_ADVANCE,
        _ => FALLBACK_ADVANCE,
    }
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};

    use super::*;

    #[test]
    fn only_long_text_is_cut() {
        let truncate_text = |text, width| truncate_text(text, 10, false, width);
        assert_eq!(truncate_text("Ada", 100), "Ada");
        assert_eq!(truncate_text("A name that goes on and on", 100), "A name that goes…");
        assert_eq!(truncate_text("王王王王王王王王王王王王", 100), "王王王王王王王王…");
        assert_eq!(truncate_text("Ada", 1), "…");
    }

    /// The computed width must match the rendered width up to kerning.
    #[test]
    fn measured_width_matches_rendering() {
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
            let expected = text_width(text, 40, bold);
            assert!((expected - drawn).abs() < 0.04 * expected, "{text}: {expected}, {drawn}");
        }
    }
}
