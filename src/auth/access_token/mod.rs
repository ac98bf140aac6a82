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

use super::token_secret::TokenSecret;

/// How long an access token is good for, from the second it is issued in.
pub const LIFETIME: SignedDuration = SignedDuration::from_mins(15);

/// How far the clock of the node that issued a token may run ahead of ours. When a token ends is held to exactly.
const CLOCK_SKEW: SignedDuration = SignedDuration::from_secs(60);
/// Ours have some 450; what is longer is not worth reading.
const MOST_BYTES: usize = 1024;
const TYPE: &str = "at+jwt";
/// We issue for nobody else, and accept from nobody else.
const OURSELVES: &str = "kingdomail";

/// Issues and verifies access tokens: JWTs signed with HS256. Made once and shared.
#[derive(Clone)]
pub struct AccessTokens {
    header: Header,
    signing: EncodingKey,
    verifying: DecodingKey,
    validation: Validation,
}

/// Whom an access token speaks for, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claims {
    pub player: PlayerId,
    /// It may have been revoked since: the token cannot know.
    pub session: SessionId,
    /// What the app may do that it was given to; nothing here where it is a session, which may do everything.
    pub scopes: Option<Scopes>,
    /// The first moment at which the token is no longer good.
    pub expires: Timestamp,
}

/// All that we claim. A token that claims more, such as an `nbf` or a narrower scope, is refused: to pass
/// over what it says would let it do more than was meant. So a new claim is accepted by all nodes before
/// any node makes it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Payload {
    iss: String,
    aud: String,
    sub: PlayerId,
    sid: SessionId,
    /// Seconds since 1970, as `exp` is.
    iat: i64,
    exp: i64,
    jti: Uuid,
    /// As RFC 9068 has it: names, with a space between two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scope: Option<String>,
}

impl AccessTokens {
    #[must_use]
    pub fn new(secret: &TokenSecret) -> Self {
        hs256::install();
        let mut validation = Validation::new(Algorithm::HS256);
        validation.set_issuer(&[OURSELVES]);
        validation.set_audience(&[OURSELVES]);
        validation.set_required_spec_claims(&["iss", "aud", "sub", "exp"]);
        // The library would ask the ambient clock; `verify` compares with the time it is given.
        validation.validate_exp = false;
        Self {
            header: Header { typ: Some(TYPE.to_owned()), ..Header::new(Algorithm::HS256) },
            signing: EncodingKey::from_secret(secret.bytes()),
            verifying: DecodingKey::from_secret(secret.bytes()),
            validation,
        }
    }

    /// A token for `player` in `session`, good from `now` for [`LIFETIME`]. `jti` names this one token. With `scopes` it is
    /// that of an app, and may do what they say.
    ///
    /// # Errors
    /// [`SigningFailed`] when the cryptographic library refuses.
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
            iss: OURSELVES.to_owned(),
            aud: OURSELVES.to_owned(),
            sub: player,
            sid: session,
            iat,
            exp: iat + LIFETIME.as_secs(),
            jti,
            scope: scopes.map(|scopes| scopes.to_string()),
        };
        encode(&self.header, &payload, &self.signing).map_err(|_| SigningFailed)
    }

    /// Whom `token` speaks for at `now`. Every claim and the whole header are checked.
    ///
    /// # Errors
    /// [`TokenRefused`]; `Expired` only when nothing else is wrong with it.
    pub fn verify(&self, token: &str, now: Timestamp) -> Result<Claims, TokenRefused> {
        if token.len() > MOST_BYTES {
            return Err(TokenRefused::Malformed);
        }
        let token = decode::<Payload>(token, &self.verifying, &self.validation)
            .map_err(|_| TokenRefused::Malformed)?;
        if token.header != self.header {
            return Err(TokenRefused::Malformed);
        }
        let Payload { sub: player, sid: session, iat, exp, scope, .. } = token.claims;
        let scopes = scope.as_deref().map(Scopes::parse).transpose();
        let scopes = scopes.map_err(|_| TokenRefused::Malformed)?;
        let issued = moment(iat)?;
        let expires = moment(exp)?;
        let lifetime = expires.duration_since(issued);
        let early = issued.duration_since(now) > CLOCK_SKEW;
        if early || lifetime > LIFETIME || lifetime <= SignedDuration::ZERO {
            return Err(TokenRefused::Malformed);
        }
        if expires <= now {
            return Err(TokenRefused::Expired);
        }
        Ok(Claims { player, session, scopes, expires })
    }
}

fn moment(second: i64) -> Result<Timestamp, TokenRefused> {
    Timestamp::from_second(second).map_err(|_| TokenRefused::Malformed)
}

/// Why a token speaks for nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenRefused {
    /// Not one of ours, or not yet good.
    Malformed,
    /// It was ours and good, until its time was over: the client should refresh.
    Expired,
}

impl fmt::Display for TokenRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "the access token is not one of ours",
            Self::Expired => "the access token has expired",
        })
    }
}

impl std::error::Error for TokenRefused {}

/// The cryptographic library would not sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SigningFailed;

impl fmt::Display for SigningFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the access token could not be signed")
    }
}

impl std::error::Error for SigningFailed {}
