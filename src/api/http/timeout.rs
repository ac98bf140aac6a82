use std::future::Future;
use std::time::Duration;

use futures_util::future::BoxFuture;

use crate::api::problem::{Problem, ProblemCode};
use crate::service;

/// How long a use case may take. Postgres gives up on a statement earlier; this is for when it does not answer at all.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a use case answers, or after a while that the service is unavailable. What it was doing it still does to the
/// end: whoever repeats the request with its key is told the outcome.
pub async fn with_timeout<T>(
    work: impl Future<Output = service::Result<T>> + Send,
) -> Result<T, Problem> {
    // By what they answer there are fewer types than use cases.
    let mut work: BoxFuture<'_, service::Result<T>> = Box::pin(work);
    match tokio::time::timeout(PATIENCE, &mut work).await {
        Ok(result) => Ok(result?),
        Err(_) => {
            service::let_go(work);
            Err(Problem::new(ProblemCode::Unavailable))
        }
    }
}
