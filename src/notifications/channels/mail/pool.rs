use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lettre::transport::smtp::client::AsyncSmtpConnection;
use tokio::time::{sleep, timeout};

/// Maximum idle time. Servers close idle connections after a few minutes; closing earlier allows a
/// clean `QUIT`.
const IDLE: Duration = Duration::from_secs(30);
const GOODBYE: Duration = Duration::from_secs(5);

/// Pool of idle connections.
#[derive(Default)]
pub(super) struct SmtpPool(Arc<Mutex<Parked>>);

#[derive(Default)]
struct Parked {
    /// Number of the connection that was parked last.
    number: u64,
    connections: Vec<(u64, AsyncSmtpConnection)>,
}

impl SmtpPool {
    /// Removes and returns the connection that was parked last.
    pub fn take(&self) -> Option<AsyncSmtpConnection> {
        locked(&self.0).connections.pop().map(|(_, connection)| connection)
    }

    /// Keeps a connection until it is reused or the idle time expires.
    pub fn park(&self, connection: AsyncSmtpConnection) {
        let mut parked = locked(&self.0);
        parked.number += 1;
        let number = parked.number;
        parked.connections.push((number, connection));
        drop(parked);
        let pool = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            sleep(IDLE).await;
            let idle = pool.upgrade().and_then(|pool| locked(&pool).remove(number));
            if let Some(mut connection) = idle {
                timeout(GOODBYE, connection.abort()).await.ok();
            }
        });
    }
}

impl Parked {
    fn remove(&mut self, number: u64) -> Option<AsyncSmtpConnection> {
        let at = self.connections.iter().position(|(parked, _)| *parked == number)?;
        Some(self.connections.remove(at).1)
    }
}

/// Recovers from a poisoned lock, because no update under it can be left incomplete.
fn locked(parked: &Mutex<Parked>) -> MutexGuard<'_, Parked> {
    parked.lock().unwrap_or_else(PoisonError::into_inner)
}
