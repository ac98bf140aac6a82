//! Traces for an OpenTelemetry collector, with a span per request, SQL statement and delivery.
//!
//! The layers above open `tracing` spans with [`request`], [`statement`] and [`delivery`]. While no
//! traces are exported, these spans have no subscriber. `tracing` detects this with one atomic load
//! and creates neither the span nor its text.
//!
//! With the feature `otlp`, `start` creates the layer that subscribes to the spans, and the SDK of
//! OpenTelemetry exports them. Finished spans enter a bounded queue, which a thread empties. Export
//! never blocks other work: spans are dropped if the queue is full or if the collector does not
//! accept them. A process that crashes loses the queued spans; a process that stops sends them
//! first, within the time limit of `Traces::shut_down`.

mod current_span;
#[cfg(feature = "otlp")]
mod export;
mod spans;
mod statement_summary;

pub use current_span::CurrentSpan;
#[cfg(feature = "otlp")]
pub use export::{TraceLayer, Traces, start};
pub use spans::{
    TARGET, delivery, record_delivery_error, record_delivery_outcome, record_response,
    record_statement_error, request, statement,
};

use metrics::counter;

use super::{SPANS_DROPPED, SPANS_EXPORTED};

/// Initializes the counters with zero, so that they are exported before the first event.
pub fn init_counters() {
    counter!(SPANS_EXPORTED).increment(0);
    counter!(SPANS_DROPPED).increment(0);
}
