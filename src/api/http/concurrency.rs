//! How many requests of a person are worked on at a time, those of its bots included: nobody takes all connections to the
//! database from the others, whatever it asks for.

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

/// More of a person wait for these.
const AT_A_TIME: usize = 4;

/// How long one waits.
const PATIENCE: Duration = Duration::from_secs(5);

/// The requests that people have at work.
pub struct AtWork(Arc<Quota<PlayerId>>);

/// One of those of its owner, kept with the request.
struct WorkPlace {
    _place: Place<PlayerId>,
}

impl Default for AtWork {
    fn default() -> Self {
        AtWork(Quota::new(AT_A_TIME))
    }
}

/// Waits until the request may be worked on, if it is known whose it is.
///
/// # Errors
/// Its owner has more at work than is done in time.
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

/// From now on the request only waits, or is answered.
pub fn end(request: &HttpRequest) {
    request.extensions_mut().remove::<WorkPlace>();
}
