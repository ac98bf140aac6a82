use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use lettre::transport::smtp::client::AsyncSmtpConnection;
use tokio::time::{sleep, timeout};

/// Maximum idle time. Servers close idle connections after a few minutes; closing earlier allows a
/// clean `QUIT`.
const IDLE_TIMEOUT: Duration = Duration::from_secs(30);
const QUIT_TIMEOUT: Duration = Duration::from_secs(5);

/// Pool of idle connections.
#[derive(Default)]
pub(super) struct SmtpPool(Arc<Mutex<IdleConnections>>);

#[derive(Default)]
struct IdleConnections {
    /// Number of the connection that was released last.
    number: u64,
    connections: Vec<(u64, AsyncSmtpConnection)>,
}

impl SmtpPool {
    /// Removes and returns the connection that was released last.
    pub fn pop(&self) -> Option<AsyncSmtpConnection> {
        lock(&self.0).connections.pop().map(|(_, connection)| connection)
    }

    /// Keeps a connection until it is reused or the idle time expires.
    pub fn release(&self, connection: AsyncSmtpConnection) {
        let mut idle_connections = lock(&self.0);
        idle_connections.number += 1;
        let number = idle_connections.number;
        idle_connections.connections.push((number, connection));
        drop(idle_connections);
        let pool = Arc::downgrade(&self.0);
        tokio::spawn(async move {
            sleep(IDLE_TIMEOUT).await;
            let idle = pool.upgrade().and_then(|pool| lock(&pool).remove(number));
            if let Some(mut connection) = idle {
                timeout(QUIT_TIMEOUT, connection.abort()).await.ok();
            }
        });
    }
}

impl IdleConnections {
    fn remove(&mut self, number: u64) -> Option<AsyncSmtpConnection> {
        let at = self
            .connections
            .iter()
            .position(|(idle_connections, _)| *idle_connections == number)?;
        Some(self.connections.remove(at).1)
    }
}

/// Recovers from a poisoned lock, because no update under it can be left incomplete.
fn lock(idle_connections: &Mutex<IdleConnections>) -> MutexGuard<'_, IdleConnections> {
    idle_connections.lock().unwrap_or_else(PoisonError::into_inner)
}
