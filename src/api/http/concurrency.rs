//! How many requests of a person are worked on at a time, those of its bots included: nobody takes all connections to the
//! database from the others, whatever it asks for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::{HttpMessage, HttpRequest, web};
use jiff::SignedDuration;
use keyed_quota::{Place, Quota};
use tokio::time::timeout;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::domain::event_log::is_bot;
use crate::service;

use super::identity::{Identity, context};

/// More of a person wait for these.
const AT_A_TIME: usize = 4;

/// How long one waits.
const PATIENCE: Duration = Duration::from_secs(5);

/// So many bots are remembered with their owners.
const REMEMBERED: usize = 16_384;

/// The requests that people have at work.
pub struct AtWork {
    of_owners: Arc<Quota<PlayerId>>,
    /// Whose the bots are that have asked lately. That never changes.
    owners: Mutex<HashMap<PlayerId, PlayerId>>,
}

/// One of those of its owner, kept with the request.
struct WorkPlace {
    _place: Place<PlayerId>,
}

impl Default for AtWork {
    fn default() -> Self {
        AtWork { of_owners: Quota::new(AT_A_TIME), owners: Mutex::default() }
    }
}

impl AtWork {
    /// The person to whom an account belongs.
    async fn owner(&self, request: &HttpRequest, player: PlayerId) -> Result<PlayerId, Problem> {
        if !is_bot(player) {
            return Ok(player);
        }
        if let Some(owner) = self.owners().get(&player) {
            return Ok(*owner);
        }
        let owner = service::accounts::owner(context(request)?, player).await?;
        let mut owners = self.owners();
        if owners.len() >= REMEMBERED {
            owners.clear();
        }
        owners.insert(player, owner);
        Ok(owner)
    }

    fn owners(&self) -> MutexGuard<'_, HashMap<PlayerId, PlayerId>> {
        self.owners.lock().unwrap_or_else(PoisonError::into_inner)
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
    let owner = at_work.owner(request, viewer.player).await?;
    let place = timeout(PATIENCE, at_work.of_owners.wait(owner)).await.map_err(|_| {
        Problem::new(ProblemCode::RateLimited)
            .detail(format_args!("{AT_A_TIME} requests of a person are worked on at a time."))
            .after(SignedDuration::from_secs(1))
    })?;
    request.extensions_mut().insert(WorkPlace { _place: place });
    Ok(())
}

/// From now on the request only waits, or is answered.
pub fn end(request: &HttpRequest) {
    request.extensions_mut().remove::<WorkPlace>();
}
