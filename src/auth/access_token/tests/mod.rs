mod forgeries;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::{Sha256, Sha384, Sha512};

use super::*;

const NOW: i64 = 1_800_000_000;
const SECRET: &str = "a secret of more than thirty-two bytes";

fn now() -> Timestamp {
    Timestamp::constant(NOW, 0)
}

fn player() -> PlayerId {
    PlayerId::new(Uuid::from_u128(1))
}

fn session() -> SessionId {
    SessionId::new(Uuid::from_u128(2))
}

fn tokens() -> AccessTokens {
    AccessTokens::new(&TokenSecret::from_text(SECRET).expect("a long secret"))
}

fn good() -> String {
    tokens().issue(player(), session(), None, Uuid::from_u128(3), now()).expect("a token")
}

fn payload() -> Value {
    json!({
        "iss": "kingdomail", "aud": "kingdomail", "sub": player(), "sid": session(),
        "iat": NOW, "exp": NOW + 900, "jti": Uuid::from_u128(3),
    })
}

fn with(claim: &str, value: impl Into<Value>) -> Value {
    let mut payload = payload();
    payload[claim] = value.into();
    payload
}

fn lasting(iat: i64, exp: i64) -> Value {
    let mut payload = with("iat", iat);
    payload["exp"] = exp.into();
    payload
}

fn header() -> Header {
    Header { typ: Some("at+jwt".to_owned()), ..Header::new(Algorithm::HS256) }
}

fn base64(bytes: &[u8]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Signs a message without the library under test.
fn mac<M: Mac + KeyInit>(secret: &str, message: &str) -> String {
    let mut mac = <M as KeyInit>::new_from_slice(secret.as_bytes()).expect("a key");
    mac.update(message.as_bytes());
    base64(&mac.finalize().into_bytes())
}

fn signed_by(secret: &str, header: &Header, payload: &Value) -> String {
    let head = base64(&serde_json::to_vec(header).expect("JSON"));
    let message = format!("{head}.{}", base64(payload.to_string().as_bytes()));
    let signature = match header.alg {
        Algorithm::HS384 => mac::<Hmac<Sha384>>(secret, &message),
        Algorithm::HS512 => mac::<Hmac<Sha512>>(secret, &message),
        _ => mac::<Hmac<Sha256>>(secret, &message),
    };
    format!("{message}.{signature}")
}

fn signed(payload: &Value) -> String {
    signed_by(SECRET, &header(), payload)
}

fn headed(header: &Header) -> String {
    signed_by(SECRET, header, &payload())
}

#[test]
fn only_the_valid_token_is_accepted() {
    let (tokens, good) = (tokens(), good());
    let claims = Claims {
        player: player(),
        session: session(),
        scopes: None,
        expires: now() + ACCESS_TOKEN_LIFETIME,
    };
    assert_eq!(tokens.verify(&good, now()), Ok(claims));
    assert_eq!(tokens.verify(&signed(&payload()), now()), Ok(claims), "the corpus forges well");

    for (name, token) in forgeries::all() {
        assert_eq!(tokens.verify(&token, now()), Err(AccessTokenError::Malformed), "{name}");
    }
}

#[test]
fn missing_claim_is_rejected() {
    for claim in ["iss", "aud", "sub", "sid", "iat", "exp", "jti"] {
        let mut payload = payload();
        payload.as_object_mut().expect("an object").remove(claim);
        let verdict = tokens().verify(&signed(&payload), now());
        assert_eq!(verdict, Err(AccessTokenError::Malformed), "{claim}");
    }
}

#[test]
fn overlong_token_is_rejected() {
    assert!(tokens().verify(&forgeries::token_with_padded_payload(1), now()).is_ok());
    assert_eq!(
        tokens().verify(&forgeries::token_with_padded_payload(256), now()),
        Err(AccessTokenError::Malformed)
    );
}

#[test]
fn token_with_changed_letter_is_rejected() {
    let (tokens, good) = (tokens(), good());
    for place in 0..good.len() {
        let mut letters = good.clone().into_bytes();
        letters[place] = if letters[place] == b'A' { b'B' } else { b'A' };
        let changed = String::from_utf8(letters).expect("ASCII");
        assert_eq!(
            tokens.verify(&changed, now()),
            Err(AccessTokenError::Malformed),
            "letter {place}"
        );
    }
}

#[test]
fn token_is_valid_until_expiry() {
    let (tokens, good) = (tokens(), good());
    let end = now() + ACCESS_TOKEN_LIFETIME;
    assert!(tokens.verify(&good, end - SignedDuration::from_nanos(1)).is_ok());
    assert_eq!(tokens.verify(&good, end), Err(AccessTokenError::Expired));
    assert_eq!(tokens.verify(&good, Timestamp::MAX), Err(AccessTokenError::Expired));
}

#[test]
fn clock_skew_of_one_minute_is_accepted() {
    let (tokens, good) = (tokens(), good());
    assert!(tokens.verify(&good, now() - SignedDuration::from_secs(60)).is_ok());
    let early = now() - SignedDuration::from_secs(61);
    assert_eq!(tokens.verify(&good, early), Err(AccessTokenError::Malformed));
    assert_eq!(tokens.verify(&good, Timestamp::MIN), Err(AccessTokenError::Malformed));
}

#[test]
fn issue_time_is_truncated_to_seconds() {
    let late = now() + SignedDuration::from_millis(999);
    let token =
        tokens().issue(player(), session(), None, Uuid::from_u128(3), late).expect("a token");
    let expires = tokens().verify(&token, late).map(|claims| claims.expires);
    assert_eq!(expires, Ok(now() + ACCESS_TOKEN_LIFETIME));
}
