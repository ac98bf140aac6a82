//! What is shown of the game, written by hand: nothing that a view does not name can be seen.

mod account;
mod account_data;
mod backlog;
mod catalogue;
mod endpoint;
mod event;
mod game;
mod habits;
mod kingdom;
mod notice;
mod page;
mod picture;
mod player;
mod program;
mod record;
mod record_fact;
mod scores;
mod seat;
mod series;
mod settings;

pub use account::{
    GrantView, PlayerView, ProfileView, RegisteredView, SessionListView, SessionView, TokensView,
};
pub use account_data::AccountDataView;
pub use backlog::{BacklogView, StuckEndpointView};
pub use catalogue::{
    DominoListView, DominoView, PaceListView, PaceView, QuestListView, QuestView, SquareView,
    VariantListView, VariantView,
};
pub use endpoint::{
    DeliveryListView, DeliveryView, NewWebhookView, NothingView, NoticeSettingsView,
    PushSubscriptionListView, PushSubscriptionView, QuietHoursView, TestMessage, WebhookListView,
    WebhookMessage, WebhookView,
};
pub use event::{EventListView, EventView, FactView};
pub use game::{
    AskedView, AwaitingView, ExpectedView, GameView, OfSeriesView, RankedView, ShuffleView,
    SlotView,
};
pub use habits::{HabitsView, HolidayView};
pub use kingdom::{
    BonusView, CellView, CountedView, KingdomView, PlacedSquareView, PropertyView, QuestScoreView,
    ScoreView,
};
pub use notice::{FeedView, NoticeView, ToldView, notice_on_the_wire};
pub use page::{GamePageView, GameSummaryView};
pub use picture::{KingdomPictureView, PictureLinksView, TablePictureView};
pub use player::{
    HeadToHeadListView, HeadToHeadView, LeaderView, LeaderboardView, PlayedPageView,
    PlayedSeatView, PlayedView, PlayerProfileView, RatingView, ReliabilityView, StatisticsListView,
    StatisticsView,
};
pub use program::{AccountView, BotListView, NewTokenView, TokenListView, TokenView};
pub use record::{
    FlawView, RecordCheckView, RecordView, RecordedEventView, RecordedRankView, RecordedSeatView,
};
pub use record_fact::{RecordedFact, RecordedSeries, RecordedSettings, RecordedTiming};
pub use scores::ScoreCurveView;
pub use seat::{SeatView, StandingView};
pub use series::{
    PlaceGameView, PlaceStandingView, PlaceView, SeriesGameView, SeriesPageView, SeriesView,
};
pub use settings::SettingsView;
