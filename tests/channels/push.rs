//! Push messages to browsers, as the push service receives them.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use guarded_http::{GuardedClient, HttpOutcome};
use jiff::Timestamp;
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::{Value, json};

use crate::receiver::{Receiver, ScriptedResponse, expect_client, options_allowing};
use kingdomail::notifications::channels::push::{
    Push, PushSubscription, Topic, Urgency, Vapid, push_request,
};

const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

fn vapid() -> Vapid {
    Vapid::new([3; 32], "mailto:post@example.org").unwrap_or_else(|reason| panic!("{reason}"))
}

async fn send_push(answer: &'static str, topic: Option<&str>) -> (HttpOutcome, String) {
    let receiver = Receiver::start(ScriptedResponse::Text(answer)).await;
    let to = PushSubscription::parse(&receiver.url(), P256DH, "BTBZMqHH6r4Tts7J_aSIgg");
    let to = to.unwrap_or_else(|reason| panic!("{reason}"));
    let topic = topic.map(|topic| Topic::parse(topic).expect("a topic"));
    let push = Push { text: b"your turn", seconds: 3600, urgency: Urgency::High, topic };
    let request = push_request(&to, &vapid(), &push, [5; 48], Timestamp::UNIX_EPOCH);
    let request = request.unwrap_or_else(|reason| panic!("{reason}"));
    let client = expect_client(GuardedClient::new(options_allowing(&["127.0.0.0/8"])));
    let outcome = client.post(&request, Timestamp::UNIX_EPOCH).await;
    (outcome, receiver.requests().concat())
}

#[tokio::test]
async fn push_message_is_encrypted() {
    let (outcome, seen) = send_push("HTTP/1.1 201 Created\r\n\r\n", Some("game-0199_turn")).await;
    assert_eq!(outcome, HttpOutcome::Delivered { status: 201 });
    for header in [
        "content-type: application/octet-stream\r\n",
        "content-encoding: aes128gcm\r\n",
        "authorization: vapid t=eyJ",
        "ttl: 3600\r\n",
        "urgency: high\r\n",
        "topic: game-0199_turn\r\n",
    ] {
        assert!(seen.contains(header), "{header} in {seen}");
    }
    assert!(!seen.contains("your turn"));
    let (_, seen) = send_push("HTTP/1.1 201 Created\r\n\r\n", None).await;
    assert!(!seen.contains("topic:"));
}

#[tokio::test]
async fn vapid_token_is_standard() {
    let (_, seen) = send_push("HTTP/1.1 201 Created\r\n\r\n", None).await;
    let line = |name: &str| seen.lines().find_map(|line| line.strip_prefix(name)).expect("a line");
    let (token, key) = line("authorization: vapid t=").split_once(", k=").expect("both");
    assert_eq!(key, vapid().public_key());
    let point = BASE64_URL_SAFE_NO_PAD.decode(key).expect("base64url");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let signature = BASE64_URL_SAFE_NO_PAD.decode(signature).expect("base64url");
    let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point);
    key.verify(signed.as_bytes(), &signature).expect("signed with the key");
    let (head, claims) = signed.split_once('.').expect("claims");
    let json = |part: &str| -> Value {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(part).expect("base64url");
        serde_json::from_slice(&bytes).expect("JSON")
    };
    assert_eq!(json(head), json!({ "typ": "JWT", "alg": "ES256" }));
    let claims = json(claims);
    assert_eq!(claims["aud"], format!("http://{}", line("host: ")));
    assert_eq!(claims["sub"], "mailto:post@example.org");
    assert_eq!(claims["exp"], 12 * 60 * 60);
}

#[tokio::test]
async fn missing_subscription_is_gone() {
    for answer in ["HTTP/1.1 404 Not Found\r\n\r\n", "HTTP/1.1 410 Gone\r\n\r\n"] {
        assert_eq!(send_push(answer, None).await.0, HttpOutcome::Gone);
    }
}

#[test]
fn push_topic_is_short_and_plain() {
    assert!(Topic::parse(&"a".repeat(32)).is_some());
    for text in ["", "a b", "a=", "a+b", "a\r\nb", &"a".repeat(33)] {
        assert_eq!(Topic::parse(text), None, "{text}");
    }
}
