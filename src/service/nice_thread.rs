//! Threads that let those go first that serve requests.

use std::thread;

use tokio::sync::oneshot;

use super::error::{Error, Result};

/// By how much they are nicer, as Unix has it.
pub(super) const NICE: u8 = 5;

/// What `job` comes to, on a thread of its own.
///
/// # Errors
/// It panicked.
pub(super) async fn on_a_nice_thread<T: Send + 'static>(
    name: &str,
    nice: u8,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    let (tell, told) = oneshot::channel();
    let started = thread::Builder::new().name(name.to_owned()).spawn(move || {
        step_back(nice);
        // Nobody may wait for it any more.
        drop(tell.send(job()));
    });
    started.map_err(|error| Error::Internal(error.to_string()))?;
    told.await.map_err(|_| Error::Internal("thread panicked".to_owned()))
}

/// Lets the threads that serve requests go first. Where that is not allowed, the job has its share like they have.
fn step_back(nice: u8) {
    #[cfg(target_os = "linux")]
    if nice > 0
        && let Err(error) = rustix::process::setpriority_process(None, nice.into())
    {
        tracing::debug!(%error, "lowering the priority of a thread failed");
    }
}
