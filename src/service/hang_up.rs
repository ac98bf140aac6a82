//! Notification of detached work about a disconnected client, for work that may then stop. A client
//! that disconnects drops its request handler and the future that the handler waits for.

use std::cell::Cell;
use std::future::Future;

use tokio::sync::watch;

use super::detached::run_detached;
use super::error::Result;

/// Signal that the client of some work has disconnected.
#[derive(Clone)]
pub(crate) struct CancelToken(watch::Receiver<bool>);

impl CancelToken {
    /// Waits until the client disconnects; pending forever if it stays.
    pub async fn cancelled(&self) {
        let mut receiver = self.0.clone();
        if receiver.wait_for(|is_cancelled| *is_cancelled).await.is_err() {
            // The sender is gone without a signal, so no disconnect can follow.
            std::future::pending::<()>().await;
        }
    }
}

/// Like [`run_detached`], but `work` can observe that the caller has gone away.
pub(super) fn run_cancellable<T, W>(
    work: impl FnOnce(CancelToken) -> W,
) -> impl Future<Output = Result<T>>
where
    T: Send + 'static,
    W: Future<Output = Result<T>> + Send + 'static,
{
    let (sender, receiver) = watch::channel(false);
    let cancel_on_drop = CancelOnDrop(sender);
    let done = run_detached(work(CancelToken(receiver)));
    async move {
        let result = done.await;
        drop(cancel_on_drop);
        result
    }
}

/// Dropped when the client disconnects or has its response.
struct CancelOnDrop(watch::Sender<bool>);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        if !IS_DETACHING.get() {
            self.0.send_replace(true);
        }
    }
}

thread_local! {
    /// True while this thread drops a future for a reason other than a disconnect.
    static IS_DETACHING: Cell<bool> = const { Cell::new(false) };
}

/// Drops a future after a request timeout without signalling a disconnect: the client is going to
/// retry, and the work that was started for it is finished, so that even a slow machine makes
/// progress.
pub fn detach<W>(future: W) {
    IS_DETACHING.set(true);
    drop(future);
    IS_DETACHING.set(false);
}
