//! Rate limits per account and per address, counted by each node.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, web};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{NotUntil, Quota, RateLimiter};
use jiff::SignedDuration;

use crate::api::http::routing::route_pattern;
use crate::api::openapi::PROBE_PATHS;
use crate::api::problem::{Problem, ProblemCode};
use crate::api::web_client::{WebClient, is_static_page};
use crate::domain::PlayerId;
use crate::service::Meter;
use crate::service::accounts::network;

use super::client_ip::request_address;

pub static RATE_LIMIT_POLICY: HeaderName = HeaderName::from_static("ratelimit-policy");
pub static RATE_LIMIT: HeaderName = HeaderName::from_static("ratelimit");

/// Maximum numbers of requests per minute. All of them may be sent in one burst.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rates {
    pub per_account: NonZeroU32,
    pub per_address: NonZeroU32,
}

type Counter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock, StateInformationMiddleware>;

/// Counts the requests of one process. A reload can replace the rates.
pub struct Limiter(RwLock<Arc<Counters>>);

struct Counters {
    rates: Rates,
    /// Value of `RateLimit-Policy`.
    policy: Option<HeaderValue>,
    accounts: Counter<PlayerId>,
    addresses: Counter<String>,
    request_count: AtomicU32,
}

/// Remaining requests of the account and the address of a request.
#[derive(Clone, Copy, Debug, Default)]
pub struct RemainingRequests {
    pub account: Option<u32>,
    pub address: Option<u32>,
}

/// Number of requests after which idle keys are evicted.
const CLEANUP_INTERVAL: u32 = 16_384;

impl Limiter {
    pub fn new(rates: Rates) -> Limiter {
        Limiter(RwLock::new(Arc::new(Counters::new(rates))))
    }

    /// Replaces the rates and resets the counters. Does nothing if the rates are unchanged.
    pub fn replace(&self, rates: Rates) {
        if self.rates() != rates {
            let counters = Arc::new(Counters::new(rates));
            *self.0.write().unwrap_or_else(PoisonError::into_inner) = counters;
        }
    }

    pub fn rates(&self) -> Rates {
        self.counters().rates
    }

    /// Counts a request of an account. Returns the number of remaining requests.
    pub fn count_account(&self, player: PlayerId) -> Result<u32, Problem> {
        check_rate(&self.counters().accounts, &player)
    }

    /// Counts a request from an address. Returns the number of remaining requests.
    pub fn count_address(&self, network: &String) -> Result<u32, Problem> {
        let counters = self.counters();
        if counters.request_count.fetch_add(1, Ordering::Relaxed) % CLEANUP_INTERVAL
            == CLEANUP_INTERVAL - 1
        {
            counters.accounts.retain_recent();
            counters.addresses.retain_recent();
        }
        check_rate(&counters.addresses, network)
    }

    /// Returns the headers `RateLimit-Policy` and `RateLimit`.
    pub fn headers(&self, left: RemainingRequests) -> [(HeaderName, Option<HeaderValue>); 2] {
        let counters = self.counters();
        let Rates { per_account, per_address } = counters.rates;
        let known =
            [("account", per_account, left.account), ("address", per_address, left.address)];
        let remaining_fields = known.iter().filter_map(|(name, rate, left)| {
            let left = (*left)?;
            // Time until the full limit is available again.
            let seconds =
                (u64::from(rate.get().saturating_sub(left)) * 60).div_ceil(rate.get().into());
            Some(format!("\"{name}\";r={left};t={seconds}"))
        });
        let remaining_fields = remaining_fields.collect::<Vec<_>>().join(", ");
        [
            (RATE_LIMIT_POLICY.clone(), counters.policy.clone()),
            (
                RATE_LIMIT.clone(),
                HeaderValue::from_str(&remaining_fields).ok().filter(|value| !value.is_empty()),
            ),
        ]
    }

