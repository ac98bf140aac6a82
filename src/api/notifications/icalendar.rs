//! Calendars in the format of RFC 5545.

use jiff::{SignedDuration, Timestamp};

/// Maximum length of a line in bytes, without the line break.
const MAX_LINE_BYTES: usize = 75;

/// A calendar writer.
pub struct ICalendar(String);

impl ICalendar {
    /// Starts a subscribed calendar with a name and the time zone of its player.
    pub fn new(name: &str, time_zone: &str) -> ICalendar {
        let mut calendar = ICalendar(String::new());
        calendar.write_property("BEGIN", "VCALENDAR");
        calendar.write_property("VERSION", "2.0");
        calendar.write_property("PRODID", "-//Kingdomail//Kingdomail//EN");
        calendar.write_property("METHOD", "PUBLISH");
        // `NAME` is from RFC 7986; many programs support only `X-WR-CALNAME`.
        calendar.write_text("X-WR-CALNAME", name);
        calendar.write_text("NAME", name);
        calendar.write_text("X-WR-TIMEZONE", time_zone);
        calendar.write_property("REFRESH-INTERVAL;VALUE=DURATION", "PT15M");
        calendar.write_property("X-PUBLISHED-TTL", "PT15M");
        // A calendar needs at least one component, even without events.
        for (name, value) in [
            ("BEGIN", "VTIMEZONE"),
            ("TZID", "UTC"),
            ("BEGIN", "STANDARD"),
            ("DTSTART", "19700101T000000"),
            ("TZOFFSETFROM", "+0000"),
            ("TZOFFSETTO", "+0000"),
            ("END", "STANDARD"),
            ("END", "VTIMEZONE"),
        ] {
            calendar.write_property(name, value);
        }
        calendar
    }

    pub fn finish(mut self) -> String {
        self.write_property("END", "VCALENDAR");
        self.0
    }

    /// Writes a property without escaping its value.
    pub fn write_property(&mut self, name: &str, value: &str) {
        self.0 += &fold_line(&format!("{name}:{value}"));
    }

    pub fn write_text(&mut self, name: &str, text: &str) {
        self.write_property(name, &escape_text(text));
    }

    /// Writes the trigger of an alarm: `lead` before the end of the event.
    pub fn write_trigger(&mut self, lead: SignedDuration) {
        self.write_property("TRIGGER;RELATED=END", &format!("-{}", format_duration(lead)));
    }

    pub fn write_time(&mut self, name: &str, at: Timestamp) {
        self.write_property(name, &at.strftime("%Y%m%dT%H%M%SZ").to_string());
    }
}

/// Formats a duration in days, hours, minutes and seconds. A day has 24 hours.
fn format_duration(duration: SignedDuration) -> String {
    let seconds = duration.as_secs().max(0);
    let mut text = format!("P{}DT", seconds / 86_400).replace("P0D", "P");
    for (unit, length, of) in [('H', 3600, 24), ('M', 60, 60), ('S', 1, 60)] {
        let count = seconds / length % of;
        if count > 0 {
            text += &format!("{count}{unit}");
        }
    }
    match text.as_str() {
        "PT" => "PT0S".to_owned(),
        text => text.trim_end_matches('T').to_owned(),
    }
}

/// Escapes a text so that it ends neither the value nor the line.
fn escape_text(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => escaped.extend(['\\', c]),
            '\n' => escaped += "\\n",
            c if c.is_control() => {}
            c => escaped.push(c),
        }
    }
    escaped
}

/// Folds a line that is too long, and adds the line break.
fn fold_line(line: &str) -> String {
    let (mut folded, mut remaining, mut max_bytes) = (String::new(), line, MAX_LINE_BYTES);
    while remaining.len() > max_bytes {
        let (part, after) = remaining.split_at(find_fold_position(remaining, max_bytes));
        folded += part;
        folded += "\r\n ";
        // The leading space counts.
        (remaining, max_bytes) = (after, MAX_LINE_BYTES - 1);
    }
    folded + remaining + "\r\n"
}

/// Last position within `max_bytes` bytes at which a line can be folded: at a character boundary and, if
/// possible, not next to a space, because some readers drop it.
fn find_fold_position(line: &str, max_bytes: usize) -> usize {
    let is_next_to_space = |at: usize| line[..at].ends_with(' ') || line[at..].starts_with(' ');
    let within = (1..=max_bytes).rev().filter(|at| line.is_char_boundary(*at));
    let apart = within.clone().find(|at| !is_next_to_space(*at));
    apart.unwrap_or_else(|| line.floor_char_boundary(max_bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duration_omits_zero_units() {
        let text = |seconds| format_duration(SignedDuration::from_secs(seconds));
        assert_eq!(text(0), "PT0S");
        assert_eq!(text(90), "PT1M30S");
        assert_eq!(text(7200), "PT2H");
        assert_eq!(text(86_400), "P1D");
        assert_eq!(text(14 * 86_400 + 59), "P14DT59S");
    }

    #[test]
    fn escaped_text_cannot_break_out() {
        let text = "Ada; Grace, \\ and\r\nEND:VEVENT\u{0}\u{85}";
        assert_eq!(escape_text(text), "Ada\\; Grace\\, \\\\ and\\nEND:VEVENT");
    }

    #[test]
    fn long_line_folds_between_characters() {
        assert_eq!(fold_line(&"a".repeat(75)), format!("{}\r\n", "a".repeat(75)));
        assert_eq!(fold_line(&"a".repeat(76)), format!("{}\r\n a\r\n", "a".repeat(75)));
        let folded = fold_line(&"Ω".repeat(100));
        assert!(folded.split("\r\n").all(|line| line.len() <= 75));
        assert_eq!(folded.lines().map(str::len).collect::<Vec<_>>(), [74, 75, 53]);
    }

    #[test]
    fn line_folds_away_from_spaces() {
        let line = format!("{} {}", "a".repeat(74), "b".repeat(9));
        assert_eq!(fold_line(&line), format!("{}\r\n a {}\r\n", "a".repeat(73), "b".repeat(9)));
        assert_eq!(
            fold_line(&" ".repeat(80)),
            format!("{}\r\n {}\r\n", " ".repeat(75), " ".repeat(5))
        );
    }
}
