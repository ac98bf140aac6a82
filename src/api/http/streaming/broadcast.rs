//! Games that several watch: what happens is read and written out once, for all of them. Each stream takes it from here at
//! its own pace; one that is far behind reads for itself until it has caught up.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::web::{Bytes, Data};
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::api::games::views::EventView;
use crate::api::http::with_timeout;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::event_log::Version;
use crate::domain::table::Viewer;
use crate::domain::{GameId, SessionId};
use crate::service::{self, Context};

use super::sse;
use super::window::Window;

/// How many events are read at once.
pub(super) const BATCH: i64 = 100;
/// After so long a game is looked at even if nobody said that something happened.
const STALE: Duration = Duration::from_secs(15);
/// How long a stream waits for what another one reads.
const PATIENCE: Duration = Duration::from_secs(1);
/// For so long the answer of one look at the sessions is good for all streams.
const SESSIONS: Duration = Duration::from_secs(5);

/// All that is watched in this process.
#[derive(Default)]
pub struct Broadcasts {
    games: Mutex<HashMap<GameId, Arc<Broadcast>>>,
    viewers: Viewers,
    ended: tokio::sync::Mutex<Ended>,
}

/// One game, and who watches it.
struct Broadcast {
    game: GameId,
    viewers: Viewers,
    window: Mutex<Window>,
    looks: watch::Sender<Looks>,
}

/// How often somebody has looked, or is looking.
#[derive(Clone, Copy, Default)]
struct Looks {
    is_looking: bool,
    ended: u64,
    failed: Option<ProblemCode>,
}

/// The sessions of those who watch, and how many streams each has.
#[derive(Default)]
struct Viewers(Mutex<HashMap<SessionId, (Viewer, usize)>>);

/// The sessions that had ended when all were looked at.
#[derive(Default)]
struct Ended {
    looked: Option<Instant>,
    sessions: HashSet<SessionId>,
}

/// What a stream finds after its position.
pub(crate) enum StreamBatch {
    Nothing,
    /// Events, written out, and the position of the last one.
    Events(Bytes, i64),
    /// It is too far behind: it has to read for itself.
    Behind,
}

/// A stream among all others, until it is dropped.
pub(crate) struct Watcher {
    all: Data<Broadcasts>,
    game: Option<Arc<Broadcast>>,
    viewer: Viewer,
}

impl Watcher {
    /// One more who watches a game that has come to a version, or no game.
    pub fn new(all: &Data<Broadcasts>, viewer: Viewer, game: Option<(GameId, i64)>) -> Watcher {
        all.viewers.add(viewer);
        let mut games = locked(&all.games);
        let game = game.map(|(id, current)| {
            let new = || Arc::new(Broadcast::new(id, current));
            let broadcast = Arc::clone(games.entry(id).or_insert_with(new));
            broadcast.viewers.add(viewer);
            // It was looked at just now whether the viewer may see it.
            locked(&broadcast.window).turned_away.remove(&viewer.session);
            broadcast
        });
        drop(games);
        Watcher { all: all.clone(), game, viewer }
    }

    /// What happened in the game after a position, now that it has come to `last` as far as is known.
    ///
    /// # Errors
    /// The game is not the viewer's to see any more, or the database does not answer.
    pub async fn look(
        &self,
        ctx: &Data<Context>,
        after: i64,
        last: i64,
    ) -> Result<StreamBatch, Problem> {
        match &self.game {
            Some(game) => game.look(ctx, self.viewer, after, last).await,
            None => Ok(StreamBatch::Behind),
        }
    }

    /// Whether the viewer's session still lives, as far as is known. All sessions are looked at together; while the database
    /// does not answer, there is nothing to be seen anyway.
    pub async fn is_live(&self, ctx: &Context) -> bool {
        let mut ended = self.all.ended.lock().await;
        if ended.looked.is_none_or(|at| at.elapsed() >= SESSIONS) {
            let looked =
                with_timeout(service::games::ended_sessions(ctx, self.all.viewers.all())).await;
            ended.looked = Some(Instant::now());
            if let Ok(sessions) = looked {
                ended.sessions = sessions;
            }
        }
        !ended.sessions.contains(&self.viewer.session)
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.all.viewers.remove(self.viewer);
        let Some(game) = &self.game else { return };
        // Nobody joins meanwhile.
        let mut games = locked(&self.all.games);
        if game.viewers.remove(self.viewer) {
            games.remove(&game.game);
        }
    }
}

