/// Delivery class of a destination. Classes are processed separately, so that slow destinations do
/// not delay others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeliveryClass {
    /// Email addresses, which all share one mail server.
    Email,
    /// Destinations with a failed or slow last attempt, which may time out.
    Slow,
    /// Destinations without a successful delivery so far.
    Unproven,
    Healthy,
}

impl DeliveryClass {
    pub const ALL: [DeliveryClass; 4] = [
        DeliveryClass::Email,
        DeliveryClass::Slow,
        DeliveryClass::Unproven,
        DeliveryClass::Healthy,
    ];
}
