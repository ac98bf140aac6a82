use jiff::Timestamp;
use kingdomino::Seat;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::domain::event_log::{Proposal, Version};
use crate::domain::notification::{FeedEntry, Notification};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::notifications::Feed;

/// A notification.
#[derive(Debug, Serialize, ToSchema)]
pub struct NotificationView {
    /// Position in the feed, counted from 1 without gaps.
    #[schema(minimum = 1)]
    pub position: i64,
    /// Id of the notification, the same on every channel.
    pub id: Uuid,
    /// Time of the notification.
    pub at: Timestamp,
    /// Id of the game that the notification is about; null if it is not about a game.
    pub game_id: Option<GameId>,
    /// Version of the game that the notification is about; null if it is not about a game.
    pub version: Option<Version>,
    /// Content of the notification.
    pub payload: NotificationPayloadView,
}

/// Content of a notification, by type.
///
/// May gain values: load your games after an unknown notification.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NotificationPayloadView {
    /// The player has to place or pick a domino.
    YourTurn {
        /// Deadline of the decision; null without a time limit.
        deadline: Option<Timestamp>,
    },
    /// The player received a giant and has to choose the crown that it covers.
    CoverACrown {
        /// Deadline of the decision; null without a time limit.
        deadline: Option<Timestamp>,
    },
    /// The time for a decision is running out.
    Reminder {
        /// Deadline of the decision.
        deadline: Timestamp,
    },
    /// The player missed a deadline, and a house player decided.
    TimedOut {
        /// True if a house player plays the seat from now on.
        taken_over: bool,
    },
    /// The player was invited to a table.
    Invited {
        /// Id of the inviting player.
        by_player_id: PlayerId,
    },
    /// An invited player declined the invitation.
    InvitationDeclined {
        /// Id of the invited player.
        by_player_id: PlayerId,
    },
    /// A game started.
    GameStarted {},
    /// A table was cancelled.
    GameCancelled {},
    /// A game finished.
    GameFinished {
        /// Rank of the player, counted from 1.
        #[schema(minimum = 1, maximum = 5)]
        rank: u8,
        /// Points of the player.
        #[schema(minimum = 0, maximum = 1000)]
        points: u32,
    },
    /// An opponent made a proposal that the player can accept or reject.
    ProposalMade {
        /// Seat that made the proposal.
        by_seat: Seat,
        /// The proposal.
        proposal: Proposal,
    },
    /// A seat accepted a proposal.
    ProposalAccepted {
        /// Seat that accepted the proposal.
        by_seat: Seat,
    },
    /// A seat rejected a proposal.
    ProposalRejected {
        /// Seat that rejected the proposal.
        by_seat: Seat,
    },
    /// A seat undid its last decision.
    Undone {
        /// Seat that undid its decision.
        by_seat: Seat,
    },
    /// All players accepted a pause, which stops all clocks.
    Paused {
        /// End of the pause.
        until: Timestamp,
    },
    /// A player ended the pause early.
    Resumed {
        /// Seat that ended the pause.
        by_seat: Seat,
    },
    /// A game of a series ended. Contains the standing of the player in the series.
    SeriesStanding {
        /// Id of the series.
        series_id: SeriesId,
        /// Number of the game that ended, counted from 1.
        #[schema(minimum = 1, maximum = 15)]
        number: u8,
        /// Number of games of the series.
        #[schema(minimum = 1, maximum = 15)]
        games: u8,
        /// Rank of the player, counted from 1.
        #[schema(minimum = 1, maximum = 5)]
        rank: u8,
        /// Number of players of the series.
        #[schema(minimum = 2, maximum = 5)]
        player_count: u8,
        /// Total points of the player in all games.
        #[schema(minimum = 0, maximum = 15_000)]
        total: u32,
    },
    /// The next game of a series starts when all players are ready. Use `confirm_ready`.
    SeriesReadyRequested {
        /// Id of the series.
        series_id: SeriesId,
        /// Number of the next game, counted from 1.
        #[schema(minimum = 1, maximum = 15)]
        number: u8,
        /// Number of games of the series.
        #[schema(minimum = 1, maximum = 15)]
        games: u8,
        /// Latest start of the next game; null without a limit.
        until: Option<Timestamp>,
        /// True for the second request, which is sent when all other players are ready.
        again: bool,
    },
    /// A player withdrew from a series. A house player replaces the player from the next game on.
    SeriesWithdrawn {
        /// Id of the series.
        series_id: SeriesId,
        /// Index of the player in the series, counted from 0.
        #[schema(minimum = 0, maximum = 4)]
        place: u8,
        /// Id of the player that withdrew.
        player_id: PlayerId,
    },
    /// A series was cancelled before its last game.
    SeriesCancelled {
        /// Id of the series.
        series_id: SeriesId,
        /// Id of the player that cancelled the series.
        by_player_id: PlayerId,
    },
    /// A player offered a seat to the player.
    SeatOffered {
        /// The offered seat.
        seat: Seat,
        /// Id of the player that offers the seat.
        by_player_id: PlayerId,
    },
    /// A seat was handed over to another player.
    SeatHandedOver {
        /// The seat.
        seat: Seat,
        /// Id of the previous player of the seat.
        from_player_id: PlayerId,
        /// Id of the new player of the seat.
        to_player_id: PlayerId,
    },
    /// The password of the account was changed.
    PasswordChanged {},
    /// The email address of the account was changed.
    EmailChanged {},
    /// A client that the account has not used before logged in.
    LoggedIn {
        /// Name of the session.
        #[schema(max_length = 100)]
        client: String,
    },
    /// A destination was disabled because deliveries to it failed.
    DestinationDisabled {
        /// Host of the destination.
        #[schema(max_length = 2048)]
        host: String,
        /// Number of consecutive failed attempts.
        #[schema(minimum = 0)]
        failures: u32,
    },
}

