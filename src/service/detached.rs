use std::future::Future;
use std::panic::AssertUnwindSafe;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::oneshot;
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
