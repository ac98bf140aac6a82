use std::io::{IsTerminal, stderr, stdout};

use kingdomail::api::http::connections::CLIENT_ERRORS_OFF;
use kingdomail::config::LogFormat;
use kingdomail::progress::ProgressWriter;
use kingdomail::telemetry::traces;
use tracing_subscriber::fmt::writer::BoxMakeWriter;
use tracing_subscriber::{EnvFilter, reload};

/// Excludes the exporter of traces from the log, because it logs each failed attempt.
const EXPORT_ERRORS_OFF: &str = "opentelemetry-otlp=off";

/// Replaces the filter of the log while the program runs. The default controls no log.
#[derive(Default)]
pub struct LogControl(Option<SetFilter>);

type SetFilter = Box<dyn Fn(EnvFilter) -> Result<(), reload::Error> + Send + Sync>;

impl LogControl {
    pub fn new<S: 'static>(handle: reload::Handle<EnvFilter, S>) -> LogControl {
        LogControl(Some(Box::new(move |filter| handle.reload(filter))))
    }

    /// Replaces the log filter. `directives` were validated with the configuration.
    pub fn set_filter(&self, directives: &str) {
        let Some(set) = &self.0 else { return };
        if let Err(error) = set(filter(directives)) {
            tracing::error!(%error, "log filter update failed");
        }
    }
}

/// Starts logging to standard output.
pub fn log_to_stdout(directives: &str, format: LogFormat) -> LogControl {
    init_log(directives, format, stdout_writer(), stdout().is_terminal())
}

/// Starts logging to standard error, for commands that print data or a drawing to standard output.
pub fn log_to_stderr(directives: &str, format: LogFormat) {
    let to = BoxMakeWriter::new(|| ProgressWriter::new(stderr()));
    init_log(directives, format, to, stderr().is_terminal());
}

pub fn stdout_writer() -> BoxMakeWriter {
    BoxMakeWriter::new(|| ProgressWriter::new(stdout()))
}

/// Returns the log filter, which excludes the spans of traces. `directives` were validated with the
/// configuration.
pub fn filter(directives: &str) -> EnvFilter {
    let (client_errors_off, traces) = (CLIENT_ERRORS_OFF, traces::TARGET);
    EnvFilter::new(format!("{client_errors_off},{EXPORT_ERRORS_OFF},{directives},{traces}=off"))
}

fn init_log(
    directives: &str,
    format: LogFormat,
    to: BoxMakeWriter,
    is_terminal: bool,
) -> LogControl {
    let subscriber = tracing_subscriber::fmt()
        .with_env_filter(filter(directives))
        .with_ansi(is_terminal)
        .with_writer(to);
    match format {
        LogFormat::Human => {
            let subscriber = subscriber.with_filter_reloading();
            let control = LogControl::new(subscriber.reload_handle());
            subscriber.init();
            control
        }
        LogFormat::Json => {
            let subscriber = subscriber.json().with_filter_reloading();
            let control = LogControl::new(subscriber.reload_handle());
            subscriber.init();
            control
        }
    }
}
