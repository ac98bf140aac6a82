use jiff::SignedDuration;

/// Rate limit: at most `burst` attempts at a time, and one more attempt after each `refill_interval`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenBucket {
    pub burst: i32,
    pub refill_interval: SignedDuration,
}
