//! Waiters wake long polls and streams.
//!
//! What players do in a game at this node wakes those who follow the game at it. Besides, every node asks the database twenty times a second
//! how far the feeds and games go that somebody listens to on this node: two statements, however many listen, and less often
//! where they take long. Nothing is claimed and nothing is stored. A node that dies takes its listeners with it, who connect again
//! and say how far they have read; a look that fails is made good by the next.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::Instant;

use crate::domain::{GameId, PlayerId};
use crate::service::failure_log::log_store_failure;
use crate::store::{self, Pool, Result};

/// Something that somebody waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WaitKey {
    /// The notices of a player; how far they go is a position.
    Player(PlayerId),
    /// The events of a game; how far they go is a version.
    Game(GameId),
}

/// Wakes those who wait in this process: one look at the database for all of them, however many there are. What they
/// then see they read themselves, so that to wake them too often, or late, does no harm.
#[derive(Clone, Default)]
pub struct Waiters {
    listeners: Arc<Mutex<HashMap<WaitKey, watch::Sender<i64>>>>,
}

/// How long after a look the database is asked again: long enough that it spends no more than a tenth of its time with looks,
/// within these bounds.
const PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_millis(250);
const PAUSES_A_LOOK: u32 = 9;

impl Waiters {
    /// Is told, from now on, when there is something new. The value is how far it goes, 0 before the first look.
    pub fn listen(&self, key: WaitKey) -> watch::Receiver<i64> {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.entry(key).or_insert_with(|| watch::channel(0).0).subscribe()
    }

    /// Wakes those who listen here, now that it goes so far.
    pub fn ring(&self, key: WaitKey, last: i64) {
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(listener) = listeners.get(&key) {
            tell(listener, last);
        }
    }

    /// How many keys somebody listens to.
    pub fn listeners(&self) -> usize {
        self.heard().len()
    }

    /// Looks and wakes until `stop` says so.
    pub async fn run(&self, pool: Pool, mut stop: watch::Receiver<bool>) {
        let mut looks = tokio::time::interval(PAUSE);
        while !*stop.borrow() {
            tokio::select! {
                _ = looks.tick() => {
                    let began = Instant::now();
                    let looked = self.look(&pool).await;
                    let mut pause = (began.elapsed() * PAUSES_A_LOOK).clamp(PAUSE, LONGEST_PAUSE);
                    if let Err(error) = looked {
                        log_store_failure("waiter poll failed", &error);
                        pause = LONGEST_PAUSE;
                    }
                    looks.reset_after(pause);
                }
                changed = stop.changed() => if changed.is_err() { return },
            }
        }
    }

    /// Looks once.
    pub async fn look(&self, pool: &Pool) -> Result<()> {
        let before = self.heard();
        if before.is_empty() {
            return Ok(());
        }
        let players: Vec<PlayerId> = before.keys().filter_map(WaitKey::player).collect();
        let games: Vec<GameId> = before.keys().filter_map(WaitKey::game).collect();
        let mut conn = pool.get().await?;
        let positions =
            store::notifications::find_positions(&mut conn, &players).await?.into_iter();
        let versions = store::games::find_versions(&mut conn, &games).await?.into_iter();
        let positions = positions.map(|(player, last)| (WaitKey::Player(player), last));
        let versions =
            versions.map(|(game, version)| (WaitKey::Game(game), version.number().into()));
        let listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        for (key, last) in positions.chain(versions) {
            let Some(listener) = listeners.get(&key) else { continue };
            if before.get(&key) == Some(&*listener.borrow()) {
                // As the database has it, also where that is less: it may be another one that has taken over.
                listener.send_if_modified(|known| std::mem::replace(known, last) != last);
            } else {
                tell(listener, last);
            }
        }
        Ok(())
    }

    /// What is listened to, and how far it goes as far as is known; what nobody listens to any more is forgotten.
    fn heard(&self) -> HashMap<WaitKey, i64> {
        let mut listeners = self.listeners.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|_, listener| listener.receiver_count() > 0);
        listeners.iter().map(|(key, listener)| (*key, *listener.borrow())).collect()
    }
}

/// Only of what is later: a look may have begun before what was told meanwhile.
fn tell(listener: &watch::Sender<i64>, last: i64) {
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
