use tracing::{Instrument, Span};

/// Log span and trace of the current task, which another task can continue.
#[derive(Clone)]
pub struct CurrentSpan {
    log: Span,
    /// Captured separately: entering the log span does not enter the trace span.
    #[cfg(feature = "otlp")]
    trace: opentelemetry::Context,
}

impl CurrentSpan {
    /// Returns the log span and the trace of the current task.
    pub fn capture() -> CurrentSpan {
        CurrentSpan {
            log: Span::current(),
            #[cfg(feature = "otlp")]
            trace: opentelemetry::Context::current(),
        }
    }

    /// Runs `work` in the log span and the trace.
    pub fn instrument<W: Future>(self, work: W) -> impl Future<Output = W::Output> {
        let work = work.instrument(self.log);
        #[cfg(feature = "otlp")]
        let work = opentelemetry::context::FutureExt::with_context(work, self.trace);
        work
    }
}
