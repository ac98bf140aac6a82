/// Guarantee for commits if the machine fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Commits survive a power failure.
    Durable,
    /// Nothing is synced to disk: for tests.
    ThrowAway,
}
