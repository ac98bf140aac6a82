//! Work that outlives its caller. [`run_detached`] runs work to completion although its client has
//! disconnected. [`run_cancellable`] also passes the work the token of [`with_client_token`], which
//! `with_timeout` of the API cancels when the client disconnects. [`spawn_low_priority`] runs a
//! CPU-bound job on a thread of its own, and [`catch_panic`] turns a panic into an error.

use std::future::Future;
use std::panic::AssertUnwindSafe;
use std::thread;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;

use crate::telemetry::traces::CurrentSpan;

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
    let task = tokio::spawn(CurrentSpan::capture().instrument(task));
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

tokio::task_local! {
    /// Token of the client whose request this task serves.
    static CLIENT_TOKEN: CancellationToken;
}

/// Runs a use case of a client. Cancel `token` when the client disconnects: searches for it stop,
/// and a command that still needs one is not recorded. All other work is completed.
pub fn with_client_token<W: Future>(
    token: CancellationToken,
    work: W,
) -> impl Future<Output = W::Output> {
    CLIENT_TOKEN.scope(token, work)
}

/// Like [`run_detached`], but `work` can observe that the client has disconnected.
pub(super) fn run_cancellable<T, W>(
    work: impl FnOnce(CancellationToken) -> W,
) -> impl Future<Output = Result<T>>
where
    T: Send + 'static,
    W: Future<Output = Result<T>> + Send + 'static,
{
    // Without a client, the token is never cancelled.
    run_detached(work(CLIENT_TOKEN.try_with(Clone::clone).unwrap_or_default()))
}

/// Nice increment relative to the threads that serve requests.
pub(super) const NICE_INCREMENT: u8 = 5;

/// Runs `job` on a thread of its own and returns its result.
///
/// # Errors
/// The thread could not be started, or the job panicked.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn disconnect_cancels_but_does_not_abort_work() {
        let (done, outcome) = oneshot::channel();
        let client_token = CancellationToken::new();
        let request = with_client_token(client_token.clone(), async move {
            run_cancellable(async move |cancel_token| {
                cancel_token.cancelled().await;
                done.send("completed").map_err(|_| Error::Busy)
            })
            .await
        });
        let request = tokio::spawn(request);
        tokio::task::yield_now().await;
        request.abort();
        assert!(request.await.is_err());
        client_token.cancel();
        assert_eq!(outcome.await, Ok("completed"));
    }
}
