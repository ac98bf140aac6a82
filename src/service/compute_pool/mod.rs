//! Work that takes a processor for longer than a request should: house players that search, records from elsewhere that
//! are verified. So many at a time that requests are served meanwhile, in a line with an end, in which one owner has few
//! places and owners take turns. Whoever waits holds nothing else: no connection to the database above all.

#[cfg(test)]
mod tests;

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use jiff::SignedDuration;
use keyed_quota::{Place, Quota};
use kingdomino::GiveUp;
use metrics::{counter, gauge};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::domain::PlayerId;

use super::error::{Error, Result};

/// The name of the metric for the jobs of the pool, by what they do.
const JOBS: &str = "kingdomail_compute_jobs";
/// The name of the metric for the jobs that were refused, by why.
const REFUSED: &str = "kingdomail_compute_refused_total";

/// How much the pool does.
#[derive(Clone, Copy, Debug)]
pub struct ComputeOptions {
    /// How many jobs of players are done at a time.
    pub places: usize,
    /// How many more may wait.
    pub waiting: usize,
    /// How many jobs an owner has in the pool, those that wait included.
    pub of_an_owner: usize,
    /// How long a job waits for its place: with the job itself less than a request may take.
    pub patience: Duration,
    /// By how much its threads are nicer than those that serve requests, as Unix has it.
    pub nice: u8,
}

impl ComputeOptions {
    /// For half of the cores of this machine, so that requests are served meanwhile.
    pub fn for_this_machine() -> ComputeOptions {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let places = (cores / 2).max(1);
        let patience = Duration::from_secs(3);
        ComputeOptions { places, waiting: 32 * places, of_an_owner: 2, patience, nice: 5 }
    }
}

/// Who has a job done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputeClient {
    /// A player; of a program's jobs its owner is who has them done.
    Player { owner: PlayerId, account: PlayerId },
    /// The server itself, when nobody waits. It has one place of its own, so that no player can take it away.
    Server,
}

/// Counts what a request costs beside itself, in units of one request.
pub trait Meter: Send + Sync {
    /// Takes `units` from what an account may ask for.
    ///
    /// # Errors
    /// It has not so many left; after so long it has.
    fn charge(&self, account: PlayerId, units: u32) -> std::result::Result<(), SignedDuration>;
}

/// One per process and its clones.
#[derive(Clone)]
pub struct ComputePool {
    shared: Arc<Shared>,
    meter: Option<Arc<dyn Meter>>,
}

struct Shared {
    /// A permit for each job of players that is under way.
    places: Arc<Semaphore>,
    /// The same of the server's own.
    own_place: Arc<Semaphore>,
    options: ComputeOptions,
    of_owners: Arc<Quota<PlayerId>>,
    /// The jobs of each owner that run or are next: whoever has several waits for them himself.
    turns: Arc<Quota<PlayerId>>,
    line: Mutex<Line>,
}

#[derive(Default)]
struct Line {
    jobs: usize,
    running: usize,
}

/// How many jobs of players there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComputeUsage {
    pub running: usize,
    pub waiting: usize,
}

impl ComputePool {
    pub fn new(options: ComputeOptions) -> ComputePool {
        ComputePool {
            shared: Arc::new(Shared {
                places: Arc::new(Semaphore::new(options.places)),
                own_place: Arc::new(Semaphore::new(1)),
                of_owners: Quota::new(options.of_an_owner),
                turns: Quota::new(options.places),
                options,
                line: Mutex::default(),
            }),
            meter: None,
        }
    }

    /// The same pool, which charges what its jobs cost.
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

