use jiff::SignedDuration;

/// How a player has answered the waits for it in games with other people: of the last year, the last two hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reliability {
    /// Waits that ended with a decision of the player that stands, or because its time was up.
    pub waits: u32,
    /// Those whose time was up.
    pub timeouts: u32,
    /// How long the clock ran until the player decided: in half of the waits less, in half more. None without a decision.
    pub median_answer: Option<SignedDuration>,
}
