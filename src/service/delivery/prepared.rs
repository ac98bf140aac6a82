use crate::domain::DeliveryId;
use crate::notifications::Undeliverable;
use crate::notifications::content::Misfiled;
use crate::store::StoreError;

/// What is sent, and the messages that it makes superfluous.
pub(super) struct Prepared {
    pub body: Vec<u8>,
    pub joined: Vec<DeliveryId>,
}

/// Why there is nothing to send.
pub(super) enum Unprepared {
    /// A newer message took its place meanwhile: what this one would have told with its own would be lost with it.
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

impl From<Misfiled> for Unprepared {
    fn from(misfiled: Misfiled) -> Self {
        Self::Store(StoreError::Unreadable(misfiled.to_string()))
    }
}