/// A page of the notification feed.
#[derive(Debug, Serialize, ToSchema)]
pub struct NotificationListView {
    /// The notifications, the oldest first.
    #[schema(max_items = 100)]
    pub items: Vec<NotificationView>,
    /// Position of the newest notification; 0 if there is none.
    #[schema(minimum = 0)]
    pub last_position: i64,
    /// Position up to which the notifications are read.
    #[schema(minimum = 0)]
    pub read_position: i64,
    /// Number of unread notifications.
    #[schema(minimum = 0)]
    pub unread: i64,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl From<Feed> for NotificationListView {
    fn from(feed: Feed) -> NotificationListView {
        let Feed { notifications, last, read } = feed;
        let shown = notifications.last().map(|notification| notification.position);
        NotificationListView {
            next_cursor: shown.filter(|shown| *shown < last).map(|shown| shown.to_string()),
            items: notifications.into_iter().map(NotificationView::from).collect(),
            last_position: last,
            read_position: read,
            unread: last - read,
        }
    }
}

impl From<FeedEntry> for NotificationView {
    fn from(entry: FeedEntry) -> NotificationView {
        let FeedEntry { position, id, game, version, at, notification } = entry;
        NotificationView { position, id, at, game_id: game, version, payload: notification.into() }
    }
}

impl From<Notification> for NotificationPayloadView {
    fn from(notification: Notification) -> NotificationPayloadView {
        match notification {
            Notification::YourTurn { deadline } => NotificationPayloadView::YourTurn { deadline },
            Notification::CoverACrown { deadline } => {
                NotificationPayloadView::CoverACrown { deadline }
            }
            Notification::Reminder { deadline } => NotificationPayloadView::Reminder { deadline },
            Notification::TimedOut { taken_over } => {
                NotificationPayloadView::TimedOut { taken_over }
            }
            Notification::Invited { by } => NotificationPayloadView::Invited { by_player_id: by },
            Notification::InvitationDeclined { by } => {
                NotificationPayloadView::InvitationDeclined { by_player_id: by }
            }
            Notification::GameStarted {} => NotificationPayloadView::GameStarted {},
            Notification::GameCancelled {} => NotificationPayloadView::GameCancelled {},
            Notification::GameFinished { rank, points } => {
                NotificationPayloadView::GameFinished { rank, points }
            }
            Notification::ProposalMade { by, proposal } => {
                NotificationPayloadView::ProposalMade { by_seat: by, proposal }
            }
            Notification::ProposalAccepted { by } => {
                NotificationPayloadView::ProposalAccepted { by_seat: by }
            }
            Notification::ProposalRejected { by } => {
                NotificationPayloadView::ProposalRejected { by_seat: by }
            }
            Notification::Undone { by } => NotificationPayloadView::Undone { by_seat: by },
            Notification::Paused { until } => NotificationPayloadView::Paused { until },
            Notification::Resumed { by } => NotificationPayloadView::Resumed { by_seat: by },
            Notification::SeatOffered { seat, by } => {
                NotificationPayloadView::SeatOffered { seat, by_player_id: by }
            }
            Notification::SeatHandedOver { seat, from, to } => {
                NotificationPayloadView::SeatHandedOver {
                    seat,
                    from_player_id: from,
                    to_player_id: to,
                }
            }
            Notification::SeriesStanding { series, game, games, rank, places, total } => {
                NotificationPayloadView::SeriesStanding {
                    series_id: series,
                    number: game,
                    games,
                    rank,
                    player_count: places,
                    total,
                }
            }
            Notification::SeriesReadyRequested { series, game, games, until, again } => {
                NotificationPayloadView::SeriesReadyRequested {
                    series_id: series,
                    number: game,
                    games,
                    until,
                    again,
                }
            }
            Notification::SeriesWithdrawn { series, place, player } => {
                NotificationPayloadView::SeriesWithdrawn {
                    series_id: series,
                    place,
                    player_id: player,
                }
            }
            Notification::SeriesCancelled { series, by } => {
                NotificationPayloadView::SeriesCancelled { series_id: series, by_player_id: by }
            }
            Notification::PasswordChanged {} => NotificationPayloadView::PasswordChanged {},
            Notification::EmailChanged {} => NotificationPayloadView::EmailChanged {},
            Notification::LoggedIn { client } => NotificationPayloadView::LoggedIn { client },
            Notification::DestinationDisabled { host, failures } => {
                NotificationPayloadView::DestinationDisabled { host, failures }
            }
        }
    }
}

/// Serializes a notification for webhooks, in the same form as in the feed and in streams.
pub fn notification_json(entry: FeedEntry) -> serde_json::Value {
    serde_json::to_value(NotificationView::from(entry)).unwrap_or_default()
}
