//! An account, its sessions, tokens and availability.

mod app;
mod availability;
mod player;
mod quotas;
mod redirect_uri;
mod refresh_in;
mod registration;
mod scope;
mod scopes;
mod session;
mod token;
mod token_bucket;

pub use app::{App, AppId};
pub use availability::Availability;
pub use player::{NameForms, NameKeys, Player};
pub use quotas::Quotas;
pub use redirect_uri::{RedirectTarget, RedirectUri};
pub use refresh_in::RefreshTokenDelivery;
pub use registration::RegistrationPolicy;
pub use scope::Scope;
pub use scopes::Scopes;
pub use session::Session;
pub use token::{PersonalTokenInfo, TokenKind};
pub use token_bucket::TokenBucket;
