use jiff::Timestamp;
use kingdomino::Seat;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::domain::event_log::{Proposal, Version};
use crate::domain::notification::{FeedEntry, Notice};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::notifications::Feed;

/// Something that you are told.
#[derive(Debug, Serialize, ToSchema)]
pub struct NoticeView {
    /// Counted from 1, without a gap.
    #[schema(minimum = 1)]
    pub position: i64,
    /// The same on every channel.
    pub id: Uuid,
    pub at: Timestamp,
    /// The game that it is about; null for none.
    pub game_id: Option<GameId>,
    /// The version of the game that it tells of; null for none.
    pub version: Option<Version>,
    pub notice: ToldView,
}

/// What you are told.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToldView {
    /// You are to place or to pick.
    YourTurn { deadline: Option<Timestamp> },
    /// A giant has come to you: choose the crown that it covers.
    CoverACrown { deadline: Option<Timestamp> },
    /// The time for what is expected of you runs out.
    Reminder { deadline: Timestamp },
    /// Your time was up, and the house decided.
    TimedOut {
        /// Whether the house plays your seat from now on.
        taken_over: bool,
    },
    /// You were invited to a table.
    Invited { by_player_id: PlayerId },
    /// A player whom you invited does not come.
    InvitationDeclined { by_player_id: PlayerId },
    /// A game began.
    GameStarted {},
    /// A table was called off.
    GameCancelled {},
    /// A game is over.
    GameFinished {
        /// Counted from 1.
        #[schema(minimum = 1, maximum = 5)]
        rank: u8,
        #[schema(minimum = 0, maximum = 1000)]
        points: u32,
    },
    /// You are asked to agree.
    ConsentAsked { by_seat: Seat, proposal: Proposal },
    /// A seat agrees with what was asked.
    ConsentGiven { by_seat: Seat },
    /// A seat does not agree with what was asked.
    ConsentRefused { by_seat: Seat },
    /// A seat took its last decision back.
    Undone { by_seat: Seat },
    /// All agreed on a pause.
    Paused { until: Timestamp },
    /// The pause was ended before its time.
    Resumed { by_seat: Seat },
    /// A game of your series has ended: so you stand.
    SeriesStanding {
        series_id: SeriesId,
        /// The number of the game.
        #[schema(minimum = 1, maximum = 15)]
        number: u8,
        /// How many games the series has.
        #[schema(minimum = 1, maximum = 15)]
        games: u8,
        /// Counted from 1.
        #[schema(minimum = 1, maximum = 5)]
        rank: u8,
        /// How many places the series has.
        #[schema(minimum = 2, maximum = 5)]
        places: u8,
        /// Your points in all games.
        #[schema(minimum = 0, maximum = 15_000)]
        total: u32,
    },
    /// The next game of your series begins when you, and all others, are ready: see `ready_for_next`.
    SeriesReadyAsked {
        series_id: SeriesId,
        /// The number of the next game.
        #[schema(minimum = 1, maximum = 15)]
        number: u8,
        /// How many games the series has.
        #[schema(minimum = 1, maximum = 15)]
        games: u8,
        /// When it begins at the latest; null for any time.
        until: Option<Timestamp>,
        /// Whether you were asked before, and all others are ready by now.
        again: bool,
    },
    /// A player has left your series: a house player has the place from the next game on.
    SeriesWithdrawn {
        series_id: SeriesId,
        #[schema(minimum = 0, maximum = 4)]
        place: u8,
        player_id: PlayerId,
    },
    /// Your series was called off before its last game.
    SeriesCancelled { series_id: SeriesId, by_player_id: PlayerId },
    /// You are offered a seat.
    SeatOffered { seat: Seat, by_player_id: PlayerId },
    /// A seat was handed over.
    SeatHandedOver { seat: Seat, from_player_id: PlayerId, to_player_id: PlayerId },
    /// The password of your account was changed.
    PasswordChanged {},
    /// Your account has another address for mails.
    MailAddressChanged {},
    /// Somebody logged in with a client that your account has not seen before.
    LoggedIn {
        #[schema(max_length = 100)]
        client: String,
    },
    /// Nothing is sent there any more.
    EndpointDisabled {
        /// Whose server it is.
        #[schema(max_length = 2048)]
        host: String,
        /// How often it had failed in a row.
        #[schema(minimum = 0)]
        failures: u32,
    },
}

