use std::io::{IsTerminal, stderr, stdout};

use kingdomail::api::http::connections::CLIENT_ERRORS_OFF;
use kingdomail::config::{Config, LogFormat};
use kingdomail::progress::ProgressWriter;
use kingdomail::telemetry::traces::{self, Collector, TraceLayer, Traces, UnusableCollector};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::writer::BoxMakeWriter;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, reload};

use super::services::now;

/// Replaces the filter of the log while the program runs. The default controls no log.
#[derive(Default)]
pub struct LogControl(Option<SetFilter>);

type SetFilter = Box<dyn Fn(EnvFilter) -> Result<(), reload::Error> + Send + Sync>;

impl LogControl {
    fn new<S: 'static>(handle: reload::Handle<EnvFilter, S>) -> LogControl {
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

/// Starts logging. Also starts exporting traces if a collector is configured and the command
/// `is_long_running` until a signal ends it.
///
/// # Errors
/// The URL of the collector is unusable.
pub fn init_telemetry(
    config: &Config,
    is_long_running: bool,
) -> Result<(Option<Traces>, LogControl), UnusableCollector> {
    let url = config.otlp_url.as_ref().filter(|_| is_long_running);
    let Some(url) = url else {
        let log = init_log(&config.log, config.log_format, stdout_writer(), stdout().is_terminal());
        return Ok((None, log));
    };
    let collector = Collector::new(url, config.otlp_headers.clone(), now)?;
    let (layer, traces) = traces::start(collector);
    let log = init_log_and_traces(config, layer);
    Ok((Some(traces), log))
}

/// Starts logging to standard error, for commands that print data or a drawing to standard output.
pub fn log_to_stderr(directives: &str, format: LogFormat) {
    let to = BoxMakeWriter::new(|| ProgressWriter::new(stderr()));
    init_log(directives, format, to, stderr().is_terminal());
}

fn stdout_writer() -> BoxMakeWriter {
    BoxMakeWriter::new(|| ProgressWriter::new(stdout()))
}

/// Returns the log filter, which excludes the spans of traces. `directives` were validated with the
/// configuration.
fn filter(directives: &str) -> EnvFilter {
    let (defaults, traces) = (CLIENT_ERRORS_OFF, traces::TARGET);
    EnvFilter::new(format!("{defaults},{directives},{traces}=off"))
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

/// Starts logging and tracing, each with a separate filter.
fn init_log_and_traces(config: &Config, layer: TraceLayer) -> LogControl {
    let fmt_layer = tracing_subscriber::fmt::layer()
        .with_ansi(stdout().is_terminal())
        .with_writer(stdout_writer());
    let fmt_layer = match config.log_format {
        LogFormat::Human => fmt_layer.boxed(),
        LogFormat::Json => fmt_layer.json().boxed(),
    };
    let (filter, handle) = reload::Layer::new(filter(&config.log));
    tracing_subscriber::registry()
        .with(fmt_layer.with_filter(filter))
        .with(layer.with_filter(filter_fn(TraceLayer::accepts)))
        .init();
    LogControl::new(handle)
}
