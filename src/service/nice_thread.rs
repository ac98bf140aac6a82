//! Threads with a lower priority than those that serve requests.

use std::thread;

use tokio::sync::oneshot;

use super::error::{Error, Result};

/// Nice increment relative to the threads that serve requests.
pub(super) const NICE_INCREMENT: u8 = 5;

/// Runs `job` on a thread of its own and returns its result.
///
/// # Errors
/// The job panicked.
pub(super) async fn spawn_low_priority<T: Send + 'static>(
    name: &str,
    nice: u8,
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    let (sender, receiver) = oneshot::channel();
    let started = thread::Builder::new().name(name.to_owned()).spawn(move || {
        lower_priority(nice);
        // The receiver may be gone.
        drop(sender.send(job()));
    });
    started.map_err(|error| Error::Internal(error.to_string()))?;
    receiver.await.map_err(|_| Error::Internal("thread panicked".to_owned()))
}

/// Lowers the priority of this thread. On failure, the thread keeps its normal priority.
fn lower_priority(nice: u8) {
    #[cfg(target_os = "linux")]
    if nice > 0
        && let Err(error) = rustix::process::setpriority_process(None, nice.into())
    {
        tracing::debug!(%error, "lowering the priority of a thread failed");
    }
}
