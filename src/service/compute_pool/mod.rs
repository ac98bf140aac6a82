//! Pool for CPU-bound work that exceeds the time of a normal request: searches of house players and
//! verification of uploaded records. It limits the number of concurrent jobs, so that requests are
//! still served; the queue is bounded, the jobs per owner are limited, and owners are served in
//! turn. Queued callers hold no other resource, in particular no database connection.

#[cfg(test)]
mod tests;

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use jiff::SignedDuration;
use keyed_quota::{Place, Quota, Turn, Turns};
use kingdomino::GiveUp;
use metrics::{counter, gauge};

use crate::domain::PlayerId;
use crate::telemetry::{COMPUTE_JOBS, COMPUTE_REFUSED};

use super::error::{Error, Result};
use super::nice_thread::{NICE, on_a_nice_thread};

/// Additional queue capacity for the first job of each owner.
const NEWCOMERS: usize = 256;

/// Limits of the pool.
#[derive(Clone, Copy, Debug)]
pub struct ComputeOptions {
    /// Maximum number of concurrent player jobs.
    pub places: usize,
    /// Maximum number of queued player jobs.
    pub waiting: usize,
    /// Maximum number of jobs per owner, including queued ones.
    pub of_an_owner: usize,
    /// Maximum time in the queue. Queue time and job together stay below the request timeout.
    pub patience: Duration,
    /// Unix nice increment of the pool's threads relative to the request threads.
    pub nice: u8,
}

impl ComputeOptions {
    /// Returns limits for half of the cores of this machine, so that requests are still served.
    pub fn for_this_machine() -> ComputeOptions {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let places = (cores / 2).max(1);
        let patience = Duration::from_secs(3);
        ComputeOptions { places, waiting: 32 * places, of_an_owner: 2, patience, nice: NICE }
    }
}

/// Client of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputeClient {
    /// Player. The jobs of a bot count for its owner.
    Player { owner: PlayerId, account: PlayerId },
    /// The server itself, in the background. It has one place of its own, which players cannot
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
    LeftGames,
}

/// Charges the cost of a job beyond the request itself, in units of one request.
pub trait Meter: Send + Sync {
    /// Consumes `units` of the account's rate limit.
    ///
    /// # Errors
    /// The limit is exceeded; returns the time to wait.
    fn charge(&self, account: PlayerId, units: u32) -> std::result::Result<(), SignedDuration>;
}

/// One per process, shared by its clones.
#[derive(Clone)]
pub struct ComputePool {
    shared: Arc<Shared>,
    meter: Option<Arc<dyn Meter>>,
}

struct Shared {
    /// One permit per running player job.
    places: Arc<Turns<PlayerId>>,
    /// Permit for background work of the server.
    own_place: Arc<Turns<ServerWork>>,
    options: ComputeOptions,
    of_owners: Arc<Quota<PlayerId>>,
    line: Mutex<Line>,
}

