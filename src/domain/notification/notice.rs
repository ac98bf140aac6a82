use jiff::Timestamp;
use kingdomino::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::event_log::Proposal;
use crate::domain::{PlayerId, SeriesId};

/// The format that is written; all older ones are read.
pub(crate) const FORMAT: i16 = 1;

/// What a player is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notice {
    /// The player is to place or to pick.
    YourTurn {
        deadline: Option<Timestamp>,
    },
    /// A giant has come to the player, who is to choose the crown it covers.
    CoverACrown {
        deadline: Option<Timestamp>,
    },
    /// The time for what is expected of the player runs out.
    Reminder {
        deadline: Timestamp,
    },
    /// The time was up, and the house decided.
    TimedOut {
        taken_over: bool,
    },
    Invited {
        by: PlayerId,
    },
    /// Somebody whom the player invited does not come.
    InvitationDeclined {
        by: PlayerId,
    },
    GameStarted {},
    GameCancelled {},
    GameFinished {
        rank: u8,
        points: u32,
    },
    ConsentAsked {
        by: Seat,
        proposal: Proposal,
    },
    ConsentGiven {
        by: Seat,
    },
    ConsentRefused {
        by: Seat,
    },
    Undone {
        by: Seat,
    },
    Paused {
        until: Timestamp,
    },
    Resumed {
        by: Seat,
    },
    SeatOffered {
        seat: Seat,
        by: PlayerId,
    },
    SeatHandedOver {
        seat: Seat,
        from: PlayerId,
        to: PlayerId,
    },
    /// A game of a series has ended: how the player stands in it.
    SeriesStanding {
        series: SeriesId,
        /// The number of the game, of so many.
        game: u8,
        games: u8,
        rank: u8,
        places: u8,
        total: u32,
    },
    /// The next game of a series waits until the player is ready.
    SeriesReadyAsked {
        series: SeriesId,
        /// The number of the next game, of so many.
        game: u8,
        games: u8,
        /// When it begins at the latest; none for any time.
        until: Option<Timestamp>,
        /// Whether the player was asked before, and all others are ready by now.
        again: bool,
    },
    /// A player has left a series: a house player has the place.
    SeriesWithdrawn {
        series: SeriesId,
        place: u8,
        player: PlayerId,
    },
    /// A series was called off before its last game.
    SeriesCancelled {
        series: SeriesId,
        by: PlayerId,
    },
    /// The password of the account was changed.
    PasswordChanged {},
    /// The account has another address for mails.
    MailAddressChanged {},
    /// Somebody logged in with a client that the account has not seen before.
    LoggedIn {
        client: String,
    },
    /// Nothing is sent there any more, after so many failures in a row.
    EndpointDisabled {
        host: String,
        failures: u32,
    },
}

/// What players choose channels for, and webhooks are limited to. A kind has the notices of the type that it is called by, but for
/// these:
///
/// - `invited` has `invitation_declined`, too.
/// - `agreement` has `consent_asked`, `consent_given`, `consent_refused`, `undone`, `paused` and `resumed`.
/// - `seat` has `seat_offered` and `seat_handed_over`.
/// - `series` has `series_standing`, `series_ready_asked`, `series_withdrawn` and `series_cancelled`.
/// - `security`, the safety of the account, has `password_changed`, `mail_address_changed`, `logged_in` and
///   `endpoint_disabled`. It always goes to the mail address.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    YourTurn,
    CoverACrown,
    Reminder,
    TimedOut,
    Invited,
    GameStarted,
    GameCancelled,
    GameFinished,
    Agreement,
    Seat,
    Series,
    Security,
}

impl NoticeKind {
    pub const ALL: [NoticeKind; 12] = [
        NoticeKind::YourTurn,
        NoticeKind::CoverACrown,
        NoticeKind::Reminder,
        NoticeKind::TimedOut,
        NoticeKind::Invited,
        NoticeKind::GameStarted,
        NoticeKind::GameCancelled,
        NoticeKind::GameFinished,
        NoticeKind::Agreement,
        NoticeKind::Seat,
        NoticeKind::Series,
        NoticeKind::Security,
    ];
}

