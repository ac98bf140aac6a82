use std::fmt::{self, Display, Write};

use crate::Words;
use crate::names::isolated;
use crate::palette::INK;
use crate::tokens::Token;

/// Escapes any text for use in XML.
pub(crate) struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                '\u{fffe}' | '\u{ffff}' => {}
                c if c.is_control() => {}
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// Text direction of an image. The layout is designed from left to right, and mirrored as a
/// whole for languages that are read from right to left. Texts and game pieces are mirrored back
/// individually.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextDirection {
    LeftToRight,
    RightToLeft,
}

impl TextDirection {
    pub fn new(words: &dyn Words) -> TextDirection {
        if words.is_right_to_left() {
            TextDirection::RightToLeft
        } else {
            TextDirection::LeftToRight
        }
    }

    /// Draws content of the given `width` at `x` that must not be mirrored with the layout.
    pub fn unmirrored(self, x: u32, width: u32, drawn: String) -> String {
        match self {
            TextDirection::LeftToRight => drawn,
            TextDirection::RightToLeft => mirrored(2 * x + width, &drawn),
        }
    }
}

/// Mirrors the drawing horizontally within this width.
fn mirrored(width: u32, drawn: &str) -> String {
    format!("<g transform=\"matrix(-1 0 0 1 {width} 0)\">{drawn}</g>")
}

/// A drawing and its height.
pub(crate) struct Block {
    pub body: String,
    pub height: u32,
}

impl Block {
    pub fn at(&self, x: u32, y: u32) -> String {
        format!("<g transform=\"translate({x} {y})\">{}</g>\n", self.body)
    }
}

/// Style of a line of text.
#[derive(Clone, Copy)]
pub(crate) struct TextStyle {
    pub class: &'static str,
    pub size: u32,
    pub bold: bool,
    pub ink: Token,
    /// True if the text is aligned to the end of its space.
    pub at_end: bool,
}

impl TextStyle {
    pub const fn plain(class: &'static str, size: u32) -> TextStyle {
        TextStyle { class, size, bold: false, ink: INK, at_end: false }
    }

    pub const fn bold(class: &'static str, size: u32) -> TextStyle {
        TextStyle { bold: true, ..TextStyle::plain(class, size) }
    }

    pub const fn ink(self, ink: Token) -> TextStyle {
        TextStyle { ink, ..self }
    }

    pub const fn at_end(self) -> TextStyle {
        TextStyle { at_end: true, ..self }
    }

    /// Returns true if a line of text fits `width`.
    pub fn fits(self, text: &str, width: u32) -> bool {
        super::fit::fits(text, self.size, self.bold, width)
    }

    /// Draws a line of text that starts at `x` with its baseline at `y`, truncated to `width`.
    pub fn line(self, direction: TextDirection, x: u32, y: u32, width: u32, text: &str) -> String {
        let TextStyle { class, size, bold, ink, at_end } = self;
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let is_right_aligned = at_end == (direction == TextDirection::LeftToRight);
        let anchor = if is_right_aligned {
            format!(" x=\"{width}\" text-anchor=\"end\"")
        } else {
            String::new()
        };
        let above = size + size / 4;
        let line = format!(
            "<svg x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{}\"><text class=\"{class}\" y=\"{above}\"{anchor} \
             font-size=\"{size}\"{weight} fill=\"{ink}\">{}</text></svg>",
            i64::from(y) - i64::from(above),
            above + size / 2,
            Escaped(&with_direction(direction, super::fit::truncate_text(text, size, bold, width))),
        );
        direction.unmirrored(x, width, line)
    }
}

/// Applies the text direction of the language, because an SVG uses left to right by default.
fn with_direction(direction: TextDirection, text: String) -> String {
    let isolated = isolated(text);
    match (direction, isolated.strip_prefix('\u{2068}')) {
        // A Hebrew line may start with a name in Latin letters.
        (TextDirection::RightToLeft, Some(rest)) => format!("\u{2067}{rest}"),
        _ => isolated,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        let escaped = Escaped("<b a='\"'>&amp;\0\u{b}\u{ffff}é").to_string();
        assert_eq!(escaped, "&lt;b a=&#39;&quot;&#39;&gt;&amp;amp;é");
    }
}