/// A part of what you were told.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeedView {
    /// In order.
    #[schema(max_items = 100)]
    pub items: Vec<NoticeView>,
    /// The position of your last notice; 0 without one.
    #[schema(minimum = 0)]
    pub last_position: i64,
    /// Up to where you have read.
    #[schema(minimum = 0)]
    pub read_position: i64,
    #[schema(minimum = 0)]
    pub unread: i64,
    /// For the next page; null on the last one.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl From<Feed> for FeedView {
    fn from(feed: Feed) -> FeedView {
        let Feed { notices, last, read } = feed;
        let shown = notices.last().map(|notice| notice.position);
        FeedView {
            next_cursor: shown.filter(|shown| *shown < last).map(|shown| shown.to_string()),
            items: notices.into_iter().map(NoticeView::from).collect(),
            last_position: last,
            read_position: read,
            unread: last - read,
        }
    }
}

impl From<FeedEntry> for NoticeView {
    fn from(record: FeedEntry) -> NoticeView {
        let FeedEntry { position, id, game, version, at, notice } = record;
        NoticeView { position, id, at, game_id: game, version, notice: notice.into() }
    }
}

impl From<Notice> for ToldView {
    fn from(notice: Notice) -> ToldView {
        match notice {
            Notice::YourTurn { deadline } => ToldView::YourTurn { deadline },
            Notice::CoverACrown { deadline } => ToldView::CoverACrown { deadline },
            Notice::Reminder { deadline } => ToldView::Reminder { deadline },
            Notice::TimedOut { taken_over } => ToldView::TimedOut { taken_over },
            Notice::Invited { by } => ToldView::Invited { by_player_id: by },
            Notice::InvitationDeclined { by } => ToldView::InvitationDeclined { by_player_id: by },
            Notice::GameStarted {} => ToldView::GameStarted {},
            Notice::GameCancelled {} => ToldView::GameCancelled {},
            Notice::GameFinished { rank, points } => ToldView::GameFinished { rank, points },
            Notice::ConsentAsked { by, proposal } => {
                ToldView::ConsentAsked { by_seat: by, proposal }
            }
            Notice::ConsentGiven { by } => ToldView::ConsentGiven { by_seat: by },
            Notice::ConsentRefused { by } => ToldView::ConsentRefused { by_seat: by },
            Notice::Undone { by } => ToldView::Undone { by_seat: by },
            Notice::Paused { until } => ToldView::Paused { until },
            Notice::Resumed { by } => ToldView::Resumed { by_seat: by },
            Notice::SeatOffered { seat, by } => ToldView::SeatOffered { seat, by_player_id: by },
            Notice::SeatHandedOver { seat, from, to } => {
                ToldView::SeatHandedOver { seat, from_player_id: from, to_player_id: to }
            }
            Notice::SeriesStanding { series, game, games, rank, places, total } => {
                ToldView::SeriesStanding {
                    series_id: series,
                    number: game,
                    games,
                    rank,
                    places,
                    total,
                }
            }
            Notice::SeriesReadyAsked { series, game, games, until, again } => {
                ToldView::SeriesReadyAsked { series_id: series, number: game, games, until, again }
            }
            Notice::SeriesWithdrawn { series, place, player } => {
                ToldView::SeriesWithdrawn { series_id: series, place, player_id: player }
            }
            Notice::SeriesCancelled { series, by } => {
                ToldView::SeriesCancelled { series_id: series, by_player_id: by }
            }
            Notice::PasswordChanged {} => ToldView::PasswordChanged {},
            Notice::MailAddressChanged {} => ToldView::MailAddressChanged {},
            Notice::LoggedIn { client } => ToldView::LoggedIn { client },
            Notice::EndpointDisabled { host, failures } => {
                ToldView::EndpointDisabled { host, failures }
            }
        }
    }
}

/// A notice as programs read it, the same in the feed, in streams and in webhooks.
pub fn notice_on_the_wire(record: FeedEntry) -> serde_json::Value {
    serde_json::to_value(NoticeView::from(record)).unwrap_or_default()
}
