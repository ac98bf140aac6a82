use crate::domain::DeliveryId;
use crate::notifications::Undeliverable;
use crate::notifications::content::SubjectMismatch;
use crate::store::StoreError;

/// Body to send, and the messages that it covers.
pub(super) struct Prepared {
    pub body: Vec<u8>,
    pub joined: Vec<DeliveryId>,
}

/// Reason for which nothing is sent.
pub(super) enum Unprepared {
    /// A newer message has replaced this one while it was prepared. Sending it would lose the
    /// messages that it covers.
    Superseded,
    Undeliverable(Undeliverable),
    Store(StoreError),
}

impl From<Undeliverable> for Unprepared {
    fn from(why: Undeliverable) -> Self {
        Self::Undeliverable(why)
    }
}

impl From<StoreError> for Unprepared {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<SubjectMismatch> for Unprepared {
    fn from(mismatch: SubjectMismatch) -> Self {
        Self::Store(StoreError::Unreadable(mismatch.to_string()))
    }
}