    fn counters(&self) -> Arc<Counters> {
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Counters {
    fn new(rates: Rates) -> Counters {
        let Rates { per_account, per_address } = rates;
        let policy = format!("\"account\";q={per_account};w=60, \"address\";q={per_address};w=60");
        Counters {
            rates,
            policy: HeaderValue::from_str(&policy).ok(),
            accounts: counter(rates.per_account),
            addresses: counter(rates.per_address),
            request_count: AtomicU32::new(0),
        }
    }
}

impl Meter for Limiter {
    fn charge(&self, account: PlayerId, units: u32) -> Result<(), SignedDuration> {
        // An account with a limit below the cost of one such request can still make one per minute.
        let counters = self.counters();
        let units = units.min(counters.rates.per_account.get());
        let Some(units) = NonZeroU32::new(units) else { return Ok(()) };
        match counters.accounts.check_key_n(&account, units) {
            Ok(Ok(_)) | Err(_) => Ok(()),
            Ok(Err(not_until)) => Err(retry_delay(&not_until)),
        }
    }
}

fn counter<K: Hash + Eq + Clone>(rate: NonZeroU32) -> Counter<K> {
    RateLimiter::keyed(Quota::per_minute(rate)).with_middleware::<StateInformationMiddleware>()
}

fn check_rate<K: Hash + Eq + Clone>(counter: &Counter<K>, key: &K) -> Result<u32, Problem> {
    match counter.check_key(key) {
        Ok(snapshot) => Ok(snapshot.remaining_burst_capacity()),
        Err(not_until) => {
            Err(Problem::new(ProblemCode::RateLimited).with_retry_after(retry_delay(&not_until)))
        }
    }
}

fn retry_delay(not_until: &NotUntil<<DefaultClock as Clock>::Instant>) -> SignedDuration {
    let wait = not_until.wait_time_from(DefaultClock::default().now());
    SignedDuration::try_from(wait).unwrap_or(SignedDuration::from_mins(1))
}

/// Returns true for files of the web client and static pages, which are not counted. A browser
/// requests many of them, and they are cheap.
fn is_web_client_request(request: &ServiceRequest) -> bool {
    let client = request.app_data::<web::Data<WebClient>>();
    if client.is_some_and(|client| client.file_at(request.path()).is_some()) {
        return true;
    }
    route_pattern(request.request()).is_some_and(|pattern| is_static_page(&pattern))
}

/// Counts all requests except those for static files, rejects requests over the limit, and adds the
/// remaining number to all other responses.
pub async fn limit_rate<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let Some(limiter) = request.app_data::<web::Data<Limiter>>().cloned() else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    if is_web_client_request(&request) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let counted = if PROBE_PATHS.contains(&request.path()) {
        Ok(None)
    } else {
        limiter.count_address(&network(request_address(request.request()))).map(Some)
    };
    let mut response = match counted {
        Ok(address) => {
            request.extensions_mut().insert(RemainingRequests { account: None, address });
            next.call(request).await?.map_into_boxed_body()
        }
        Err(problem) => {
            request.extensions_mut().insert(RemainingRequests { account: None, address: Some(0) });
            problem.into_service_response(request)
        }
    };
    let left =
        response.request().extensions().get::<RemainingRequests>().copied().unwrap_or_default();
    for (name, value) in limiter.headers(left) {
        if let Some(value) = value {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response)
}

/// Counts a request of an account, and stores the remaining number for the response headers.
pub fn count_account(request: &HttpRequest, player: PlayerId) -> Result<(), Problem> {
    let Some(limiter) = request.app_data::<web::Data<Limiter>>() else { return Ok(()) };
    let counted = limiter.count_account(player);
    if let Some(left) = request.extensions_mut().get_mut::<RemainingRequests>() {
        left.account = Some(*counted.as_ref().unwrap_or(&0));
    }
    counted.map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use uuid::Uuid;

    #[test]
    fn accounts_have_separate_rate_limits() {
        let three = NonZeroU32::new(3).expect("three");
        let limiter = Limiter::new(Rates { per_account: three, per_address: three });
        let ada = PlayerId::new(Uuid::from_u128(1));
        let left: Vec<Option<u32>> = (0..4).map(|_| limiter.count_account(ada).ok()).collect();
        assert_eq!(left, [Some(2), Some(1), Some(0), None]);
        assert!(limiter.count_account(PlayerId::new(Uuid::from_u128(2))).is_ok());
        let headers = limiter.headers(RemainingRequests { account: Some(1), address: None });
        let text = |place: usize| headers[place].1.as_ref().and_then(|value| value.to_str().ok());
        assert_eq!(text(0), Some("\"account\";q=3;w=60, \"address\";q=3;w=60"));
        assert_eq!(text(1), Some("\"account\";r=1;t=40"));
    }

    #[test]
    fn charge_deducts_its_units() {
        let rate = NonZeroU32::new(25).expect("a number");
        let limiter = Limiter::new(Rates { per_account: rate, per_address: rate });
        let [ada, grace] = [1, 2].map(|id| PlayerId::new(Uuid::from_u128(id)));
        assert_eq!(limiter.count_account(ada).ok(), Some(24));
        assert_eq!([limiter.charge(ada, 10), limiter.charge(ada, 10)], [Ok(()), Ok(())]);
        assert!(limiter.charge(ada, 10).is_err_and(|wait| wait > SignedDuration::from_secs(10)));
        // The rejected charge was not deducted.
        assert_eq!(limiter.count_account(ada).ok(), Some(3));
        assert_eq!([limiter.charge(grace, 0), limiter.charge(grace, 1000)], [Ok(()), Ok(())]);
        assert!(limiter.charge(grace, 1).is_err());
    }
}
