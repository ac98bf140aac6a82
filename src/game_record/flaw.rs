use std::fmt;

use kingdomino::RuleViolation;

use crate::domain::event_log::Version;

/// The first thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    TooLarge,
    /// It is no JSON of a record; what the reader says.
    Malformed(String),
    UnknownFormat,
    /// It says what a record may say, but is not written as records are.
    NotCanonical,
    Checksum,
    Numbering(Version),
    Chain(Version),
    /// An event before the one before it, or not at the time of what brought it about.
    Time(Version),
    /// The times in the header are not those of the events.
    Times,
    Commitment,
    /// The root of the lines is not that of the seed.
    Root,
    /// The first picks or the quests are not those of the seed.
    Setup(Version),
    /// The dominoes of a line are not the next of the deck.
    Line(Version),
    /// The proof of a line does not lead to the root, or is missing.
    Proof(Version),
    /// Who sits down or gets up cannot; the seats are not those that the events lead to.
    Seats(Option<Version>),
    /// It is told of a seat that has nothing to do with it, or of none, or as automatic when it was not.
    Doer(Version),
    /// Something else had to happen at once.
    Due(Version),
    /// The rules do not allow it.
    Illegal(Version, RuleViolation),
    /// It was played for a seat that was to decide itself.
    NotForced(Version),
    /// What the house does when the time is up is not what the table agreed on.
    TimeOut(Version),
    /// An order was carried out that cannot have been.
    Order(Version),
    /// Something that the seats cannot have agreed on.
    Agreement(Version),
    /// What was taken back could not be.
    Undo(Version),
    /// It cannot happen at this point of the game.
    OutOfPlace(Version),
    AfterTheEnd(Version),
    Unfinished,
    /// The ranking is not that of the rules.
    Result,
}

impl Flaw {
    /// A word for it that never changes.
    pub fn code(&self) -> &'static str {
        match self {
            Flaw::TooLarge => "too_large",
            Flaw::Malformed(_) => "malformed",
            Flaw::UnknownFormat => "unknown_format",
            Flaw::NotCanonical => "not_canonical",
            Flaw::Checksum => "checksum",
            Flaw::Numbering(_) => "numbering",
            Flaw::Chain(_) => "chain",
            Flaw::Time(_) => "time",
            Flaw::Times => "times",
            Flaw::Commitment => "commitment",
            Flaw::Root => "lines_root",
            Flaw::Setup(_) => "setup",
            Flaw::Line(_) => "line",
            Flaw::Proof(_) => "proof",
            Flaw::Seats(_) => "seats",
            Flaw::Doer(_) => "doer",
            Flaw::Due(_) => "due",
            Flaw::Illegal(..) => "illegal",
            Flaw::NotForced(_) => "not_forced",
            Flaw::TimeOut(_) => "time_out",
            Flaw::Order(_) => "order",
            Flaw::Agreement(_) => "agreement",
            Flaw::Undo(_) => "undo",
            Flaw::OutOfPlace(_) => "out_of_place",
            Flaw::AfterTheEnd(_) => "after_the_end",
            Flaw::Unfinished => "unfinished",
            Flaw::Result => "result",
        }
    }

    /// The version of the event that is wrong; none when it is something else.
    pub fn version(&self) -> Option<Version> {
        match *self {
            Flaw::Numbering(version)
            | Flaw::Chain(version)
            | Flaw::Time(version)
            | Flaw::Setup(version)
            | Flaw::Line(version)
            | Flaw::Proof(version)
            | Flaw::Doer(version)
            | Flaw::Due(version)
            | Flaw::Illegal(version, _)
            | Flaw::NotForced(version)
            | Flaw::TimeOut(version)
            | Flaw::Order(version)
            | Flaw::Agreement(version)
            | Flaw::Undo(version)
            | Flaw::OutOfPlace(version)
            | Flaw::AfterTheEnd(version) => Some(version),
            Flaw::Seats(version) => version,
            Flaw::TooLarge
            | Flaw::Malformed(_)
            | Flaw::UnknownFormat
            | Flaw::NotCanonical
            | Flaw::Checksum
            | Flaw::Times
            | Flaw::Commitment
            | Flaw::Root
            | Flaw::Unfinished
            | Flaw::Result => None,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            Flaw::TooLarge => "It is larger than any game.",
            Flaw::Malformed(_) => "It is no record of a game.",
            Flaw::UnknownFormat => "It has a format that this release does not know.",
            Flaw::NotCanonical => "It is not written as records are.",
            Flaw::Checksum => "The checksum is not that of the record.",
            Flaw::Numbering(_) => "The events are not numbered without a gap.",
            Flaw::Chain(_) => "The hash of the event is not that of all that came before.",
            Flaw::Time(_) => "The event is not at the time when it happened, after the one before.",
            Flaw::Times => "The times of the game are not those of its events.",
            Flaw::Commitment => "The commitment is not that of the seed.",
            Flaw::Root => "The root of the lines is not that of the seed.",
            Flaw::Setup(_) => "The first picks or the quests are not those of the seed.",
            Flaw::Line(_) => "The line is not the next of the deck.",
            Flaw::Proof(_) => "The proof of the line does not lead to the root.",
            Flaw::Seats(_) => "The seats are not those of who sat down.",
            Flaw::Doer(_) => "The event is not of the seat that can have done it.",
            Flaw::Due(_) => "Something else had to happen at once.",
            Flaw::Illegal(..) => "The rules do not allow it",
            Flaw::NotForced(_) => "It was played for a seat that was to decide itself.",
            Flaw::TimeOut(_) => "It is not what the table does when the time is up.",
            Flaw::Order(_) => "No order can have been carried out.",
            Flaw::Agreement(_) => "The seats cannot have agreed on it.",
            Flaw::Undo(_) => "The decision could not be taken back.",
            Flaw::OutOfPlace(_) => "It cannot happen at this point of the game.",
            Flaw::AfterTheEnd(_) => "Nothing happens after the end.",
            Flaw::Unfinished => "The game is not over.",
            Flaw::Result => "The ranking is not that of the rules.",
        }
    }
}

/// The rule that is broken, as in "not your turn".
fn in_words(rule: RuleViolation) -> String {
    let mut words = String::new();
    for letter in format!("{rule:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(version) = self.version() {
            write!(f, "event {version}: ")?;
        }
        f.write_str(self.sentence())?;
        match self {
            Flaw::Malformed(why) => write!(f, " {why}"),
            Flaw::Illegal(_, rule) => write!(f, ": {}.", in_words(*rule)),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Flaw {}
