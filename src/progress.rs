//! Progress of long-running work: a progress bar on a terminal, otherwise a log line every five
//! seconds.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, WeakProgressBar};
use tokio::time::Instant;

/// Interval between two log lines.
const LOG_INTERVAL: Duration = Duration::from_secs(5);

/// The most recent progress bar, while it is visible.
static BAR: Mutex<Option<WeakProgressBar>> = Mutex::new(None);

/// Unit of the counted work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Bytes,
    Games,
    Steps,
}

impl Unit {
    fn name(self) -> &'static str {
        match self {
            Unit::Bytes => "bytes",
            Unit::Games => "games",
            Unit::Steps => "steps",
        }
    }

    /// Template of the bar. `indicatif` prints bytes in human-readable units.
    fn template(self) -> &'static str {
        match self {
            Unit::Bytes => {
                "{msg:30} {wide_bar} {bytes}/{total_bytes} {bytes_per_sec} {eta_precise}"
            }
            Unit::Games | Unit::Steps => {
                "{msg:30} {wide_bar} {human_pos}/{human_len} {per_sec} {eta_precise}"
            }
        }
    }
}

/// Progress of one task. Dropping it removes the bar.
pub struct Progress {
    label: &'static str,
    unit: Unit,
    /// Total amount of work, possibly an estimate.
    total: u64,
    done: AtomicU64,
    bar: ProgressBar,
    last_logged_at: Mutex<Instant>,
}

impl Progress {
    /// Starts a task. `label` is a short phrase that starts a log line, such as `games replayed`.
    pub fn new(label: &'static str, total: u64, unit: Unit) -> Progress {
        let target = if std::io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let style = ProgressStyle::with_template(unit.template());
        let bar = ProgressBar::with_draw_target(Some(total), target)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            .with_message(label);
        *BAR.lock().unwrap_or_else(PoisonError::into_inner) = Some(bar.downgrade());
        let (done, last_logged_at) = (AtomicU64::new(0), Mutex::new(Instant::now()));
        Progress { label, unit, total, done, bar, last_logged_at }
    }

    /// Adds `by` to the completed work.
    pub fn advance(&self, by: u64) {
        let done = self.done.fetch_add(by, Ordering::Relaxed) + by;
        self.bar.set_position(done);
        if self.bar.is_hidden() && self.should_log(Instant::now()) {
            let (total, unit) = (self.total.max(done), self.unit.name());
            tracing::info!(done, total, unit, "{}", self.label);
        }
    }

    fn should_log(&self, now: Instant) -> bool {
        let mut last = self.last_logged_at.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = now.duration_since(*last) >= LOG_INTERVAL;
        if is_due {
            *last = now;
        }
        is_due
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Writer of whole lines above a visible progress bar.
pub struct ProgressWriter<W: Write> {
    inner: W,
    /// Incomplete last line.
    partial_line: Vec<u8>,
}

impl<W: Write> ProgressWriter<W> {
    pub fn new(inner: W) -> ProgressWriter<W> {
        ProgressWriter { inner, partial_line: Vec::new() }
    }

    fn write_lines(&mut self, until: usize) -> io::Result<()> {
        let bar = BAR.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let lines: Vec<u8> = self.partial_line.drain(..until).collect();
        let mut write = || self.inner.write_all(&lines).and_then(|()| self.inner.flush());
        match bar.and_then(|bar| bar.upgrade()) {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }
}

impl<W: Write> Write for ProgressWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.partial_line.extend_from_slice(bytes);
        if let Some(end) = self.partial_line.iter().rposition(|byte| *byte == b'\n') {
            self.write_lines(end + 1)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<W: Write> Drop for ProgressWriter<W> {
    fn drop(&mut self) {
        if !self.partial_line.is_empty() {
            // An error cannot be reported in `drop`.
            drop(self.write_lines(self.partial_line.len()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_line_is_due_every_interval() {
        let progress = Progress::new("games replayed", 10, Unit::Games);
        let now = Instant::now();
        assert!(!progress.should_log(now));
        assert!(progress.should_log(now + LOG_INTERVAL));
        assert!(!progress.should_log(now + LOG_INTERVAL), "not twice");
        progress.advance(3);
        progress.advance(4);
        assert_eq!(progress.done.load(Ordering::Relaxed), 7);
    }

    /// Records every write. The bar is drawn again after each write.
    struct RecordingWriter<'a>(&'a Mutex<Vec<String>>);

    impl Write for RecordingWriter<'_> {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            seen.push(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn bar_is_preceded_by_whole_lines() {
        let seen = Mutex::new(Vec::new());
        let progress = Progress::new("games replayed", 10, Unit::Games);
        let mut out = ProgressWriter::new(RecordingWriter(&seen));
        writeln!(out, "one").expect("room");
        write!(out, "two\nth").expect("room");
        write!(out, "ree").expect("room");
        drop(progress);
        drop(out);
        assert_eq!(*seen.lock().expect("no panic"), ["one\n", "two\n", "three"]);
    }

    #[test]
    fn bar_templates_of_all_units_are_valid() {
        for unit in [Unit::Bytes, Unit::Games, Unit::Steps] {
            assert!(ProgressStyle::with_template(unit.template()).is_ok());
        }
    }
}
