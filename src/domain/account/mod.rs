//! An account, its sessions, tokens and availability.

mod availability;
mod player;
mod refresh_in;
mod scope;
mod session;
mod token;
mod token_bucket;

pub use availability::Availability;
pub use player::{KnownName, Player};
pub use refresh_in::RefreshIn;
pub use scope::Scope;
pub use session::Session;
pub use token::PersonalTokenInfo;
pub use token_bucket::TokenBucket;
