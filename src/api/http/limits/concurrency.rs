//! Limits the concurrent requests of an account, including those of its bots, so that one account
//! cannot take all database connections, and the duration of a use case.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use actix_web::{HttpMessage, HttpRequest, web};
use fair_semaphore::{FairPermit, FairSemaphore};
use futures_util::future::BoxFuture;
use jiff::SignedDuration;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use crate::api::http::auth::caller::{Identity, context};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::limits::REQUESTS;
use crate::service;

/// Timeout of a use case. Postgres cancels statements earlier; this covers an unresponsive server.
const USE_CASE_TIMEOUT: Duration = Duration::from_secs(5);

/// Requests in flight, by account.
pub struct InFlight(Arc<FairSemaphore<PlayerId>>);

/// Permit of a request, stored in its extensions.
struct InFlightPermit {
    _permit: FairPermit<PlayerId>,
}

impl Default for InFlight {
    fn default() -> Self {
        InFlight(REQUESTS.semaphore())
    }
}

/// Waits for a permit if the request is authenticated.
///
/// # Errors
/// No permit became available in time.
pub async fn acquire_permit(request: &HttpRequest) -> Result<(), Problem> {
    let identity = request.extensions().get::<Identity>().copied();
    let in_flight = request.app_data::<web::Data<InFlight>>();
    let Some((Identity { viewer, .. }, in_flight)) = identity.zip(in_flight) else { return Ok(()) };
    let owner = service::accounts::resolve_owner(context(request)?, viewer.player).await?;
    let permit = in_flight.0.acquire(owner).await.map_err(|_| {
        let max = REQUESTS.bounds.per_key;
        Problem::new(ProblemCode::RateLimited)
            .detail(format_args!("At most {max} requests of a user are processed at a time."))
            .with_retry_after(SignedDuration::from_secs(1))
    })?;
    request.extensions_mut().insert(InFlightPermit { _permit: permit });
    Ok(())
}

/// Releases the permit: the request has finished, or only waits for events.
pub fn release_permit(request: &HttpRequest) {
    request.extensions_mut().remove::<InFlightPermit>();
}

/// Runs a use case; returns an error that the service is unavailable after a timeout. The use case
/// still runs to completion, so that a retry with the same idempotency key returns its result. If
/// the client disconnects, the use case is cancelled where that is safe.
pub async fn with_timeout<T>(
    work: impl Future<Output = service::Result<T>> + Send,
) -> Result<T, Problem> {
    let client_token = CancellationToken::new();
    let cancel_on_disconnect = client_token.clone().drop_guard();
    // Boxed by result type, which reduces the number of monomorphized copies.
    let work: BoxFuture<'_, service::Result<T>> =
        Box::pin(service::with_client_token(client_token, work));
    match timeout(USE_CASE_TIMEOUT, work).await {
        Ok(result) => Ok(result?),
        Err(_) => {
            // The client is going to retry, and even a slow machine has to make progress.
            cancel_on_disconnect.disarm();
            Err(Problem::new(ProblemCode::Unavailable))
        }
    }
}
