use jiff::SignedDuration;

/// Reliability of a player in games with other people, over at most 200 decisions of the last year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reliability {
    /// Waits that ended with a decision of the player that was not undone, or with a timeout.
    pub waits: u32,
    /// Waits that ended with a timeout.
    pub timeouts: u32,
    /// Median time that the clock ran until a decision of the player; `None` without a decision.
    pub median_response_time: Option<SignedDuration>,
}
