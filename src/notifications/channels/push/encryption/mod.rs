//! Encryption of push messages for a browser.

#[cfg(test)]
mod tests;

use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};

use super::PushError;
use super::request::PushSubscription;

/// Every push service accepts bodies of this size (RFC 8030, section 7.2). The body has a single
/// record.
const RECORD_BYTES: u32 = 4096;
const SALT_BYTES: usize = 16;
const CIPHER_KEY_BYTES: usize = 16;
/// Length of the server's public key.
const PUBLIC_KEY_BYTES: u8 = 65;
/// Header: salt, record size, key length and key.
const HEADER_BYTES: usize = SALT_BYTES + 4 + 1 + PUBLIC_KEY_BYTES as usize;
/// Trailer: the delimiter of the last record and the authentication tag.
const TRAILER_BYTES: usize = 1 + 16;
const MAX_TEXT_BYTES: usize = RECORD_BYTES as usize - HEADER_BYTES - TRAILER_BYTES;

impl PushSubscription {
    /// Encrypts `text` for the browser: `aes128gcm` (RFC 8188) with keys from RFC 8291. The first
    /// 16 bytes of `random_bytes` are the salt, the other 32 the ephemeral private key of this
    /// message.
    pub(super) fn encrypt(
        &self,
        text: &[u8],
        random_bytes: [u8; 48],
    ) -> Result<Vec<u8>, PushError> {
        if text.len() > MAX_TEXT_BYTES {
            return Err(PushError::TooLong);
        }
        let (salt, private) = random_bytes.split_at(SALT_BYTES);
        let private = SecretKey::from_slice(private).map_err(|_| PushError::InvalidRandomKey)?;
        self.seal(text, salt, &private).map_err(|Unspecified| PushError::Cryptography)
    }

    fn seal(&self, text: &[u8], salt: &[u8], private: &SecretKey) -> Result<Vec<u8>, Unspecified> {
        let server_key = private.public_key().to_sec1_bytes();
        let browser_key = PublicKey::from_sec1_bytes(&self.key).map_err(|_| Unspecified)?;
        let secret = private.diffie_hellman(&browser_key);
        let keys = Salt::new(HKDF_SHA256, &self.auth).extract(secret.raw_secret_bytes());
        let shared: [u8; 32] = derive(&keys, &[b"WebPush: info\0", &self.key, &server_key])?;
        let keys = Salt::new(HKDF_SHA256, salt).extract(&shared);
        let key: [u8; CIPHER_KEY_BYTES] = derive(&keys, &[b"Content-Encoding: aes128gcm\0"])?;
        let nonce: [u8; NONCE_LEN] = derive(&keys, &[b"Content-Encoding: nonce\0"])?;

        let mut record = [text, &[2]].concat();
        LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?).seal_in_place_append_tag(
            Nonce::assume_unique_for_key(nonce),
            Aad::empty(),
            &mut record,
        )?;
        Ok([salt, &RECORD_BYTES.to_be_bytes(), &[PUBLIC_KEY_BYTES], &server_key, &record].concat())
    }
}

fn derive<const N: usize>(keys: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
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
