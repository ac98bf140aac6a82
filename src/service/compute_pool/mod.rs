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
use keyed_quota::{Place, Quota, Turn, Turns};
use kingdomino::GiveUp;
use metrics::{counter, gauge};

use crate::domain::PlayerId;
use crate::telemetry::{COMPUTE_JOBS, COMPUTE_REFUSED};

use super::error::{Error, Result};
use super::nice_thread::{NICE, on_a_nice_thread};

/// How many more may wait, each with the first job of its owner.
const NEWCOMERS: usize = 256;

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
        ComputeOptions { places, waiting: 32 * places, of_an_owner: 2, patience, nice: NICE }
    }
}

/// Who has a job done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputeClient {
    /// A player; of a program's jobs its owner is who has them done.
    Player { owner: PlayerId, account: PlayerId },
    /// The server itself, when nobody waits. It has one place of its own, so that no player can take it away.
    Server(ServerWork),
}

/// What the server computes for nobody who waits. Of several kinds none waits for all that another asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ServerWork {
    Deadlines,
    /// The next games of series.
    Series,
    /// The games that a deleted account leaves.
    LeftGames,
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
    /// For each job of players that is under way.
    places: Arc<Turns<PlayerId>>,
    /// The place of the server's own.
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
                places: Turns::new(options.places, options.of_an_owner),
                own_place: Turns::new(1, usize::MAX),
                of_owners: Quota::new(options.of_an_owner),
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

    /// A place in the line, paid for.
    fn admit(&self, client: ComputeClient, units: u32) -> Result<Option<Ticket>> {
        let ComputeClient::Player { owner, account } = client else { return Ok(None) };
        let ComputeOptions { places, waiting, .. } = self.shared.options;
        let of_owner = self.shared.of_owners.take(owner);
        let of_owner = of_owner.ok_or_else(|| refused("owner", Error::TooMuchAtOnce))?;
        let ticket = {
            let mut line = self.shared.line();
            // Whoever has nothing in the pool is not turned away because others have much there.
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

/// Begins to count: from then on there is a number for what has not happened yet.
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

/// Who waits next gets it when this is dropped.
enum HeldPlace {
    OfPlayers { _turn: Turn<PlayerId> },
    OfTheServer { _turn: Turn<ServerWork> },
}

/// Where a job is done.
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

/// Tells a job, when it is dropped, that nobody waits for it any more.
#[derive(Default)]
struct Abandoned(Arc<AtomicBool>);

impl Drop for Abandoned {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
