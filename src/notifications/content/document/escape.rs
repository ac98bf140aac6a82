use std::fmt::{self, Display, Write};

/// Removes control characters and directional overrides. Keeps the isolates around names.
pub(super) fn printable(text: &str) -> impl Iterator<Item = char> {
    let is_direction_override = |c| matches!(c, '\u{202a}'..='\u{202e}');
    let is_noncharacter = |c| matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().filter(move |c| {
        (*c == '\n' || !c.is_control()) && !is_direction_override(*c) && !is_noncharacter(*c)
    })
}

/// Escapes text for HTML, between tags and in quoted attributes.
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in printable(self.0) {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}
