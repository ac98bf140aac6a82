//! Arguments of texts, and their formats in each language.

use fluent_bundle::FluentValue;
use kingdomino::{DominoId, Expected, HousePlayer, Terrain};

use super::language::Language;
use super::names;

pub(super) trait Argument {
    /// Variants between which a text may select. Empty for arguments that are inserted unchanged.
    const CASES: &'static [&'static str] = &[];

    fn value(&self, language: Language) -> FluentValue<'_>;
}

/// Name of a player, as chosen by the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name<'a>(pub &'a str);

/// Self-reported name of a device or a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device<'a>(pub &'a str);

/// Dominoes in display order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dominoes<'a>(pub &'a [DominoId]);

/// Action of the computer after a missed deadline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseAction {
    /// The computer played this turn only.
    Played,
    /// The computer plays until the player takes the seat back.
    TookOver,
    /// The computer plays until the game ends.
    TookOverForGood,
}

/// Wraps a text in directional isolates (FSI and PDI) after removing the directional and control
/// characters from it.
pub(super) fn isolate(text: &str) -> String {
    let is_directional = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().filter(|c| !is_directional(*c) && !c.is_control()).collect();
    format!("\u{2068}{plain}\u{2069}")
}

/// Removes the directional isolates around names. Email subjects, window titles and notification
/// titles are short and plain, and many programs display the isolates as boxes there.
pub fn without_isolates(text: &str) -> String {
    text.chars().filter(|c| !matches!(c, '\u{2066}'..='\u{2069}')).collect()
}

impl Argument for Name<'_> {
    fn value(&self, _: Language) -> FluentValue<'_> {
        isolate(self.0).into()
    }
}

impl Argument for Device<'_> {
    fn value(&self, _: Language) -> FluentValue<'_> {
        isolate(self.0).into()
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

impl Argument for HouseAction {
    const CASES: &'static [&'static str] = &["played", "took-over", "took-over-for-good"];

    fn value(&self, _: Language) -> FluentValue<'_> {
        match self {
            HouseAction::Played => "played",
            HouseAction::TookOver => "took-over",
            HouseAction::TookOverForGood => "took-over-for-good",
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
