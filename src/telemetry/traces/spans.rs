//! The spans there are. They and their attributes are named by OpenTelemetry's semantic conventions; what these have no name for
//! begins with `kingdomail.`. The fields that begin with `otel.` are for the [layer](super::TraceLayer).

use std::fmt;

use tracing::field::{Empty, display};
use tracing::{Span, trace_span};

use super::statement_summary::summary;

/// What distinguishes these spans from those of the log, which has none of them.
pub const TARGET: &str = "kingdomail::traces";

/// Of a request, from its head to the head of its answer. `traceparent` is the header, if the client sent one.
pub fn request(id: &str, traceparent: Option<&str>) -> Span {
    trace_span!(
        target: TARGET, parent: None, "request",
        otel.kind = "server",
        otel.traceparent = traceparent,
        otel.name = Empty,
        otel.status = Empty,
        kingdomail.request.id = id,
        http.request.method = Empty,
        http.route = Empty,
        http.response.status_code = Empty,
    )
}

/// Tells the span of a request how it ended. `route` is the pattern, not the address.
pub fn request_answered(span: &Span, method: &str, route: &str, status: u16) {
    if span.is_disabled() {
        return;
    }
    span.record("otel.name", display(format_args!("{method} {route}")));
    span.record("http.request.method", method);
    span.record("http.route", route);
    span.record("http.response.status_code", status);
    if status >= 500 {
        span.record("otel.status", "error");
    }
}

/// Of a statement, until its answer. None is recorded that belongs to no request and no delivery: every node looks for work
/// several times a second.
pub fn statement(text: &str) -> Span {
    trace_span!(
        target: TARGET, "statement",
        otel.kind = "client",
        otel.needs_parent = true,
        otel.name = summary(text),
        otel.status = Empty,
        "error.type" = Empty,
        db.system.name = "postgresql",
    )
}

/// Tells the span of a statement that it failed, and by what kind of failure.
pub fn statement_failed(span: &Span, kind: &dyn fmt::Debug) {
    if !span.is_disabled() {
        span.record("error.type", format!("{kind:?}"));
        span.record("otel.status", "error");
    }
}

/// Of one look at a message: an attempt to deliver it, or the decision that it is not to be sent now or at all.
pub fn delivery(channel: &'static str, id: &dyn fmt::Display, attempts_before: u32) -> Span {
    trace_span!(
        target: TARGET, parent: None, "delivery",
        otel.kind = "producer",
        otel.name = format!("deliver {channel}"),
        otel.status = Empty,
        "error.type" = Empty,
        kingdomail.delivery.id = display(id),
        kingdomail.delivery.channel = channel,
        kingdomail.delivery.attempts_before = attempts_before,
        kingdomail.delivery.outcome = Empty,
    )
}

/// Tells the span of a delivery what became of it.
pub fn delivery_ended(span: &Span, outcome: &'static str, is_failure: bool) {
    span.record("kingdomail.delivery.outcome", outcome);
    if is_failure {
        span.record("otel.status", "error");
    }
}

/// Tells the span of a delivery that the server itself failed at it.
pub fn delivery_failed(span: &Span) {
    span.record("error.type", "internal");
    span.record("otel.status", "error");
}
