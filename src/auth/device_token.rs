use crate::domain::PlayerId;

use super::entropy::{NoEntropy, random_bytes};
use super::link_key::LinkKey;
use super::password_hash::PasswordHash;

const PREFIX: &str = "kmd_";
const DEVICE_ID_DIGITS: usize = 32;
const PURPOSE: &str = "device";

/// Token that identifies a device on which the owner of an account has logged in. It grants no
/// access, but a login with the token and the password is exempt from the limits of unknown
/// devices. Device tokens are signed, not stored, and valid until the password changes.
pub struct DeviceToken(String);

/// A known device. Wrong passwords are counted per device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceId([u8; DEVICE_ID_DIGITS / 2]);

impl DeviceToken {
    /// Creates a token for a device on which `player` has logged in with the password of `hash`.
    ///
    /// # Errors
    /// [`NoEntropy`] if the operating system returns no random bytes.
    pub fn issue(key: &LinkKey, player: PlayerId, hash: &PasswordHash) -> Result<Self, NoEntropy> {
        let device = hex::encode(random_bytes::<{ DEVICE_ID_DIGITS / 2 }>()?);
        let signature = key.sign(PURPOSE, &signed_text(player, &device, hash));
        Ok(Self(format!("{PREFIX}{device}{signature}")))
    }

    /// Returns the device of the token `text` if it belongs to `player` and the password is still
    /// that of `hash`.
    #[must_use]
    pub fn verify(
        text: &str,
        key: &LinkKey,
        player: PlayerId,
        hash: &PasswordHash,
    ) -> Option<DeviceId> {
        let (device, signature) = text.strip_prefix(PREFIX)?.split_at_checked(DEVICE_ID_DIGITS)?;
        let mut bytes = [0; DEVICE_ID_DIGITS / 2];
        hex::decode_to_slice(device, &mut bytes).ok()?;
        let is_valid = key.verifies(PURPOSE, &signed_text(player, device, hash), signature);
        is_valid.then_some(DeviceId(bytes))
    }

    /// Plain text of the token, for responses only.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl DeviceId {
    pub fn to_text(self) -> String {
        hex::encode(self.0)
    }
}

fn signed_text(player: PlayerId, device: &str, hash: &PasswordHash) -> String {
    format!("{player}\0{device}\0{}", hash.expose())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::TokenSecret;
    use uuid::Uuid;

    fn key(secret: &str) -> LinkKey {
        LinkKey::new(&TokenSecret::from_text(&secret.repeat(32)).expect("long enough"))
    }

    fn hash(text: &str) -> PasswordHash {
        PasswordHash::from_stored(text.to_owned())
    }

    #[test]
    fn device_token_requires_account_and_password() {
        let (ada, eve) = (PlayerId::new(Uuid::from_u128(1)), PlayerId::new(Uuid::from_u128(2)));
        let token = DeviceToken::issue(&key("a"), ada, &hash("h")).expect("entropy");
        assert_eq!(token.expose().len(), 58);
        let read = |text: &str, key: &LinkKey, player, hash: &PasswordHash| {
            DeviceToken::verify(text, key, player, hash).map(DeviceId::to_text)
        };
        let known = read(token.expose(), &key("a"), ada, &hash("h"));
        assert_eq!(known.as_deref(), Some(&token.expose()[4..36]));
        assert_eq!(read(token.expose(), &key("a"), eve, &hash("h")), None);
        assert_eq!(read(token.expose(), &key("a"), ada, &hash("i")), None);
        assert_eq!(read(token.expose(), &key("b"), ada, &hash("h")), None);
    }

    #[test]
    fn malformed_device_token_is_rejected() {
        let ada = PlayerId::new(Uuid::from_u128(1));
        let token = DeviceToken::issue(&key("a"), ada, &hash("h")).expect("entropy");
        let good = token.expose();
        let shapes = [
            String::new(),
            "kmd_".to_owned(),
            good.to_uppercase(),
            good[..57].to_owned(),
            format!("{good}A"),
            format!("kmd_{}", "é".repeat(27)),
        ];
        for text in shapes {
            assert!(DeviceToken::verify(&text, &key("a"), ada, &hash("h")).is_none(), "{text}");
        }
    }
}
