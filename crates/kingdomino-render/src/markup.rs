use std::fmt::{self, Display, Write};

use crate::names::isolated;
use crate::palette::{INK, PAPER};

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

/// A whole file: the drawing on paper, named and described for who cannot see it.
pub(crate) struct Document<'a> {
    pub language: &'a str,
    pub title: &'a str,
    pub alt: &'a str,
    pub width: u32,
    pub height: u32,
    pub defs: &'a str,
    pub body: &'a str,
}

impl Display for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Document { language, title, alt, width, height, defs, body } = *self;
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" xml:lang=\"{}\" lang=\"{}\" fill=\"{INK}\" \
             font-family=\"'DejaVu Sans', Verdana, Arial, sans-serif\">\n\
             <title>{}</title>\n<desc>{}</desc>\n<defs>{defs}</defs>\n\
             <rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{PAPER}\"/>\n{body}</svg>\n",
            Escaped(language),
            Escaped(language),
            Escaped(title),
            Escaped(alt)
        )
    }
}

/// How a line of text is drawn.
#[derive(Clone, Copy)]
pub(crate) struct Type {
    pub class: &'static str,
    pub size: u32,
    pub bold: bool,
    pub ink: &'static str,
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

    pub const fn ink(self, ink: &'static str) -> Type {
        Type { ink, ..self }
    }

    pub const fn at_end(self) -> Type {
        Type { at_end: true, ..self }
    }

    /// Whether a line of text needs no more room than `width`.
    pub fn fits(self, text: &str, width: u32) -> bool {
        super::fit::fits(text, self.wide_size(), width)
    }

    /// The size of plain letters that are as wide.
    const fn wide_size(self) -> u32 {
        if self.bold { self.size + self.size / 9 } else { self.size }
    }

    /// A line of text with its left end at `x` and its baseline at `y`, in no more room than `width`.
    pub fn line(self, x: u32, y: u32, width: u32, text: &str) -> String {
        let Type { class, size, bold, ink, at_end } = self;
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let anchor =
            if at_end { format!(" x=\"{width}\" text-anchor=\"end\"") } else { String::new() };
        let above = size + size / 4;
        format!(
            "<svg x=\"{x}\" y=\"{}\" width=\"{width}\" height=\"{}\"><text class=\"{class}\" y=\"{above}\"{anchor} \
             font-size=\"{size}\"{weight} fill=\"{ink}\">{}</text></svg>",
            i64::from(y) - i64::from(above),
            above + size / 2,
            Escaped(&isolated(super::fit::cut(text, self.wide_size(), width))),
        )
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
