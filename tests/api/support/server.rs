use std::net::{SocketAddr, TcpListener};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use diesel_async::RunQueryDsl;
use fair_semaphore::Bounds;
use guarded_http::{DEFAULT_PORTS, GuardedClient, Options};
use jiff::{SignedDuration, Timestamp};
use url::Url;

use super::Player;
use super::games::deterministic_games;
use kingdomail::api;
use kingdomail::api::reference::Reference;
use kingdomail::api::web_client::WebClient;
use kingdomail::auth::{AccessTokens, Argon2Cost, Hasher, LinkKey, TokenSecret};
use kingdomail::domain::account::{Quotas, RegistrationPolicy, TokenBucket};
use kingdomail::domain::node::Fingerprints;
use kingdomail::limits::SEARCHES;
use kingdomail::notifications::channels::mail::{Mailer, Sender};
use kingdomail::notifications::links::Links;
use kingdomail::notifications::{Senders, SendersOptions};
use kingdomail::service::accounts::Throttles;
use kingdomail::service::{self, ComputeOptions, ComputePool, Context, Node, SharedQuotas};
use kingdomail::store::{Connection, Pool};

/// Running server, stopped when the test is over.
pub struct TestServer {
    pub address: SocketAddr,
    /// Admin address for probes, if enabled by the limits.
    pub admin_address: SocketAddr,
    pub ctx: Context,
    /// URL of its database.
    pub database: String,
    not_ready: Arc<AtomicBool>,
    handle: actix_web::dev::ServerHandle,
}

/// Signing secret of all test servers.
pub const SECRET: &str = "a secret for tests, of thirty-two bytes at least";

static REFERENCE: LazyLock<Arc<Reference>> =
    LazyLock::new(|| Arc::new(Reference::new(api::document(), api::openapi::DEFAULT_BASE)));
static BUNDLED: LazyLock<Arc<WebClient>> = LazyLock::new(|| Arc::new(WebClient::bundled()));

impl TestServer {
    /// Starts a server on a new database.
    pub async fn start() -> TestServer {
        TestServer::with_database(&super::database().await)
    }

    /// Starts a node on the database at `url`.
    pub fn with_database(url: &str) -> TestServer {
        TestServer::with_mailer(url, folder_mailer())
    }

    /// Starts a node on the database at `url` with the given mailer.
    pub fn with_mailer(url: &str, mailer: Mailer) -> TestServer {
        TestServer::build(url, mailer, unthrottled_limits())
    }

    /// Starts a node on the database at `url` with limits.
    pub fn with_limits(url: &str, limit: impl FnOnce(&mut Limits)) -> TestServer {
        let mut limits = unthrottled_limits();
        limit(&mut limits);
        TestServer::build(url, folder_mailer(), limits)
    }

    fn build(url: &str, mailer: Mailer, limits: Limits) -> TestServer {
        super::log::install_subscriber();
        let permits = NonZero::new(2).expect("two");
        let secret = TokenSecret::from_text(SECRET).expect("long enough");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let public_url: Url =
            format!("http://{address}/{}", limits.path_prefix).parse().expect("a URL");
        let options = SendersOptions {
            networks: limits.networks.iter().map(|one| one.parse().expect("a network")).collect(),
            ports: DEFAULT_PORTS.to_vec(),
            contact: "mailto:kingdomail@example.org".to_owned(),
        };
        let links = Links::new(LinkKey::new(&secret), public_url);
        let allowed = options.networks.clone();
        let senders =
            Senders::new(options, mailer, links, api::notifications::notification_json, now);
        let mut senders = senders.expect("senders");
        if let Some(whole) = limits.response_timeout {
            let options =
                Options { allowed_networks: allowed, total_timeout: whole, ..Options::default() };
            senders.outbound = GuardedClient::new(options).expect("a client");
            senders.outbound_slow = senders.outbound.to_independent();
        }
        let node = Node::new(
            uuid::Uuid::from_u128(address.port().into()),
            format!("node {}", address.port()),
            limits.settings,
        );
        let ctx = Context {
            compute: ComputePool::new(limits.compute),
            quotas: SharedQuotas::new(limits.quotas),
            game_source: deterministic_games(),
            throttles: limits.throttles,
            registration: limits.registration,
            ..Context::new(
                Pool::new(url, limits.pool).expect("a pool"),
                Hasher::new(Argon2Cost::minimal(), permits).expect("a hasher"),
                Arc::new(AccessTokens::new(&secret)),
                Arc::new(senders),
                Arc::new(node),
                now,
            )
        };
        let not_ready = Arc::new(AtomicBool::new(false));
        let options = api::ServerOptions {
            workers: 1,
            connections: limits.connections,
            streams: limits.streams,
            not_ready: not_ready.clone(),
            draining: Arc::new(AtomicBool::new(false)),
            rates: limits.rates,
            proxies: limits.proxies,
            web_client: limits.web_client,
            reference: REFERENCE.clone(),
            data: std::env::temp_dir(),
        };
        let probes = TcpListener::bind("127.0.0.1:0").expect("a port");
        let admin_address = probes.local_addr().expect("an address");
        let pool = ctx.pool.separate_pool(2).expect("a pool");
        let probes = limits.has_admin_listener.then(|| api::HealthListener {
            listener: probes,
            ctx: Context { pool, ..ctx.clone() },
        });
        let servers = api::serve(ctx.clone(), listener, probes, options).expect("a server");
        let handle = servers.api.handle();
        tokio::spawn(servers.api);
        if let Some(server) = servers.health {
            tokio::spawn(server);
        }
        let database = url.to_owned();
        TestServer { address, admin_address, ctx, database, not_ready, handle }
    }

