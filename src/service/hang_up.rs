//! A client that hangs up drops the handler of its request, and with it what the handler waits for. Work that is seen
//! through to its end learns of it here, as long as it may stop.

use std::cell::Cell;
use std::future::Future;

use tokio::sync::watch;

use super::detached::run_detached;
use super::error::Result;

/// Whether the client of some work has hung up.
#[derive(Clone)]
pub(crate) struct HangUp(watch::Receiver<bool>);

impl HangUp {
    /// When the client hangs up; never if it stays.
    pub async fn happens(&self) {
        let mut watched = self.0.clone();
        if watched.wait_for(|gone| *gone).await.is_err() {
            // Nobody can hang up any more.
            std::future::pending::<()>().await;
        }
    }
}

/// As [`run_detached`], but the work can learn that whoever waits for it has gone away.
pub(super) fn unless_hung_up<T, W>(
    work: impl FnOnce(HangUp) -> W,
) -> impl Future<Output = Result<T>>
where
    T: Send + 'static,
    W: Future<Output = Result<T>> + Send + 'static,
{
    let (gone, watched) = watch::channel(false);
    let presence = Presence(gone);
    let done = run_detached(work(HangUp(watched)));
    async move {
        let result = done.await;
        drop(presence);
        result
    }
}

/// Dropped when the client goes away, or has its answer.
struct Presence(watch::Sender<bool>);

impl Drop for Presence {
    fn drop(&mut self) {
        if !LETS_GO.get() {
            self.0.send_replace(true);
        }
    }
}

thread_local! {
    /// Whether what this thread drops just now is not dropped by a client.
    static LETS_GO: Cell<bool> = const { Cell::new(false) };
}

/// Drops what was waited for because the time of the request is over. That is no hanging up: the client is told to come
/// again, and what was begun for it is finished, so that a slow machine gets on at all.
pub fn let_go<W>(waited_for: W) {
    LETS_GO.set(true);
    drop(waited_for);
    LETS_GO.set(false);
}
