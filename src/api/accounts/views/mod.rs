//! Response types of accounts, sessions, bots, tokens and apps.

mod account;
mod account_data;
mod habits;
mod program;

pub use account::{
    CreatedAccountView, CreatedSessionView, PlayerView, ProfileView, SessionListView,
    SessionTokensView, SessionView,
};
pub use account_data::AccountDataView;
pub use habits::AvailabilityView;
pub use program::{
    AccountView, AppListView, AppView, BotListView, CreatedTokenView, CurrentTokenView,
    TokenListView, TokenView,
};
