use std::fmt::{self, Display};

use crate::markup::{Escaped, TextDirection};
use crate::palette::{INK, PAPER};
use crate::square::edges;
use crate::{Words, art};

/// A complete SVG file: a drawing on a background, with a title and a description for screen
/// readers.
pub(crate) struct Document<'a> {
    pub words: &'a dyn Words,
    pub title: &'a str,
    pub alt: &'a str,
    pub width: u32,
    pub height: u32,
    /// Definitions for use by reference, in addition to the art.
    pub defs: &'a str,
    pub body: &'a str,
}

impl Display for Document<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Document { words, title, alt, width, height, defs, body } = *self;
        let language = words.language();
        let direction = TextDirection::new(words);
        let body = direction.unmirrored(0, width, body.to_owned());
        let drawn = format!("{defs}{body}");
        let art = art::defs(&drawn) + &edges(&drawn);
        write!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" role=\"img\" xml:lang=\"{}\" lang=\"{}\" fill=\"{INK}\" \
             font-family=\"'DejaVu Sans', Verdana, Arial, sans-serif\">\n\
             <title>{}</title>\n<desc>{}</desc>\n<defs>\n{art}{defs}</defs>\n\
             <rect width=\"{width}\" height=\"{height}\" rx=\"10\" fill=\"{PAPER}\"/>\n{body}</svg>\n",
            Escaped(language),
            Escaped(language),
            Escaped(title),
            Escaped(alt)
        )
    }
}
