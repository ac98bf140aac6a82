//! Export of the trace spans to an OpenTelemetry collector.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use guarded_http::tls_config;
use hyper_rustls::HttpsConnectorBuilder;
use metrics::counter;
use opentelemetry::propagation::TextMapPropagator;
use opentelemetry::trace::{TraceContextExt, TracerProvider};
use opentelemetry::{Context, InstrumentationScope, KeyValue};
use opentelemetry_http::hyper::HyperClient;
use opentelemetry_otlp::{
    ExporterBuildError, OTEL_EXPORTER_OTLP_TIMEOUT_DEFAULT, SpanExporter, WithHttpConfig,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::error::OTelSdkResult;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{self, SdkTracerProvider, SpanData};
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use tokio::time::Instant;
use tracing::subscriber::Interest;
use tracing::{Metadata, Span};
use tracing_opentelemetry::OpenTelemetrySpanExt;
use tracing_subscriber::filter::dynamic_filter_fn;
use tracing_subscriber::{Layer, Registry};
use uuid::Uuid;

use crate::telemetry::{Outage, PastOutage, SPANS_DROPPED, SPANS_EXPORTED, VERSION};

use super::spans::{STATEMENT, TARGET};

/// Default name of the service, and name of the instrumentation scope.
const NAME: &str = "kingdomail";
/// Time for which the shutdown waits for the last spans to be sent.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Layer that records the trace spans of `tracing`.
pub type TraceLayer = Box<dyn Layer<Registry> + Send + Sync>;

/// Handle of the running export.
pub struct Traces(SdkTracerProvider);

impl Traces {
    /// Sends the queued spans, for at most five seconds.
    pub async fn shut_down(self) {
        let shut_down = spawn_blocking(move || self.0.shutdown_with_timeout(SHUTDOWN_TIMEOUT));
        if !matches!(shut_down.await, Ok(Ok(()))) {
            tracing::warn!("trace export timed out during shutdown");
        }
    }
}

/// Starts to export traces to the collector that the environment variables of OpenTelemetry name.
/// Requires a Tokio runtime. Returns the layer that records spans and the handle that stops the
/// export.
///
/// # Errors
/// A variable or the root certificates are unusable.
pub fn start() -> Result<(TraceLayer, Traces), ExporterBuildError> {
    let connector = HttpsConnectorBuilder::new()
        .with_tls_config(tls_config(&[]).map_err(|error| {
            ExporterBuildError::InternalFailure(format!("root certificates: {error}"))
        })?)
        .https_or_http()
        .enable_http1()
        .build();
    let client = HyperClient::new(connector, OTEL_EXPORTER_OTLP_TIMEOUT_DEFAULT, None);
    let exporter = SpanExporter::builder().with_http().with_http_client(client).build()?;
    let provider = SdkTracerProvider::builder()
        .with_resource(resource())
        .with_batch_exporter(CountingExporter {
            exporter: Arc::new(exporter),
            runtime: Handle::current(),
            outage: Outage::new(),
        })
        .build();
    let scope = InstrumentationScope::builder(NAME).with_version(VERSION).build();
    let layer = tracing_opentelemetry::layer()
        .with_tracer(provider.tracer_with_scope(scope))
        .with_location(false)
        .with_target(false)
        .with_threads(false)
        .with_tracked_inactivity(false);
    let is_trace_span = |metadata: &Metadata<'_>| metadata.is_span() && metadata.target() == TARGET;
    // Excludes statements outside a request or delivery: every node polls several times per second.
    let filter = dynamic_filter_fn(move |metadata, _| {
        is_trace_span(metadata)
            && (metadata.name() != STATEMENT || Context::map_current(Context::has_active_span))
    });
    let filter = filter.with_callsite_filter(move |metadata| {
        if is_trace_span(metadata) { Interest::sometimes() } else { Interest::never() }
    });
    Ok((layer.with_filter(filter).boxed(), Traces(provider)))
}

/// Returns the attributes of this process. The environment overrides them.
fn resource() -> Resource {
    #[expect(clippy::disallowed_methods, reason = "the id is used in traces only")]
    let instance = Uuid::now_v7().to_string();
    let attributes = [
        KeyValue::new("service.name", NAME),
        KeyValue::new("service.version", VERSION),
        KeyValue::new("service.instance.id", instance),
    ];
    let configured = Resource::builder().build();
    let configured = configured
        .iter()
        // Drops the SDK's default service name.
        .filter(|(_, value)| !value.as_str().starts_with("unknown_service"))
        .map(|(key, value)| KeyValue::new(key.clone(), value.clone()));
    Resource::builder_empty().with_attributes(attributes).with_attributes(configured).build()
}

/// Lets the span join the trace of another program, named by the W3C `traceparent` header of a
/// request.
pub(super) fn join_trace(span: &Span, traceparent: &str) {
    let headers = HashMap::from([("traceparent".to_owned(), traceparent.to_owned())]);
    let parent = TraceContextPropagator::new().extract_with_context(&Context::new(), &headers);
    // Fails if the span is disabled.
    drop(span.set_parent(parent));
}

/// Replaces the name of an open span. The field `otel.name` has no effect on a span that was
/// entered.
pub(super) fn rename(span: &Span, name: String) {
    span.context().span().update_name(name);
}

/// Counts the spans, and logs only the first failure of an outage. Sends them on the Tokio runtime,
/// which the HTTP client requires, and which the thread of the SDK does not have.
#[derive(Debug)]
struct CountingExporter {
    exporter: Arc<SpanExporter>,
    runtime: Handle,
    outage: Outage,
}

impl trace::SpanExporter for CountingExporter {
    async fn export(&self, batch: Vec<SpanData>) -> OTelSdkResult {
        let spans = u64::try_from(batch.len()).unwrap_or(u64::MAX);
        let exporter = Arc::clone(&self.exporter);
        let sent = self.runtime.spawn(async move { exporter.export(batch).await }).await;
        let sent = sent.map_err(|error| error.to_string());
        match sent.and_then(|sent| sent.map_err(|error| error.to_string())) {
            Ok(()) => {
                counter!(SPANS_EXPORTED).increment(spans);
                if let Some(PastOutage { failures, .. }) =
                    self.outage.end(Instant::now(), Duration::ZERO)
                {
                    tracing::info!(failures, "trace export recovered");
                }
            }
            Err(error) => {
                counter!(SPANS_DROPPED).increment(spans);
                if self.outage.record_failure(Instant::now()) {
                    tracing::warn!(error, "trace export failed, spans dropped");
                }
            }
        }
        // The SDK would log each failure.
        Ok(())
    }

    fn set_resource(&mut self, resource: &Resource) {
        if let Some(exporter) = Arc::get_mut(&mut self.exporter) {
            exporter.set_resource(resource);
        }
    }
}
