use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::{PlayerId, SessionId};

use super::scopes::Scopes;

/// One login on one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    pub id: SessionId,
    pub client: String,
    pub created_at: Timestamp,
    pub last_used_at: Timestamp,
    pub expires_at: Timestamp,
}

/// Delivery of the refresh token of a session.
///
/// - `response`: in the field `refresh_token` of the response body.
/// - `cookie`: in a cookie that scripts cannot read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefreshTokenDelivery {
    #[default]
    Response,
    Cookie,
}

/// Kind of access token.
///
/// - `session`: an access token of a session, which is accepted by all operations.
/// - `personal`: a personal token.
/// - `app`: an access token of an app.
///
/// May gain values: display the name of an unknown value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TokenKind {
    Session,
    Personal,
    App,
}

/// A personal token without its secret. Its id is the id of its session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalTokenInfo {
    pub id: SessionId,
    pub player: PlayerId,
    pub name: String,
    pub scopes: Scopes,
    /// First characters of the secret.
    pub prefix: String,
    pub created_at: Timestamp,
    /// Time of the last use, accurate to a minute; `None` if the token was never used.
    pub last_used_at: Option<Timestamp>,
    /// `None` if the token is valid until it is revoked.
    pub expires_at: Option<Timestamp>,
}

/// Rate limit: at most `burst` attempts at a time, and one more attempt after each
/// `refill_interval`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenBucket {
    pub burst: i32,
    pub refill_interval: SignedDuration,
}
