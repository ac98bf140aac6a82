//! Work that outlives its caller. [`run_detached`] runs work to completion although its client has
//! disconnected, [`run_cancellable`] also notifies the work of the disconnect, and
//! [`spawn_low_priority`] runs a CPU-bound job on a thread of its own.

use std::cell::Cell;
use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::thread;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::{oneshot, watch};
use tracing::Instrument;

use super::error::{Error, Result};

/// Runs `work` to completion even if the returned future is dropped: a client that disconnects
/// drops its request handler at the next await, which must not leave partial work. The work starts
/// at the call, and its state is not part of the returned future.
pub(super) fn run_detached<T, W>(work: W) -> impl Future<Output = Result<T>>
where
    T: Send + 'static,
    W: Future<Output = Result<T>> + Send + 'static,
{
    let (done, outcome) = oneshot::channel();
    // Boxed to a single type, so that the task machinery is compiled once.
    let task: BoxFuture<'static, ()> = Box::pin(async move { drop(done.send(work.await)) });
    let task = tokio::spawn(task.in_current_span());
    async move {
        match outcome.await {
            Ok(result) => result,
            Err(_) => Err(Error::Internal(match task.await {
                Ok(()) => "the task ended without a result".to_owned(),
                Err(error) => error.to_string(),
            })),
        }
    }
}

/// Runs `work` and returns its result. A panic becomes an internal error, so that other work
/// continues.
pub(super) async fn catch_panic<T, E: From<Error>>(
    work: impl Future<Output = std::result::Result<T, E>>,
) -> std::result::Result<T, E> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or_else(|_| Err(Error::Internal("task panicked".to_owned()).into()))
}

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

/// Nice increment relative to the threads that serve requests.
pub(super) const NICE_INCREMENT: u8 = 5;

/// Runs `job` on a thread of its own and returns its result.
///
/// # Errors
/// The job panicked.
pub(super) async fn spawn_low_priority<T: Send + 'static>(
    name: &str,
    nice: u8,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    let (sender, receiver) = oneshot::channel();
    let started = thread::Builder::new().name(name.to_owned()).spawn(move || {
        lower_priority(nice);
        // The receiver may be gone.
        drop(sender.send(job()));
    });
    started.map_err(|error| Error::Internal(error.to_string()))?;
    receiver.await.map_err(|_| Error::Internal("thread panicked".to_owned()))
}

/// Lowers the priority of this thread. On failure, the thread keeps its normal priority.
fn lower_priority(nice: u8) {
    #[cfg(target_os = "linux")]
    if nice > 0
        && let Err(error) = rustix::process::setpriority_process(None, nice.into())
    {
        tracing::debug!(%error, "lowering the priority of a thread failed");
    }
}
