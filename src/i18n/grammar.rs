//! The pieces of sentences that differ between languages by more than their words.

use fluent_bundle::FluentValue;
use jiff::civil::Weekday;

use super::argument::Argument;
use super::language::Language;
use super::message::messages;

messages! {
    pub(super) enum Grammar {
        /// The last name of a list, after the others.
        ListEnd { before: String, last: String, next: Sound } = "list-end",
        /// A date and a time.
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

/// How the word after "and" begins, where that changes the "and". A text may do without.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sound {
    /// In Spanish "y" becomes "e" before the same sound.
    I,
    /// In Hebrew "and" is joined to a Hebrew word, and to others with a hyphen.
    Hebrew,
    Other,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Month(pub i8);

/// How a region writes dates and times. Only English has texts for both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DateConvention {
    /// The month before the day, and 12 hours.
    American,
    /// The day before the month, and 24 hours.
    Other,
}

impl Sound {
    pub fn of(word: &str) -> Sound {
        let word = word.to_lowercase();
        let mut letters = word.chars();
        match (letters.next(), letters.next(), letters.next()) {
            (Some('\u{5d0}'..='\u{5ea}'), ..) => Sound::Hebrew,
            (Some('i' | 'í'), ..) => Sound::I,
            // "Hierro" and "Hiato" begin with another sound.
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
