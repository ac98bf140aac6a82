use kingdomail::config::Config;
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::environment::read_config;
use super::observe::LogControl;

/// SIGHUP handler: reads the configuration again and applies the reloadable settings.
pub struct Reload {
    hangup: Signal,
    log: LogControl,
}

impl Reload {
    /// Installs the handler. SIGHUP no longer ends the process.
    ///
    /// # Errors
    /// The signal handler cannot be installed.
    pub fn new(log: LogControl) -> std::io::Result<Reload> {
        Ok(Reload { hangup: signal(SignalKind::hangup())?, log })
    }

    /// Reloads at every SIGHUP; never returns. An invalid configuration is logged and not applied.
    pub async fn run(&mut self, apply: impl Fn(&Config)) {
        while self.hangup.recv().await.is_some() {
            match read_config() {
                Ok(config) => {
                    self.log.set_filter(&config.log);
                    apply(&config);
                    tracing::info!("configuration reloaded");
                }
                Err(errors) => {
                    for error in errors {
                        tracing::error!(error = %error, "configuration reload failed");
                    }
                }
            }
        }
        std::future::pending::<()>().await;
    }
}
