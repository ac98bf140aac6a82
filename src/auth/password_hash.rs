use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::phc::{self, ParamsString, Salt},
};

use crate::auth::HasherError;

use super::chance::random_bytes;
use super::cost::Argon2Cost;
use super::memory::Memory;
use super::password::Password;

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
}
