//! The task that sends spans to the collector. At most one batch and [`QUEUE_CAPACITY`] spans are held in
//! memory and are lost if the process crashes.

use std::time::Duration;

use metrics::counter;
use tokio::sync::mpsc::{self, Receiver};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::telemetry::{SPANS_DROPPED, SPANS_EXPORTED};

use super::collector::{Collector, ExportResult};
use super::finished_span::{FinishedSpan, SpanIds};
use super::layer::TraceLayer;
use super::otlp;

/// Maximum number of queued spans, a few megabytes.
const QUEUE_CAPACITY: usize = 8192;
/// Maximum number of spans per request.
const MAX_BATCH_SPANS: usize = 512;
/// Maximum time that a span waits for the batch to fill.
const BATCH_TIMEOUT: Duration = Duration::from_secs(1);
/// Delays before the retries of a batch, unless the collector requests another delay.
const RETRY_DELAYS: [Duration; 3] =
    [Duration::from_secs(1), Duration::from_secs(4), Duration::from_secs(15)];
/// Upper limit of the delay that a collector can request.
const MAX_RETRY_DELAY: Duration = Duration::from_secs(30);
/// Time for which the shutdown waits for the last spans to be sent.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// Handle of the running export.
pub struct Traces {
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Traces {
    /// Sends the queued spans, for at most five seconds.
    pub async fn shut_down(self) {
        self.stop.send_replace(true);
        if timeout(SHUTDOWN_TIMEOUT, self.task).await.is_err() {
            tracing::warn!("trace export timed out during shutdown");
        }
    }
}

/// Starts to export traces to a collector. Returns the layer that records spans and the handle that
/// stops the export.
pub fn start(collector: Collector) -> (TraceLayer, Traces) {
    let (finished, queue) = mpsc::channel(QUEUE_CAPACITY);
    let (stop, stopped) = watch::channel(false);
    let instance = format!("{:016x}", SpanIds::root().span);
    let exporter = Exporter { collector, instance, queue, stopped, last_batch_accepted: true };
    let task = tokio::spawn(exporter.run());
    (TraceLayer::new(finished), Traces { stop, task })
}

/// Initializes the counters with zero, so that they are exported before the first event.
pub fn init_counters() {
    counter!(SPANS_EXPORTED).increment(0);
    for reason in ["queue_full", "rejected"] {
        counter!(SPANS_DROPPED, "reason" => reason).increment(0);
    }
}

struct Exporter {
    collector: Collector,
    /// Distinguishes the processes of a service.
    instance: String,
    queue: Receiver<FinishedSpan>,
    stopped: watch::Receiver<bool>,
    /// True if the collector accepted the last batch.
    last_batch_accepted: bool,
}

impl Exporter {
    async fn run(mut self) {
        let mut batch = Vec::with_capacity(MAX_BATCH_SPANS);
        while self.fill(&mut batch).await {
            self.send(&batch).await;
            batch.clear();
        }
        // Accepts no more spans and sends the queued ones.
        self.queue.close();
        loop {
            while batch.len() < MAX_BATCH_SPANS
                && let Ok(span) = self.queue.try_recv()
            {
                batch.push(span);
            }
            if batch.is_empty() {
                return;
            }
            self.send(&batch).await;
            batch.clear();
        }
    }

    /// Waits for a full batch or the end of [`BATCH_TIMEOUT`]. Returns false when the process stops.
    async fn fill(&mut self, batch: &mut Vec<FinishedSpan>) -> bool {
        let mut end = None;
        while batch.len() < MAX_BATCH_SPANS {
            let batch_timeout = async {
                match end {
                    Some(end) => sleep_until(end).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                received = self.queue.recv_many(batch, MAX_BATCH_SPANS - batch.len()) => {
                    if received == 0 {
                        return false;
                    }
                    end.get_or_insert_with(|| Instant::now() + BATCH_TIMEOUT);
                }
                () = batch_timeout => return true,
                _ = self.stopped.wait_for(|stopped| *stopped) => return false,
            }
        }
        true
    }

    /// Sends a batch, with retries, and counts its spans as exported or dropped.
    async fn send(&mut self, batch: &[FinishedSpan]) {
        let spans = u64::try_from(batch.len()).unwrap_or(u64::MAX);
        match self.post(batch).await {
            Ok(()) => {
                counter!(SPANS_EXPORTED).increment(spans);
                if !self.last_batch_accepted {
                    tracing::info!(collector = self.collector.host(), "trace export recovered");
                }
                self.last_batch_accepted = true;
            }
            Err(why) => {
                counter!(SPANS_DROPPED, "reason" => "rejected").increment(spans);
                // Log only the first failure of an outage.
                if self.last_batch_accepted {
                    let collector = self.collector.host();
                    tracing::warn!(collector, error = why, "trace export failed, spans dropped");
                }
                self.last_batch_accepted = false;
            }
        }
    }

    async fn post(&mut self, batch: &[FinishedSpan]) -> Result<(), String> {
        let body = otlp::request(&self.instance, batch);
        let mut delays = RETRY_DELAYS.into_iter();
        loop {
            let (why, requested) = match self.collector.post(body.clone()).await {
                ExportResult::Accepted => return Ok(()),
                ExportResult::Retry { why, pause } => (why, pause),
                ExportResult::Rejected { why } => return Err(why),
            };
            let Some(pause) = delays.next() else { return Err(why) };
            let pause =
                requested.map_or(pause, |requested| requested.unsigned_abs().min(MAX_RETRY_DELAY));
            if *self.stopped.borrow() {
                return Err(why);
            }
            tokio::select! {
                () = sleep(pause) => {}
                // A stopping process makes the next attempt immediately.
                _ = self.stopped.wait_for(|stopped| *stopped) => {}
            }
        }
    }
}
