//! Verifiable shuffle: players can check the deal without trusting the server. With
//! `kingdomail-shuffle-1` this is possible after the game, with `kingdomail-shuffle-2` also for
//! each line as it is dealt.
//!
//! The server chooses a seed and publishes its [`commitment`] before the first player can join. The
//! players can add bytes of their own. The order of the dominoes and of the kings is derived from
//! both, and the seed is revealed when the game is over. This proves that the deck was not changed
//! after the start, nor chosen with knowledge of the players' bytes. It does not prove that the
//! server's operators did not look at the deck. The second scheme also publishes the root of a
//! [`LineTree`] at the start and a [`LineProof`] with each line. The implementation uses no crate's
//! shuffle, because their results change between versions. A scheme never changes; a modified one
//! gets a new name.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Deck, DominoId, Edition, Expansion, FirstPicks, Quest, Quests, Seat, Settings, Setup};

mod hex32;
mod lines;
mod scheme;

pub use hex32::{Hex32, ParseHex32Error};
pub use lines::{LineProof, LineTree};
pub use scheme::ShuffleScheme;

/// 32 random bytes: the seed of the server, the entropy of a player, or a commitment.
pub type Bytes32 = [u8; 32];

/// Returns the commitment to be published before the game: SHA-256 over the seed and the game id.
pub fn commitment(game: [u8; 16], seed: &Bytes32) -> Bytes32 {
    let mut hash = Sha256::new();
    hash.update(b"kingdomail-commit-1\0");
    hash.update(game);
    hash.update(seed);
    hash.finalize().into()
}

/// Source of randomness of one game.
pub struct Shuffle {
    key: Bytes32,
}

impl Shuffle {
    /// Derives the randomness of `game` from the server's `seed` and the players' `entropy`, which
    /// has one entry per seat: 32 zero bytes for a player without own entropy.
    ///
    /// ```
    /// use kingdomino::Expansion;
    /// use kingdomino::shuffle::{Shuffle, commitment};
    ///
    /// let (game, seed, entropy) = ([7; 16], [42; 32], [[1; 32], [0; 32]]);
    /// // Before the game the server publishes what binds it to the seed, and to this game.
    /// let published = commitment(game, &seed);
    ///
    /// // Afterwards it shows the seed, and everybody finds the same deck.
    /// assert_eq!(commitment(game, &seed), published);
    /// let deck = |seed, entropy: &[_]| Shuffle::new(game, seed, entropy).deck(Expansion::None);
    /// let played = deck(&seed, &entropy).ok_or("a deck")?;
    /// assert_eq!(deck(&seed, &entropy), Some(played.clone()));
    /// assert_eq!(played.order().len(), 48);
    ///
    /// // Another seed breaks the promise; other entropy makes another deck.
    /// assert_ne!(commitment(game, &[43; 32]), published);
    /// assert_ne!(deck(&seed, &[[2; 32], [0; 32]]), Some(played));
    /// # Ok::<(), &str>(())
    /// ```
    pub fn new(game: [u8; 16], seed: &Bytes32, entropy: &[Bytes32]) -> Shuffle {
        let mut mac = new_hmac(seed);
        mac.update(b"kingdomail-key-1\0");
        mac.update(&game);
        #[expect(
            clippy::cast_possible_truncation,
            reason = "no game has more than a handful of seats"
        )]
        mac.update(&[entropy.len() as u8]);
        for bytes in entropy {
            mac.update(bytes);
        }
        Shuffle { key: mac.finalize().into_bytes().into() }
    }

    /// Returns the deck of the box. Always `Some`.
    pub fn deck(&self, expansion: Expansion) -> Option<Deck> {
        let mut order: Vec<DominoId> = expansion.dominoes().collect();
        self.stream("deck").shuffle(&mut order);
        Deck::new(&order)
    }

    /// Returns the setup of a game with these settings; none if they have more kings than any game.
    pub fn setup(&self, settings: Settings) -> Option<Setup> {
        let kings = self.kings(settings)?;
        let quests = if settings.has_giants() { self.quests()? } else { Quests::NONE };
        Some(Setup { settings, kings, quests })
    }

    /// Returns the first two of the shuffled quests. Always `Some`.
    pub fn quests(&self) -> Option<Quests> {
        let mut tiles = Quest::ALL;
        self.stream("quests").shuffle(&mut tiles);
        Quests::new(tiles[0], tiles[1])
    }

    /// Returns the order of the first picks; none if the settings have more kings than any game.
    pub fn kings(&self, settings: Settings) -> Option<FirstPicks> {
        let seats: Vec<Seat> = settings.seats().collect();
        let order = match settings.edition() {
            Edition::Rulebook => {
                let kings = settings.kings_per_player().into();
                let mut order: Vec<Seat> =
                    seats.iter().flat_map(|seat| std::iter::repeat_n(*seat, kings)).collect();
                self.stream("kings").shuffle(&mut order);
                order
            }
            Edition::BoardGameArena => {
                let first = self.stream("first_seat").uniform(seats.len());
                let mut round: Vec<Seat> =
                    seats.iter().copied().cycle().skip(first).take(seats.len()).collect();
                if settings.kings_per_player() == 2 {
                    round.extend(round.clone().into_iter().rev());
                }
                round
            }
        };
        FirstPicks::new(&order)
    }

    /// Shuffles `order`, for a game with a random order of the players.
    pub fn seats(&self, order: &mut [u8]) {
        self.stream("seats").shuffle(order);
    }

    fn stream(&self, label: &'static str) -> Stream {
        Stream { key: self.key, label, block: 0, bytes: Vec::new().into_iter() }
    }

    /// Returns one block of the stream `label`.
    fn block(&self, label: &str, number: u32) -> Bytes32 {
        block(&self.key, label, number)
    }
}

/// Byte stream of HMAC-SHA256(key, label ‖ 00 ‖ block) for block 0, 1, 2, …
struct Stream {
    key: Bytes32,
    label: &'static str,
    block: u32,
    bytes: std::vec::IntoIter<u8>,
}

impl Stream {
    fn byte(&mut self) -> usize {
        loop {
            if let Some(byte) = self.bytes.next() {
                return byte.into();
            }
            self.bytes = block(&self.key, self.label, self.block).to_vec().into_iter();
            self.block += 1;
        }
    }

    /// Returns a uniformly distributed number below `n`, which is 1 to 256. Consumes no byte if `n`
    /// is 1.
    fn uniform(&mut self, n: usize) -> usize {
        if n == 1 {
            return 0;
        }
        let unbiased_limit = 256 - 256 % n;
        loop {
            let byte = self.byte();
            if byte < unbiased_limit {
                return byte % n;
            }
        }
    }

    fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.uniform(last + 1));
        }
    }
}

fn block(key: &Bytes32, label: &str, number: u32) -> Bytes32 {
    let mut mac = new_hmac(key);
    mac.update(label.as_bytes());
    mac.update(&[0]);
    mac.update(&number.to_be_bytes());
    mac.finalize().into_bytes().into()
}

fn new_hmac(key: &Bytes32) -> Hmac<Sha256> {
    // HMAC pads a key shorter than a block with zeros.
    let mut block = [0; 64];
    block[..key.len()].copy_from_slice(key);
    Hmac::<Sha256>::new(&block.into())
}

#[cfg(test)]
mod tests;
