use fluent_bundle::FluentValue;

use super::argument::Argument;
use super::language::Language;
use super::message::{Message, messages};

/// Duration in seconds. Displayed in the largest unit that divides it; less than a minute is shown
/// as one minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span(pub u32);

messages! {
    pub(super) enum DurationText {
        Minutes { count: u32 } = "minutes",
        Hours { count: u32 } = "hours",
        Days { count: u32 } = "days",
    }
}

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

impl Span {
    /// Formatted duration, such as "36 hours".
    pub fn text(self, language: Language) -> String {
        let Span(seconds) = self;
        let counting = if seconds >= DAY && seconds.is_multiple_of(DAY) {
            DurationText::Days { count: seconds / DAY }
        } else if seconds >= HOUR && seconds.is_multiple_of(HOUR) {
            DurationText::Hours { count: seconds / HOUR }
        } else {
            DurationText::Minutes { count: seconds.div_ceil(MINUTE) }
        };
        counting.format(language, None)
    }
}

impl Argument for Span {
    fn value(&self, language: Language) -> FluentValue<'_> {
        self.text(language).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn span_uses_largest_whole_unit() {
        let told = |seconds| Span(seconds).text(Language::English);
        assert_eq!(told(86_400), "1 day");
        assert_eq!(told(36 * 3600), "36 hours");
        assert_eq!(told(3600), "1 hour");
        assert_eq!(told(5400), "90 minutes");
        assert_eq!(told(61), "2 minutes");
        assert_eq!(Span(2 * 86_400).text(Language::Hebrew), "יומיים");
        assert_eq!(Span(5 * 3600).text(Language::Polish), "5 godzin");
    }
}
