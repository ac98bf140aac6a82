//! Pool for CPU-bound work that takes longer than a normal request: searches of house players and
//! verification of uploaded records. It limits the number of concurrent jobs, so that requests are
//! still served; the queue is bounded, the jobs per owner are limited, and owners are served in
//! turn. Queued callers hold no other resource, in particular no database connection.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use fair_semaphore::{Bounds, FairSemaphore, Refusal};
use jiff::SignedDuration;
use kingdomino::CancelCheck;
use metrics::counter;
use tokio_util::sync::CancellationToken;

use crate::domain::{PlayerId, ProblemCode};
use crate::limits::{SEARCHES, SERVER_SEARCHES};
use crate::telemetry::COMPUTE_REFUSED;

use super::error::{Error, Result};
use super::tasks::{NICE_INCREMENT, spawn_low_priority};

/// Limits of the pool.
#[derive(Clone, Copy, Debug)]
pub struct ComputeOptions {
    /// Bounds of the jobs of players, with the owners as keys.
    pub bounds: Bounds,
    /// Unix nice increment of the pool's threads relative to the request threads.
    pub nice: u8,
}

impl Default for ComputeOptions {
    fn default() -> ComputeOptions {
        ComputeOptions { bounds: SEARCHES.bounds(), nice: NICE_INCREMENT }
    }
}

/// Client of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputeClient {
    /// Player. The jobs of a bot count for its owner.
    Player { owner: PlayerId, account: PlayerId },
    /// The server itself, in the background. It has one permit of its own, which players cannot
    /// take.
    Server(ServerWork),
}

/// Background work of the server. The kinds are served in turn, so that no kind waits for the whole
/// backlog of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ServerWork {
    Deadlines,
    /// Next games of series.
    Series,
    /// Games of a deleted account.
    AccountDeletion,
}

/// Charges the cost of a job beyond the request itself, in units of one request.
pub trait Meter: Send + Sync {
    /// Consumes `units` of the account's rate limit.
    ///
    /// # Errors
    /// The limit is exceeded; returns the time to wait.
    fn charge(&self, account: PlayerId, units: u32) -> std::result::Result<(), SignedDuration>;
}

/// Permits for CPU-bound jobs, each of which runs on a low-priority thread of its own. One per
/// process, shared by its clones.
#[derive(Clone)]
pub struct ComputePool {
    permits: Arc<FairSemaphore<PlayerId>>,
    /// Permit for background work of the server.
    server_permit: Arc<FairSemaphore<ServerWork>>,
    nice: u8,
    meter: Option<Arc<dyn Meter>>,
}

/// Number of player jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputeUsage {
    pub running: usize,
    pub waiting: usize,
}

impl ComputePool {
    pub fn new(options: ComputeOptions) -> ComputePool {
        ComputePool {
            permits: FairSemaphore::new(options.bounds),
            server_permit: SERVER_SEARCHES.semaphore(),
            nice: options.nice,
            meter: None,
        }
    }

    /// Returns the same pool with a meter for the cost of its jobs.
    pub fn with_meter(&self, meter: Arc<dyn Meter>) -> ComputePool {
        ComputePool { meter: Some(meter), ..self.clone() }
    }

    pub fn options(&self) -> ComputeOptions {
        ComputeOptions { bounds: self.permits.bounds(), nice: self.nice }
    }

    pub fn usage(&self) -> ComputeUsage {
        ComputeUsage { running: self.permits.held(), waiting: self.permits.queued() }
    }

    /// Runs `job`, which costs `units` beyond the request, and returns its result. The argument of
    /// the job returns true once the caller has gone away; the permit is held until the job has
    /// stopped.
    ///
    /// # Errors
    /// The client has the maximum number of jobs in the pool, or exceeds its rate limit; the queue
    /// is full; the job was not started within `max_wait`, or its thread could not be started; the
    /// job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        client: ComputeClient,
        units: u32,
        job: impl FnOnce(CancelCheck<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        let permit: Box<dyn Send> = match client {
            ComputeClient::Player { owner, account } => {
                let request = self.permits.request(owner).map_err(refuse)?;
                let charged =
                    self.meter.as_ref().map_or(Ok(()), |meter| meter.charge(account, units));
                charged.map_err(|wait| {
                    reject("rate", Error::Throttled(ProblemCode::RateLimited, wait))
                })?;
                Box::new(request.wait().await.map_err(refuse)?)
            }
            ComputeClient::Server(work) => Box::new(self.server_permit.acquire(work).await?),
        };
        let cancel_token = CancellationToken::new();
        let _cancel_on_drop = cancel_token.clone().drop_guard();
        spawn_low_priority("compute", self.nice, move || {
            let done = job(&|| cancel_token.is_cancelled());
            drop(permit);
            done
        })
        .await
    }
}

/// Values of the label `reason` of [`COMPUTE_REFUSED`].
const REJECTION_REASONS: [&str; 3] = ["queue_full", "owner", "rate"];

fn reject(reason: &'static str, error: Error) -> Error {
    counter!(COMPUTE_REFUSED, "reason" => reason).increment(1);
    error
}

fn refuse(refusal: Refusal) -> Error {
    let is_owner = refusal == Refusal::KeyLimit;
    reject(if is_owner { "owner" } else { "queue_full" }, refusal.into())
}

/// Registers the metrics with value zero at startup.
pub(super) fn register_metrics() {
    REJECTION_REASONS.into_iter().for_each(|reason| {
        counter!(COMPUTE_REFUSED, "reason" => reason).increment(0);
    });
}
