use kingdomino::Seat;

/// Names of the players by seat. Names are user input: control characters are removed and the
/// length is limited, so that images stay well-formed and a line of text stays a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

/// Maximum number of characters of a name; longer names are truncated.
const MAX_NAME_CHARS: usize = 32;

impl Names {
    /// Creates names in the order of the seats. A seat without a name is called by its number.
    pub fn new<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> Names {
        Names(names.into_iter().take(Seat::MAX).map(|name| sanitized(name.as_ref())).collect())
    }

    /// Creates names in quotation marks, for readers that must not mistake a name for a part of the
    /// text.
    pub fn quoted<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> Names {
        let quoted = |name: String| if name.is_empty() { name } else { quoted(&name) };
        Names(Names::new(names).0.into_iter().map(quoted).collect())
    }

    pub(crate) fn name_of(&self, seat: Seat) -> String {
        let name = self.0.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| number(seat))
    }

    /// Returns the name for use within a sentence.
    pub(crate) fn within_text(&self, seat: Seat) -> String {
        isolated(self.name_of(seat))
    }
}

/// Isolates right-to-left text, so that it does not change the order of the text around it.
pub(crate) fn isolated(text: String) -> String {
    if text.chars().any(is_right_to_left) { format!("\u{2068}{text}\u{2069}") } else { text }
}

/// Returns the text in quotation marks, without quotation marks inside.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "'"))
}

/// Returns the number of a seat as shown on its kings.
pub(crate) fn number(seat: Seat) -> String {
    (seat.number() + 1).to_string()
}

fn sanitized(name: &str) -> String {
    let visible: String = name.chars().filter(|c| !is_control(*c)).take(MAX_NAME_CHARS).collect();
    visible.trim().to_owned()
}

/// Returns true for invisible characters that affect other text: controls, line breaks, and marks
/// that change the text direction.
fn is_control(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{ffff}')
}

fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
        || matches!(c, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: u8) -> Seat {
        Seat::new(number).expect("a seat")
    }

    #[test]
    fn name_is_one_short_line() {
        let names = Names::new(["\u{202e}evil\n\0name\u{feff} ", &"x".repeat(99), " \t"]);
        assert_eq!(names.name_of(seat(0)), "evilname");
        assert_eq!(names.name_of(seat(1)), "x".repeat(32));
        assert_eq!(names.name_of(seat(2)), "3");
        assert_eq!(names.name_of(seat(4)), "5");
    }

    #[test]
    fn quoted_name_contains_no_inner_quotes() {
        let names = Names::quoted(["Ada: 0 points", &"x".repeat(99), "\"play\"", ""]);
        assert_eq!(names.name_of(seat(0)), "\"Ada: 0 points\"");
        assert_eq!(names.name_of(seat(1)), format!("\"{}\"", "x".repeat(32)));
        assert_eq!(names.name_of(seat(2)), "\"'play'\"");
        assert_eq!(names.name_of(seat(3)), "4");
    }

    #[test]
    fn right_to_left_name_is_isolated() {
        let names = Names::new(["Νίκος", "שרה 7"]);
        assert_eq!(names.within_text(seat(0)), "Νίκος");
        assert_eq!(names.within_text(seat(1)), "\u{2068}שרה 7\u{2069}");
    }
}
