use super::language::Language;
use super::message::{Message, messages};
use super::name_list::Names;
use super::span::Span;

messages! {
    /// Descriptions of the settings of a table, one sentence each.
    pub enum Terms<'a> {
        Players { players: u32, names: Names<'a> } = "terms-players",
        /// Comma-separated names of the rules.
        Rules { rules: String } = "terms-rules",
        Untimed = "terms-untimed",
        PerTurn { time: Span } = "terms-per-turn",
        Bank { initial: Span, increment: Span } = "terms-bank",
        Grace { time: Span } = "terms-grace",
        PlayFor { times: u32 } = "terms-play-for",
        TakeOver = "terms-take-over",
        Unrated = "terms-unrated",
        Series { games: u32 } = "terms-series",
        RestAtOnce = "terms-rest-at-once",
        RestAfter { time: Span } = "terms-rest-after",
        RestWhenReady = "terms-rest-when-ready",
    }
}

impl Terms<'_> {
    pub fn sentence(&self, language: Language) -> String {
        self.format(language, None)
    }
}
