use crate::{Error, instance::Instance, lock::Lock, log, server::Server};

/// Ticks between checks of the log's size. A server that reaches this age counts as stable.
const LOG_CHECK_TICKS: u32 = 600;
/// Maximum pause before a restart, in ticks: two seconds, so that the server is back soon after
/// space is freed on a full disk. Earlier pauses double with each failure.
const MAX_PAUSE_TICKS: u32 = 20;

/// The owner of a server: the server or the pause before its next start. The lock is the last
/// field, so that it is dropped after the server.
#[derive(Debug)]
pub(crate) struct Owner {
    server: Option<Server>,
    /// Consecutive starts that did not last.
    failures: u32,
    /// Ticks until the next start.
    pause: u32,
    /// Ticks since the last start.
    age: u32,
    lock: Lock,
}

impl Owner {
    /// Starts the server. Creates the cluster first if there is none.
    pub fn start(instance: &Instance, mut lock: Lock) -> Result<Owner, Error> {
        let server = instance.start_server(true, &|| false)?;
        lock.announce(&instance.paths.socket);
        tracing::info!(pid = server.pid(), data = %instance.paths.data.display(), "Postgres ready");
        Ok(Owner { server: Some(server), failures: 0, pause: 0, age: 0, lock })
    }

    /// Takes ownership after the previous owner's server has ended; [`Owner::tick`] starts a new
    /// one.
    pub fn take_over(lock: Lock) -> Owner {
        Owner { server: None, failures: 0, pause: 0, age: 0, lock }
    }

    /// Performs the work of one tick: restarts an exited server, replaces a dead watchdog, or
    /// truncates a large log.
    pub fn tick(&mut self, instance: &Instance, stopping: &dyn Fn() -> bool) {
        self.age = self.age.saturating_add(1);
        if let Some(server) = &mut self.server {
            if let Some(status) = server.exit_status() {
                let log = instance.paths.log.display();
                tracing::warn!(%status, %log, "Postgres exited, restarting it");
                self.server = None;
                self.lock.withdraw();
                self.schedule_restart();
            } else if !server.has_live_watchdog() {
                server.ensure_watchdog();
            } else if self.age.is_multiple_of(LOG_CHECK_TICKS) {
                self.failures = 0;
                log::truncate_if_large(&instance.paths.log);
            }
        } else if self.pause > 0 {
            self.pause -= 1;
        } else {
            self.restart(instance, stopping);
        }
    }

    /// Shuts the server down if it is running.
    pub fn stop(&mut self) -> Result<(), Error> {
        self.server.as_mut().map_or(Ok(()), Server::stop)
    }

    fn restart(&mut self, instance: &Instance, stopping: &dyn Fn() -> bool) {
        match instance.start_server(false, stopping) {
            Ok(server) => {
                tracing::warn!(pid = server.pid(), "Postgres ready again");
                self.lock.announce(&instance.paths.socket);
                self.server = Some(server);
                self.age = 0;
            }
            Err(Error::Stopped) => {}
            Err(error) => {
                tracing::error!(%error, "Postgres restart failed, retrying");
                self.schedule_restart();
            }
        }
    }

    /// Schedules a restart: the first is immediate, later ones back off. Restarts never stop,
    /// because a full disk may be emptied.
    fn schedule_restart(&mut self) {
        self.pause =
            if self.failures == 0 { 0 } else { MAX_PAUSE_TICKS.min(1 << self.failures.min(16)) };
        self.failures += 1;
    }
}