impl Notice {
    /// The types, as they are stored, of those that are of a turn.
    pub const TYPES_OF_A_TURN: [&str; 3] = ["your_turn", "cover_a_crown", "reminder"];

    pub fn kind(&self) -> NoticeKind {
        match self {
            Notice::YourTurn { .. } => NoticeKind::YourTurn,
            Notice::CoverACrown { .. } => NoticeKind::CoverACrown,
            Notice::Reminder { .. } => NoticeKind::Reminder,
            Notice::TimedOut { .. } => NoticeKind::TimedOut,
            Notice::Invited { .. } | Notice::InvitationDeclined { .. } => NoticeKind::Invited,
            Notice::GameStarted {} => NoticeKind::GameStarted,
            Notice::GameCancelled {} => NoticeKind::GameCancelled,
            Notice::GameFinished { .. } => NoticeKind::GameFinished,
            Notice::ConsentAsked { .. }
            | Notice::ConsentGiven { .. }
            | Notice::ConsentRefused { .. }
            | Notice::Undone { .. }
            | Notice::Paused { .. }
            | Notice::Resumed { .. } => NoticeKind::Agreement,
            Notice::SeatOffered { .. } | Notice::SeatHandedOver { .. } => NoticeKind::Seat,
            Notice::SeriesStanding { .. }
            | Notice::SeriesReadyAsked { .. }
            | Notice::SeriesWithdrawn { .. }
            | Notice::SeriesCancelled { .. } => NoticeKind::Series,
            Notice::PasswordChanged {}
            | Notice::MailAddressChanged {}
            | Notice::LoggedIn { .. }
            | Notice::EndpointDisabled { .. } => NoticeKind::Security,
        }
    }

    /// The series that it is about; none for none.
    pub fn series(&self) -> Option<SeriesId> {
        match self {
            Notice::SeriesStanding { series, .. }
            | Notice::SeriesReadyAsked { series, .. }
            | Notice::SeriesWithdrawn { series, .. }
            | Notice::SeriesCancelled { series, .. } => Some(*series),
            _ => None,
        }
    }

    /// Until when something is expected of the player.
    pub fn deadline(&self) -> Option<Timestamp> {
        match self {
            Notice::YourTurn { deadline } | Notice::CoverACrown { deadline } => *deadline,
            Notice::Reminder { deadline } => Some(*deadline),
            _ => None,
        }
    }

    /// Whether nothing is expected of the player any more that was before.
    pub fn ends_the_turn(&self) -> bool {
        matches!(
            self.kind(),
            NoticeKind::TimedOut | NoticeKind::GameFinished | NoticeKind::GameCancelled
        )
    }

    /// Whether it asks the player something about a game, which others may take back.
    pub fn asks(&self) -> bool {
        matches!(
            self,
            Notice::Invited { .. } | Notice::ConsentAsked { .. } | Notice::SeatOffered { .. }
        )
    }

    /// Whether it only matters until the player has acted.
    pub fn is_of_a_turn(&self) -> bool {
        matches!(self.kind(), NoticeKind::YourTurn | NoticeKind::CoverACrown | NoticeKind::Reminder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_a_turn_are_those_that_are_stored() {
        let of_a_turn = [
            Notice::YourTurn { deadline: None },
            Notice::CoverACrown { deadline: None },
            Notice::Reminder { deadline: Timestamp::UNIX_EPOCH },
        ];
        assert!(of_a_turn.iter().all(Notice::is_of_a_turn));
        let types =
            of_a_turn.map(|notice| serde_json::to_value(notice).expect("JSON")["type"].clone());
        assert_eq!(types, Notice::TYPES_OF_A_TURN);
    }
}
