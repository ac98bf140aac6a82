use std::future::Future;
use std::time::Duration;

use futures_util::future::BoxFuture;

use crate::api::problem::{Problem, ProblemCode};
use crate::service;

/// Timeout of a use case. Postgres cancels statements earlier; this covers an unresponsive server.
const USE_CASE_TIMEOUT: Duration = Duration::from_secs(5);

/// Runs a use case; returns an error that the service is unavailable after a timeout. The use case
/// still runs to completion, so that a retry with the same idempotency key returns its result.
pub async fn with_timeout<T>(
    work: impl Future<Output = service::Result<T>> + Send,
) -> Result<T, Problem> {
    // Boxed by result type, which reduces the number of monomorphized copies.
    let mut work: BoxFuture<'_, service::Result<T>> = Box::pin(work);
    match tokio::time::timeout(USE_CASE_TIMEOUT, &mut work).await {
        Ok(result) => Ok(result?),
        Err(_) => {
            service::detach(work);
            Err(Problem::new(ProblemCode::Unavailable))
        }
    }
}
