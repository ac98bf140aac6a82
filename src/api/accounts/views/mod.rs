//! Response types of accounts, sessions, bots, tokens and apps.

mod account;
mod program;

pub use crate::api::accounts::availability::AvailabilityView;
pub use account::{
    AccountDataView, CreatedAccountView, CreatedSessionView, PlayerView, ProfileView,
    SessionListView, SessionTokensView, SessionView,
};
pub use program::{
    AccountView, AppListView, AppView, BotListView, CreatedTokenView, CurrentTokenView,
    TokenListView, TokenView,
};
