//! Access tokens: signed claims about an account, its session and its scopes.

mod hs256;
#[cfg(test)]
mod tests;

use std::fmt;

use jiff::{SignedDuration, Timestamp};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, encode};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::domain::account::Scopes;
use crate::domain::{PlayerId, SessionId};

use super::link_key::TokenSecret;

/// Lifetime of an access token.
pub const ACCESS_TOKEN_LIFETIME: SignedDuration = SignedDuration::from_mins(15);

/// Maximum clock difference to the node that issued a token. It does not apply to the expiry.
const CLOCK_SKEW: SignedDuration = SignedDuration::from_secs(60);
/// Maximum length of a token. Tokens of this server have about 450 characters.
const MAX_TOKEN_BYTES: usize = 1024;
const TOKEN_TYPE: &str = "at+jwt";
/// Issuer and audience of all tokens.
const ISSUER: &str = "kingdomail";

/// Issues and verifies access tokens, which are JWTs signed with HS256. Created once and shared.
#[derive(Clone)]
pub struct AccessTokens {
    header: Header,
    signing: EncodingKey,
    verifying: DecodingKey,
    validation: Validation,
}

/// Account, session and expiry of an access token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    pub player: PlayerId,
    /// Session of the token. It may have been revoked since.
    pub session: SessionId,
    /// Scopes of the token of an app; `None` for a session, which has all permissions.
    pub scopes: Option<Scopes>,
    /// Time of expiry. The token is invalid from this time on.
    pub expires: Timestamp,
}

/// Claims of a token. Tokens with additional claims, such as `nbf`, are rejected, because ignoring
/// a restriction would grant more than intended. Deploy a release that accepts a new claim on all
/// nodes before one that issues it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Payload {
    iss: String,
    aud: String,
    sub: PlayerId,
    sid: SessionId,
    /// Time of issue, in seconds since 1970, like `exp`.
    iat: i64,
    exp: i64,
    jti: Uuid,
    /// Scopes, separated by spaces (RFC 9068).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scope: Option<String>,
}

impl AccessTokens {
    #[must_use]
    pub fn new(secret: &TokenSecret) -> Self {
        hs256::install();
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[ISSUER]);
        validation.set_required_spec_claims(&["iss", "aud", "sub", "exp"]);
        // The library would use the system clock; `verify` compares with its argument.
        validation.validate_exp = false;
        Self {
            header: Header { typ: Some(TOKEN_TYPE.to_owned()), ..Header::new(Algorithm::HS256) },
            signing: EncodingKey::from_secret(secret.bytes()),
            verifying: DecodingKey::from_secret(secret.bytes()),
            validation,
        }
    }

    /// Issues a token for `player` in `session`, valid from `now` for [`ACCESS_TOKEN_LIFETIME`].
    /// `jti` is the id of the token. With `scopes`, it is the token of an app.
    ///
    /// # Errors
    /// [`SigningFailed`] if the cryptographic library fails.
    pub fn issue(
        &self,
        player: PlayerId,
        session: SessionId,
        scopes: Option<Scopes>,
        jti: Uuid,
        now: Timestamp,
    ) -> Result<String, SigningFailed> {
        let iat = now.as_second();
        let payload = Payload {
            iss: ISSUER.to_owned(),
            aud: ISSUER.to_owned(),
            sub: player,
            sid: session,
            iat,
            exp: iat + ACCESS_TOKEN_LIFETIME.as_secs(),
            jti,
            scope: scopes.map(|scopes| scopes.to_string()),
        };
        encode(&self.header, &payload, &self.signing).map_err(|_| SigningFailed)
    }

    /// Verifies all claims and the header of a token at the time `now`.
    ///
    /// # Errors
    /// [`AccessTokenError`]; `Expired` only if the token is valid in all other respects.
    pub fn verify(&self, token: &str, now: Timestamp) -> Result<Claims, AccessTokenError> {
        if token.len() > MAX_TOKEN_BYTES {
            return Err(AccessTokenError::Malformed);
        }
        let token = decode::<Payload>(token, &self.verifying, &self.validation)
            .map_err(|_| AccessTokenError::Malformed)?;
        if token.header != self.header {
            return Err(AccessTokenError::Malformed);
        }
        let Payload { sub: player, sid: session, iat, exp, scope, .. } = token.claims;
        let scopes = scope.as_deref().map(Scopes::parse).transpose();
        let scopes = scopes.map_err(|_| AccessTokenError::Malformed)?;
        let issued = parse_timestamp(iat)?;
        let expires = parse_timestamp(exp)?;
        let lifetime = expires.duration_since(issued);
        let is_issued_in_future = issued.duration_since(now) > CLOCK_SKEW;
        if is_issued_in_future
            || lifetime > ACCESS_TOKEN_LIFETIME
            || lifetime <= SignedDuration::ZERO
        {
            return Err(AccessTokenError::Malformed);
        }
        if expires <= now {
            return Err(AccessTokenError::Expired);
        }
        Ok(Claims { player, session, scopes, expires })
    }
}

fn parse_timestamp(second: i64) -> Result<Timestamp, AccessTokenError> {
    Timestamp::from_second(second).map_err(|_| AccessTokenError::Malformed)
}

/// Reason for which a token is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessTokenError {
    /// The token was not issued by this server, or is not valid yet.
    Malformed,
    /// The token has expired; the client should refresh it.
    Expired,
}

impl fmt::Display for AccessTokenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "the access token is not one of ours",
            Self::Expired => "the access token has expired",
        })
    }
}

impl std::error::Error for AccessTokenError {}

/// The cryptographic library failed to sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SigningFailed;

impl fmt::Display for SigningFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the access token could not be signed")
    }
}

impl std::error::Error for SigningFailed {}
