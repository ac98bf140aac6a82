//! Wake-up of long polls and streams.
//!
//! A command that is executed on this node immediately wakes its listeners on this node. In
//! addition, every node polls the database up to twenty times a second for the latest positions of
//! the feeds and games with listeners on this node: two statements regardless of the number of
//! listeners, and less often if they are slow. Nothing is claimed and nothing is stored. If a node
//! dies, its clients reconnect and send their last position; a failed poll is repaired by the next
//! one.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::domain::{GameId, PlayerId};
use crate::service::{Result, log_failure};
use crate::store;
use crate::store::Pool;

/// Subject that a listener waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WaitKey {
    /// Notifications of a player, up to a position.
    Player(PlayerId),
    /// Events of a game, up to a version.
    Game(GameId),
}

/// Wakes the listeners in this process with one database poll for all of them. Listeners read the
/// data themselves, so redundant or late wake-ups are harmless.
#[derive(Clone, Default)]
pub struct Waiters {
    listeners: Arc<Mutex<HashMap<WaitKey, watch::Sender<i64>>>>,
}

/// Minimum pause between two polls. The pause is nine times the duration of the last poll, within
/// these bounds, so that polling takes at most a tenth of the time.
const MIN_POLL_PAUSE: Duration = Duration::from_millis(50);
const MAX_POLL_PAUSE: Duration = Duration::from_millis(250);
const PAUSE_PER_POLL_TIME: u32 = 9;

impl Waiters {
    /// Subscribes to a key. The value is the latest cached position, 0 before the first poll.
    pub fn subscribe(&self, key: WaitKey) -> watch::Receiver<i64> {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.entry(key).or_insert_with(|| watch::channel(0).0).subscribe()
    }

    /// Wakes the listeners of `key` with the new position.
    pub fn wake(&self, key: WaitKey, last: i64) {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listener) = listeners.get(&key) {
            advance(listener, last);
        }
    }

    /// Returns the number of keys with listeners.
    pub fn listeners(&self) -> usize {
        self.listened_positions().len()
    }

    /// Polls and wakes listeners until `stop` is set.
    pub async fn run(&self, pool: Pool, mut stop: watch::Receiver<bool>) {
        let mut poll_timer = tokio::time::interval(MIN_POLL_PAUSE);
        while !*stop.borrow() {
            tokio::select! {
                _ = poll_timer.tick() => {
                    let began = Instant::now();
                    let polled = self.poll(&pool).await;
                    let mut pause = (began.elapsed() * PAUSE_PER_POLL_TIME).clamp(MIN_POLL_PAUSE, MAX_POLL_PAUSE);
                    if let Err(error) = polled {
                        log_failure("waiter poll failed", &error);
                        pause = MAX_POLL_PAUSE;
                    }
                    poll_timer.reset_after(pause);
                }
                changed = stop.changed() => if changed.is_err() { return },
            }
        }
    }

    /// Polls once.
    pub async fn poll(&self, pool: &Pool) -> Result<()> {
        let before = self.listened_positions();
        if before.is_empty() {
            return Ok(());
        }
        let players: Vec<PlayerId> = before.keys().filter_map(WaitKey::player).collect();
        let games: Vec<GameId> = before.keys().filter_map(WaitKey::game).collect();
        let mut conn = pool.get().await?;
        let positions =
            store::notifications::find_feed_positions(&mut conn, &players).await?.into_iter();
        let versions = store::games::find_versions(&mut conn, &games).await?.into_iter();
        let positions = positions.map(|(player, last)| (WaitKey::Player(player), last));
        let versions =
            versions.map(|(game, version)| (WaitKey::Game(game), version.number().into()));
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, last) in positions.chain(versions) {
            let Some(listener) = listeners.get(&key) else { continue };
            if before.get(&key) == Some(&*listener.borrow()) {
                // The value of the database is taken even if it is lower: another database may have
                // taken over.
                listener.send_if_modified(|known| std::mem::replace(known, last) != last);
            } else {
                advance(listener, last);
            }
        }
        Ok(())
    }

    /// Returns the keys with listeners and their latest cached positions, and removes keys without
    /// listeners.
    fn listened_positions(&self) -> HashMap<WaitKey, i64> {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|_, listener| listener.receiver_count() > 0);
        listeners.iter().map(|(key, listener)| (*key, *listener.borrow())).collect()
    }
}

/// Ignores older positions: a poll may have started before a later position was reported.
fn advance(listener: &watch::Sender<i64>, last: i64) {
    listener.send_if_modified(|known| std::mem::replace(known, last.max(*known)) < last);
}

impl WaitKey {
    fn player(&self) -> Option<PlayerId> {
        if let WaitKey::Player(player) = self { Some(*player) } else { None }
    }

    fn game(&self) -> Option<GameId> {
        if let WaitKey::Game(game) = self { Some(*game) } else { None }
    }
}
