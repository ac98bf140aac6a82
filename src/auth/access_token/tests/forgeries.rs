use super::*;

/// `{"alg":"none","typ":"at+jwt"}`
const NO_ALGORITHM: &str = "eyJhbGciOiJub25lIiwidHlwIjoiYXQrand0In0";
/// Three spaces, which JSON allows before an object.
const SPACES: &str = "ICAg";

/// All forgeries, with their defects.
pub(super) fn all() -> impl Iterator<Item = (&'static str, String)> {
    let headers = headers().into_iter().map(|(name, header)| (name, headed(&header)));
    let claims = claims().into_iter().map(|(name, payload)| (name, signed(&payload)));
    headers.chain(claims).chain(texts())
}

/// A valid token with `times` × 4 meaningless letters added, signed correctly.
pub(super) fn token_with_padded_payload(times: usize) -> String {
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
