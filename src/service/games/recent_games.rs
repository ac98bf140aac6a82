use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use lru::LruCache;

use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;
use crate::store::games::Secrets;

/// Maximum cached games, of some kilobytes each.
const MOST: NonZero<usize> = NonZero::new(8_192).expect("not zero");

/// Cache of the games that this process recorded last. The next command in a cached game is decided
/// without loading the game. Changes by other nodes do not invalidate the cache: a decision on an
/// outdated game is not recorded, because the version or the revision of the wait differs.
///
/// One per process and its clones.
#[derive(Clone)]
pub struct RecentGames {
    kept: Arc<Mutex<LruCache<GameId, Box<RecentGame>>>>,
    /// Versions acknowledged last, with the times of their events. After a failover, the database
    /// must still have them.
    acknowledged: Arc<Mutex<LruCache<GameId, (Version, Timestamp)>>>,
}

/// A game as recorded by this process.
pub(super) struct RecentGame {
    pub game: StoredGame,
    pub secrets: Secrets,
    /// Time of the recording by the machine's clock. The times of the game are by the clock of the
    /// database.
    pub noted_at: Timestamp,
}

impl Default for RecentGames {
    fn default() -> RecentGames {
        RecentGames {
            kept: Arc::new(Mutex::new(LruCache::new(MOST))),
            acknowledged: Arc::new(Mutex::new(LruCache::new(MOST))),
        }
    }
}

impl RecentGames {
    /// Removes and returns the game if it is cached at this version. The caller puts the result of
    /// its decision back.
    pub(super) fn take(&self, id: GameId, version: Version) -> Option<Box<RecentGame>> {
        let mut games = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let is_as_expected = games.peek(&id).is_some_and(|recent| recent.game.version == version);
        if is_as_expected { games.pop(&id) } else { None }
    }

    pub(super) fn put(&self, recent: RecentGame) {
        let mut games = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        games.put(recent.game.id, Box::new(recent));
    }

    /// Remembers the version of a game that is about to be acknowledged. Excludes sandboxes: they
    /// can be deleted, so a missing one does not indicate a loss.
    pub(super) fn acknowledge(&self, game: &StoredGame) {
        if !game.is_sandbox() {
            self.acknowledge_version(game.id, game.version, game.changed_at);
        }
    }

    /// Keeps the highest version. After a loss of moves, play continues from a lower version, which
    /// must not hide the loss until it is reported.
    fn acknowledge_version(&self, game: GameId, version: Version, at: Timestamp) {
        let mut games = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        if games.get(&game).is_none_or(|(known, _)| *known < version) {
            games.put(game, (version, at));
        }
    }

    /// Returns the latest acknowledged version of each remembered game.
    pub(in crate::service) fn acknowledged(&self) -> Vec<(GameId, Version, Timestamp)> {
        let games = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        games.iter().map(|(game, (version, at))| (*game, *version, *at)).collect()
    }

    /// Removes the acknowledged versions of games after their loss was reported.
    pub(in crate::service) fn forget(&self, games: impl Iterator<Item = GameId>) {
        let mut acknowledged = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        for game in games {
            acknowledged.pop(&game);
        }
    }
}

impl RecentGame {
    /// Returns the game with its database time estimated from the machine's time `now`.
    pub fn read(self, now: Timestamp) -> (StoredGame, Secrets) {
        let RecentGame { mut game, secrets, noted_at } = self;
        // The database stores microseconds.
        let since = SignedDuration::from_micros(
            i64::try_from(now.duration_since(noted_at).as_micros()).unwrap_or_default(),
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
        let games = RecentGames::default();
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
        games.forget(std::iter::once(id));
        acknowledge(32, 5);
        assert_eq!(games.acknowledged().len(), 1);
    }
}
