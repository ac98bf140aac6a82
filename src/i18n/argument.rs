//! What the texts are told: each kind of argument as it is written in a language.

use fluent_bundle::FluentValue;
use kingdomino::{DominoId, Expected, HousePlayer, Terrain};

use super::language::Language;
use super::names;

pub(super) trait Argument {
    /// The cases between which a text chooses; none for what is written as it is.
    const CASES: &'static [&'static str] = &[];

    fn value(&self, language: Language) -> FluentValue<'_>;
}

/// The name of a player, as the player chose it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a>(pub &'a str);

/// What a device or a server calls itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device<'a>(pub &'a str);

/// Several dominoes, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dominoes<'a>(pub &'a [DominoId]);

/// What the house did when the time was up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseDid {
    /// It played this one turn.
    Played,
    /// It plays until the player takes the seat back.
    TookOver,
    /// It plays to the end.
    TookOverForGood,
}

/// Sets a text apart from what stands around it, whichever way it runs.
pub(super) fn isolated(text: &str) -> String {
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().filter(|c| !turns(*c) && !c.is_control()).collect();
    format!("\u{2068}{plain}\u{2069}")
}

/// Removes the marks that isolate names in a text. Email subjects, window titles and titles of notifications are short and
/// plain, and many programs display the marks as boxes there.
pub fn without_isolates(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '\u{2066}'..='\u{2069}')).collect()
}

impl Argument for Name<'_> {
    fn value(&self, _: Language) -> FluentValue<'_> {
        isolated(self.0).into()
    }
}

impl Argument for Device<'_> {
    fn value(&self, _: Language) -> FluentValue<'_> {
        isolated(self.0).into()
    }
}

impl Argument for Dominoes<'_> {
    fn value(&self, _: Language) -> FluentValue<'_> {
        let labels: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        labels.join(", ").into()
    }
}

impl Argument for DominoId {
    fn value(&self, _: Language) -> FluentValue<'_> {
        self.to_string().into()
    }
}

impl Argument for HousePlayer {
    fn value(&self, language: Language) -> FluentValue<'_> {
        names::house_player(language, *self).into()
    }
}

impl Argument for Terrain {
    fn value(&self, language: Language) -> FluentValue<'_> {
        names::terrain(language, *self).into()
    }
}

impl Argument for String {
    fn value(&self, _: Language) -> FluentValue<'_> {
        self.as_str().into()
    }
}

impl Argument for u32 {
    fn value(&self, _: Language) -> FluentValue<'_> {
        (*self).into()
    }
}

impl Argument for bool {
    const CASES: &'static [&'static str] = &["yes", "no"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        if *self { "yes" } else { "no" }.into()
    }
}

impl Argument for HouseDid {
    const CASES: &'static [&'static str] = &["played", "took-over", "took-over-for-good"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        match self {
            HouseDid::Played => "played",
            HouseDid::TookOver => "took-over",
            HouseDid::TookOverForGood => "took-over-for-good",
        }
        .into()
    }
}

impl Argument for Expected {
    const CASES: &'static [&'static str] = &["pick", "place", "cover", "send-or-keep"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        match self {
            Expected::Pick => "pick",
            Expected::Place(_) => "place",
            Expected::Cover => "cover",
            Expected::SendOrKeep => "send-or-keep",
        }
        .into()
    }
}
