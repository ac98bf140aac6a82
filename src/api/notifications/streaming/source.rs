use std::sync::atomic::Ordering;
use std::time::Duration;

use actix_web::web::{Bytes, Data};
use serde::Serialize;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::api::game_events::EventView;
use crate::api::http::{Draining, with_timeout};
use crate::api::notifications::NotificationView;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::event_log::Version;
use crate::domain::table::Viewer;
use crate::service;
use crate::service::notifications::WaitKey;
use crate::service::{Context, ExpensiveWorkKey};

use super::broadcast::{MAX_BATCH_EVENTS, StreamBatch, Watcher};

/// Interval at which a stream checks if the server is about to stop.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Number of silent ticks after which a stream sends a heartbeat and checks its session.
const HEARTBEAT_POLLS: u32 = 15;

/// Source of the events of one stream.
pub(crate) struct EventSource {
    ctx: Data<Context>,
    viewer: Viewer,
    topic: WaitKey,
    after: i64,
    position_updates: watch::Receiver<i64>,
    watcher: Watcher,
    draining: Data<Draining>,
    is_opened: bool,
    /// Time of the last check of the session.
    checked_at: Instant,
}

impl EventSource {
    pub fn new(
        ctx: Data<Context>,
        viewer: Viewer,
        topic: WaitKey,
        after: i64,
        watcher: Watcher,
        draining: Data<Draining>,
    ) -> EventSource {
        let position_updates = ctx.waiters.subscribe(topic);
        let (is_opened, checked_at) = (false, Instant::now());
        EventSource {
            ctx,
            viewer,
            topic,
            after,
            position_updates,
            watcher,
            draining,
            is_opened,
            checked_at,
        }
    }

    /// Returns the next data to send; `None` ends the stream. A connected client then resumes the
    /// stream on another node.
    pub async fn next(&mut self) -> Option<Bytes> {
        if !std::mem::replace(&mut self.is_opened, true) {
            return Some(Bytes::from_static(b"retry: 3000\n\n"));
        }
        // Streams with frequent events are never silent, so the session is also checked here.
        if self.checked_at.elapsed() >= POLL_INTERVAL * HEARTBEAT_POLLS
            && !Box::pin(self.is_live()).await
        {
            return None;
        }
        let mut idle_polls = 0;
        loop {
            // Boxed to keep the future small: a stream is idle most of the time.
            let batch = Box::pin(self.next_batch()).await;
            match batch {
                Ok(Some(events)) => return Some(events),
                Ok(None) => {}
                // The stream stays open until the database is available; a new one would be
                // rejected.
                Err(problem) if problem.code == ProblemCode::Unavailable => {
                    tokio::time::sleep(POLL_INTERVAL).await;
                    idle_polls += 1;
                }
                Err(problem) => {
                    tracing::debug!(code = problem.code.as_str(), "stream closed");
                    return None;
                }
            }
            loop {
                let after = self.after;
                let update = self.position_updates.wait_for(|last| *last > after);
                let was_updated = tokio::time::timeout(POLL_INTERVAL, update).await.is_ok();
                if self.draining.0.load(Ordering::Relaxed) {
                    return None;
                }
                if idle_polls >= HEARTBEAT_POLLS {
                    return Box::pin(self.is_live())
                        .await
                        .then(|| Bytes::from_static(b": alive\n\n"));
                }
                if was_updated {
                    break;
                }
                idle_polls += 1;
            }
        }
    }

    async fn is_live(&mut self) -> bool {
        self.checked_at = Instant::now();
        self.watcher.is_live(&self.ctx).await
    }

    /// Returns the events since the last call.
    async fn next_batch(&mut self) -> Result<Option<Bytes>, Problem> {
        let last = *self.position_updates.borrow();
        match self.watcher.next_batch(&self.ctx, self.after, last).await? {
            StreamBatch::Empty => Ok(None),
            StreamBatch::Events(events, position) => {
                self.after = position;
                Ok(Some(events))
            }
            StreamBatch::Evicted => {
                let events = self.read_from_store().await?;
                Ok((!events.is_empty()).then(|| Bytes::from(events)))
            }
        }
    }

    /// Loads the events for this stream alone, with a permit for expensive queries.
    async fn read_from_store(&mut self) -> Result<String, Problem> {
        let _permit = with_timeout(
            self.ctx.acquire_expensive_permit(ExpensiveWorkKey::Account(self.viewer.player)),
        )
        .await?;
        match self.topic {
            WaitKey::Player(_) => {
                let feed = service::notifications::poll_feed(
                    &self.ctx,
                    self.viewer,
                    self.after,
                    MAX_BATCH_EVENTS,
                    Duration::ZERO,
                );
                let notifications =
                    with_timeout(feed).await?.notifications.into_iter().map(NotificationView::from);
                Ok(notifications
                    .map(|notification| {
                        self.after = notification.position;
                        sse_event(notification.position, "notification", &notification)
                    })
                    .collect())
            }
            WaitKey::Game(game) => {
                let seen = u32::try_from(self.after).ok().and_then(|seen| seen.try_into().ok());
                let Some(seen): Option<Version> = seen else { return Ok(String::new()) };
                let page = service::games::events_after(
                    &self.ctx,
                    self.viewer,
                    game,
                    seen,
                    MAX_BATCH_EVENTS,
                );
                let events = with_timeout(page).await?.events.into_iter().map(EventView::from);
                Ok(events
                    .map(|event| {
                        self.after = event.version.number().into();
                        sse_event(self.after, "event", &event)
                    })
                    .collect())
            }
        }
    }
}

/// Serializes a server-sent event.
pub fn sse_event<T: Serialize>(position: i64, name: &str, data: &T) -> String {
    let data = serde_json::to_string(data).unwrap_or_default();
    format!("id: {position}\nevent: {name}\ndata: {data}\n\n")
}
