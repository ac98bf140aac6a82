use std::sync::Arc;

use actix_web::{HttpRequest, web};
use jiff::SignedDuration;
use keyed_quota::{Place, Quota};

use crate::api::http::request_address;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::domain::table::Viewer;
use crate::service::accounts::network;

/// `Retry-After` of the response. A disconnected stream is detected at the next heartbeat.
const LATER: SignedDuration = SignedDuration::from_secs(15);

/// Maximum numbers of concurrent streams and long polls, per node.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    pub of_an_account: usize,
    pub from_an_address: usize,
}

/// Counts the open streams and long polls.
pub struct OpenStreams {
    of_accounts: Arc<Quota<PlayerId>>,
    from_addresses: Arc<Quota<String>>,
}

/// Permit of a stream or long poll, released on drop.
pub struct StreamPlace {
    _of_account: Place<PlayerId>,
    _from_address: Place<String>,
}

impl OpenStreams {
    pub fn new(limits: StreamLimits) -> Arc<OpenStreams> {
        Arc::new(OpenStreams {
            of_accounts: Quota::new(limits.of_an_account),
            from_addresses: Quota::new(limits.from_an_address),
        })
    }

    pub fn limits(&self) -> StreamLimits {
        StreamLimits {
            of_an_account: self.of_accounts.most(),
            from_an_address: self.from_addresses.most(),
        }
    }

    /// Acquires a permit for the account and the address.
    ///
    /// # Errors
    /// One of the limits is reached.
    pub fn open(&self, player: PlayerId, network: String) -> Result<StreamPlace, Problem> {
        let refused = |whose: &str, most: usize| {
            let detail = format!("{whose} has at most {most} streams and long polls at a time.");
            Problem::new(ProblemCode::TooManyStreams).detail(detail).after(LATER)
        };
        let of_account = self.of_accounts.take(player);
        let of_account =
            of_account.ok_or_else(|| refused("An account", self.of_accounts.most()))?;
        let from_address = self.from_addresses.take(network);
        let from_address =
            from_address.ok_or_else(|| refused("An address", self.from_addresses.most()))?;
        Ok(StreamPlace { _of_account: of_account, _from_address: from_address })
    }
}

impl StreamPlace {
    /// Acquires a permit for the account of the viewer and the address of the request.
    ///
    /// # Errors
    /// The limit of the account or the address is reached.
    pub fn take(request: &HttpRequest, viewer: Viewer) -> Result<StreamPlace, Problem> {
        let open = request.app_data::<web::Data<OpenStreams>>();
        let open = open.ok_or_else(|| Problem::new(ProblemCode::InternalError))?;
        open.open(viewer.player, network(request_address(request)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn streams_are_limited_per_account_and_address() {
        let open = OpenStreams::new(StreamLimits { of_an_account: 2, from_an_address: 3 });
        let place = |player: u128, network: &str| {
            open.open(PlayerId::new(Uuid::from_u128(player)), network.to_owned())
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
        let open = OpenStreams::new(StreamLimits { of_an_account: 2, from_an_address: 3 });
        drop(open.open(PlayerId::new(Uuid::from_u128(1)), "a".to_owned()));
        assert!(open.of_accounts.is_empty() && open.from_addresses.is_empty());
    }
}
