use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use super::{
    ClusterError,
    lock::{self, Lock},
    owner::Owner,
    process::ask_until,
    site::Site,
};

/// How often the server is looked at.
const TICK: Duration = Duration::from_millis(100);
/// The owner may have to fetch a Postgres first.
const JOIN_LIMIT: Duration = Duration::from_mins(5);
const JOIN_PAUSE: Duration = Duration::from_millis(20);

/// The thread that keeps the server up while we own it, and waits to take it over while we do not.
#[derive(Debug)]
pub(super) struct Supervisor {
    stopping: Arc<AtomicBool>,
    thread: Option<JoinHandle<Result<(), ClusterError>>>,
}

impl Supervisor {
    /// Ends the thread, and with it a server that we own.
    pub fn stop(&mut self) -> Result<(), ClusterError> {
        self.stopping.store(true, Ordering::Relaxed);
        let Some(thread) = self.thread.take() else { return Ok(()) };
        thread.thread().unpark();
        thread.join().unwrap_or(Err(ClusterError::Killed))
    }
}

impl Drop for Supervisor {
    fn drop(&mut self) {
        if let Err(error) = self.stop() {
            tracing::warn!(%error, "Postgres did not shut down cleanly");
        }
    }
}

/// Starts the server or joins the running one; also gives the folder of its socket.
pub(super) fn start(mut site: Site) -> Result<(Supervisor, PathBuf), ClusterError> {
    let chosen = ask_until(JOIN_LIMIT, JOIN_PAUSE, || match Lock::try_take(&site.folders.lock) {
        Ok(Some(lock)) => Some(Owner::start(&site, lock).map(Some)),
        Ok(None) => {
            site.folders.socket = lock::announced(&site.folders.lock)?;
            Some(Ok(None))
        }
        Err(error) => Some(Err(error)),
    });
    let owner = chosen
        .unwrap_or_else(|| Err(ClusterError::OwnerNotReady { lock: site.folders.lock.clone() }))?;
    let socket_folder = site.folders.socket.clone();
    let stopping = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stopping);
    let doing = "start the thread that watches";
    let path = site.folders.cluster.clone();
    let thread = thread::Builder::new()
        .name("postgres-supervisor".into())
        .spawn(move || supervise(&site, owner, &flag))
        .map_err(ClusterError::io(doing, path))?;
    Ok((Supervisor { stopping, thread: Some(thread) }, socket_folder))
}

/// Looks after the server as its `owner`; without one waits to become it.
fn supervise(
    site: &Site,
    mut owner: Option<Owner>,
    stopping: &AtomicBool,
) -> Result<(), ClusterError> {
    let stopping = || stopping.load(Ordering::Relaxed);
    while !stopping() {
        if let Some(owner) = &mut owner {
            owner.tend(site, &stopping);
        } else if let Ok(Some(lock)) = Lock::try_take(&site.folders.lock) {
            tracing::warn!("the owner of Postgres is gone; taking over");
            owner = Some(Owner::take_over(lock));
            continue;
        }
        thread::park_timeout(TICK);
    }
    owner.as_mut().map_or(Ok(()), Owner::stop)
}
