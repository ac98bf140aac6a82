//! How far work has come that takes long: a bar on a terminal, and a line in the log every few seconds elsewhere.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use tokio::time::Instant;

/// How often the log says how far the work has come.
const LINE_EVERY: Duration = Duration::from_secs(5);

/// What is counted.
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

    /// How a bar counts: `indicatif` writes bytes in units that people read.
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

/// The progress of one piece of work. What was shown of it is gone when it is dropped.
pub struct Progress {
    what: &'static str,
    unit: Unit,
    /// What there is to do. It may be an estimate.
    total: u64,
    done: AtomicU64,
    bar: ProgressBar,
    line: Mutex<Instant>,
}

impl Progress {
    /// `what` is a short phrase that a line can begin with, such as `games replayed`.
    pub fn new(what: &'static str, total: u64, unit: Unit) -> Progress {
        let target = if std::io::stderr().is_terminal() {
            ProgressDrawTarget::stderr()
        } else {
            ProgressDrawTarget::hidden()
        };
        let style = ProgressStyle::with_template(unit.template());
        let bar = ProgressBar::with_draw_target(Some(total), target)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            .with_message(what);
        let (done, line) = (AtomicU64::new(0), Mutex::new(Instant::now()));
        Progress { what, unit, total, done, bar, line }
    }

    /// So much more is done.
    pub fn advance(&self, by: u64) {
        let done = self.done.fetch_add(by, Ordering::Relaxed) + by;
        self.bar.set_position(done);
        if self.bar.is_hidden() && self.is_time_for_a_line() {
            let (total, unit) = (self.total.max(done), self.unit.name());
            tracing::info!(done, total, unit, "{}", self.what);
        }
    }

    fn is_time_for_a_line(&self) -> bool {
        let mut last = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        let is_time = last.elapsed() >= LINE_EVERY;
        if is_time {
            *last = Instant::now();
        }
        is_time
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn where_there_is_no_terminal_a_line_is_due_every_few_seconds() {
        let progress = Progress::new("games replayed", 10, Unit::Games);
        assert!(!progress.is_time_for_a_line());
        tokio::time::advance(LINE_EVERY).await;
        assert!(progress.is_time_for_a_line());
        assert!(!progress.is_time_for_a_line(), "not twice");
        progress.advance(3);
        progress.advance(4);
        assert_eq!(progress.done.load(Ordering::Relaxed), 7);
    }

    #[test]
    fn bars_of_all_units_can_be_drawn() {
        for unit in [Unit::Bytes, Unit::Games, Unit::Steps] {
            assert!(ProgressStyle::with_template(unit.template()).is_ok());
        }
    }
}
