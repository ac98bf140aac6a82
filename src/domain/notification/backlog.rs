/// Sizes of the queues through which notifications pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Backlog {
    /// Outbox rows that were not relayed yet.
    pub unrelayed: i64,
    /// Age of the oldest of these rows, in seconds.
    pub unrelayed_seconds: f64,
    /// Outbox rows that failed too often and are no longer retried.
    pub given_up: i64,
    /// Messages that wait for their due time or for another attempt.
    pub pending: i64,
    /// Time since the oldest due message became due, in seconds.
    pub overdue_seconds: f64,
    /// Messages that could not be delivered.
    pub dead: i64,
    /// Destinations with a failed last delivery.
    pub failing: i64,
}
