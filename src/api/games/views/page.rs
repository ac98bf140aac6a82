use jiff::Timestamp;
use kingdomino::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::http::cursor::cut;
use crate::domain::clock::Pace;
use crate::domain::event_log::{Rated, Status, Version};
use crate::domain::table::{Access, GameSummary};
use crate::domain::{GameId, PlayerId};

use super::of_series::OfSeriesView;
use super::settings::SettingsView;

/// A page of games.
#[derive(Debug, Serialize, ToSchema)]
pub struct GamePageView {
    #[schema(max_items = 100)]
    pub items: Vec<GameSummaryView>,
    /// For the next page; null on the last one.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl GamePageView {
    /// Of games that were listed one more than `limit`; `cursor` writes behind which of them the next page begins.
    pub fn new(
        mut games: Vec<GameSummary>,
        limit: i64,
        cursor: impl FnOnce(&GameSummary) -> String,
    ) -> GamePageView {
        let next_cursor = cut(&mut games, limit).map(cursor);
        GamePageView { items: games.into_iter().map(GameSummaryView::from).collect(), next_cursor }
    }
}

/// What a list shows of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSummaryView {
    pub id: GameId,
    pub version: Version,
    pub status: Status,
    pub access: Access,
    /// Whether bots may sit down.
    pub bots: bool,
    pub opener_id: PlayerId,
    pub settings: SettingsView,
    /// How much time there is for a decision.
    pub pace: Pace,
    /// Whose results change ratings.
    pub rated: Rated,
    /// The series to which the game belongs; null for none.
    pub series: Option<OfSeriesView>,
    /// The finished game of which this one is the rematch; null for none.
    pub rematch_of_id: Option<GameId>,
    /// Who sits at the table, by seat.
    #[schema(max_items = 5)]
    pub players: Vec<PlayerView>,
    /// The seat whose move it is; null when it is nobody's.
    pub awaiting_seat: Option<Seat>,
    /// Whether it is your move.
    pub waits_for_you: bool,
    /// When the time is up; null when there is time without end.
    pub deadline: Option<Timestamp>,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
}

impl From<GameSummary> for GameSummaryView {
    fn from(game: GameSummary) -> GameSummaryView {
        let players = game.players.into_iter().map(|(id, name)| PlayerView::new(id, name));
        GameSummaryView {
            id: game.id,
            version: game.version,
            status: game.status,
            access: game.access,
            bots: game.bots,
            opener_id: game.opener,
            settings: SettingsView::from(game.settings),
            pace: game.pace,
            rated: game.rated,
            series: game.series.map(OfSeriesView::from),
            rematch_of_id: game.rematch_of,
            players: players.collect(),
            awaiting_seat: game.awaiting,
            waits_for_you: game.waits_for_you,
            deadline: game.deadline,
            created_at: game.created_at,
            changed_at: game.changed_at,
        }
    }
}
