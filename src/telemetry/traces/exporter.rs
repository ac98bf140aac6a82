//! The task that sends spans to the collector. It holds at most one batch, and the queue at most [`QUEUE`] spans; what is in them
//! when the process dies is lost, and nothing else.

use std::time::Duration;

use metrics::counter;
use tokio::sync::mpsc::{self, Receiver};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use crate::telemetry::{SPANS_DROPPED, SPANS_EXPORTED};

use super::collector::{Collector, Sent};
use super::finished_span::{FinishedSpan, SpanPlace};
use super::layer::TraceLayer;
use super::otlp;

/// Spans that wait to be sent, at most: a few megabytes.
const QUEUE: usize = 8192;
/// Spans that are sent together, at most.
const BATCH: usize = 512;
/// How long a span waits for others to be sent with.
const LINGER: Duration = Duration::from_secs(1);
/// The pauses before a batch is sent again, where the collector asks for none.
const PAUSES: [Duration; 3] =
    [Duration::from_secs(1), Duration::from_secs(4), Duration::from_secs(15)];
/// The longest pause that a collector can ask for.
const LONGEST_PAUSE: Duration = Duration::from_secs(30);
/// How long the end of the process waits for the last spans to be sent.
const FAREWELL: Duration = Duration::from_secs(5);

/// Traces that are being exported.
pub struct Traces {
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Traces {
    /// Sends what is still queued, for five seconds at most.
    pub async fn shut_down(self) {
        self.stop.send_replace(true);
        if timeout(FAREWELL, self.task).await.is_err() {
            tracing::warn!("trace export timed out during shutdown");
        }
    }
}

/// Begins to export traces to a collector: the layer that makes them, and what ends it.
pub fn start(collector: Collector) -> (TraceLayer, Traces) {
    let (finished, queue) = mpsc::channel(QUEUE);
    let (stop, stopped) = watch::channel(false);
    let instance = format!("{:016x}", SpanPlace::root().span);
    let exporter = Exporter { collector, instance, queue, stopped, is_taken: true };
    let task = tokio::spawn(exporter.run());
    (TraceLayer::new(finished), Traces { stop, task })
}

/// Begins to count: from then on there is a number for what has not happened yet.
pub fn count_from_zero() {
    counter!(SPANS_EXPORTED).increment(0);
    for reason in ["queue_full", "rejected"] {
        counter!(SPANS_DROPPED, "reason" => reason).increment(0);
    }
}

struct Exporter {
    collector: Collector,
    /// Tells the processes of a service apart.
    instance: String,
    queue: Receiver<FinishedSpan>,
    stopped: watch::Receiver<bool>,
    /// Whether the last batch was.
    is_taken: bool,
}

impl Exporter {
    async fn run(mut self) {
        let mut batch = Vec::with_capacity(BATCH);
        while self.fill(&mut batch).await {
            self.send(&batch).await;
            batch.clear();
        }
        // Nothing more comes in; what is there goes out.
        self.queue.close();
        loop {
            while batch.len() < BATCH
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

    /// Waits until there is something to send; false when the process stops.
    async fn fill(&mut self, batch: &mut Vec<FinishedSpan>) -> bool {
        let mut end = None;
        while batch.len() < BATCH {
            let lingered = async {
                match end {
                    Some(end) => sleep_until(end).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                received = self.queue.recv_many(batch, BATCH - batch.len()) => {
                    if received == 0 {
                        return false;
                    }
                    end.get_or_insert_with(|| Instant::now() + LINGER);
                }
                () = lingered => return true,
                _ = self.stopped.wait_for(|stopped| *stopped) => return false,
            }
        }
        true
    }

    /// Sends a batch, more than once if need be, and counts what became of it.
    async fn send(&mut self, batch: &[FinishedSpan]) {
        let spans = u64::try_from(batch.len()).unwrap_or(u64::MAX);
        match self.post(batch).await {
            Ok(()) => {
                counter!(SPANS_EXPORTED).increment(spans);
                if !self.is_taken {
                    tracing::info!(collector = self.collector.host(), "trace export recovered");
                }
                self.is_taken = true;
            }
            Err(why) => {
                counter!(SPANS_DROPPED, "reason" => "rejected").increment(spans);
                // Once, however long it lasts.
                if self.is_taken {
                    let collector = self.collector.host();
                    tracing::warn!(collector, error = why, "trace export failed, spans dropped");
                }
                self.is_taken = false;
            }
        }
    }

    async fn post(&mut self, batch: &[FinishedSpan]) -> Result<(), String> {
        let body = otlp::request(&self.instance, batch);
        let mut pauses = PAUSES.into_iter();
        loop {
            let (why, asked) = match self.collector.post(body.clone()).await {
                Sent::Taken => return Ok(()),
                Sent::NotNow { why, pause } => (why, pause),
                Sent::Refused { why } => return Err(why),
            };
            let Some(pause) = pauses.next() else { return Err(why) };
            let pause = asked.map_or(pause, |asked| asked.unsigned_abs().min(LONGEST_PAUSE));
            if *self.stopped.borrow() {
                return Err(why);
            }
            tokio::select! {
                () = sleep(pause) => {}
                // Once more, at once.
                _ = self.stopped.wait_for(|stopped| *stopped) => {}
            }
        }
    }
}