    /// What `job` comes to, which costs `units` beside the request. Its argument tells it when nobody waits for it any
    /// more; the place is held until it has stopped.
    ///
    /// # Errors
    /// The client has enough jobs in the pool, or may not ask for more now; too many wait; the job panicked.
    pub async fn run<T: Send + 'static>(
        &self,
        client: ComputeClient,
        units: u32,
        job: impl FnOnce(GiveUp<'_>) -> T + Send + 'static,
    ) -> Result<T> {
        let ticket = self.admit(client, units)?;
        let place = match client {
            ComputeClient::Player { owner, .. } => {
                let place = async {
                    let turn = self.shared.turns.wait(owner).await;
                    let permit = self.shared.places.clone().acquire_owned().await;
                    (permit, Some(turn))
                };
                let place = tokio::time::timeout(self.shared.options.patience, place).await;
                place.map_err(|_| refused("line", Error::Busy))?
            }
            ComputeClient::Server => (self.shared.own_place.clone().acquire_owned().await, None),
        };
        let (permit, turn) = place;
        let permit = permit.map_err(|error| Error::Internal(error.to_string()))?;
        let place = RunningJob::begin(permit, turn, ticket);
        let abandoned = Abandoned::default();
        let flag = abandoned.0.clone();
        let (tell, told) = oneshot::channel();
        let nice = self.shared.options.nice;
        let thread = thread::Builder::new().name("compute".to_owned());
        let started = thread.spawn(move || {
            step_back(nice);
            let done = job(&|| flag.load(Ordering::Relaxed));
            drop(place);
            // Nobody may wait for it any more.
            drop(tell.send(done));
        });
        started.map_err(|error| Error::Internal(error.to_string()))?;
        let done = told.await;
        drop(abandoned);
        done.map_err(|_| Error::Internal("a job of the compute pool panicked".to_owned()))
    }

    /// A place in the line, paid for.
    fn admit(&self, client: ComputeClient, units: u32) -> Result<Option<Ticket>> {
        let ComputeClient::Player { owner, account } = client else { return Ok(None) };
        let ComputeOptions { places, waiting, .. } = self.shared.options;
        let of_owner = self.shared.of_owners.take(owner);
        let of_owner = of_owner.ok_or_else(|| refused("owner", Error::TooMuchAtOnce))?;
        let ticket = {
            let mut line = self.shared.line();
            if line.jobs >= places + waiting {
                return Err(refused("line", Error::Busy));
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

fn refused(why: &'static str, error: Error) -> Error {
    counter!(REFUSED, "why" => why).increment(1);
    error
}

impl Shared {
    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    #[expect(clippy::cast_precision_loss, reason = "a few dozen jobs")]
    fn show(&self) {
        gauge!(JOBS, "state" => "running").set(self.running as f64);
        gauge!(JOBS, "state" => "waiting").set((self.jobs - self.running) as f64);
    }
}

/// A job of a player, which is in the pool until this is dropped.
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

/// Where a job is done. Who waits next gets it when this is dropped.
struct RunningJob {
    ticket: Option<Ticket>,
    _permit: OwnedSemaphorePermit,
    _turn: Option<Place<PlayerId>>,
}

impl RunningJob {
    fn begin(
        permit: OwnedSemaphorePermit,
        turn: Option<Place<PlayerId>>,
        ticket: Option<Ticket>,
    ) -> RunningJob {
        if let Some(ticket) = &ticket {
            let mut line = ticket.shared.line();
            line.running += 1;
            line.show();
        }
        RunningJob { ticket, _permit: permit, _turn: turn }
    }
}

impl Drop for RunningJob {
    fn drop(&mut self) {
        if let Some(ticket) = &self.ticket {
            ticket.shared.line().running -= 1;
        }
    }
}

/// Tells a job, when it is dropped, that nobody waits for it any more.
#[derive(Default)]
struct Abandoned(Arc<AtomicBool>);

impl Drop for Abandoned {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Lets the threads that serve requests go first. Where that is not allowed, the job has its share like they have.
fn step_back(nice: u8) {
    #[cfg(target_os = "linux")]
    if nice > 0
        && let Err(error) = rustix::process::setpriority_process(None, nice.into())
    {
        tracing::debug!(%error, "a thread of the compute pool has the priority of all others");
    }
}
