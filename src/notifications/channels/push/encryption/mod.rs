#[cfg(test)]
mod tests;

use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};

use super::PushFailed;
use super::subscription::PushSubscription;

/// Every push service accepts bodies of this size (RFC 8030, section 7.2). The body has a single
/// record.
const RECORD: u32 = 4096;
const SALT_BYTES: usize = 16;
const CIPHER_BYTES: usize = 16;
/// Length of the server's public key.
const KEY_LENGTH: u8 = 65;
/// Header: salt, record size, key length and key.
const HEAD_BYTES: usize = SALT_BYTES + 4 + 1 + KEY_LENGTH as usize;
/// Trailer: the delimiter of the last record and the authentication tag.
const FOOT_BYTES: usize = 1 + 16;
const MOST_BYTES: usize = RECORD as usize - HEAD_BYTES - FOOT_BYTES;

impl PushSubscription {
    /// Encrypts `text` for the browser: `aes128gcm` (RFC 8188) with keys from RFC 8291. The first
    /// 16 bytes of `chance` are the salt, the other 32 the ephemeral private key of this message.
    pub(super) fn encrypt(&self, text: &[u8], chance: [u8; 48]) -> Result<Vec<u8>, PushFailed> {
        if text.len() > MOST_BYTES {
            return Err(PushFailed::TooLong);
        }
        let (salt, private) = chance.split_at(SALT_BYTES);
        let private = SecretKey::from_slice(private).map_err(|_| PushFailed::Chance)?;
        self.sealed(text, salt, &private).map_err(|Unspecified| PushFailed::Cryptography)
    }

    fn sealed(
        &self,
        text: &[u8],
        salt: &[u8],
        private: &SecretKey,
    ) -> Result<Vec<u8>, Unspecified> {
        let ours = private.public_key().to_sec1_bytes();
        let theirs = PublicKey::from_sec1_bytes(&self.key).map_err(|_| Unspecified)?;
        let secret = private.diffie_hellman(&theirs);
        let keys = Salt::new(HKDF_SHA256, &self.auth).extract(secret.raw_secret_bytes());
        let shared: [u8; 32] = derived(&keys, &[b"WebPush: info\0", &self.key, &ours])?;
        let keys = Salt::new(HKDF_SHA256, salt).extract(&shared);
        let key: [u8; CIPHER_BYTES] = derived(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = derived(&keys, &[b"Content-Encoding: nonce\0"])?;

        let mut record = [text, &[2]].concat();
        LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut record,
        )?;
        Ok([salt, &RECORD.to_be_bytes(), &[KEY_LENGTH], &ours, &record].concat())
    }
}

fn derived<const N: usize>(keys: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut bytes = [0; N];
    keys.expand(info, Length(N))?.fill(&mut bytes)?;
    Ok(bytes)
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}
