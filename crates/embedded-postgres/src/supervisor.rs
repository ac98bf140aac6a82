use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::{
    Error,
    instance::Instance,
    lock::{self, Lock},
    owner::Owner,
    process::poll_until,
};

/// Interval between checks of the server.
const TICK_INTERVAL: Duration = Duration::from_millis(100);
/// Maximum wait for the owner's server. The owner may have to fetch Postgres first.
const JOIN_TIMEOUT: Duration = Duration::from_mins(5);
const JOIN_POLL_INTERVAL: Duration = Duration::from_millis(20);

/// Thread that keeps the server running if this process owns it, and otherwise waits to take over.
#[derive(Debug)]
pub(crate) struct Supervisor {
    stopping: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<(), Error>>>,
}

impl Supervisor {
    /// Stops the thread, and the server if this process owns it.
    pub fn stop(&mut self) -> Result<(), Error> {
        self.stopping.store(true, Ordering::Relaxed);
        let Some(thread) = self.thread.take() else { return Ok(()) };
        thread.thread().unpark();
        thread.join().unwrap_or(Err(Error::Killed))
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        if let Err(error) = self.stop() {
            tracing::warn!(%error, "Postgres shutdown failed");
        }
    }
}

/// Starts the server or joins the running one. Also returns the folder of its socket.
pub(crate) fn start(mut instance: Instance) -> Result<(Supervisor, PathBuf), Error> {
    let chosen = poll_until(JOIN_TIMEOUT, JOIN_POLL_INTERVAL, || {
        match Lock::try_acquire(&instance.paths.lock) {
            Ok(Some(lock)) => Some(Owner::start(&instance, lock).map(Some)),
            Ok(None) => {
                instance.paths.socket = lock::read_announced_folder(&instance.paths.lock)?;
                Some(Ok(None))
            }
            Err(error) => Some(Err(error)),
        }
    });
    let owner = chosen
        .unwrap_or_else(|| Err(Error::OwnerNotReady { lock: instance.paths.lock.clone() }))?;
    let socket_folder = instance.paths.socket.clone();
    let stopping = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stopping);
    let doing = "start the supervisor thread of";
    let path = instance.paths.cluster.clone();
    let thread = thread::Builder::new()
        .name("postgres-supervisor".into())
        .spawn(move || supervise(&instance, owner, &flag))
        .map_err(Error::io(doing, path))?;
    Ok((Supervisor { stopping, thread: Some(thread) }, socket_folder))
}

/// Tends the server if this process is its `owner`, and otherwise waits to take over.
fn supervise(
    instance: &Instance,
    mut owner: Option<Owner>,
    stopping: &AtomicBool,
) -> Result<(), Error> {
    let stopping = || stopping.load(Ordering::Relaxed);
    while !stopping() {
        if let Some(owner) = &mut owner {
            owner.tick(instance, &stopping);
        } else if let Ok(Some(lock)) = Lock::try_acquire(&instance.paths.lock) {
            tracing::warn!("owner of Postgres gone, taking over");
            owner = Some(Owner::take_over(lock));
            continue;
        }
        thread::park_timeout(TICK_INTERVAL);
    }
    owner.as_mut().map_or(Ok(()), Owner::stop)
}
