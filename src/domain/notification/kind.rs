//! Notifications as stored in the feed of a player, and their kinds.

use jiff::Timestamp;
use kingdomino::Seat;
use serde::de::value::{self, StrDeserializer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::domain::event_log::{Proposal, Version};
use crate::domain::{GameId, PlayerId, SeriesId};

/// Format version that is written. All older versions can be read.
pub(crate) const FORMAT: i16 = 1;

/// Notification in the feed of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeedEntry {
    /// Position in the feed of the player, counted from 1 without gaps.
    pub position: i64,
    /// Id of the notification, the same on all channels.
    pub id: Uuid,
    pub game: Option<GameId>,
    /// Version of the game that the notification is about.
    pub version: Option<Version>,
    pub at: Timestamp,
    #[serde(rename = "notice")]
    pub notification: Notification,
}

/// Content of a notification.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Notification {
    /// The player has to place or pick a domino.
    YourTurn {
        deadline: Option<Timestamp>,
    },
    /// The player received a giant and has to choose the crown that it covers.
    CoverACrown {
        deadline: Option<Timestamp>,
    },
    /// The time for a decision is running out.
    Reminder {
        deadline: Timestamp,
    },
    /// The player missed a deadline, and a house player decided.
    TimedOut {
        taken_over: bool,
    },
    Invited {
        by: PlayerId,
    },
    /// A player declined the invitation of the player.
    InvitationDeclined {
        by: PlayerId,
    },
    GameStarted {},
    GameCancelled {},
    GameFinished {
        rank: u8,
        points: u32,
    },
    #[serde(rename = "consent_asked")]
    ProposalMade {
        by: Seat,
        proposal: Proposal,
    },
    #[serde(rename = "consent_given")]
    ProposalAccepted {
        by: Seat,
    },
    #[serde(rename = "consent_refused")]
    ProposalRejected {
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
    /// A game of a series ended: the standing of the player.
    SeriesStanding {
        series: SeriesId,
        /// Number of the game, out of `games`.
        game: u8,
        games: u8,
        rank: u8,
        places: u8,
        total: u32,
    },
    /// The next game of a series waits for the player to be ready.
    #[serde(rename = "series_ready_asked")]
    SeriesReadyRequested {
        series: SeriesId,
        /// Number of the next game, out of `games`.
        game: u8,
        games: u8,
        /// Latest start of the game, if there is one.
        until: Option<Timestamp>,
        /// True for the second request, when all other players are ready.
        again: bool,
    },
    /// A player withdrew from a series and was replaced by a house player.
    SeriesWithdrawn {
        series: SeriesId,
        place: u8,
        player: PlayerId,
    },
    /// A series was cancelled before its last game.
    SeriesCancelled {
        series: SeriesId,
        by: PlayerId,
    },
    /// The password of the account was changed.
    PasswordChanged {},
    /// The email address of the account was changed.
    #[serde(rename = "mail_address_changed")]
    EmailChanged {},
    /// A client that the account has not used before logged in.
    LoggedIn {
        client: String,
    },
    /// A destination was disabled after consecutive failures.
    #[serde(rename = "endpoint_disabled")]
    DestinationDisabled {
        host: String,
        failures: u32,
    },
}

impl Notification {
    /// Stored types of the notifications about a turn.
    pub const TURN_TYPES: [&str; 3] = ["your_turn", "cover_a_crown", "reminder"];

    pub fn kind(&self) -> NotificationKind {
        match self {
            Notification::YourTurn { .. } => NotificationKind::YourTurn,
            Notification::CoverACrown { .. } => NotificationKind::CoverACrown,
            Notification::Reminder { .. } => NotificationKind::Reminder,
            Notification::TimedOut { .. } => NotificationKind::TimedOut,
            Notification::Invited { .. } | Notification::InvitationDeclined { .. } => {
                NotificationKind::Invited
            }
            Notification::GameStarted {} => NotificationKind::GameStarted,
            Notification::GameCancelled {} => NotificationKind::GameCancelled,
            Notification::GameFinished { .. } => NotificationKind::GameFinished,
            Notification::ProposalMade { .. }
            | Notification::ProposalAccepted { .. }
            | Notification::ProposalRejected { .. }
            | Notification::Undone { .. }
            | Notification::Paused { .. }
            | Notification::Resumed { .. } => NotificationKind::Proposal,
            Notification::SeatOffered { .. } | Notification::SeatHandedOver { .. } => {
                NotificationKind::Seat
            }
            Notification::SeriesStanding { .. }
            | Notification::SeriesReadyRequested { .. }
            | Notification::SeriesWithdrawn { .. }
            | Notification::SeriesCancelled { .. } => NotificationKind::Series,
            Notification::PasswordChanged {}
            | Notification::EmailChanged {}
            | Notification::LoggedIn { .. }
            | Notification::DestinationDisabled { .. } => NotificationKind::Security,
        }
    }

