//! Limits the concurrent requests of an account, including those of its bots, so that one account
//! cannot take all database connections.

use std::sync::Arc;
use std::time::Duration;

use actix_web::{HttpMessage, HttpRequest, web};
use jiff::SignedDuration;
use keyed_quota::{Place, Quota};
use tokio::time::timeout;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::service;

use super::identity::{Identity, context};

/// Maximum number of concurrent requests of an account; more requests are queued.
const AT_A_TIME: usize = 4;

/// Maximum time in the queue.
const PATIENCE: Duration = Duration::from_secs(5);

/// Requests in flight, by account.
pub struct AtWork(Arc<Quota<PlayerId>>);

/// Permit of a request, stored in its extensions.
struct WorkPlace {
    _place: Place<PlayerId>,
}

impl Default for AtWork {
    fn default() -> Self {
        AtWork(Quota::new(AT_A_TIME))
    }
}

/// Waits for a permit if the request is authenticated.
///
/// # Errors
/// No permit became available in time.
pub async fn begin(request: &HttpRequest) -> Result<(), Problem> {
    let identity = request.extensions().get::<Identity>().copied();
    let at_work = request.app_data::<web::Data<AtWork>>();
    let Some((Identity { viewer, .. }, at_work)) = identity.zip(at_work) else { return Ok(()) };
    let owner = service::accounts::owner(context(request)?, viewer.player).await?;
    let place = timeout(PATIENCE, at_work.0.wait(owner)).await.map_err(|_| {
        Problem::new(ProblemCode::RateLimited)
            .detail(format_args!("At most {AT_A_TIME} requests of a user are processed at a time."))
            .after(SignedDuration::from_secs(1))
    })?;
    request.extensions_mut().insert(WorkPlace { _place: place });
    Ok(())
}

/// Releases the permit: the request has finished, or only waits for events.
pub fn end(request: &HttpRequest) {
    request.extensions_mut().remove::<WorkPlace>();
}
