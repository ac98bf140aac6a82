use jiff::SignedDuration;

/// How often something may be tried: so many times at once, and once more after each `every`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenBucket {
    pub at_once: i32,
    pub every: SignedDuration,
}
