use std::fmt::{self, Display, Write};

/// The characters of a text that may be shown: not the control characters, and not those that turn around the
/// direction of all that follows. Isolation marks stay, which the words put around names.
pub(super) fn shown(text: &str) -> impl Iterator<Item = char> {
    let turns = |c| matches!(c, '\u{202a}'..='\u{202e}');
    let is_none = |c| matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().filter(move |c| (*c == '\n' || !c.is_control()) && !turns(*c) && !is_none(*c))
}

/// Text as it may stand in HTML, between tags and in quoted attributes, whatever it holds.
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in shown(self.0) {
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
