//! Hashes of passwords by Argon2id, their cost, and the memory in which they are computed.

use std::fmt;

use argon2::password_hash::phc::{self, Output, ParamsString, Salt};
use argon2::{Algorithm, Argon2, Block, Error, Params, Version};

use super::entropy::random_bytes;
use super::password::Password;

/// Maximum memory of a hash: 256 MiB, more than any cost in use. A stored hash with a larger cost
/// has been tampered with.
const MAX_BLOCKS: usize = 256 * 1024;

/// Stored hash of a password: a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`.
#[derive(Clone)]
pub struct PasswordHash(String);

impl PasswordHash {
    /// Wraps a stored hash. It is parsed when it is used.
    #[must_use]
    pub const fn from_stored(text: String) -> Self {
        Self(text)
    }

    /// PHC string, for storage only.
    #[must_use]
    pub fn expose(&self) -> &str {
        &self.0
    }

    /// Hashes a password with a new salt. `cost` determines the time and the memory.
    pub(super) fn compute(
        password: &Password,
        cost: Argon2Cost,
        memory: &mut Memory,
    ) -> Result<Self, HasherError> {
        let argon2 = cost.argon2().map_err(|_| HasherError::Failed)?;
        let salt = random_bytes::<16>().map_err(|_| HasherError::Failed)?;
        let hash = phc::PasswordHash {
            algorithm: Algorithm::Argon2id.ident(),
            version: Some(Version::V0x13.into()),
            params: ParamsString::try_from(argon2.params()).map_err(|_| HasherError::Failed)?,
            salt: Some(Salt::new(&salt).map_err(|_| HasherError::Failed)?),
            hash: Some(memory.output(&argon2, password, &salt)?),
        };
        Ok(Self(hash.to_string()))
    }

    /// Returns true if this is the hash of `password`. Takes as long as hashing, and never returns
    /// early.
    pub(super) fn matches(
        &self,
        password: &Password,
        memory: &mut Memory,
    ) -> Result<bool, HasherError> {
        let hash = self.parse()?;
        // Without a salt and an output, every password would be a mismatch.
        let (Some(salt), Some(output)) = (hash.salt, hash.hash) else {
            return Err(HasherError::Unreadable);
        };
        let argon2 = stored_argon2(&hash).ok_or(HasherError::Unreadable)?;
        // `Output` compares in constant time.
        Ok(memory.output(&argon2, password, &salt)? == output)
    }

    /// Returns true if the hash has exactly this cost.
    pub(super) fn has_cost(&self, cost: Argon2Cost) -> Result<bool, HasherError> {
        let hash = self.parse()?;
        let params = Params::try_from(&hash).map_err(|_| HasherError::Unreadable)?;
        let stored_cost = Argon2Cost {
            memory_kib: params.m_cost(),
            passes: params.t_cost(),
            lanes: params.p_cost(),
        };
        Ok(stored_cost == cost
            && hash.algorithm == Algorithm::Argon2id.ident()
            && hash.version == Some(Version::V0x13.into()))
    }

    fn parse(&self) -> Result<phc::PasswordHash, HasherError> {
        phc::PasswordHash::new(&self.0).map_err(|_| HasherError::Unreadable)
    }
}

/// Returns the algorithm, version and parameters stored in `hash`, regardless of the current cost.
fn stored_argon2(hash: &phc::PasswordHash) -> Option<Argon2<'static>> {
    let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
    let version = Version::try_from(hash.version?).ok()?;
    Some(Argon2::new(algorithm, version, Params::try_from(hash).ok()?))
}

/// Cost parameters of a password hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Argon2Cost {
    /// Memory for one hash in KiB, at least 8 per lane.
    pub memory_kib: u32,
    /// Number of passes over the memory, at least 1.
    pub passes: u32,
    /// Number of lanes, at least 1.
    pub lanes: u32,
}

impl Default for Argon2Cost {
    /// 19 MiB, two passes, one lane: the minimum that OWASP recommends.
    fn default() -> Self {
        Self { memory_kib: 19 * 1024, passes: 2, lanes: 1 }
    }
}

impl Argon2Cost {
    /// Minimal cost, for tests only.
    #[must_use]
    pub const fn minimal() -> Self {
        Self { memory_kib: 8, passes: 1, lanes: 1 }
    }

    fn argon2(self) -> Result<Argon2<'static>, Error> {
        let params = Params::new(self.memory_kib, self.passes, self.lanes, None)?;
        Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
    }
}

/// Reusable memory for one hash. If it were freed after each hash, the allocator would keep it once
/// per hashing thread: 766 MiB after a flood of logins, as measured.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

impl Memory {
    /// Computes the hash of `password` and `salt`.
    fn output(
        &mut self,
        argon2: &Argon2<'_>,
        password: &Password,
        salt: &[u8],
    ) -> Result<Output, HasherError> {
        let blocks = argon2.params().block_count();
        if blocks > MAX_BLOCKS {
            return Err(HasherError::Failed);
        }
        if self.0.len() < blocks {
            self.0.resize(blocks, Block::new());
        }
        let mut bytes = [0; Output::MAX_LENGTH];
        let length = argon2.params().output_len().unwrap_or(argon2::Params::DEFAULT_OUTPUT_LEN);
        let output = bytes.get_mut(..length).ok_or(HasherError::Failed)?;
        argon2
            .hash_password_into_with_memory(password.bytes(), salt, output, &mut self.0[..blocks])
            .map_err(|_| HasherError::Failed)?;
        Output::new(output).map_err(|_| HasherError::Failed)
    }
}

