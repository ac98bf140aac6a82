//! Spans of traces. Names and attributes follow the semantic conventions of OpenTelemetry;
//! attributes without a convention begin with `kingdomail.`. Fields that begin with `otel.` are
//! instructions for `tracing-opentelemetry`, which exports numbers other than `i64` as text.

use std::fmt;

use tracing::field::Empty;
use tracing::{Span, trace_span};

use super::statement_summary::summarize_statement;

/// Target of trace spans. Log spans never have it.
pub const TARGET: &str = "kingdomail::traces";
/// Name of the spans of statements in `tracing`.
pub(super) const STATEMENT: &str = "statement";

/// Opens the span of a request, from the request head to the response head. `traceparent` is the
/// header of the request, if present.
pub fn request(
    id: &str,
    #[cfg_attr(not(feature = "otlp"), expect(unused_variables, reason = "joins no trace"))]
    traceparent: Option<&str>,
) -> Span {
    let span = trace_span!(
        target: TARGET, parent: None, "request",
        otel.kind = "server",
        otel.status_code = Empty,
        kingdomail.request.id = id,
        http.request.method = Empty,
        http.route = Empty,
        http.response.status_code = Empty,
    );
    #[cfg(feature = "otlp")]
    if let Some(traceparent) = traceparent
        && !span.is_disabled()
    {
        super::export::join_trace(&span, traceparent);
    }
    span
}

/// Records the result of a request. `route` is the path template, not the path.
pub fn record_response(span: &Span, method: &str, route: &str, status: u16) {
    if span.is_disabled() {
        return;
    }
    #[cfg(feature = "otlp")]
    super::export::rename(span, format!("{method} {route}"));
    span.record("http.request.method", method);
    span.record("http.route", route);
    span.record("http.response.status_code", i64::from(status));
    if status >= 500 {
        span.record("otel.status_code", "ERROR");
    }
}

/// Opens the span of a statement, until its result. Statements outside a request or delivery are
/// not recorded.
pub fn statement(text: &str) -> Span {
    trace_span!(
        target: TARGET, STATEMENT,
        otel.kind = "client",
        otel.name = summarize_statement(text),
        otel.status_code = Empty,
        "error.type" = Empty,
        db.system.name = "postgresql",
    )
}

/// Records the failure of a statement. `kind` is the class of the error.
pub fn record_statement_error(span: &Span, kind: &dyn fmt::Debug) {
    if !span.is_disabled() {
        span.record("error.type", format!("{kind:?}"));
        span.record("otel.status_code", "ERROR");
    }
}

/// Opens the span of the processing of one message: a delivery attempt, or the decision to
/// postpone or drop the message.
pub fn delivery(channel: &'static str, id: &dyn fmt::Display, attempts_before: u32) -> Span {
    trace_span!(
        target: TARGET, parent: None, "delivery",
        otel.kind = "producer",
        otel.name = format!("deliver {channel}"),
        otel.status_code = Empty,
        "error.type" = Empty,
        kingdomail.delivery.id = display(id),
        kingdomail.delivery.channel = channel,
        kingdomail.delivery.attempts_before = i64::from(attempts_before),
        kingdomail.delivery.outcome = Empty,
    )
}

/// Records the outcome of a delivery.
pub fn record_delivery_outcome(span: &Span, outcome: &'static str, is_failure: bool) {
    span.record("kingdomail.delivery.outcome", outcome);
    if is_failure {
        span.record("otel.status_code", "ERROR");
    }
}

/// Records an internal error during a delivery.
pub fn record_delivery_error(span: &Span) {
    span.record("error.type", "internal");
    span.record("otel.status_code", "ERROR");
}