#[derive(Default)]
struct Line {
    jobs: usize,
    running: usize,
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
            shared: Arc::new(Shared {
                places: Turns::new(options.places, options.of_an_owner),
                own_place: Turns::new(1, usize::MAX),
                of_owners: Quota::new(options.of_an_owner),
                options,
                line: Mutex::default(),
            }),
            meter: None,
        }
    }

    /// Returns the same pool with a meter for the cost of its jobs.
    pub fn metered(&self, meter: Arc<dyn Meter>) -> ComputePool {
        ComputePool { shared: self.shared.clone(), meter: Some(meter) }
    }

    pub fn options(&self) -> ComputeOptions {
        self.shared.options
    }

    pub fn usage(&self) -> ComputeUsage {
        let line = self.shared.line();
        ComputeUsage { running: line.running, waiting: line.jobs - line.running }
    }

    /// Runs `job`, which costs `units` beyond the request, and returns its result. The argument of
    /// the job returns true once the caller has gone away; the permit is held until the job has
    /// stopped.
    ///
    /// # Errors
    /// The client has the maximum number of jobs in the pool, or exceeds its rate limit; the queue
    /// is full; the job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        client: ComputeClient,
        units: u32,
        job: impl FnOnce(GiveUp<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        let ticket = self.admit(client, units)?;
        let place = match client {
            ComputeClient::Player { owner, .. } => {
                let turn = self.shared.places.wait(owner);
                let turn = tokio::time::timeout(self.shared.options.patience, turn).await;
                let turn = turn.ok().flatten().ok_or_else(|| refused("queue_full", Error::Busy))?;
                HeldPlace::OfPlayers { _turn: turn }
            }
            ComputeClient::Server(work) => {
                let turn = self.shared.own_place.wait(work).await.ok_or(Error::Busy)?;
                HeldPlace::OfTheServer { _turn: turn }
            }
        };
        let place = RunningJob::begin(place, ticket);
        let abandoned = Abandoned::default();
        let flag = abandoned.0.clone();
        let done = on_a_nice_thread("compute", self.shared.options.nice, move || {
            let done = job(&|| flag.load(Ordering::Relaxed));
            drop(place);
            done
        });
        let done = done.await;
        drop(abandoned);
        done
    }

    /// Admits a job to the queue and charges it.
    fn admit(&self, client: ComputeClient, units: u32) -> Result<Option<Ticket>> {
        let ComputeClient::Player { owner, account } = client else { return Ok(None) };
        let ComputeOptions { places, waiting, .. } = self.shared.options;
        let of_owner = self.shared.of_owners.take(owner);
        let of_owner = of_owner.ok_or_else(|| refused("owner", Error::TooMuchAtOnce))?;
        let ticket = {
            let mut line = self.shared.line();
            // An owner without jobs in the pool is not rejected because of the jobs of others.
            let is_first = self.shared.of_owners.taken(&owner) == 1;
            let most = places + waiting + if is_first { NEWCOMERS } else { 0 };
            if line.jobs >= most {
                return Err(refused("queue_full", Error::Busy));
            }
            line.jobs += 1;
            line.show();
            Ticket { shared: self.shared.clone(), _of_owner: of_owner }
        };
        let charged = self.meter.as_ref().map_or(Ok(()), |meter| meter.charge(account, units));
        charged.map_err(|wait| refused("rate", Error::RateLimited(wait)))?;
        Ok(Some(ticket))
    }
}

/// Values of the label `reason` of [`COMPUTE_REFUSED`].
const REASONS: [&str; 3] = ["queue_full", "owner", "rate"];

fn refused(reason: &'static str, error: Error) -> Error {
    counter!(COMPUTE_REFUSED, "reason" => reason).increment(1);
    error
}

/// Registers the metrics with value zero at startup.
pub(super) fn count_from_zero() {
    REASONS.into_iter().for_each(|reason| {
        counter!(COMPUTE_REFUSED, "reason" => reason).increment(0);
    });
    Line::default().show();
}

impl Shared {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    #[expect(clippy::cast_precision_loss, reason = "a few dozen jobs")]
    fn show(&self) {
        gauge!(COMPUTE_JOBS, "state" => "running").set(self.running as f64);
        gauge!(COMPUTE_JOBS, "state" => "waiting").set((self.jobs - self.running) as f64);
    }
}

/// Player job, counted in the pool until dropped.
struct Ticket {
    shared: Arc<Shared>,
    _of_owner: Place<PlayerId>,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut line = self.shared.line();
        line.jobs -= 1;
        line.show();
    }
}

/// Permit that passes to the next queued job on drop.
enum HeldPlace {
    OfPlayers { _turn: Turn<PlayerId> },
    OfTheServer { _turn: Turn<ServerWork> },
}

/// Running job with its permit.
struct RunningJob {
    ticket: Option<Ticket>,
    _place: HeldPlace,
}

impl RunningJob {
    fn begin(place: HeldPlace, ticket: Option<Ticket>) -> RunningJob {
        if let Some(ticket) = &ticket {
            let mut line = ticket.shared.line();
            line.running += 1;
            line.show();
        }
        RunningJob { ticket, _place: place }
    }
}

impl Drop for RunningJob {
    fn drop(&mut self) {
        if let Some(ticket) = &self.ticket {
            ticket.shared.line().running -= 1;
        }
    }
}

/// Signals to a job on drop that its result is no longer needed.
#[derive(Default)]
struct Abandoned(Arc<AtomicBool>);

impl Drop for Abandoned {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