/// Reason for which a password could not be hashed or verified.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HasherError {
    /// The queue is full, or the wait timed out. A retry may succeed after a second.
    Busy,
    /// The stored text is not a password hash: the database has been tampered with.
    Unreadable,
    /// No entropy, no memory, or a cost that argon2 rejects.
    Failed,
}

impl fmt::Display for HasherError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Busy => "too many passwords wait to be hashed",
            Self::Unreadable => "the stored password hash cannot be read",
            Self::Failed => "the password could not be hashed",
        })
    }
}

impl std::error::Error for HasherError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password::from_input(text).expect("a password of bearable length")
    }

    fn hash_matches(hash: &PasswordHash, text: &str) -> Result<bool, HasherError> {
        hash.matches(&password(text), &mut Memory::default())
    }

    fn hash(text: &str) -> PasswordHash {
        PasswordHash::compute(&password(text), Argon2Cost::minimal(), &mut Memory::default())
            .expect("a hash")
    }

    #[test]
    fn hash_matches_only_its_password() {
        let stored = PasswordHash::from_stored(hash("seven geese").expose().to_owned());
        assert_eq!(hash_matches(&stored, "seven geese"), Ok(true));
        assert_eq!(hash_matches(&stored, "seven goose"), Ok(false));
        assert_eq!(hash_matches(&stored, ""), Ok(false));
    }

    #[test]
    fn equal_passwords_have_different_hashes() {
        assert_ne!(hash("seven geese").expose(), hash("seven geese").expose());
    }

    #[test]
    fn hash_string_contains_the_parameters() {
        let hash = PasswordHash::compute(
            &password("seven geese"),
            Argon2Cost::default(),
            &mut Memory::default(),
        )
        .expect("a hash");
        assert!(hash.expose().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    }

    #[test]
    fn reference_test_vector_is_verified() {
        // A test vector of the reference implementation.
        let reference_hash =
            "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
        let stored = PasswordHash::from_stored(reference_hash.to_owned());
        assert_eq!(hash_matches(&stored, "password"), Ok(true));
        assert_eq!(hash_matches(&stored, "passwort"), Ok(false));
    }

    #[test]
    fn hash_reports_its_own_cost() {
        assert_eq!(hash("seven geese").has_cost(Argon2Cost::minimal()), Ok(true));
        assert_eq!(hash("seven geese").has_cost(Argon2Cost::default()), Ok(false));
        let other = hash("seven geese").expose().replace("argon2id", "argon2i");
        assert_eq!(PasswordHash::from_stored(other).has_cost(Argon2Cost::minimal()), Ok(false));
    }

    #[test]
    fn malformed_hash_is_unreadable() {
        let whole = hash("seven geese").expose().to_owned();
        let (without_output, _) = whole.rsplit_once('$').expect("a dollar sign");
        let (without_salt, _) = without_output.rsplit_once('$').expect("a dollar sign");
        let bcrypt = "$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW";
        for text in ["", "seven geese", "$argon2id$", without_output, without_salt, bcrypt] {
            let stored = PasswordHash::from_stored(text.to_owned());
            assert_eq!(
                hash_matches(&stored, "seven geese"),
                Err(HasherError::Unreadable),
                "{text}"
            );
        }
    }

    #[test]
    fn default_cost_meets_the_requirements() {
        assert_eq!(Argon2Cost::default(), Argon2Cost { memory_kib: 19_456, passes: 2, lanes: 1 });
        assert!(Argon2Cost::default().argon2().is_ok());
    }

    #[test]
    fn cost_below_argon2_minimum_is_rejected() {
        assert!(Argon2Cost { memory_kib: 7, ..Argon2Cost::minimal() }.argon2().is_err());
        assert!(Argon2Cost { passes: 0, ..Argon2Cost::minimal() }.argon2().is_err());
    }

    #[test]
    fn reused_memory_gives_the_same_hash() {
        let mut used = Memory::default();
        let costs = [(64, 2), (8, 1), (32, 3)];
        for (memory_kib, passes) in costs {
            let argon2 = Argon2Cost { memory_kib, passes, lanes: 1 }.argon2().expect("a cost");
            let fresh = Memory::default().output(&argon2, &password("seven geese"), b"some salt");
            assert!(fresh.is_ok());
            assert_eq!(used.output(&argon2, &password("seven geese"), b"some salt"), fresh);
        }
    }

    #[test]
    fn excessive_memory_is_rejected_unallocated() {
        let argon2 =
            Argon2Cost { memory_kib: u32::MAX, ..Argon2Cost::minimal() }.argon2().expect("a cost");
        let output = Memory::default().output(&argon2, &password("seven geese"), b"some salt");
        assert_eq!(output, Err(HasherError::Failed));
    }
}
