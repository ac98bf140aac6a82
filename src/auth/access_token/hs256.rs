//! HS256 for `jsonwebtoken`. The providers of the library depend on cryptography that this server
//! does not use: RSA, Ed25519 and a C library.

use hmac::{Hmac, KeyInit, Mac};
use jsonwebtoken::crypto::{CryptoProvider, JwtSigner, JwtVerifier, KeyUtils};
use jsonwebtoken::errors::{ErrorKind, Result};
use jsonwebtoken::signature::{Error, Signer, Verifier};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey};
use sha2::Sha256;

/// Signs and verifies with HS256, and rejects all other algorithms.
static PROVIDER: CryptoProvider = CryptoProvider {
    signer_factory: |algorithm, key: &EncodingKey| {
        Ok(Box::new(Hs256::new(*algorithm, key.as_bytes())?) as Box<dyn JwtSigner>)
    },
    verifier_factory: |algorithm, key: &DecodingKey| {
        Ok(Box::new(Hs256::new(*algorithm, key.try_get_as_bytes()?)?) as Box<dyn JwtVerifier>)
    },
    key_utils: KeyUtils::new_unimplemented(),
};

/// Installs the provider for the process. Further calls have no effect.
pub(super) fn install() {
    // A second call fails because the provider is already installed.
    PROVIDER.install_default().ok();
}

struct Hs256(Hmac<Sha256>);

impl Hs256 {
    fn new(algorithm: Algorithm, key: &[u8]) -> Result<Hs256> {
        if algorithm != Algorithm::HS256 {
            return Err(ErrorKind::InvalidAlgorithm.into());
        }
        let mac = Hmac::new_from_slice(key).map_err(|_| ErrorKind::InvalidKeyFormat)?;
        Ok(Hs256(mac))
    }

    fn mac_of(&self, message: &[u8]) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(message);
        mac
    }
}

impl Signer<Vec<u8>> for Hs256 {
    fn try_sign(&self, message: &[u8]) -> std::result::Result<Vec<u8>, Error> {
        Ok(self.mac_of(message).finalize().into_bytes().to_vec())
    }
}

impl Verifier<Vec<u8>> for Hs256 {
    fn verify(&self, message: &[u8], signature: &Vec<u8>) -> std::result::Result<(), Error> {
        self.mac_of(message).verify_slice(signature).map_err(|_| Error::new())
    }
}

impl JwtSigner for Hs256 {
    fn algorithm(&self) -> Algorithm {
        Algorithm::HS256
    }
}

impl JwtVerifier for Hs256 {
    fn algorithm(&self) -> Algorithm {
        Algorithm::HS256
    }
}
