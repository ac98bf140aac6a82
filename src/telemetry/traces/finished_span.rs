use std::time::{Duration, SystemTime};

/// The place of a span: in which trace, and which one of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SpanPlace {
    pub trace: u128,
    pub span: u64,
}

impl SpanPlace {
    /// The first of a trace of its own.
    pub fn root() -> SpanPlace {
        SpanPlace::within(random_id())
    }

    /// A new one of a trace.
    pub fn within(trace: u128) -> SpanPlace {
        SpanPlace { trace, span: random_id() }
    }
}

/// What a number of a span can stand for: not nothing.
fn random_id<T: Default + PartialEq>() -> T
where
    rand::distr::StandardUniform: rand::distr::Distribution<T>,
{
    loop {
        #[expect(clippy::disallowed_methods, reason = "such an id means nothing beyond the traces")]
        let id = rand::random();
        if id != T::default() {
            return id;
        }
    }
}

/// Who began what a span is of, in OpenTelemetry's numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum SpanKind {
    #[default]
    Internal = 1,
    Server = 2,
    Client = 3,
    Producer = 4,
}

impl SpanKind {
    pub fn named(name: &str) -> SpanKind {
        match name {
            "server" => SpanKind::Server,
            "client" => SpanKind::Client,
            "producer" => SpanKind::Producer,
            _ => SpanKind::Internal,
        }
    }
}

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AttributeValue {
    Text(String),
    Number(i64),
    Flag(bool),
}

/// A span that has ended, ready to be sent.
#[derive(Clone, Debug)]
pub(super) struct FinishedSpan {
    pub place: SpanPlace,
    pub parent: Option<u64>,
    pub name: String,
    pub kind: SpanKind,
    pub begun: SystemTime,
    pub took: Duration,
    pub attributes: Vec<(&'static str, AttributeValue)>,
    pub is_failure: bool,
}
