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
    DominoListView, DominoView, PaceListView, PaceView, QuestListView, QuestView, VariantListView,
    VariantView,
};
pub use endpoint::{
    DeliveryListView, DeliveryView, NewWebhookView, NothingView, NoticeSettingsView,
    PushSubscriptionListView, PushSubscriptionView, TestMessage, WebhookListView, WebhookMessage,
    WebhookView,
};
pub use event::{EventListView, EventView};
pub use game::GameView;
pub use habits::HabitsView;
pub use notice::{FeedView, NoticeView, notice_on_the_wire};
pub use page::{GamePageView, GameSummaryView};
pub use picture::PictureLinksView;
pub use player::{
    HeadToHeadListView, HeadToHeadView, LeaderView, LeaderboardView, PlayedPageView, PlayedView,
    PlayerProfileView, StatisticsListView, StatisticsView,
};
pub use program::{AccountView, BotListView, NewTokenView, TokenListView, TokenView};
pub use record::{RecordCheckView, RecordView};
pub use scores::ScoreCurveView;
pub use series::{SeriesPageView, SeriesView};
pub use settings::SettingsView;
