use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// Code challenge of PKCE (RFC 7636): the hash of a secret that the app sends when it exchanges the
/// code. An intercepted code is useless without the secret. Only the method `S256` is supported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeChallenge([u8; 32]);

/// Allowed lengths of a verifier, in characters.
const VERIFIER_LENGTHS: std::ops::RangeInclusive<usize> = 43..=128;

impl CodeChallenge {
    /// Parses a challenge: 43 letters, digits, `-` and `_`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        BASE64_URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok().map(Self)
    }

    /// Returns true if the challenge is that of `verifier`.
    #[must_use]
    pub fn matches(&self, verifier: &str) -> bool {
        let is_allowed =
            |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~');
        VERIFIER_LENGTHS.contains(&verifier.len())
            && verifier.bytes().all(is_allowed)
            && Sha256::digest(verifier)[..] == self.0
    }

    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for CodeChallenge {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of RFC 7636, appendix B.
    const VERIFIER: &str = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    const CHALLENGE: &str = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";

    #[test]
    fn challenge_fits_its_verifier() {
        let challenge = CodeChallenge::parse(CHALLENGE).expect("a challenge");
        assert!(challenge.matches(VERIFIER));
        assert!(!challenge.matches(&VERIFIER.replace('d', "e")));
    }

    #[test]
    fn challenge_is_not_a_verifier() {
        let challenge = CodeChallenge::parse(CHALLENGE).expect("a challenge");
        assert!(!challenge.matches(CHALLENGE));
    }

    #[test]
    fn verifier_length_and_alphabet_are_checked() {
        for verifier in ["short".to_owned(), "a".repeat(42), "a".repeat(129), "é".repeat(43)] {
            let digest: [u8; 32] = Sha256::digest(&verifier).into();
            assert!(!CodeChallenge::from(digest).matches(&verifier), "{verifier}");
        }
        for verifier in ["a".repeat(43), "~".repeat(128)] {
            let digest: [u8; 32] = Sha256::digest(&verifier).into();
            assert!(CodeChallenge::from(digest).matches(&verifier));
        }
    }

    #[test]
    fn malformed_challenge_is_rejected() {
        for text in
            ["", "abc", &CHALLENGE[1..], &format!("{CHALLENGE}="), VERIFIER.repeat(2).as_str()]
        {
            assert_eq!(CodeChallenge::parse(text), None, "{text}");
        }
    }
}
