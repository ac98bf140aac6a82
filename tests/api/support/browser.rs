//! Browser that subscribes to push messages and decrypts them according to RFC 8291.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use serde_json::{Value, json};
use sha2::Sha256;

use super::Caught;
use kingdomail::auth::random_bytes;

pub struct Browser {
    private: SecretKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    pub fn new() -> Browser {
        let private = SecretKey::from_slice(&random_bytes::<32>().expect("bytes")).expect("a key");
        let public = private.public_key().to_sec1_bytes().into_vec();
        Browser { private, public, auth: [7; 16] }
    }

    /// Result of `PushSubscription.toJSON()`.
    pub fn subscription(&self, endpoint: &str) -> Value {
        let text = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        let keys = json!({ "p256dh": text(&self.public), "auth": text(&self.auth) });
        json!({ "endpoint": endpoint, "expirationTime": null, "keys": keys })
    }

    /// Decrypted message, as received by the service worker.
    pub fn decrypt(&self, caught: &Caught) -> Value {
        let body = &caught.body;
        let (salt, rest) = body.split_at(16);
        let length = usize::from(rest[4]);
        let (sender, sealed) = rest[5..].split_at(length);
        let sender_key = PublicKey::from_sec1_bytes(sender).expect("a point");
        let shared = self.private.diffie_hellman(&sender_key);
        let of_both = [b"WebPush: info\0", &*self.public, sender, &[1]].concat();
        let secret = mac(&mac(&self.auth, shared.raw_secret_bytes()), &of_both);
        let key = mac(salt, &secret);
        let content = mac(&key, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = mac(&key, b"Content-Encoding: nonce\0\x01");
        let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &content[..16]).expect("a key"));
        let mut text = sealed.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut text).expect("sealed for us");
        let end = text.iter().rposition(|byte| *byte == 2).expect("a delimiter");
        serde_json::from_slice(&text[..end]).expect("JSON")
    }
}

fn mac(key: &[u8], text: &[u8]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key");
    mac.update(text);
    mac.finalize().into_bytes().into()
}