impl Broadcast {
    fn new(game: GameId, current: i64) -> Broadcast {
        let window = Mutex::new(Window::new(current));
        let looks = watch::Sender::new(Looks::default());
        Broadcast { game, viewers: Viewers::default(), window, looks }
    }

    async fn look(
        self: &Arc<Self>,
        ctx: &Data<Context>,
        viewer: Viewer,
        after: i64,
        last: i64,
    ) -> Result<StreamBatch, Problem> {
        let mut looks = self.looks.subscribe();
        let before = looks.borrow_and_update().ended;
        if let Some(found) = self.found(viewer, after, last)? {
            return Ok(found);
        }
        self.begin_to_look(ctx);
        // One look is for all who wait; who comes while it is under way may need another.
        let looked = timeout(PATIENCE, looks.wait_for(|looks| looks.ended > before)).await;
        if let Ok(Ok(looks)) = looked
            && let Some(code) = looks.failed
        {
            return Err(Problem::new(code));
        }
        Ok(self.found(viewer, after, 0)?.unwrap_or(StreamBatch::Nothing))
    }

    /// What is there already; none if it is to be looked for.
    fn found(&self, viewer: Viewer, after: i64, last: i64) -> Result<Option<StreamBatch>, Problem> {
        let window = locked(&self.window);
        if window.turned_away.contains(&viewer.session) {
            return Err(Problem::new(ProblemCode::SessionEnded));
        }
        if after < window.begin() {
            return Ok(Some(StreamBatch::Behind));
        }
        if let Some((bytes, position)) = window.after(after) {
            return Ok(Some(StreamBatch::Events(bytes, position)));
        }
        let is_fresh = window.looked.elapsed() < STALE;
        Ok((window.end() >= last && is_fresh).then_some(StreamBatch::Nothing))
    }

    /// Looks, if nobody does: in a task of its own, which outlives the stream that was the first to need it.
    fn begin_to_look(self: &Arc<Self>, ctx: &Data<Context>) {
        let first = |looks: &mut Looks| !std::mem::replace(&mut looks.is_looking, true);
        if !self.looks.send_if_modified(first) {
            return;
        }
        let look = Look { broadcast: Arc::clone(self), failed: Some(ProblemCode::Unavailable) };
        let ctx = ctx.clone();
        actix_web::rt::spawn(async move {
            let mut look = look;
            look.failed = look.broadcast.read(&ctx).await.err().map(|problem| problem.code);
        });
    }

    async fn read(&self, ctx: &Context) -> Result<(), Problem> {
        let after = locked(&self.window).end();
        let version = u32::try_from(after).ok().and_then(|after| Version::try_from(after).ok());
        let after = version.unwrap_or(Version::NONE);
        let viewers = self.viewers.all();
        let watched = service::games::watch_game(ctx, self.game, after, BATCH, viewers);
        let watched = with_timeout(watched).await?;
        let events = watched.events.into_iter().map(EventView::from).map(|event| {
            let position = i64::from(event.version.number());
            (position, sse::event(position, "event", &event))
        });
        locked(&self.window).push(events, watched.turned_away);
        Ok(())
    }
}

/// A look that is under way. However it ends, those who wait are told.
struct Look {
    broadcast: Arc<Broadcast>,
    failed: Option<ProblemCode>,
}

impl Drop for Look {
    fn drop(&mut self) {
        let failed = self.failed;
        self.broadcast.looks.send_modify(|looks| {
            *looks = Looks { is_looking: false, ended: looks.ended + 1, failed };
        });
    }
}

impl Viewers {
    fn add(&self, viewer: Viewer) {
        locked(&self.0).entry(viewer.session).or_insert((viewer, 0)).1 += 1;
    }

    /// Whether it was the last of all.
    fn remove(&self, viewer: Viewer) -> bool {
        let mut viewers = locked(&self.0);
        if let Some((_, streams)) = viewers.get_mut(&viewer.session) {
            *streams -= 1;
            if *streams == 0 {
                viewers.remove(&viewer.session);
            }
        }
        viewers.is_empty()
    }

    fn all(&self) -> Vec<Viewer> {
        locked(&self.0).values().map(|(viewer, _)| *viewer).collect()
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
