/// What a commit is worth when the machine fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// What was committed survives a power cut.
    Durable,
    /// Nothing is forced to the disk: for tests.
    ThrowAway,
}
