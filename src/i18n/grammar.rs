//! Sentence fragments with language-specific grammar.

use fluent_bundle::FluentValue;
use jiff::civil::Weekday;

use super::argument::Argument;
use super::bundles::messages;
use super::language::Language;

messages! {
    pub(super) enum Grammar {
        /// Joins the last name of a list to the names before it.
        ListEnd { before: String, last: String, next: Sound } = "list-end",
        /// Date and time.
        Moment {
            weekday: Weekday,
            convention: DateConvention,
            day: u32,
            month: Month,
            year: String,
            time: String,
            zone: String,
        } = "moment",
    }
}

/// Initial sound of the word after "and", in the languages in which it changes the "and". Texts may
/// ignore the hint.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sound {
    /// Spanish: "y" becomes "e" before an "i" sound.
    I,
    /// Hebrew: "and" is prefixed to a Hebrew word, and to any other word with a hyphen.
    Hebrew,
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Month(pub i8);

/// Regional format of dates and times. Only English has texts for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DateConvention {
    /// Month before day, 12-hour clock.
    American,
    /// Day before month, 24-hour clock.
    Other,
}

impl Sound {
    pub fn of(word: &str) -> Sound {
        let word = word.to_lowercase();
        let mut letters = word.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some('\u{5d0}'..='\u{5ea}'), ..) => Sound::Hebrew,
            (Some('i' | 'í'), ..) => Sound::I,
            // "Hierro" and "Hiato" start with a different sound.
            (Some('h'), Some('i' | 'í'), third) if !matches!(third, Some('a' | 'e' | 'o')) => {
                Sound::I
            }
            _ => Sound::Other,
        }
    }
}

impl Argument for Sound {
    const CASES: &'static [&'static str] = &["i", "hebrew", "other"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        match self {
            Sound::I => "i",
            Sound::Hebrew => "hebrew",
            Sound::Other => "other",
        }
        .into()
    }
}

impl Argument for DateConvention {
    const CASES: &'static [&'static str] = &["american", "other"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        match self {
            DateConvention::American => "american",
            DateConvention::Other => "other",
        }
        .into()
    }
}

impl Argument for Weekday {
    const CASES: &'static [&'static str] =
        &["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        Self::CASES.get(usize::from(self.to_monday_zero_offset().unsigned_abs())).copied().into()
    }
}

impl Argument for Month {
    const CASES: &'static [&'static str] = &[
        "january",
        "february",
        "march",
        "april",
        "may",
        "june",
        "july",
        "august",
        "september",
        "october",
        "november",
        "december",
    ];

    fn value(&self, _: Language) -> FluentValue<'_> {
        Self::CASES.get(usize::from(self.0.unsigned_abs()).wrapping_sub(1)).copied().into()
    }
}
