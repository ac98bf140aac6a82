/// Delivery class of a destination. Classes are processed separately, so that slow destinations do
/// not delay others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lane {
    /// Email addresses, which all share one mail server.
    Mail,
    /// Destinations with a failed or slow last attempt, which may time out.
    Slow,
    /// Destinations without a successful delivery so far.
    Unproven,
    Healthy,
}

impl Lane {
    pub const ALL: [Lane; 4] = [Lane::Mail, Lane::Slow, Lane::Unproven, Lane::Healthy];
}
