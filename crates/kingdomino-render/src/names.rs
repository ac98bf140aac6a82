use kingdomino::Seat;

/// What the seats are called. Names are the text of users: whatever they hold, a picture stays well-formed and a line
/// stays a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(Vec<String>);

/// The most characters of a name; more are cut off.
const MOST: usize = 32;

impl Names {
    /// The names in the order of the seats. A seat without one is called by its number.
    pub fn new<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> Names {
        Names(names.into_iter().take(Seat::MAX).map(|name| cleaned(name.as_ref())).collect())
    }

    /// The same in quotation marks, for readers that must not take a name for a part of the text.
    pub fn quoted<N: AsRef<str>>(names: impl IntoIterator<Item = N>) -> Names {
        let quoted = |name: String| if name.is_empty() { name } else { quoted(&name) };
        Names(Names::new(names).0.into_iter().map(quoted).collect())
    }

    pub(crate) fn of(&self, seat: Seat) -> String {
        let name = self.0.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| number(seat))
    }

    /// The name for the middle of a sentence.
    pub(crate) fn within_text(&self, seat: Seat) -> String {
        isolated(self.of(seat))
    }
}

/// A text that, written from right to left, keeps its own order and leaves that of the words around it.
pub(crate) fn isolated(text: String) -> String {
    if text.chars().any(is_right_to_left) { format!("\u{2068}{text}\u{2069}") } else { text }
}

/// A text in quotation marks, with none within.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "'"))
}

/// The number of a seat as it stands on its kings.
pub(crate) fn number(seat: Seat) -> String {
    (seat.number() + 1).to_string()
}

fn cleaned(name: &str) -> String {
    let visible: String = name.chars().filter(|c| !is_control(*c)).take(MOST).collect();
    visible.trim().to_owned()
}

/// What is not drawn, but changes how the rest is: controls, line breaks, and the marks that turn the writing direction.
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
    fn a_name_is_one_short_line() {
        let names = Names::new(["\u{202e}evil\n\0name\u{feff} ", &"x".repeat(99), " \t"]);
        assert_eq!(names.of(seat(0)), "evilname");
        assert_eq!(names.of(seat(1)), "x".repeat(32));
        assert_eq!(names.of(seat(2)), "3");
        assert_eq!(names.of(seat(4)), "5");
    }

    #[test]
    fn a_quoted_name_ends_with_its_quotation_mark() {
        let names = Names::quoted(["Ada: 0 points", &"x".repeat(99), "\"play\"", ""]);
        assert_eq!(names.of(seat(0)), "\"Ada: 0 points\"");
        assert_eq!(names.of(seat(1)), format!("\"{}\"", "x".repeat(32)));
        assert_eq!(names.of(seat(2)), "\"'play'\"");
        assert_eq!(names.of(seat(3)), "4");
    }

    #[test]
    fn a_name_from_right_to_left_keeps_to_itself() {
        let names = Names::new(["Νίκος", "שרה 7"]);
        assert_eq!(names.within_text(seat(0)), "Νίκος");
        assert_eq!(names.within_text(seat(1)), "\u{2068}שרה 7\u{2069}");
    }
}
