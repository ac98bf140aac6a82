use jiff::Timestamp;
use kingdomino::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::http::cursor::truncate_page;
use crate::domain::clock::Pace;
use crate::domain::event_log::{GameStatus, RatingMode, Version};
use crate::domain::table::{GameSummary, TableAccess};
use crate::domain::{GameId, PlayerId};

use super::game::{GameSettingsView, SeriesReferenceView};

/// A page of games.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameListView {
    /// Games of the page.
    #[schema(max_items = 100)]
    pub items: Vec<GameSummaryView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl GameListView {
    /// Builds a page from a list of up to `limit` + 1 games. `cursor` encodes the last game of the
    /// page.
    pub fn new(
        mut games: Vec<GameSummary>,
        limit: i64,
        cursor: impl FnOnce(&GameSummary) -> String,
    ) -> GameListView {
        let next_cursor = truncate_page(&mut games, limit).map(cursor);
        GameListView { items: games.into_iter().map(GameSummaryView::from).collect(), next_cursor }
    }
}

/// Summary of a game in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSummaryView {
    pub id: GameId,
    pub version: Version,
    pub status: GameStatus,
    pub access: TableAccess,
    /// True if bots can join the table.
    pub bots: bool,
    /// Host: the player who created the table.
    pub host_id: PlayerId,
    pub settings: GameSettingsView,
    /// Time limit for decisions.
    pub pace: Pace,
    /// Results that change ratings.
    pub rated: RatingMode,
    /// Series that the game belongs to; null for none.
    pub series: Option<SeriesReferenceView>,
    /// Finished game that this one is the rematch of; null for none.
    pub rematch_of_id: Option<GameId>,
    /// Players, by seat.
    #[schema(max_items = 5)]
    pub players: Vec<PlayerView>,
    /// Seat that has to decide; null if no seat has to decide.
    pub awaiting_seat: Option<Seat>,
    /// True if it is your turn.
    pub waits_for_you: bool,
    /// Deadline of the pending decision; null if there is no time limit.
    pub deadline: Option<Timestamp>,
    /// Time at which the table was created.
    pub created_at: Timestamp,
    /// Time of the last change.
    pub changed_at: Timestamp,
}

impl From<GameSummary> for GameSummaryView {
    fn from(game: GameSummary) -> GameSummaryView {
        let players = game.players.into_iter().map(PlayerView::from);
        GameSummaryView {
            id: game.id,
            version: game.version,
            status: game.status,
            access: game.access,
            bots: game.allows_bots,
            host_id: game.host,
            settings: GameSettingsView::from(game.settings),
            pace: game.pace,
            rated: game.rating_mode,
            series: game.series.map(SeriesReferenceView::from),
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
