/// How much waits at each stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Backlog {
    /// Rows of the outbox of which nobody has been told.
    pub untold: i64,
    /// How old the first of them is, in seconds.
    pub untold_seconds: f64,
    /// Rows of the outbox that could not be told and are left alone.
    pub given_up: i64,
    /// Messages that wait for their time or for another attempt.
    pub pending: i64,
    /// For how long the first that is due has been due, in seconds.
    pub overdue_seconds: f64,
    /// Messages that could not be delivered.
    pub dead: i64,
    /// Endpoints to which nothing came through the last time.
    pub failing: i64,
}
