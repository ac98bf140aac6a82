//! Cache of the games that this process recorded last, and of the versions that it acknowledged.

use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use lru::LruCache;

use crate::domain::event_log::Version;
use crate::domain::table::{RequestKeyHash, StoredGame};
use crate::domain::{GameId, PlayerId};
use crate::store::games::Secrets;

/// Maximum cached games, of some kilobytes each.
const MAX_CACHED_GAMES: NonZero<usize> = NonZero::new(8_192).expect("not zero");

/// Cache of the games that this process recorded last. The next command in a cached game is decided
/// without loading the game. Changes by other nodes do not invalidate the cache: a decision on an
/// outdated game is not recorded, because the version or the revision differs.
///
/// One per process and its clones.
#[derive(Clone)]
pub struct GameCache {
    games: Arc<Mutex<LruCache<GameId, Box<CachedGame>>>>,
    /// Versions acknowledged last, with the times of their events. After a failover, the database
    /// must still have them.
    acknowledged: Arc<Mutex<LruCache<GameId, (Version, Timestamp)>>>,
}

/// A game as recorded by this process.
pub struct CachedGame {
    pub game: StoredGame,
    pub secrets: Secrets,
    /// Time of the recording by the machine's clock. The times of the game are by the clock of the
    /// database.
    pub cached_at: Timestamp,
}

impl Default for GameCache {
    fn default() -> GameCache {
        GameCache {
            games: Arc::new(Mutex::new(LruCache::new(MAX_CACHED_GAMES))),
            acknowledged: Arc::new(Mutex::new(LruCache::new(MAX_CACHED_GAMES))),
        }
    }
}

impl GameCache {
    /// Removes and returns the game if it is cached at this version, has a seat of `player`, and has
    /// no request with `key`. On success, the caller inserts the new state; otherwise the next
    /// command loads the game. Other players cannot remove a game from the cache.
    pub fn take(
        &self,
        id: GameId,
        version: Version,
        player: PlayerId,
        key: RequestKeyHash,
    ) -> Option<Box<CachedGame>> {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        let game = &games.peek(&id)?.game;
        let is_playable = game.version == version
            && game.seat_of(player).is_some()
            && !game.request_keys.contains(key);
        if is_playable { games.pop(&id) } else { None }
    }

    pub fn insert(&self, cached: CachedGame) {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.put(cached.game.id, Box::new(cached));
    }

    /// Remembers the version of a game that is about to be acknowledged. Excludes sandboxes: they
    /// can be deleted, so a missing one does not indicate a loss.
    pub fn acknowledge(&self, game: &StoredGame) {
        if !game.is_sandbox() {
            self.acknowledge_version(game.id, game.version, game.changed_at);
        }
    }

    /// Keeps the highest version. After a loss of moves, play continues from a lower version, which
    /// must not hide the loss until it is reported.
    fn acknowledge_version(&self, game: GameId, version: Version, at: Timestamp) {
        let mut games = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        if games.get(&game).is_none_or(|(highest, _)| *highest < version) {
            games.put(game, (version, at));
        }
    }

    /// Returns the latest acknowledged version of each remembered game.
    pub(in crate::service) fn acknowledged(&self) -> Vec<(GameId, Version, Timestamp)> {
        let games = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        games.iter().map(|(game, (version, at))| (*game, *version, *at)).collect()
    }

    /// Removes the acknowledged versions of games after their loss was reported.
    pub(in crate::service) fn remove_acknowledged(&self, games: impl Iterator<Item = GameId>) {
        let mut acknowledged = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        for game in games {
            acknowledged.pop(&game);
        }
    }
}

impl CachedGame {
    /// Returns the game with its database time estimated from the machine's time `now`.
    pub fn into_game(self, now: Timestamp) -> (StoredGame, Secrets) {
        let CachedGame { mut game, secrets, cached_at } = self;
        // The database stores microseconds.
        let since = SignedDuration::from_micros(
            i64::try_from(now.duration_since(cached_at).as_micros()).unwrap_or_default(),
        );
        game.read_at = game.changed_at.checked_add(since).unwrap_or(game.changed_at);
        (game, secrets)
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn acknowledged_version_survives_lower_moves() {
        let games = GameCache::default();
        let id = GameId::new(Uuid::from_u128(1));
        let at = Timestamp::constant;
        let acknowledge = |version, second| {
            games.acknowledge_version(id, Version::from_number(version), at(second, 0));
        };
        acknowledge(30, 1);
        acknowledge(31, 2);
        // The failover restores version 7, and the players reach 31 again.
        acknowledge(8, 3);
        acknowledge(31, 4);
        let version = Version::from_number(31);
        assert_eq!(games.acknowledged(), [(id, version, at(2, 0))]);
        games.remove_acknowledged(std::iter::once(id));
        acknowledge(32, 5);
        assert_eq!(games.acknowledged().len(), 1);
    }
}
