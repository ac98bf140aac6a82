//! An account, its sessions, tokens and availability.

mod availability;
mod player;
mod scope;
mod session;
mod token;
mod token_bucket;

pub use availability::Habits;
pub use player::{Name, PlayerRecord};
pub use scope::Scope;
pub use session::SessionRecord;
pub use token::PersonalTokenRecord;
pub use token_bucket::Share;
