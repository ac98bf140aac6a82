use std::future::Future;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
use tracing::Instrument;

use super::error::{Error, Result};

/// Sees `work` through to its end, also when whoever waits for it goes away: a client that hangs up drops the
/// handler of its request at the next await, and must not leave something half done. The work begins at the call, and
/// its state is not carried by whoever waits.
pub(super) fn run_detached<T, W>(work: W) -> impl Future<Output = Result<T>>
where
    T: Send + 'static,
    W: Future<Output = Result<T>> + Send + 'static,
{
    let (done, outcome) = oneshot::channel();
    // All tasks are of one type, so that what runs a task is compiled once.
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

/// What `work` comes to; a fault of ours also when it panics, so that other work of the same kind can go on.
pub(super) async fn catch_panic<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    done.unwrap_or_else(|_| Err(Error::Internal("task panicked".to_owned())))
}
