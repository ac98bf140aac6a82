use std::collections::BTreeSet;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior};
use uuid::Uuid;

use crate::ids::EndpointId;
use crate::store::{self, Class, EndpointRecord, Pool, Result};

use super::Post;
use super::carrier::Courier;
use super::round::Round;

/// How many endpoints of a class a node serves at once.
fn hands(class: Class) -> usize {
    match class {
        Class::Healthy => 32,
        Class::Failing => 8,
        // As many as the mail server is given connections, and some that write meanwhile.
        Class::Mail => 6,
    }
}

/// How often it looks for work when there was none.
const LOOK: Duration = Duration::from_millis(500);
/// How often it tells that it is still at it.
const EXTEND: Duration = Duration::from_secs(store::LEASE_SECONDS / 3);
/// How often old messages are forgotten.
const FORGET: Duration = Duration::from_hours(1);

/// Carries messages to endpoints until `stop` says so; what is under way then is finished. `new_id` makes the ids of
/// notices and deliveries.
pub async fn carry(
    pool: Pool,
    post: Arc<Post>,
    new_id: impl Fn() -> Uuid + Send + Sync + Clone + 'static,
    mut stop: watch::Receiver<bool>,
) {
    let courier = Courier::new(pool, post, new_id, stop.clone());
    let mut look = tokio::time::interval(LOOK);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut extended, mut forgotten) = (Instant::now(), Instant::now());
    let mut rounds = Rounds::default();
    while !*stop.borrow() {
        tokio::select! {
            _ = look.tick() => {}
            Some(ended) = rounds.running.join_next() => rounds.end(ended.ok()),
            changed = stop.changed() => if changed.is_err() { break },
        }
        if let Err(error) = rounds.begin(&courier).await {
            tracing::warn!(%error, "the endpoints could not be looked at");
        }
        if extended.elapsed() >= EXTEND {
            extended = Instant::now();
            if let Err(error) = rounds.extend(&courier).await {
                tracing::warn!(%error, "the leases of endpoints could not be extended");
            }
        }
        if forgotten.elapsed() >= FORGET {
            forgotten = Instant::now();
            if let Err(error) = courier.forget().await {
                tracing::warn!(%error, "old messages could not be forgotten");
            }
        }
    }
    // What is under way is still ours.
    let mut extend = tokio::time::interval(EXTEND);
    while !rounds.running.is_empty() {
        tokio::select! {
            Some(ended) = rounds.running.join_next() => rounds.end(ended.ok()),
            _ = extend.tick() => if let Err(error) = rounds.extend(&courier).await {
                tracing::warn!(%error, "the leases of endpoints could not be extended");
            },
        }
    }
}

/// Serves all that is due, once, until nothing more is: for who does not want to wait for the next look.
///
/// # Errors
/// The database fails.
pub async fn carry_once(
    pool: Pool,
    post: Arc<Post>,
    new_id: impl Fn() -> Uuid + Send + Sync + Clone + 'static,
) -> Result<usize> {
    // Nobody stops it.
    let (_never, stop) = watch::channel(false);
    let courier = Courier::new(pool, post, new_id, stop);
    let mut rounds = Rounds::default();
    let mut served = 0;
    loop {
        served += rounds.begin(&courier).await?;
        let Some(ended) = rounds.running.join_next().await else { return Ok(served) };
        rounds.end(ended.ok());
    }
}

/// The endpoints that are being served.
#[derive(Default)]
struct Rounds {
    running: JoinSet<(EndpointId, Class)>,
    served: BTreeSet<(Class, EndpointId)>,
}

impl Rounds {
    /// Claims as many endpoints as there are hands free; how many that were.
    async fn begin(&mut self, courier: &Courier) -> Result<usize> {
        let mut begun = 0;
        for class in Class::ALL {
            let busy = self.served.iter().filter(|(of, _)| *of == class).count();
            let free = hands(class).saturating_sub(busy);
            if free == 0 {
                continue;
            }
            let claimed = {
                let mut conn = courier.connection().await?;
                store::claim_endpoints(&mut conn, class, i64::try_from(free).unwrap_or(1)).await?
            };
            begun += claimed.len();
            for endpoint in claimed {
                self.served.insert((class, endpoint.id));
                self.running.spawn(serve(courier.clone(), endpoint, class));
            }
        }
        Ok(begun)
    }

    fn end(&mut self, ended: Option<(EndpointId, Class)>) {
        if let Some((endpoint, class)) = ended {
            self.served.remove(&(class, endpoint));
        }
    }

    async fn extend(&self, courier: &Courier) -> Result<()> {
        let served: Vec<EndpointId> = self.served.iter().map(|(_, endpoint)| *endpoint).collect();
        if served.is_empty() {
            return Ok(());
        }
        let mut conn = courier.connection().await?;
        store::extend_leases(&mut conn, &served).await
    }
}

/// One round to one endpoint. One that fails, or panics, is taken up again when its lease is over.
async fn serve(courier: Courier, endpoint: EndpointRecord, class: Class) -> (EndpointId, Class) {
    let id = endpoint.id;
    let round = Round { courier: &courier, endpoint };
    match AssertUnwindSafe(round.serve()).catch_unwind().await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => {
            tracing::warn!(endpoint = %id, %error, "an endpoint could not be served");
        }
        Err(_) => {
            tracing::error!(endpoint = %id, "the program panicked while it served an endpoint");
        }
    }
    (id, class)
}
