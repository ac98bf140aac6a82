use argon2::{Algorithm, Argon2, Error, Params, Version};

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

    pub(super) fn argon2(self) -> Result<Argon2<'static>, Error> {
        let params = Params::new(self.memory_kib, self.passes, self.lanes, None)?;
        Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
