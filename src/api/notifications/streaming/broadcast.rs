//! Broadcasts the events of games with several watchers: each event is loaded and serialized once
//! for all streams. Each stream reads from the broadcast at its own pace; a stream that is far
//! behind loads events itself until it has caught up.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::web::{Bytes, Data};
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::api::game_events::EventView;
use crate::api::http::with_timeout;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::event_log::Version;
use crate::domain::table::Viewer;
use crate::domain::{GameId, SessionId};
use crate::service::{self, Context};

use super::source;
use super::window::Window;

/// Maximum number of events per query.
pub const MAX_BATCH_EVENTS: i64 = 100;
/// Interval after which a game is polled without a notification.
const MAX_WINDOW_AGE: Duration = Duration::from_secs(15);
/// Timeout of a stream that waits for a poll by another stream.
const READ_TIMEOUT: Duration = Duration::from_secs(1);
/// Interval between checks of the sessions of all streams.
const SESSION_CHECK_INTERVAL: Duration = Duration::from_secs(5);

/// All broadcasts of this process.
#[derive(Default)]
pub struct Broadcasts {
    games: Mutex<HashMap<GameId, Arc<Broadcast>>>,
    viewers: Viewers,
    ended: tokio::sync::Mutex<EndedSessions>,
}

/// Broadcast of one game, with its watchers.
struct Broadcast {
    game: GameId,
    viewers: Viewers,
    window: Mutex<Window>,
    reads: watch::Sender<ReadState>,
}

/// State of the polls: the number of finished polls, and the one in progress.
#[derive(Clone, Copy, Default)]
struct ReadState {
    is_reading: bool,
    completed: u64,
    failed: Option<ProblemCode>,
}

/// Sessions of the watchers, with the number of their streams.
#[derive(Default)]
struct Viewers(Mutex<HashMap<SessionId, (Viewer, usize)>>);

/// Sessions that had ended at the last check.
#[derive(Default)]
struct EndedSessions {
    checked_at: Option<Instant>,
    sessions: HashSet<SessionId>,
}

/// Result of reading after the position of a stream.
pub(crate) enum StreamBatch {
    Empty,
    /// Serialized events, and the position of the last one.
    Events(Bytes, i64),
    /// The stream is too far behind and has to load the events itself.
    Evicted,
}

/// Registration of a stream, removed on drop.
pub(crate) struct Watcher {
    broadcasts: Data<Broadcasts>,
    game: Option<Arc<Broadcast>>,
    viewer: Viewer,
}

impl Watcher {
    /// Registers a stream for a game at a version, or for no game.
    pub fn new(
        broadcasts: &Data<Broadcasts>,
        viewer: Viewer,
        game: Option<(GameId, i64)>,
    ) -> Watcher {
        broadcasts.viewers.add(viewer);
        let mut games = lock(&broadcasts.games);
        let game = game.map(|(id, current)| {
            let new = || Arc::new(Broadcast::new(id, current));
            let broadcast = Arc::clone(games.entry(id).or_insert_with(new));
            broadcast.viewers.add(viewer);
            // The caller has just checked that the viewer may see the game.
            lock(&broadcast.window).turned_away.remove(&viewer.session);
            broadcast
        });
        drop(games);
        Watcher { broadcasts: broadcasts.clone(), game, viewer }
    }

    /// Returns the events of the game after a position. `last` is the latest known position.
    ///
    /// # Errors
    /// The viewer may no longer see the game, or the database is unavailable.
    pub async fn next_batch(
        &self,
        ctx: &Data<Context>,
        after: i64,
        last: i64,
    ) -> Result<StreamBatch, Problem> {
        match &self.game {
            Some(game) => game.next_batch(ctx, self.viewer, after, last).await,
            None => Ok(StreamBatch::Evicted),
        }
    }

    /// Returns true if the session of the viewer was active at the last check. All sessions are
    /// checked in one query. If the database is unavailable, the previous result is kept.
    pub async fn is_live(&self, ctx: &Context) -> bool {
        let mut ended = self.broadcasts.ended.lock().await;
        if ended.checked_at.is_none_or(|at| at.elapsed() >= SESSION_CHECK_INTERVAL) {
            let result =
                with_timeout(service::games::ended_sessions(ctx, self.broadcasts.viewers.all()))
                    .await;
            ended.checked_at = Some(Instant::now());
            if let Ok(sessions) = result {
                ended.sessions = sessions;
            }
        }
        !ended.sessions.contains(&self.viewer.session)
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.broadcasts.viewers.remove(self.viewer);
        let Some(game) = &self.game else { return };
        // The lock prevents new watchers from joining.
        let mut games = lock(&self.broadcasts.games);
        if game.viewers.remove(self.viewer) {
            games.remove(&game.game);
        }
    }
}