    /// Creates a player with a session.
    pub async fn player(&self, name: &str) -> Player {
        Player::register(self.url(""), name).await
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Changes the database directly.
    pub async fn sql(&self, statement: &str) -> usize {
        let mut conn = self.connection().await;
        diesel::sql_query(statement).execute(&mut conn).await.expect("the statement")
    }

    /// Waits for a replaced refresh token and lets it be used again for an hour: on a busy machine,
    /// many requests can take longer than the ten seconds of the server.
    pub async fn extend_refresh_grace(&self) {
        let replaced = "SELECT count(*) FROM refresh_tokens WHERE replaced_at IS NOT NULL";
        wait_until(async || self.count(replaced).await > 0).await;
        let extend = "UPDATE refresh_tokens SET replaced_at = now() + interval '1 hour' \
                      WHERE replaced_at IS NOT NULL";
        self.sql(extend).await;
    }

    /// First column of a query result, as text.
    pub async fn texts(&self, query: &str) -> Vec<String> {
        let mut conn = self.connection().await;
        let rows = diesel::sql_query(format!("SELECT t::text AS text FROM ({query}) t"));
        let rows: Vec<Row> = rows.load(&mut conn).await.expect("the query");
        rows.into_iter().map(|row| row.text).collect()
    }

    /// Result of a counting query.
    pub async fn count(&self, query: &str) -> u64 {
        self.texts(query).await[0].trim_matches(['(', ')']).parse().expect("a number")
    }

    /// Starts a graceful shutdown: the readiness probe fails from now on.
    pub fn drain(&self) {
        self.not_ready.store(true, Ordering::Relaxed);
    }

    /// Shuts the server down gracefully: requests in progress are completed.
    pub async fn stop(&self) {
        self.handle.stop(true).await;
    }

    /// Replays all games and asserts that they are valid; returns their number.
    pub async fn check_games(&self) -> usize {
        let (games, faults) = service::check_games(&self.ctx).await.expect("checked");
        assert_eq!(faults, vec![]);
        games
    }

    pub async fn connection(&self) -> Connection {
        self.ctx.pool.connect_dedicated().await.expect("a connection")
    }
}

#[derive(diesel::QueryableByName)]
struct Row {
    #[diesel(sql_type = diesel::sql_types::Text)]
    text: String,
}

/// Waits for an external condition to become true. The timeout is several minutes, since a busy
/// machine is not a failure.
pub async fn wait_until<F: Future<Output = bool>>(mut condition: impl FnMut() -> F) {
    let polling = async {
        let mut tick = tokio::time::interval(Duration::from_millis(20));
        while !condition().await {
            tick.tick().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(3), polling).await.expect("it never became true");
}

impl Drop for TestServer {
    fn drop(&mut self) {
        drop(self.handle.stop(false));
    }
}

#[expect(clippy::disallowed_methods, reason = "the tests are at the edge, as the program is")]
pub fn now() -> Timestamp {
    Timestamp::now()
}

/// Throttles without effective limits: most tests are about other subjects.
fn unthrottled_limits() -> Limits {
    let share = TokenBucket { burst: 1_000_000, refill_interval: SignedDuration::from_secs(1) };
    Limits {
        throttles: Throttles {
            password_attempts_per_account: share,
            password_attempts_per_ip: share,
            accounts_per_ip: share,
            password_checks: share,
            renames: share,
            verifications: share,
            invitations: share,
            invitations_per_recipient: share,
            invitations_by_newcomers: share,
            ..Throttles::default()
        },
        rates: api::http::Rates {
            per_account: NonZero::<u32>::MAX,
            per_address: NonZero::<u32>::MAX,
        },
        proxies: api::http::TrustedProxies::default(),
        response_timeout: None,
        compute: ComputeOptions {
            bounds: Bounds {
                admitted_per_key: 1000,
                queued: 1000,
                queued_newcomers: SEARCHES.bounds.queued_newcomers,
                max_wait: Duration::from_mins(1),
                ..Bounds::total(1)
            },
            // Other tests leave them little CPU time.
            nice: 0,
        },
        pool: 8,
        connections: api::http::connections::ConnectionLimits { total: 512, per_address: 512 },
        streams: api::notifications::streaming::StreamLimits { per_account: 512, per_address: 512 },
        networks: vec!["127.0.0.0/8"],
        settings: Fingerprints::new(),
        has_admin_listener: false,
        quotas: Quotas::default(),
        web_client: BUNDLED.clone(),
        path_prefix: "",
        registration: RegistrationPolicy::Open,
    }
}

/// Limits of a node.
#[derive(Clone)]
pub struct Limits {
    pub throttles: Throttles,
    pub rates: api::http::Rates,
    pub proxies: api::http::TrustedProxies,
    /// Response timeout of destinations, if it differs from the default.
    pub response_timeout: Option<Duration>,
    pub compute: ComputeOptions,
    /// Number of Postgres connections.
    pub pool: usize,
    pub connections: api::http::connections::ConnectionLimits,
    pub streams: api::notifications::streaming::StreamLimits,
    /// Serves probes at a separate address.
    pub has_admin_listener: bool,
    /// Quotas of an account.
    pub quotas: Quotas,
    pub web_client: Arc<WebClient>,
    /// Public path prefix behind a proxy, with a trailing slash.
    pub path_prefix: &'static str,
    pub registration: RegistrationPolicy,
    /// Private networks that messages may reach.
    pub networks: Vec<&'static str>,
    /// Fingerprints that the node publishes.
    pub settings: Fingerprints,
}

fn folder_mailer() -> Mailer {
    let from = Sender::parse("kingdomail@kingdomail.example").expect("a sender");
    let folder = std::env::temp_dir().join(format!("kingdomail-mails-{}", std::process::id()));
    Mailer::folder(folder, from)
}
