//! Unresponsive destinations do not delay others, whichever account owns them and whatever their
//! history.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use uuid::Uuid;

use crate::support::{Catcher, NO_RESPONSE, TestServer, advance_clock, database, wait_until};
use kingdomail::domain::notification::{ChatService, DeliveryContent, DestinationAddress};
use kingdomail::domain::{DeliveryId, DestinationId, PlayerId};
use kingdomail::store::destinations::NewDelivery;
use kingdomail::{service, store};

/// Maximum number of destinations of one account and its ten bots.
const MAX_DESTINATIONS: usize = 220;
/// Longer than any test, so that unresponsive destinations never time out.
const UNLIMITED_TIMEOUT: Duration = Duration::from_hours(1);

/// Id not used before.
fn fresh_id() -> Uuid {
    static COUNT: AtomicU32 = AtomicU32::new(1);
    Uuid::from_u128(COUNT.fetch_add(1, Ordering::Relaxed).into())
}

/// Server with an unlimited response timeout and without a delivery worker.
async fn start_without_timeout() -> TestServer {
    TestServer::with_limits(&database().await, |limits| {
        limits.response_timeout = Some(UNLIMITED_TIMEOUT);
    })
}

/// Delivery worker of a node, stopped on drop.
struct Worker {
    running: JoinHandle<()>,
    _stop: watch::Sender<bool>,
}

impl Worker {
    fn start(server: &TestServer) -> Worker {
        let (sender, stop) = watch::channel(false);
        let ctx = server.ctx.clone();
        let running =
            tokio::spawn(async move { service::delivery::run_delivery_worker(&ctx, stop).await });
        Worker { running, _stop: sender }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.running.abort();
    }
}

/// New accounts, or bots of `owner`.
async fn create_accounts(
    server: &TestServer,
    count: usize,
    owner: Option<PlayerId>,
) -> Vec<PlayerId> {
    let (owner, password) = match owner {
        Some(owner) => (format!("'{owner}'"), "NULL"),
        None => ("NULL".to_owned(), "'none'"),
    };
    let ids: Vec<PlayerId> = (0..count).map(|_| PlayerId::new(fresh_id())).collect();
    for id in &ids {
        let insert = "INSERT INTO players (id, name, name_key, owner_id, password_hash)";
        server.sql(&format!("{insert} VALUES ('{id}', '{id}', '{id}', {owner}, {password})")).await;
    }
    ids
}

/// Webhooks and chat webhooks, assigned to `owners` in rotation, that all lead to `catcher`.
pub async fn create_destinations(
    server: &TestServer,
    owners: &[PlayerId],
    count: usize,
    catcher: &Catcher,
) -> Vec<DestinationId> {
    let mut conn = server.connection().await;
    let mut made = Vec::new();
    for (number, owner) in (0..count).zip(owners.iter().cycle()) {
        let id = DestinationId::new(fresh_id());
        let url = catcher.url(&format!("/{number}"));
        let address = if number % 2 == 0 {
            DestinationAddress::Webhook { url, secret: "00".repeat(32), former: None }
        } else {
            DestinationAddress::Chat { url, service: ChatService::Slack }
        };
        store::destinations::insert_destination(&mut conn, id, *owner, &address, true)
            .await
            .expect("a destination");
        made.push(id);
    }
    made
}

/// Queues a message for each destination.
pub async fn queue_messages(server: &TestServer, destinations: &[DestinationId]) {
    let mut conn = server.connection().await;
    let at = store::game_now(&mut conn).await.expect("a time");
    for destination in destinations {
        let test = NewDelivery {
            id: DeliveryId::new(fresh_id()),
            destination: *destination,
            feed_position: 0,
            game: None,
            is_ordered: false,
            content: &DeliveryContent::Test {},
            at,
            due_at: at,
        };
        store::destinations::insert_delivery(&mut conn, &test).await.expect("queued");
    }
}

async fn deliver_once(server: &TestServer) {
    service::delivery::deliver_due(&server.ctx).await.expect("the database answers");
}

/// Lets the `hanging` destinations accept requests without responding, and asserts that a
/// responsive destination still receives its message.
async fn assert_healthy_delivery(
    server: &TestServer,
    hanging: &[DestinationId],
    catcher: &Catcher,
) {
    let healthy = Catcher::start().await;
    let honest =
        create_destinations(server, &create_accounts(server, 1, None).await, 1, &healthy).await;
    queue_messages(server, &honest).await;
    deliver_once(server).await;
    assert_eq!(healthy.take().len(), 1);

    catcher.answer(NO_RESPONSE);
    catcher.take();
    queue_messages(server, hanging).await;
    let _worker = Worker::start(server);
    wait_until(async || catcher.caught().len() > 1).await;
    for _ in 0..3 {
        queue_messages(server, &honest).await;
        wait_until(async || !healthy.take().is_empty()).await;
    }
    let ids: Vec<String> = hanging.iter().map(|id| format!("'{id}'")).collect();
    let ids = ids.join(",");
    let waiting = "SELECT count(DISTINCT destination_id) FROM deliveries WHERE state = 'pending'";
    let waiting = server.count(&format!("{waiting} AND destination_id IN ({ids})")).await;
    assert_eq!(waiting, hanging.len() as u64, "all of them still hang, or wait");
}

