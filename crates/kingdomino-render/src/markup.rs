use std::fmt::{self, Display, Write};

use crate::Words;
use crate::names::isolated;
use crate::palette::INK;
use crate::tokens::Token;

/// Text as it may stand in XML, whatever it holds.
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

/// From which side a picture is read. The layout is made from left to right, and mirrored as a whole where people read from
/// right to left; texts and pieces of the game are then turned back, each on its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    FromLeft,
    FromRight,
}

impl Reading {
    pub fn of(words: &dyn Words) -> Reading {
        if words.is_right_to_left() { Reading::FromRight } else { Reading::FromLeft }
    }

    /// What takes the room from `x` on, `width` wide, and is not to be mirrored with the rest.
    pub fn upright(self, x: u32, width: u32, drawn: String) -> String {
        match self {
            Reading::FromLeft => drawn,
            Reading::FromRight => mirrored(2 * x + width, &drawn),
        }
    }
}

/// The drawing with left and right exchanged, in a room of this width.
fn mirrored(width: u32, drawn: &str) -> String {
    format!("<g transform=\"matrix(-1 0 0 1 {width} 0)\">{drawn}</g>")
}

/// A drawing and the height it takes.
pub(crate) struct Block {
    pub body: String,
    pub height: u32,
}

impl Block {
    pub fn at(&self, x: u32, y: u32) -> String {
        format!("<g transform=\"translate({x} {y})\">{}</g>\n", self.body)
    }
}

/// How a line of text is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub class: &'static str,
    pub size: u32,
    pub bold: bool,
    pub ink: Token,
    /// Whether it ends at the right of its room.
    pub at_end: bool,
}

impl Type {
    pub const fn plain(class: &'static str, size: u32) -> Type {
        Type { class, size, bold: false, ink: INK, at_end: false }
    }

    pub const fn bold(class: &'static str, size: u32) -> Type {
        Type { bold: true, ..Type::plain(class, size) }
    }

    pub const fn ink(self, ink: Token) -> Type {
        Type { ink, ..self }
    }

    pub const fn at_end(self) -> Type {
        Type { at_end: true, ..self }
    }

    /// Whether a line of text needs no more room than `width`.
    pub fn fits(self, text: &str, width: u32) -> bool {
        super::fit::fits(text, self.size, self.bold, width)
    }

    /// A line of text that begins at `x`, with its baseline at `y`, in no more room than `width`.
    pub fn line(self, reading: Reading, x: u32, y: u32, width: u32, text: &str) -> String {
        let Type { class, size, bold, ink, at_end } = self;
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let is_at_right = at_end == (reading == Reading::FromLeft);
        let anchor =
            if is_at_right { format!(" x=\"{width}\" text-anchor=\"end\"") } else { String::new() };
        let above = size + size / 4;
        let line = format!(
            "<svg x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{}\"><text class=\"{class}\" y=\"{above}\"{anchor} \
             font-size=\"{size}\"{weight} fill=\"{ink}\">{}</text></svg>",
            i64::from(y) - i64::from(above),
            above + size / 2,
            Escaped(&ordered(reading, super::fit::cut(text, size, bold, width))),
        );
        reading.upright(x, width, line)
    }
}

/// A line with the order of its language: an SVG goes from left to right, whatever is in it.
fn ordered(reading: Reading, text: String) -> String {
    let isolated = isolated(text);
    match (reading, isolated.strip_prefix('\u{2068}')) {
        // A line in Hebrew may begin with a name in Latin letters.
        (Reading::FromRight, Some(rest)) => format!("\u{2067}{rest}"),
        _ => isolated,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_text_is_markup() {
        let escaped = Escaped("<b a='\"'>&amp;\0\u{b}\u{ffff}é").to_string();
        assert_eq!(escaped, "&lt;b a=&#39;&quot;&#39;&gt;&amp;amp;é");
    }
}
