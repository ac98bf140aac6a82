use std::sync::Arc;

use actix_web::{HttpRequest, web};
use fair_semaphore::{Bounds, FairPermit, FairSemaphore};
use jiff::SignedDuration;

use crate::api::http::request_address;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::domain::table::Viewer;
use crate::service::accounts::network;

/// `Retry-After` of the response. A disconnected stream is detected at the next heartbeat.
const RETRY_AFTER: SignedDuration = SignedDuration::from_secs(15);

/// Maximum numbers of concurrent streams and long polls, per node.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    pub per_account: usize,
    pub per_address: usize,
}

/// Counts the open streams and long polls.
pub struct OpenStreams {
    per_account: Arc<FairSemaphore<PlayerId>>,
    per_address: Arc<FairSemaphore<String>>,
}

/// Permit of a stream or long poll, released on drop.
pub struct StreamPermit {
    _account_permit: FairPermit<PlayerId>,
    _address_permit: FairPermit<String>,
}

impl OpenStreams {
    pub fn new(limits: StreamLimits) -> Arc<OpenStreams> {
        Arc::new(OpenStreams {
            per_account: FairSemaphore::new(Bounds::per_key(limits.per_account)),
            per_address: FairSemaphore::new(Bounds::per_key(limits.per_address)),
        })
    }

    pub fn limits(&self) -> StreamLimits {
        StreamLimits {
            per_account: self.per_account.bounds().per_key,
            per_address: self.per_address.bounds().per_key,
        }
    }

    /// Acquires a permit for the account and the address.
    ///
    /// # Errors
    /// One of the limits is reached.
    pub fn acquire(&self, player: PlayerId, network: String) -> Result<StreamPermit, Problem> {
        let refused = |subject: &str, max: usize| {
            let detail = format!("{subject} has at most {max} streams and long polls at a time.");
            Problem::new(ProblemCode::TooManyStreams).detail(detail).with_retry_after(RETRY_AFTER)
        };
        let account_permit = self.per_account.try_acquire(player);
        let account_permit = account_permit
            .ok_or_else(|| refused("An account", self.per_account.bounds().per_key))?;
        let address_permit = self.per_address.try_acquire(network);
        let address_permit = address_permit
            .ok_or_else(|| refused("An address", self.per_address.bounds().per_key))?;
        Ok(StreamPermit { _account_permit: account_permit, _address_permit: address_permit })
    }
}

impl StreamPermit {
    /// Acquires a permit for the account of the viewer and the address of the request.
    ///
    /// # Errors
    /// The limit of the account or the address is reached.
    pub fn acquire(request: &HttpRequest, viewer: Viewer) -> Result<StreamPermit, Problem> {
        let open = request.app_data::<web::Data<OpenStreams>>();
        let open = open.ok_or_else(|| Problem::new(ProblemCode::InternalError))?;
        open.acquire(viewer.player, network(request_address(request)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn streams_are_limited_per_account_and_address() {
        let open = OpenStreams::new(StreamLimits { per_account: 2, per_address: 3 });
        let place = |player: u128, network: &str| {
            open.acquire(PlayerId::new(Uuid::from_u128(player)), network.to_owned())
        };
        let first = place(1, "a").expect("room");
        let _second = place(1, "b").expect("room");
        let refused = place(1, "c").err().expect("a refusal");
        assert_eq!((refused.code, refused.status), (ProblemCode::TooManyStreams, 429));
        let _others = [place(2, "a").expect("room"), place(3, "a").expect("room")];
        assert!(place(4, "a").is_err());
        drop(first);
        assert!(place(4, "a").is_ok());
        assert!(place(1, "c").is_ok());
    }

    #[test]
    fn released_keys_are_evicted() {
        let open = OpenStreams::new(StreamLimits { per_account: 2, per_address: 3 });
        drop(open.acquire(PlayerId::new(Uuid::from_u128(1)), "a".to_owned()));
        assert_eq!((open.per_account.held(), open.per_address.held()), (0, 0));
    }
}
