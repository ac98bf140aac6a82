use std::fmt;

use kingdomino::RuleViolation;

use crate::domain::event_log::Version;

/// First defect found in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordDefect {
    TooLarge,
    /// Not a JSON record; contains the message of the parser.
    Malformed(String),
    UnknownFormat,
    /// Valid content that is not in canonical form.
    NotCanonical,
    Checksum,
    Numbering(Version),
    Chain(Version),
    /// Event earlier than its predecessor, or automatic event not at the time of its cause.
    Time(Version),
    /// Times in the header that differ from those of the first and last event.
    Times,
    Commitment,
    /// Root of the line tree that does not match the seed.
    Root,
    /// First picks or quests that do not match the seed.
    Setup(Version),
    /// Dominoes of a line that are not the next ones in the deck.
    Line(Version),
    /// Proof of a line that is missing or does not lead to the root.
    Proof(Version),
    /// Impossible join, departure or handover, or seats in the header that do not match the events.
    Seats(Option<Version>),
    /// Wrong or missing seat, or wrong `automatic` flag.
    Doer(Version),
    /// Event in place of one that had to follow immediately.
    Due(Version),
    /// Move that the rules do not allow.
    Illegal(Version, RuleViolation),
    /// Automatic move for a seat that had a choice.
    NotForced(Version),
    /// Timeout handling that does not match the settings of the table.
    TimeOut(Version),
    /// Premove that cannot have been played.
    Premove(Version),
    /// Agreement that the seats cannot have made.
    Agreement(Version),
    /// Undo of a decision that could not be undone.
    Undo(Version),
    /// Event that is impossible at this point of the game.
    OutOfPlace(Version),
    AfterTheEnd(Version),
    Unfinished,
    /// Ranking that does not follow from the rules.
    Result,
}

impl RecordDefect {
    /// Stable code of the defect.
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
            RecordDefect::Premove(_) => "order",
            RecordDefect::Agreement(_) => "agreement",
            RecordDefect::Undo(_) => "undo",
            RecordDefect::OutOfPlace(_) => "out_of_place",
            RecordDefect::AfterTheEnd(_) => "after_the_end",
            RecordDefect::Unfinished => "unfinished",
            RecordDefect::Result => "result",
        }
    }

    /// Returns the version of the defective event; `None` if the defect is not in an event.
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
            | RecordDefect::Premove(version)
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

    fn message(&self) -> &'static str {
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
            RecordDefect::Premove(_) => "No premove can have been played.",
            RecordDefect::Agreement(_) => "The seats cannot have agreed to this.",
            RecordDefect::Undo(_) => "The decision could not be undone.",
            RecordDefect::OutOfPlace(_) => "This event is not possible at this point of the game.",
            RecordDefect::AfterTheEnd(_) => "There is an event after the end of the game.",
            RecordDefect::Unfinished => "The game is not finished.",
            RecordDefect::Result => "The ranking does not match the rules.",
        }
    }
}

impl fmt::Display for RecordDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(version) = self.version() {
            write!(f, "event {version}: ")?;
        }
        f.write_str(self.message())?;
        match self {
            RecordDefect::Malformed(parser_message) => write!(f, " {parser_message}"),
            RecordDefect::Illegal(_, rule) => {
                write!(f, ": {}.", rule.code().replace('_', " "))
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for RecordDefect {}
