use std::time::{Duration, SystemTime};

/// Identity of a span: the IDs of its trace and of the span.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpanIds {
    pub trace: u128,
    pub span: u64,
}

impl SpanIds {
    /// Returns the root span of a new trace.
    pub fn root() -> SpanIds {
        SpanIds::in_trace(random_id())
    }

    /// Returns a new span in `trace`.
    pub fn in_trace(trace: u128) -> SpanIds {
        SpanIds { trace, span: random_id() }
    }
}

/// Returns a random ID other than zero, which the specification declares invalid.
fn random_id<T: Default + PartialEq>() -> T
where
    rand::distr::StandardUniform: rand::distr::Distribution<T>,
{
    loop {
        #[expect(clippy::disallowed_methods, reason = "span IDs are used in traces only")]
        let id = rand::random();
        if id != T::default() {
            return id;
        }
    }
}

/// Role of a span, with the numbers of OpenTelemetry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SpanKind {
    #[default]
    Internal = 1,
    Server = 2,
    Client = 3,
    Producer = 4,
}

impl SpanKind {
    pub fn from_name(name: &str) -> SpanKind {
        match name {
            "server" => SpanKind::Server,
            "client" => SpanKind::Client,
            "producer" => SpanKind::Producer,
            _ => SpanKind::Internal,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AttributeValue {
    Text(String),
    Number(i64),
    Flag(bool),
}

/// Finished span, ready to be exported.
#[derive(Clone, Debug)]
pub(super) struct FinishedSpan {
    pub ids: SpanIds,
    pub parent: Option<u64>,
    pub name: String,
    pub kind: SpanKind,
    pub started_at: SystemTime,
    pub duration: Duration,
    pub attributes: Vec<(&'static str, AttributeValue)>,
    pub is_failure: bool,
}
