//! Traces for an OpenTelemetry collector, with a span per request, SQL statement and delivery.
//!
//! The layers above open `tracing` spans with [`request`], [`statement`] and [`delivery`]. While no
//! traces are exported, these spans have no subscriber. `tracing` detects this with one atomic load
//! and creates neither the span nor its text. [`start`] creates the [`TraceLayer`], which
//! subscribes to the spans, and the task that exports finished spans.
//!
//! Finished spans enter a bounded queue. The task empties the queue once per second, or sooner for
//! a full batch, and posts the batch to the collector as JSON (OTLP over HTTP). Export never blocks
//! other work: spans are dropped if the queue is full or if the collector rejects them repeatedly.
//! Both are counted. A process that crashes loses the queued spans; a process that stops sends them
//! first, within the time limit of [`Traces::shut_down`].

mod collector;
mod exporter;
mod finished_span;
mod layer;
mod otlp;
mod spans;
mod statement_summary;
mod trace_parent;

pub use collector::{Collector, UnusableCollector};
pub use exporter::{Traces, init_counters, start};
pub use layer::TraceLayer;
pub use spans::{
    TARGET, delivery, record_delivery_error, record_delivery_outcome, record_response,
    record_statement_error, request, statement,
};
