//! Passwords and tokens. Storage and transport are handled by the layers above.
//!
//! Types that hold a secret implement neither `Debug` nor `Serialize`. Each has one method that
//! exposes the secret.

mod access_token;
mod device_token;
mod entropy;
mod hasher;
mod link_key;
mod opaque_token;
mod password;
mod password_hash;
mod personal_token;
mod pkce;
mod user_code;

pub use access_token::{
    ACCESS_TOKEN_LIFETIME, AccessTokenError, AccessTokens, Claims, SigningFailed,
};
pub use device_token::{DeviceId, DeviceToken};
pub use entropy::{NoEntropy, random_bytes};
pub use hasher::{Hasher, PasswordVerdict};
pub use link_key::{LinkKey, TokenSecret};
pub use opaque_token::{
    AppRefreshToken, AuthorizationCode, CalendarToken, CookieToken, DeviceCode, RefreshToken,
    RenewalToken, StreamTicket,
};
pub use password::{Password, WeakPassword};
pub use password_hash::{Argon2Cost, HasherError, PasswordHash};
pub use personal_token::PersonalToken;
pub use pkce::CodeChallenge;
pub use user_code::UserCode;
