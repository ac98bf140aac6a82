use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use tracing_subscriber::Layer;
use tracing_subscriber::filter::dynamic_filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

static CAPTURING: AtomicBool = AtomicBool::new(false);
static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Installs the subscriber. Without one, `tracing` formats the fields of every span and event for
/// the `log` crate, including a summary of every statement, which took 7 % of the test time.
pub(super) fn install_subscriber() {
    static INSTALLED: OnceLock<()> = OnceLock::new();
    INSTALLED.get_or_init(|| {
        let layer = tracing_subscriber::fmt::layer().with_ansi(false).with_writer(|| Sink);
        let while_capturing = dynamic_filter_fn(|_, _| CAPTURING.load(Ordering::Relaxed));
        tracing_subscriber::registry().with(layer.with_filter(while_capturing)).init();
    });
}

/// Starts capturing all log lines of the process at level TRACE, including those of concurrent
/// tests.
pub fn start_log_capture() {
    install_subscriber();
    CAPTURING.store(true, Ordering::Relaxed);
}

/// Stops capturing; returns the captured lines.
pub fn stop_log_capture() -> String {
    CAPTURING.store(false, Ordering::Relaxed);
    let lines = std::mem::take(&mut *LINES.lock().unwrap_or_else(PoisonError::into_inner));
    String::from_utf8_lossy(&lines).into_owned()
}

struct Sink;

impl Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LINES.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
