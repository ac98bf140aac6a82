use kingdomail::config::Config;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::environment::read_config;
use super::observe::LogControl;

/// SIGHUP: reads the configuration again and applies the settings that can change while the program runs.
pub struct Reload {
    hangup: Signal,
    log: LogControl,
}

impl Reload {
    /// Listens for SIGHUP, which no longer ends the program.
    ///
    /// # Errors
    /// The system refuses a signal handler.
    pub fn new(log: LogControl) -> std::io::Result<Reload> {
        Ok(Reload { hangup: signal(SignalKind::hangup())?, log })
    }

    /// Reloads at every SIGHUP; never returns. Nothing changes if the configuration has a mistake.
    pub async fn run(&mut self, apply: impl Fn(&Config)) {
        while self.hangup.recv().await.is_some() {
            match read_config() {
                Ok(config) => {
                    self.log.set_filter(&config.log);
                    apply(&config);
                    tracing::info!("configuration reloaded");
                }
                Err(mistakes) => {
                    for mistake in mistakes {
                        tracing::error!(error = %mistake, "configuration reload failed");
                    }
                }
            }
        }
        std::future::pending::<()>().await;
    }
}
