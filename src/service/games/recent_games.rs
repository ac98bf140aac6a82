use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use jiff::{SignedDuration, Timestamp};
use lru::LruCache;

use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;
use crate::store::games::Secrets;

/// How many are kept: of each some kilobytes.
const MOST: NonZero<usize> = NonZero::new(8_192).expect("not zero");

/// Games as this process last recorded them, those that were played last. The next command in such a game is decided without
/// reading it again. Nobody is told when another node changes a game, or what belongs to it: what is decided on one that
/// is out of date is not recorded, because the version or the revision of the wait is another.
///
/// One per process and its clones.
#[derive(Clone)]
pub struct RecentGames {
    kept: Arc<Mutex<LruCache<GameId, Box<RecentGame>>>>,
    /// The versions that were acknowledged last, and the times of their events: after a failover
    /// the database must still have them.
    acknowledged: Arc<Mutex<LruCache<GameId, (Version, Timestamp)>>>,
}

/// A game as it was recorded.
pub(super) struct RecentGame {
    pub game: StoredGame,
    pub secrets: Secrets,
    /// When it was recorded, on the machine's clock; the game has the time on that of the database.
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
    /// Takes the game out, if it is kept at this version: whoever decides on it puts what came of it back.
    pub(super) fn take(&self, id: GameId, version: Version) -> Option<Box<RecentGame>> {
        let mut games = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let is_as_expected = games.peek(&id).is_some_and(|recent| recent.game.version == version);
        if is_as_expected { games.pop(&id) } else { None }
    }

    pub(super) fn put(&self, recent: RecentGame) {
        let mut games = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        games.put(recent.game.id, Box::new(recent));
    }

    /// Remembers the version of a game that is about to be acknowledged. A sandbox can be deleted,
    /// so that its absence means nothing.
    pub(super) fn acknowledge(&self, game: &StoredGame) {
        if !game.is_sandbox() {
            self.acknowledge_version(game.id, game.version, game.changed_at);
        }
    }

    /// Keeps the highest version. After a loss of moves the game is played on from a lower one,
    /// which must not hide the loss until it is reported.
    fn acknowledge_version(&self, game: GameId, version: Version, at: Timestamp) {
        let mut games = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        if games.get(&game).is_none_or(|(known, _)| *known < version) {
            games.put(game, (version, at));
        }
    }

    /// The versions that were acknowledged last, of each game the last one.
    pub(in crate::service) fn acknowledged(&self) -> Vec<(GameId, Version, Timestamp)> {
        let games = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        games.iter().map(|(game, (version, at))| (*game, *version, *at)).collect()
    }

    /// Forgets what was acknowledged of games, once its loss is reported.
    pub(in crate::service) fn forget(&self, games: impl Iterator<Item = GameId>) {
        let mut acknowledged = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        for game in games {
            acknowledged.pop(&game);
        }
    }
}

impl RecentGame {
    /// The game at the time `now` of the machine, as far as that tells what time it is for the database.
    pub fn read(self, now: Timestamp) -> (StoredGame, Secrets) {
        let RecentGame { mut game, secrets, noted_at } = self;
        // The database knows no parts of a microsecond.
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
    fn moves_after_loss_do_not_hide_it() {
        let games = RecentGames::default();
        let id = GameId::new(Uuid::from_u128(1));
        let at = Timestamp::constant;
        let acknowledge = |version, second| {
            games.acknowledge_version(id, Version::from_number(version), at(second, 0));
        };
        acknowledge(30, 1);
        acknowledge(31, 2);
        // The failover comes back at version 7, and the players reach 31 again.
        acknowledge(8, 3);
        acknowledge(31, 4);
        let version = Version::from_number(31);
        assert_eq!(games.acknowledged(), [(id, version, at(2, 0))]);
        games.forget(std::iter::once(id));
        acknowledge(32, 5);
        assert_eq!(games.acknowledged().len(), 1);
    }
}
