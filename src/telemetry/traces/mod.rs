//! Traces, for a collector of OpenTelemetry: a span for a request, for each statement in it, and for a delivery.
//!
//! The layers above open spans of `tracing` by [`request`], [`statement`] and [`delivery`]. While no traces are exported, nobody
//! is interested in these spans, which `tracing` knows from one load of an atomic: none is made, and no text for it. [`start`]
//! makes the [`TraceLayer`] that is interested, and the task that sends what has ended.
//!
//! A span that has ended goes into a queue with an end. The task takes what is there once a second, or sooner when there is
//! much, and posts it to the collector as JSON (OTLP over HTTP). Nobody waits for it: what finds the queue full is dropped,
//! and so is what the collector does not take in a few attempts. Both are counted. A process that dies loses what is queued;
//! one that stops sends it first, for as long as [`Traces::shut_down`] says.

mod collector;
mod exporter;
mod finished_span;
mod layer;
mod otlp;
mod spans;
mod statement_summary;
mod trace_parent;

pub use collector::{Collector, UnusableCollector};
pub use exporter::{Traces, count_from_zero, start};
pub use layer::TraceLayer;
pub use spans::{
    TARGET, delivery, delivery_ended, delivery_failed, request, request_answered, statement,
    statement_failed,
};
