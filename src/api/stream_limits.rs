use std::collections::HashMap;
use std::hash::Hash;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::{HttpRequest, HttpResponse, web};
use jiff::SignedDuration;

use crate::ids::PlayerId;
use crate::service::network;
use crate::store::Viewer;

use super::limits::request_address;
use super::{Problem, ProblemCode};

/// When it may go better: a stream whose client has gone is noticed after a heartbeat.
const LATER: SignedDuration = SignedDuration::from_secs(15);

/// How many streams and long polls are open at the same time, at each node.
#[derive(Clone, Copy, Debug)]
pub struct StreamLimits {
    pub of_an_account: usize,
    pub from_an_address: usize,
}

/// Counts the streams and long polls that are open.
pub struct OpenStreams {
    limits: StreamLimits,
    counts: Mutex<Counts>,
}

#[derive(Default)]
struct Counts {
    accounts: HashMap<PlayerId, usize>,
    addresses: HashMap<String, usize>,
}

/// The place of one of them, given back when it is dropped.
pub struct StreamPlace {
    open: Arc<OpenStreams>,
    player: PlayerId,
    network: String,
}

impl OpenStreams {
    pub fn new(limits: StreamLimits) -> Arc<OpenStreams> {
        Arc::new(OpenStreams { limits, counts: Mutex::default() })
    }

    pub fn limits(&self) -> StreamLimits {
        self.limits
    }

    /// A place for one more of the account and the address.
    ///
    /// # Errors
    /// One of them has as many as it may.
    pub fn open(
        self: &Arc<Self>,
        player: PlayerId,
        network: String,
    ) -> Result<StreamPlace, Problem> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let of_account = counts.accounts.get(&player).copied().unwrap_or_default();
        let from_address = counts.addresses.get(&network).copied().unwrap_or_default();
        let (whose, most) = if of_account >= self.limits.of_an_account {
            ("An account", self.limits.of_an_account)
        } else if from_address >= self.limits.from_an_address {
            ("An address", self.limits.from_an_address)
        } else {
            counts.accounts.insert(player, of_account + 1);
            counts.addresses.insert(network.clone(), from_address + 1);
            return Ok(StreamPlace { open: self.clone(), player, network });
        };
        let detail = format!("{whose} has at most {most} streams and long polls at a time.");
        Err(Problem::new(ProblemCode::TooManyStreams).detail(detail).after(LATER))
    }
}

impl StreamPlace {
    /// A place for what the viewer asks for by a request.
    ///
    /// # Errors
    /// The account or the address has as many as it may.
    pub fn take(request: &HttpRequest, viewer: Viewer) -> Result<StreamPlace, Problem> {
        let open = request.app_data::<web::Data<OpenStreams>>();
        let open = open.ok_or_else(|| Problem::new(ProblemCode::InternalError))?;
        open.clone().into_inner().open(viewer.player, network(request_address(request)))
    }

    /// The response, which keeps the place for as long as it streams.
    pub fn kept_by(self, response: HttpResponse) -> HttpResponse {
        response.map_body(|_, body| BoxBody::new(Kept { body, _place: self }))
    }
}

struct Kept {
    body: BoxBody,
    _place: StreamPlace,
}

impl MessageBody for Kept {
    type Error = Box<dyn std::error::Error>;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<web::Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(cx)
    }
}

impl Drop for StreamPlace {
    fn drop(&mut self) {
        let mut counts = self.open.counts.lock().unwrap_or_else(PoisonError::into_inner);
        one_less(&mut counts.accounts, &self.player);
        one_less(&mut counts.addresses, &self.network);
    }
}

fn one_less<K: Hash + Eq>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::*;

    #[test]
    fn an_account_and_an_address_have_so_many() {
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
    fn who_has_none_is_forgotten() {
        let open = OpenStreams::new(StreamLimits { of_an_account: 2, from_an_address: 3 });
        drop(open.open(PlayerId::new(Uuid::from_u128(1)), "a".to_owned()));
        let counts = open.counts.lock().expect("unharmed");
        assert!(counts.accounts.is_empty() && counts.addresses.is_empty());
    }
}
