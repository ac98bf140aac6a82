//! What is shown of accounts.

mod account;
mod account_data;
mod habits;
mod program;

pub use account::{
    GrantView, PlayerView, ProfileView, RegisteredView, SessionListView, SessionView, TokensView,
};
pub use account_data::AccountDataView;
pub use habits::HabitsView;
pub use program::{
    AccountView, AppListView, AppView, BotListView, IssuedTokenView, ShownTokenView, TokenListView,
    TokenView,
};
