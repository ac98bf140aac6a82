use std::fmt;

use kingdomino::RuleViolation;

use crate::domain::event_log::Version;

/// The first thing that is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordDefect {
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

impl RecordDefect {
    /// A word for it that never changes.
    pub fn code(&self) -> &'static str {
        match self {
            RecordDefect::TooLarge => "too_large",
            RecordDefect::Malformed(_) => "malformed",
            RecordDefect::UnknownFormat => "unknown_format",
            RecordDefect::NotCanonical => "not_canonical",
            RecordDefect::Checksum => "checksum",
            RecordDefect::Numbering(_) => "numbering",
            RecordDefect::Chain(_) => "chain",
            RecordDefect::Time(_) => "time",
            RecordDefect::Times => "times",
            RecordDefect::Commitment => "commitment",
            RecordDefect::Root => "lines_root",
            RecordDefect::Setup(_) => "setup",
            RecordDefect::Line(_) => "line",
            RecordDefect::Proof(_) => "proof",
            RecordDefect::Seats(_) => "seats",
            RecordDefect::Doer(_) => "doer",
            RecordDefect::Due(_) => "due",
            RecordDefect::Illegal(..) => "illegal",
            RecordDefect::NotForced(_) => "not_forced",
            RecordDefect::TimeOut(_) => "time_out",
            RecordDefect::Order(_) => "order",
            RecordDefect::Agreement(_) => "agreement",
            RecordDefect::Undo(_) => "undo",
            RecordDefect::OutOfPlace(_) => "out_of_place",
            RecordDefect::AfterTheEnd(_) => "after_the_end",
            RecordDefect::Unfinished => "unfinished",
            RecordDefect::Result => "result",
        }
    }

    /// The version of the event that is wrong; none when it is something else.
    pub fn version(&self) -> Option<Version> {
        match *self {
            RecordDefect::Numbering(version)
            | RecordDefect::Chain(version)
            | RecordDefect::Time(version)
            | RecordDefect::Setup(version)
            | RecordDefect::Line(version)
            | RecordDefect::Proof(version)
            | RecordDefect::Doer(version)
            | RecordDefect::Due(version)
            | RecordDefect::Illegal(version, _)
            | RecordDefect::NotForced(version)
            | RecordDefect::TimeOut(version)
            | RecordDefect::Order(version)
            | RecordDefect::Agreement(version)
            | RecordDefect::Undo(version)
            | RecordDefect::OutOfPlace(version)
            | RecordDefect::AfterTheEnd(version) => Some(version),
            RecordDefect::Seats(version) => version,
            RecordDefect::TooLarge
            | RecordDefect::Malformed(_)
            | RecordDefect::UnknownFormat
            | RecordDefect::NotCanonical
            | RecordDefect::Checksum
            | RecordDefect::Times
            | RecordDefect::Commitment
            | RecordDefect::Root
            | RecordDefect::Unfinished
            | RecordDefect::Result => None,
        }
    }

    fn sentence(&self) -> &'static str {
        match self {
            RecordDefect::TooLarge => "The record is larger than any game can be.",
            RecordDefect::Malformed(_) => "This is not a game record.",
            RecordDefect::UnknownFormat => {
                "This release does not support the format of the record."
            }
            RecordDefect::NotCanonical => "The record is not in canonical form.",
            RecordDefect::Checksum => "The checksum does not match the record.",
            RecordDefect::Numbering(_) => "The event numbers have a gap.",
            RecordDefect::Chain(_) => "The hash chain is broken at this event.",
            RecordDefect::Time(_) => {
                "The time of the event is wrong, or earlier than that of the preceding event."
            }
            RecordDefect::Times => "The start or end time of the game does not match its events.",
            RecordDefect::Commitment => "The commitment does not match the seed.",
            RecordDefect::Root => "The root of the lines does not match the seed.",
            RecordDefect::Setup(_) => "The first picks or the quests do not match the seed.",
            RecordDefect::Line(_) => "The line does not match the next dominoes of the deck.",
            RecordDefect::Proof(_) => "The proof of the line does not match the root.",
            RecordDefect::Seats(_) => {
                "The seats do not match the events, or a player could not take or leave a seat."
            }
            RecordDefect::Doer(_) => {
                "The event is attributed to the wrong seat, or wrongly marked as automatic."
            }
            RecordDefect::Due(_) => "Another event was due first.",
            RecordDefect::Illegal(..) => "The rules do not allow this move",
            RecordDefect::NotForced(_) => {
                "A move was played automatically although the seat had a choice."
            }
            RecordDefect::TimeOut(_) => {
                "The timeout action does not match the settings of the table."
            }
            RecordDefect::Order(_) => "No premove can have been played.",
            RecordDefect::Agreement(_) => "The seats cannot have agreed to this.",
            RecordDefect::Undo(_) => "The decision could not be undone.",
            RecordDefect::OutOfPlace(_) => "This event is not possible at this point of the game.",
            RecordDefect::AfterTheEnd(_) => "There is an event after the end of the game.",
            RecordDefect::Unfinished => "The game is not finished.",
            RecordDefect::Result => "The ranking does not match the rules.",
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

impl fmt::Display for RecordDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(version) = self.version() {
            write!(f, "event {version}: ")?;
        }
        f.write_str(self.sentence())?;
        match self {
            RecordDefect::Malformed(why) => write!(f, " {why}"),
            RecordDefect::Illegal(_, rule) => write!(f, ": {}.", in_words(*rule)),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for RecordDefect {}
