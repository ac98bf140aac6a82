//! Limits the concurrent requests of an account, including those of its bots, so that one account
//! cannot take all database connections.

use std::sync::Arc;
use std::time::Duration;

use actix_web::{HttpMessage, HttpRequest, web};
use jiff::SignedDuration;
use keyed_quota::{Quota, QuotaPermit};
use tokio::time::timeout;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::service;

use super::identity::{Identity, context};

/// Maximum number of concurrent requests of an account; more requests are queued.
const MAX_CONCURRENT_REQUESTS: usize = 4;

/// Maximum time in the queue.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(5);

/// Requests in flight, by account.
pub struct InFlight(Arc<Quota<PlayerId>>);

/// Permit of a request, stored in its extensions.
struct InFlightPermit {
    _permit: QuotaPermit<PlayerId>,
}

impl Default for InFlight {
    fn default() -> Self {
        InFlight(Quota::new(MAX_CONCURRENT_REQUESTS))
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
    let permit = timeout(PERMIT_TIMEOUT, in_flight.0.acquire(owner)).await.map_err(|_| {
        Problem::new(ProblemCode::RateLimited)
            .detail(format_args!(
                "At most {MAX_CONCURRENT_REQUESTS} requests of a user are processed at a time."
            ))
            .with_retry_after(SignedDuration::from_secs(1))
    })?;
    request.extensions_mut().insert(InFlightPermit { _permit: permit });
    Ok(())
}

/// Releases the permit: the request has finished, or only waits for events.
pub fn release_permit(request: &HttpRequest) {
    request.extensions_mut().remove::<InFlightPermit>();
}
