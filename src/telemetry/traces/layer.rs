use std::fmt;
use std::time::{Instant, SystemTime};

use metrics::counter;
use tokio::sync::mpsc::Sender;
use tracing::Metadata;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::Subscriber;
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use crate::telemetry::SPANS_DROPPED;

use super::finished_span::{AttributeValue, FinishedSpan, SpanIds, SpanKind};
use super::spans::TARGET;
use super::trace_parent::TraceParent;

/// Records the trace spans of `tracing` and queues each one when it closes.
pub struct TraceLayer {
    finished: Sender<FinishedSpan>,
}

impl TraceLayer {
    pub(super) fn new(finished: Sender<FinishedSpan>) -> TraceLayer {
        TraceLayer { finished }
    }

    /// Returns true for spans of this crate: trace spans, and log spans, which can lie between two
    /// trace spans.
    pub fn accepts(metadata: &Metadata<'_>) -> bool {
        metadata.is_span() && metadata.target().starts_with(env!("CARGO_PKG_NAME"))
    }
}

/// State of an open span.
enum OpenSpan {
    Recorded {
        ids: SpanIds,
        parent: Option<u64>,
        started_at: SystemTime,
        clock: Instant,
        fields: Box<Fields>,
    },
    /// A log span or an unrecorded span. Its children belong to the span with these IDs. `None`
    /// records no children, because the origin of the trace does not sample it.
    Inherited(Option<SpanIds>),
}

impl OpenSpan {
    fn ids(&self) -> Option<SpanIds> {
        match self {
            OpenSpan::Recorded { ids, .. } => Some(*ids),
            OpenSpan::Inherited(ids) => *ids,
        }
    }

    fn recorded(ids: SpanIds, parent: Option<u64>, fields: Fields) -> OpenSpan {
        #[expect(clippy::disallowed_methods, reason = "timestamps of spans influence no decision")]
        let (started_at, clock) = (SystemTime::now(), Instant::now());
        OpenSpan::Recorded { ids, parent, started_at, clock, fields: Box::new(fields) }
    }
}

impl<S: Subscriber + for<'s> LookupSpan<'s>> Layer<S> for TraceLayer {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let parent_ids = match attributes.parent() {
            Some(parent) => context.span(parent),
            None if attributes.is_contextual() => context.lookup_current(),
            None => None,
        };
        let parent_ids =
            parent_ids.and_then(|parent_ids| parent_ids.extensions().get().map(OpenSpan::ids));
        let is_trace_span = attributes.metadata().target() == TARGET;
        let mut fields = Fields::default();
        if is_trace_span {
            attributes.record(&mut fields);
        }
        let open = match (parent_ids, fields.parent) {
            (Some(Some(parent_ids)), _) if is_trace_span => OpenSpan::recorded(
                SpanIds::in_trace(parent_ids.trace),
                Some(parent_ids.span),
                fields,
            ),
            (Some(parent_ids), _) => OpenSpan::Inherited(parent_ids),
            (None, _) if !is_trace_span => return,
            (None, _) if fields.needs_parent => OpenSpan::Inherited(None),
            (None, Some(TraceParent { is_sampled: false, .. })) => OpenSpan::Inherited(None),
            (None, Some(TraceParent { trace, span, .. })) => {
                OpenSpan::recorded(SpanIds::in_trace(trace), Some(span), fields)
            }
            (None, None) => OpenSpan::recorded(SpanIds::root(), None, fields),
        };
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(open);
        }
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if let Some(OpenSpan::Recorded { fields, .. }) = span.extensions_mut().get_mut() {
            values.record(&mut **fields);
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        let open = span.extensions_mut().remove();
        let Some(OpenSpan::Recorded { ids, parent, started_at, clock, fields }) = open else {
            return;
        };
        let finished = FinishedSpan {
            ids,
            parent,
            name: fields.name.unwrap_or_else(|| span.name().to_owned()),
            kind: fields.kind,
            started_at,
            duration: clock.elapsed(),
            attributes: fields.attributes,
            is_failure: fields.is_failure,
        };
        if self.finished.try_send(finished).is_err() {
            counter!(SPANS_DROPPED, "reason" => "queue_full").increment(1);
        }
    }
}

/// Fields of a span.
#[derive(Default)]
struct Fields {
    name: Option<String>,
    kind: SpanKind,
    parent: Option<TraceParent>,
    needs_parent: bool,
    is_failure: bool,
    attributes: Vec<(&'static str, AttributeValue)>,
}

impl Fields {
    fn add(&mut self, field: &Field, value: AttributeValue) {
        self.attributes.push((field.name(), value));
    }
}

impl Visit for Fields {
    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "otel.name" => self.name = Some(value.to_owned()),
            "otel.kind" => self.kind = SpanKind::from_name(value),
            "otel.status" => self.is_failure = value == "error",
            "otel.traceparent" => self.parent = TraceParent::parse(value),
            _ => self.add(field, AttributeValue::Text(value.to_owned())),
        }
    }

    fn record_bool(&mut self, field: &Field, value: bool) {
        match field.name() {
            "otel.needs_parent" => self.needs_parent = value,
            _ => self.add(field, AttributeValue::Flag(value)),
        }
    }

    fn record_i64(&mut self, field: &Field, value: i64) {
        self.add(field, AttributeValue::Number(value));
    }

    fn record_u64(&mut self, field: &Field, value: u64) {
        self.add(field, AttributeValue::Number(i64::try_from(value).unwrap_or(i64::MAX)));
    }

    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}
