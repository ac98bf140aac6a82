use argon2::{Argon2, Block, password_hash::phc::Output};

use crate::auth::HasherError;

use super::password::Password;

/// Maximum memory of a hash: 256 MiB, more than any cost in use. A stored hash with a larger cost
/// has been tampered with.
const MAX_BLOCKS: usize = 256 * 1024;

/// Reusable memory for one hash. If it were freed after each hash, the allocator would keep it once
/// per hashing thread: 766 MiB after a flood of logins, as measured.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

impl Memory {
    /// Computes the hash of `password` and `salt`.
    pub(super) fn output(
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::auth::Argon2Cost;

    fn password(text: &str) -> Password {
        Password::from_input(text).expect("a password of bearable length")
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
