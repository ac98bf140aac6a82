//! Notification of detached work about a disconnected client, for work that may then stop. A client
//! that disconnects drops its request handler and the future that the handler waits for.

use std::cell::Cell;
use std::future::Future;

use tokio::sync::watch;

use super::detached::run_detached;
use super::error::Result;

/// Signal that the client of some work has disconnected.
#[derive(Clone)]
pub(crate) struct HangUp(watch::Receiver<bool>);

impl HangUp {
    /// Waits until the client disconnects; pending forever if it stays.
    pub async fn happens(&self) {
        let mut watched = self.0.clone();
        if watched.wait_for(|gone| *gone).await.is_err() {
            // The sender is gone without a signal, so no disconnect can follow.
            std::future::pending::<()>().await;
        }
    }
}

/// Like [`run_detached`], but `work` can observe that the caller has gone away.
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

/// Dropped when the client disconnects or has its response.
struct Presence(watch::Sender<bool>);

impl Drop for Presence {
    fn drop(&mut self) {
        if !LETS_GO.get() {
            self.0.send_replace(true);
        }
    }
}

thread_local! {
    /// True while this thread drops a future for a reason other than a disconnect.
    static LETS_GO: Cell<bool> = const { Cell::new(false) };
}

/// Drops a future after a request timeout without signalling a disconnect: the client is going to
/// retry, and the work that was started for it is finished, so that even a slow machine makes
/// progress.
pub fn let_go<W>(waited_for: W) {
    LETS_GO.set(true);
    drop(waited_for);
    LETS_GO.set(false);
}
