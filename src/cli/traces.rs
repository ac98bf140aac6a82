use std::io::{IsTerminal, stdout};

use kingdomail::config::{Config, LogFormat};
use kingdomail::telemetry::traces::{self, Traces};
use opentelemetry_otlp::ExporterBuildError;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, reload};

use super::observe::{LogControl, filter, stdout_writer};

/// Starts logging to standard output and exporting traces, each with a separate filter.
///
/// # Errors
/// The configuration of the export is invalid.
pub fn init_log_and_traces(config: &Config) -> Result<(LogControl, Traces), ExporterBuildError> {
    let (trace_layer, traces) = traces::start()?;
    let fmt_layer = tracing_subscriber::fmt::layer()
        .with_ansi(stdout().is_terminal())
        .with_writer(stdout_writer());
    let fmt_layer = match config.log_format {
        LogFormat::Human => fmt_layer.boxed(),
        LogFormat::Json => fmt_layer.json().boxed(),
    };
    let (filter, handle) = reload::Layer::new(filter(&config.log));
    tracing_subscriber::registry().with(trace_layer).with(fmt_layer.with_filter(filter)).init();
    Ok((LogControl::new(handle), traces))
}
