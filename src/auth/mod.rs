//! Passwords and tokens. Storage and transport are handled by the layers above.
//!
//! Types that hold a secret implement neither `Debug` nor `Serialize`. Each has one method that
//! exposes the secret.

mod access_token;
mod chance;
mod cost;
mod device_token;
mod hasher;
mod link_key;
mod memory;
mod opaque_token;
mod password;
mod password_hash;
mod personal_token;
mod pkce;
mod token_secret;
mod user_code;
mod work_queue;

pub use access_token::{
    ACCESS_TOKEN_LIFETIME, AccessTokenError, AccessTokens, Claims, SigningFailed,
};
pub use chance::{NoEntropy, random_bytes};
pub use cost::Argon2Cost;
pub use device_token::{DeviceId, DeviceToken};
pub use hasher::{Hasher, HasherError, PasswordVerdict};
pub use link_key::LinkKey;
pub use opaque_token::{
    AppRefreshToken, AuthorizationCode, CalendarToken, CookieToken, DeviceCode, RefreshToken,
    RenewalToken, StreamTicket,
};
pub use password::{Password, WeakPassword};
pub use password_hash::PasswordHash;
pub use personal_token::PersonalToken;
pub use pkce::CodeChallenge;
pub use token_secret::TokenSecret;
pub use user_code::UserCode;
