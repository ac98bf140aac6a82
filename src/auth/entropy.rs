use std::fmt;

use rand::TryRng;
use rand::rngs::SysRng;

/// Returns `N` random bytes from the operating system, for secrets and for the seeds of games.
///
/// # Errors
/// [`NoEntropy`] if the operating system returns no random bytes. There is no weaker fallback.
pub fn random_bytes<const N: usize>() -> Result<[u8; N], NoEntropy> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| NoEntropy)?;
    Ok(bytes)
}

/// The operating system returned no random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEntropy;

impl fmt::Display for NoEntropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the operating system gave no random bytes")
    }
}

impl std::error::Error for NoEntropy {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_bytes_differ_between_draws() {
        let draw = || random_bytes::<32>().expect("entropy");
        assert_ne!(draw(), draw());
    }

    #[test]
    fn random_bytes_fill_every_byte() {
        let draws: Vec<[u8; 32]> = (0..20).map(|_| random_bytes().expect("entropy")).collect();
        assert!((0..32).all(|place| draws.iter().any(|draw| draw[place] != 0)));
    }
}
