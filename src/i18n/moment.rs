use fluent_bundle::FluentValue;
use jiff::Zoned;

use super::argument::Argument;
use super::grammar::{Grammar, Month};
use super::language::Language;
use super::message::Message;
use super::zone::zone;

/// A point in time, as the clocks of a zone show it: "Saturday, 21 November 2026, 18:30 (Eastern European Time)".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment(pub Zoned);

impl Moment {
    pub fn text(&self, language: Language) -> String {
        let Moment(at) = self;
        Grammar::Moment {
            weekday: at.weekday(),
            day: u32::from(at.day().unsigned_abs()),
            month: Month(at.month()),
            year: at.year().to_string(),
            time: format!("{:02}:{:02}", at.hour(), at.minute()),
            zone: zone(at, language),
        }
        .say(language, None)
    }
}

impl Argument for Moment {
    fn value(&self, language: Language) -> FluentValue<'_> {
        self.text(language).into()
    }
}
