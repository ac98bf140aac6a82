use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lettre::transport::smtp::client::AsyncSmtpConnection;
use tokio::time::{sleep, timeout};

/// Servers end what is idle for some minutes; to say goodbye before is polite.
const IDLE: Duration = Duration::from_secs(30);
const GOODBYE: Duration = Duration::from_secs(5);

/// Connections that have nothing to do, for a while.
#[derive(Default)]
pub(super) struct SmtpPool(Arc<Mutex<Parked>>);

#[derive(Default)]
struct Parked {
    /// Of the last one that was parked.
    number: u64,
    connections: Vec<(u64, AsyncSmtpConnection)>,
}

impl SmtpPool {
    /// The connection that was parked last, out of the pool.
    pub fn take(&self) -> Option<AsyncSmtpConnection> {
        locked(&self.0).connections.pop().map(|(_, connection)| connection)
    }

    /// Keeps a connection, until it is taken or has been idle for too long.
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

/// Nothing is left half-done under this lock.
fn locked(parked: &Mutex<Parked>) -> MutexGuard<'_, Parked> {
    parked.lock().unwrap_or_else(PoisonError::into_inner)
}