#[tokio::test(flavor = "multi_thread")]
async fn unresponsive_owner_does_not_block() {
    let (server, catcher) = (start_without_timeout().await, Catcher::start().await);
    let mut owners = create_accounts(&server, 1, None).await;
    let bots = create_accounts(&server, 10, Some(owners[0])).await;
    owners.extend(bots);
    let hanging = create_destinations(&server, &owners, MAX_DESTINATIONS, &catcher).await;
    assert_healthy_delivery(&server, &hanging, &catcher).await;
    // Only a few are attempted at a time: two unknown, four unresponsive, two failed.
    let leased = server.count("SELECT count(*) FROM destinations WHERE leased_until > now()").await;
    assert!(leased <= 9, "{leased} of one owner are served at once");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_unresponsive_owners_do_not_block() {
    let (server, catcher) = (start_without_timeout().await, Catcher::start().await);
    let owners = create_accounts(&server, 50, None).await;
    let hanging = create_destinations(&server, &owners, MAX_DESTINATIONS, &catcher).await;
    assert_healthy_delivery(&server, &hanging, &catcher).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn newly_unresponsive_destinations_do_not_block() {
    let (server, catcher) = (start_without_timeout().await, Catcher::start().await);
    let owners = create_accounts(&server, 50, None).await;
    let hanging = create_destinations(&server, &owners, MAX_DESTINATIONS, &catcher).await;
    queue_messages(&server, &hanging).await;
    deliver_once(&server).await;
    assert_eq!(catcher.take().len(), MAX_DESTINATIONS);
    assert_healthy_delivery(&server, &hanging, &catcher).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reenabled_unresponsive_destinations_do_not_block() {
    let (server, catcher) = (start_without_timeout().await, Catcher::start().await);
    let owners = create_accounts(&server, 50, None).await;
    let hanging = create_destinations(&server, &owners, MAX_DESTINATIONS, &catcher).await;
    queue_messages(&server, &hanging).await;
    deliver_once(&server).await;
    catcher.answer(500);
    queue_messages(&server, &hanging).await;
    deliver_once(&server).await;
    let mut conn = server.connection().await;
    for endpoint in &hanging {
        store::destinations::disable_destination(&mut conn, *endpoint).await.expect("turned off");
        store::destinations::enable_destination(&mut conn, *endpoint).await.expect("turned on");
    }
    assert_healthy_delivery(&server, &hanging, &catcher).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn destination_class_follows_its_responses() {
    let (server, catcher) = (start_without_timeout().await, Catcher::start().await);
    let player = server.player("Ada").await;
    let owner = [player.id.parse().expect("an id")];
    let made = create_destinations(&server, &owner, 1, &catcher).await;
    let class = async || {
        let state =
            "first_success_at IS NOT NULL, failing_since IS NOT NULL, slow_since IS NOT NULL";
        server.texts(&format!("SELECT {state} FROM destinations")).await.remove(0)
    };
    assert_eq!(class().await, "(f,f,f)", "nobody knows how it answers");
    let say = async |status: u16, seconds: i64| {
        advance_clock(&server, seconds).await;
        catcher.answer(status);
        queue_messages(&server, &made).await;
        deliver_once(&server).await;
    };
    say(204, 0).await;
    assert_eq!(class().await, "(t,f,f)");
    say(500, 0).await;
    assert_eq!(class().await, "(t,t,f)");
    let path = format!("/v1/me/webhooks/{}", made[0]);
    let change = async |body: serde_json::Value| {
        let request = player.request(reqwest::Method::PATCH, &path).json(&body);
        crate::support::Answer::from_request(request).await.expect(reqwest::StatusCode::OK);
    };
    change(serde_json::json!({ "enabled": true })).await;
    assert_eq!(class().await, "(t,f,t)", "to turn it on does not make it healthy");
    say(204, 60).await;
    assert_eq!(class().await, "(t,f,f)");
    change(serde_json::json!({ "url": catcher.url("/0") })).await;
    assert_eq!(class().await, "(t,f,f)", "it is the same URL");
    change(serde_json::json!({ "url": catcher.url("/other") })).await;
    assert_eq!(class().await, "(f,f,f)");
}

/// Extending a lease that was given back would block deliveries until it expires, although no
/// worker holds it.
#[tokio::test(flavor = "multi_thread")]
async fn released_lease_is_not_extended() {
    let server = TestServer::start().await;
    let catcher = Catcher::start().await;
    let endpoints =
        create_destinations(&server, &create_accounts(&server, 1, None).await, 2, &catcher).await;
    let kept = format!(
        "UPDATE destinations SET leased_until = clock_timestamp() + interval '1 s' WHERE id = '{}'",
        endpoints[0].uuid()
    );
    server.sql(&kept).await;
    store::destinations::extend_leases(&mut server.connection().await, &endpoints)
        .await
        .expect("extended");
    let leased = "SELECT count(*) FROM destinations WHERE leased_until > clock_timestamp()";
    assert_eq!(server.count(&format!("{leased} + interval '5 s'")).await, 1);
    assert_eq!(
        server.count("SELECT count(*) FROM destinations WHERE leased_until IS NULL").await,
        1
    );
}
