//! The idempotency keys of the recorded requests of a game, in the short form in which the game
//! keeps them.

use sha2::{Digest, Sha256};

use crate::domain::PlayerId;

/// Size of a hash in bytes.
const HASH_BYTES: usize = 4;

/// Hash of an idempotency key: the first bytes of the SHA-256 hash of the player's id and the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestKeyHash([u8; HASH_BYTES]);

/// Hashes of the keys of all recorded requests of a game. Different keys can have the same hash, so
/// a hash in this list shows only that its key may have been used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RequestKeyHashes(Vec<u8>);

impl RequestKeyHash {
    /// Computes the hash of a key that `player` used.
    pub fn new(player: PlayerId, key: &str) -> RequestKeyHash {
        let hash = Sha256::new().chain_update(player.uuid()).chain_update(key).finalize();
        let mut short = [0; HASH_BYTES];
        short.copy_from_slice(&hash[..HASH_BYTES]);
        RequestKeyHash(short)
    }

    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

impl RequestKeyHashes {
    /// Creates the list from its stored form, the concatenated hashes.
    pub fn from_stored(hashes: Vec<u8>) -> RequestKeyHashes {
        RequestKeyHashes(hashes)
    }

    /// Returns false if no recorded request has a key with this hash.
    pub fn contains(&self, hash: RequestKeyHash) -> bool {
        self.0.chunks_exact(HASH_BYTES).any(|known| known == hash.0)
    }

    /// Adds the hash of a recorded request.
    pub fn push(&mut self, hash: RequestKeyHash) {
        self.0.extend(hash.0);
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn used_key_is_contained() {
        let [ada, grace] = [1, 2].map(|id| PlayerId::new(Uuid::from_u128(id)));
        let mut hashes = RequestKeyHashes::default();
        hashes.push(RequestKeyHash::new(ada, "first"));
        hashes.push(RequestKeyHash::new(grace, "second"));
        assert!(hashes.contains(RequestKeyHash::new(ada, "first")));
        assert!(hashes.contains(RequestKeyHash::new(grace, "second")));
        assert!(!hashes.contains(RequestKeyHash::new(grace, "first")));
        assert!(!hashes.contains(RequestKeyHash::new(ada, "third")));
    }

    #[test]
    fn hash_is_that_of_the_migration() {
        // substring(sha256(uuid_send(player_id) || convert_to('key', 'UTF8')) FOR 4)
        let player = PlayerId::new(Uuid::from_u128(1));
        assert_eq!(hex::encode(RequestKeyHash::new(player, "key").as_bytes()), "2c1e04f5");
    }
}