    /// Series that the notification is about, if any.
    pub fn series(&self) -> Option<SeriesId> {
        match self {
            Notification::SeriesStanding { series, .. }
            | Notification::SeriesReadyRequested { series, .. }
            | Notification::SeriesWithdrawn { series, .. }
            | Notification::SeriesCancelled { series, .. } => Some(*series),
            _ => None,
        }
    }

    /// Deadline of the decision of the player, if any.
    pub fn deadline(&self) -> Option<Timestamp> {
        match self {
            Notification::YourTurn { deadline } | Notification::CoverACrown { deadline } => {
                *deadline
            }
            Notification::Reminder { deadline } => Some(*deadline),
            _ => None,
        }
    }

    /// Returns true if the notification ends the turn of the player.
    pub fn ends_turn(&self) -> bool {
        matches!(
            self.kind(),
            NotificationKind::TimedOut
                | NotificationKind::GameFinished
                | NotificationKind::GameCancelled
        )
    }

    /// Returns true for a request to the player that can be withdrawn.
    pub fn is_open_request(&self) -> bool {
        matches!(
            self,
            Notification::Invited { .. }
                | Notification::ProposalMade { .. }
                | Notification::SeatOffered { .. }
        )
    }

    /// Returns true if the notification is obsolete as soon as the player has acted.
    pub fn is_turn_notification(&self) -> bool {
        matches!(
            self.kind(),
            NotificationKind::YourTurn | NotificationKind::CoverACrown | NotificationKind::Reminder
        )
    }
}

/// Kind of notification, for which players choose channels and by which webhooks are filtered. A
/// kind contains the notifications of the type with the same name, except these:
///
/// - `invited` contains `invited` and `invitation_declined`.
/// - `proposal` contains `proposal_made`, `proposal_accepted`, `proposal_rejected`, `undone`,
///   `paused` and `resumed`.
/// - `seat` contains `seat_offered` and `seat_handed_over`.
/// - `series` contains `series_standing`, `series_ready_requested`, `series_withdrawn` and
///   `series_cancelled`.
/// - `security` contains `password_changed`, `email_changed`, `logged_in` and
///   `destination_disabled`. It is always sent to the email address.
///
/// May gain values: keep an unknown kind unchanged.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum NotificationKind {
    YourTurn,
    CoverACrown,
    Reminder,
    TimedOut,
    Invited,
    GameStarted,
    GameCancelled,
    GameFinished,
    Proposal,
    Seat,
    Series,
    Security,
}

impl NotificationKind {
    pub const ALL: [NotificationKind; 12] = [
        NotificationKind::YourTurn,
        NotificationKind::CoverACrown,
        NotificationKind::Reminder,
        NotificationKind::TimedOut,
        NotificationKind::Invited,
        NotificationKind::GameStarted,
        NotificationKind::GameCancelled,
        NotificationKind::GameFinished,
        NotificationKind::Proposal,
        NotificationKind::Seat,
        NotificationKind::Series,
        NotificationKind::Security,
    ];

    /// Returns true if messages of this kind are never part of a digest.
    pub fn is_sent_alone(self) -> bool {
        matches!(self, NotificationKind::Security | NotificationKind::Reminder)
    }

    /// Returns the kind stored as `name`: its name in the API, or the name that it had in 0.2.0.
    pub fn from_stored(name: &str) -> Option<NotificationKind> {
        let name = if name == "agreement" { "proposal" } else { name };
        NotificationKind::deserialize(StrDeserializer::<value::Error>::new(name)).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turn_types_match_stored_types() {
        let of_a_turn = [
            Notification::YourTurn { deadline: None },
            Notification::CoverACrown { deadline: None },
            Notification::Reminder { deadline: Timestamp::UNIX_EPOCH },
        ];
        assert!(of_a_turn.iter().all(Notification::is_turn_notification));
        let types = of_a_turn
            .map(|notification| serde_json::to_value(notification).expect("JSON")["type"].clone());
        assert_eq!(types, Notification::TURN_TYPES);
    }
}