impl Broadcast {
    fn new(game: GameId, current: i64) -> Broadcast {
        let window = Mutex::new(Window::new(current));
        let reads = watch::Sender::new(ReadState::default());
        Broadcast { game, viewers: Viewers::default(), window, reads }
    }

    async fn next_batch(
        self: &Arc<Self>,
        ctx: &Data<Context>,
        viewer: Viewer,
        after: i64,
        last: i64,
    ) -> Result<StreamBatch, Problem> {
        let mut reads = self.reads.subscribe();
        let before = reads.borrow_and_update().completed;
        if let Some(found) = self.cached_batch(viewer, after, last)? {
            return Ok(found);
        }
        self.start_read(ctx);
        // One poll serves all waiting streams. A stream that joins during a poll may need the next
        // one.
        let result = timeout(READ_TIMEOUT, reads.wait_for(|reads| reads.completed > before)).await;
        if let Ok(Ok(reads)) = result
            && let Some(code) = reads.failed
        {
            return Err(Problem::new(code));
        }
        Ok(self.cached_batch(viewer, after, 0)?.unwrap_or(StreamBatch::Empty))
    }

    /// Returns the cached result; `None` if a poll is needed.
    fn cached_batch(
        &self,
        viewer: Viewer,
        after: i64,
        last: i64,
    ) -> Result<Option<StreamBatch>, Problem> {
        let window = lock(&self.window);
        if window.turned_away.contains(&viewer.session) {
            return Err(Problem::new(ProblemCode::SessionEnded));
        }
        if after < window.begin() {
            return Ok(Some(StreamBatch::Evicted));
        }
        if let Some((bytes, position)) = window.after(after) {
            return Ok(Some(StreamBatch::Events(bytes, position)));
        }
        let is_fresh = window.refreshed_at.elapsed() < MAX_WINDOW_AGE;
        Ok((window.end() >= last && is_fresh).then_some(StreamBatch::Empty))
    }

    /// Starts a poll unless one is in progress. The task outlives the stream that started it.
    fn start_read(self: &Arc<Self>, ctx: &Data<Context>) {
        let first = |reads: &mut ReadState| !std::mem::replace(&mut reads.is_reading, true);
        if !self.reads.send_if_modified(first) {
            return;
        }
        let guard =
            ReadGuard { broadcast: Arc::clone(self), failed: Some(ProblemCode::Unavailable) };
        let ctx = ctx.clone();
        actix_web::rt::spawn(async move {
            let mut guard = guard;
            guard.failed = guard.broadcast.read(&ctx).await.err().map(|problem| problem.code);
        });
    }

    async fn read(&self, ctx: &Context) -> Result<(), Problem> {
        let after = lock(&self.window).end();
        let version = u32::try_from(after).ok().and_then(|after| Version::try_from(after).ok());
        let after = version.unwrap_or(Version::NONE);
        let viewers = self.viewers.all();
        let watched = service::games::watch_game(ctx, self.game, after, MAX_BATCH_EVENTS, viewers);
        let watched = with_timeout(watched).await?;
        let events = watched.events.into_iter().map(EventView::from).map(|event| {
            let position = i64::from(event.version.number());
            (position, source::sse_event(position, "event", &event))
        });
        lock(&self.window).push(events, watched.rejected_sessions);
        Ok(())
    }
}

/// A poll in progress. Waiting streams are notified on drop, however the poll ends.
struct ReadGuard {
    broadcast: Arc<Broadcast>,
    failed: Option<ProblemCode>,
}

impl Drop for ReadGuard {
    fn drop(&mut self) {
        let failed = self.failed;
        self.broadcast.reads.send_modify(|reads| {
            *reads = ReadState { is_reading: false, completed: reads.completed + 1, failed };
        });
    }
}

impl Viewers {
    fn add(&self, viewer: Viewer) {
        lock(&self.0).entry(viewer.session).or_insert((viewer, 0)).1 += 1;
    }

    /// Returns true if this was the last stream.
    fn remove(&self, viewer: Viewer) -> bool {
        let mut viewers = lock(&self.0);
        if let Some((_, streams)) = viewers.get_mut(&viewer.session) {
            *streams -= 1;
            if *streams == 0 {
                viewers.remove(&viewer.session);
            }
        }
        viewers.is_empty()
    }

    fn all(&self) -> Vec<Viewer> {
        lock(&self.0).values().map(|(viewer, _)| *viewer).collect()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
