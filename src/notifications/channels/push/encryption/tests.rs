use base64::Engine;

use crate::notifications::channels::push::SubscriptionError;
use crate::notifications::channels::push::request::BASE64_URL;

use super::*;

const ENDPOINT: &str = "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV";
const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
const THEIR_PRIVATE: &str = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const OUR_PRIVATE: &str = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const SALT: &str = "DGv6ra1nlYgDCS1FRnbzlw";
const BODY: &str = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc\
    InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy\
    4a-fN";

fn bytes(text: &str) -> Vec<u8> {
    BASE64_URL.decode(text).expect("base64url")
}

fn subscription() -> PushSubscription {
    PushSubscription::parse(ENDPOINT, P256DH, AUTH).unwrap_or_else(|reason| panic!("{reason}"))
}

/// Decrypts as a browser does. Written independently from the RFCs.
fn decrypted(body: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let (salt, rest) = body.split_at(16);
    assert_eq!(rest[..5], [0, 0, 16, 0, 65]);
    let (ours, record) = rest[5..].split_at(65);
    let private = SecretKey::from_slice(&bytes(THEIR_PRIVATE)).expect("a key");
    let secret = private.diffie_hellman(&PublicKey::from_sec1_bytes(ours).expect("a point"));
    let keys = Salt::new(HKDF_SHA256, &bytes(AUTH)).extract(secret.raw_secret_bytes());
    let shared: [u8; 32] = derive(&keys, &[b"WebPush: info\0", &bytes(P256DH), ours])?;
    let keys = Salt::new(HKDF_SHA256, salt).extract(&shared);
    let key: [u8; 16] = derive(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&keys, &[b"Content-Encoding: nonce\0"])?;
    let mut record = record.to_vec();
    let text = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).open_in_place(
        Nonce::assume_unique_for_key(nonce),
        Aad::empty(),
        &mut record,
    )?;
    let end = text.iter().rposition(|byte| *byte != 0).expect("a mark");
    assert_eq!(text[end], 2, "the last record");
    Ok(text[..end].to_vec())
}

#[test]
fn encryption_matches_rfc_8291_example() {
    let random_bytes = [bytes(SALT), bytes(OUR_PRIVATE)].concat().try_into().expect("48 bytes");
    let body = subscription().encrypt(b"When I grow up, I want to be a watermelon", random_bytes);
    assert_eq!(body.map(|body| BASE64_URL.encode(body)).as_deref(), Ok(BODY));
}

#[test]
fn encrypted_message_decrypts_in_browser() {
    for text in [&b""[..], b"x", &[0; 10], &[7; MAX_TEXT_BYTES]] {
        let body = subscription().encrypt(text, [5; 48]).expect("a body");
        assert!(body.len() <= 4096);
        assert_eq!(decrypted(&body).as_deref(), Ok(text));
        let mut changed = body;
        *changed.last_mut().expect("a byte") ^= 1;
        assert_eq!(decrypted(&changed), Err(Unspecified));
    }
}

#[test]
fn long_text_and_bad_key_are_rejected() {
    let long = subscription().encrypt(&[7; MAX_TEXT_BYTES + 1], [5; 48]);
    assert_eq!(long, Err(PushError::TooLong));
    assert_eq!(subscription().encrypt(b"x", [0; 48]), Err(PushError::InvalidRandomKey));
    assert_eq!(subscription().encrypt(b"x", [255; 48]), Err(PushError::InvalidRandomKey));
}

#[test]
fn subscription_reports_invalid_part() {
    let parse =
        |endpoint: &str, key: &str, auth: &str| PushSubscription::parse(endpoint, key, auth).err();
    assert_eq!(parse(ENDPOINT, &format!("{P256DH}="), &format!("{AUTH}==")), None);
    let stored = subscription();
    assert_eq!((stored.p256dh().as_str(), stored.expose_auth().as_str()), (P256DH, AUTH));

    assert!(matches!(parse("ftp://x", P256DH, AUTH), Some(SubscriptionError::Endpoint(_))));
    let mut off_curve = bytes(P256DH);
    off_curve[64] ^= 1;
    let compressed = [&[2], &bytes(P256DH)[1..33]].concat();
    let infinity = [0; 65];
    for key in [&off_curve, &compressed, &infinity[..], &[], &bytes(P256DH)[..64]] {
        let key = BASE64_URL.encode(key);
        assert_eq!(parse(ENDPOINT, &key, AUTH), Some(SubscriptionError::Key), "{key}");
    }
    for auth in ["", "BTBZMqHH6r4Tts7J_aSI", "BTBZMqHH6r4Tts7J!aSIgg", "\r\n"] {
        assert_eq!(parse(ENDPOINT, P256DH, auth), Some(SubscriptionError::Auth), "{auth}");
    }
}
