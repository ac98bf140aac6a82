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

    for (name, token) in all() {
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
    assert!(tokens().verify(&token_with_padded_payload(1), now()).is_ok());
    assert_eq!(
        tokens().verify(&token_with_padded_payload(256), now()),
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

/// `{"alg":"none","typ":"at+jwt"}`
const NO_ALGORITHM: &str = "eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0";
/// Three spaces, which JSON allows before an object.
const SPACES: &str = "ICAg";

/// All forgeries, with their defects.
fn all() -> impl Iterator<Item = (&'static str, String)> {
    let headers = headers().into_iter().map(|(name, header)| (name, headed(&header)));
    let claims = claims().into_iter().map(|(name, payload)| (name, signed(&payload)));
    headers.chain(claims).chain(texts())
}

/// A valid token with `times` × 4 meaningless letters added, signed correctly.
fn token_with_padded_payload(times: usize) -> String {
    let good = good();
    let (head, rest) = good.split_once('.').expect("three segments");
    let (body, _) = rest.split_once('.').expect("three segments");
    let message = format!("{head}.{}{body}", SPACES.repeat(times));
    let signature = mac::<Hmac<Sha256>>(SECRET, &message);
    format!("{message}.{signature}")
}

/// `token` with its last character replaced by the next one, which differs only in unused bits.
fn with_last_char_changed(token: &str) -> String {
    let mut letters: Vec<char> = token.chars().collect();
    let last = letters.last_mut().expect("a letter");
    *last = char::from(u8::try_from(*last).expect("ASCII") + 1);
    letters.into_iter().collect()
}

fn headers() -> Vec<(&'static str, Header)> {
    let typed = |typ: Option<&str>| Header { typ: typ.map(ToOwned::to_owned), ..header() };
    vec![
        ("alg HS512", Header { alg: Algorithm::HS512, ..header() }),
        ("alg HS384", Header { alg: Algorithm::HS384, ..header() }),
        ("typ JWT", typed(Some("JWT"))),
        ("typ AT+JWT", typed(Some("AT+JWT"))),
        ("typ application/at+jwt", typed(Some("application/at+jwt"))),
        ("no typ", typed(None)),
        ("crit", Header { crit: Some(vec!["exp".to_owned()]), ..header() }),
        ("kid", Header { kid: Some("../../dev/null".to_owned()), ..header() }),
        ("jku", Header { jku: Some("https://example.org/keys".to_owned()), ..header() }),
    ]
}

fn claims() -> Vec<(&'static str, Value)> {
    vec![
        ("wrong aud", with("aud", "kingdomails")),
        ("aud a list", with("aud", vec!["kingdomail"])),
        ("aud empty", with("aud", "")),
        ("wrong iss", with("iss", "https://example.org")),
        ("iss a list", with("iss", vec!["kingdomail"])),
        ("sub no uuid", with("sub", "alice")),
        ("sid null", with("sid", Value::Null)),
        ("jti a number", with("jti", 3)),
        ("exp a text", with("exp", (NOW + 900).to_string())),
        ("exp broken", with("exp", 1_800_000_900.5)),
        ("exp without end", with("exp", i64::MAX)),
        ("exp beyond i64", with("exp", u64::MAX)),
        ("exp negative", with("exp", -1)),
        ("iat at the dawn of time", with("iat", i64::MIN)),
        ("lifetime a second too long", with("exp", NOW + 901)),
        ("lifetime too long, from the past", with("iat", NOW - 1)),
        ("not yet valid", lasting(NOW + 61, NOW + 961)),
        ("no lifetime at all", lasting(NOW + 5, NOW + 5)),
        ("expired before it was issued", lasting(NOW + 5, NOW + 1)),
        ("not before a later moment", with("nbf", NOW + 600)),
        ("not before a moment that is past", with("nbf", NOW - 600)),
        ("nbf a text", with("nbf", "soon")),
        ("a claim we never make", with("scope", "admin")),
        ("not an object", json!(["kingdomail"])),
    ]
}

fn texts() -> Vec<(&'static str, String)> {
    let good = good();
    let (message, signature) = good.rsplit_once('.').expect("three segments");
    let (head, body) = message.split_once('.').expect("three segments");
    let other = signed(&with("sub", Uuid::from_u128(9).to_string()));
    let others_body = other.split('.').nth(1).expect("three segments");
    vec![
        ("empty", String::new()),
        ("dots", "..".to_owned()),
        ("alg none, unsigned", format!("{NO_ALGORITHM}.{body}.")),
        ("alg none, signed", format!("{NO_ALGORITHM}.{body}.{signature}")),
        ("wrong secret", signed_by("another secret of thirty-two bytes", &header(), &payload())),
        ("empty secret", signed_by("", &header(), &payload())),
        ("changed payload", format!("{head}.{others_body}.{signature}")),
        ("without signature", format!("{message}.")),
        ("two segments", message.to_owned()),
        ("truncated", good[..good.len() - 1].to_owned()),
        ("first letter gone", good[1..].to_owned()),
        ("extra segment behind", format!("{good}.{signature}")),
        ("extra segment before", format!("{head}.{good}")),
        ("extra dot", format!("{good}.")),
        ("padded", format!("{good}=")),
        ("respelt signature", with_last_char_changed(&good)),
        ("space before", format!(" {good}")),
        ("new line behind", format!("{good}\n")),
        ("with its scheme", format!("Bearer {good}")),
        ("non-ASCII", format!("{good}é")),
        ("only non-ASCII", "ключ.от.замка".to_owned()),
        ("zero byte", format!("{good}\0")),
        ("huge", "a".repeat(10_000_000)),
        ("huge but signed", token_with_padded_payload(256)),
    ]
}
