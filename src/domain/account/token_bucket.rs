use jiff::SignedDuration;

/// Rate limit: a burst of `at_once` attempts, and one more attempt after each `every`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenBucket {
    pub at_once: i32,
    pub every: SignedDuration,
}
