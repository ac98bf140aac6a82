use std::net::{SocketAddr, TcpListener};
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use diesel_async::SimpleAsyncConnection;
use embedded_postgres::{Durability, EmbeddedPostgres, Options};
use jiff::{SignedDuration, Timestamp};
use kingdomail::api;
use kingdomail::auth::{AccessTokens, Argon2Cost, Hasher, LinkKey, TokenSecret};
use kingdomail::domain::account::TokenBucket;
use kingdomail::domain::node::Fingerprints;
use kingdomail::notifications::channels::mail::{Mailer, Sender};
use kingdomail::notifications::links::Links;
use kingdomail::notifications::{Senders, SendersOptions};
use kingdomail::service::accounts::Throttles;
use kingdomail::service::games::GameCache;
use kingdomail::service::notifications::Waiters;
use kingdomail::service::{Context, Node};
use kingdomail::store::{self, Pool};
use tokio::runtime::Runtime;
use url::Url;

/// The service on a private, durable Postgres, removed on drop.
pub struct Service {
    pub address: SocketAddr,
    pub ctx: Context,
    pub cluster: Option<EmbeddedPostgres>,
    options: api::ServerOptions,
    /// Data folder of the private Postgres.
    pub folder: std::path::PathBuf,
}

const POOL_SIZE: usize = 16;
/// Upper bound for the connections of all benchmarks.
const MAX_CONNECTIONS: usize = 16_384;

impl Service {
    pub fn start(runtime: &Runtime) -> Service {
        static STARTED: AtomicU32 = AtomicU32::new(0);
        let (process, number) = (std::process::id(), STARTED.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(format!("kingdomail-load-{process}-{number}"));
        let options = Options {
            application: "kingdomail",
            data: folder.clone(),
            binaries: None,
            durability: Durability::Durable,
        };
        let cluster = EmbeddedPostgres::start(&options).expect("a private Postgres");
        let secret = TokenSecret::generate().expect("entropy");
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let public_url: Url = format!("http://{address}/").parse().expect("a URL");
        let options = SendersOptions {
            networks: vec!["127.0.0.0/8".parse().expect("a network")],
            ports: guarded_http::DEFAULT_PORTS.to_vec(),
            contact: "mailto:kingdomail@example.org".to_owned(),
        };
        let links = Links::new(LinkKey::new(&secret), public_url);
        let from = Sender::parse("kingdomail@kingdomail.example").expect("a sender");
        let mailer = Mailer::folder(folder.join("mail"), from);
        let senders =
            Senders::new(options, mailer, links, api::notifications::notification_json, now)
                .expect("senders");
        let ctx = Context {
            holiday_budget: SignedDuration::ZERO,
            // One machine creates thousands of guests.
            throttles: Throttles {
                accounts_per_ip: TokenBucket {
                    burst: 100_000,
                    refill_interval: SignedDuration::from_secs(1),
                },
                ..Throttles::default()
            },
            ..Context::new(
                Pool::new(&cluster.url("kingdomail"), POOL_SIZE).expect("a pool"),
                Hasher::new(Argon2Cost::minimal(), NonZero::<usize>::MIN).expect("a hasher"),
                Arc::new(AccessTokens::new(&secret)),
                Arc::new(senders),
                Arc::new(Node::new(uuid::Uuid::nil(), "load".to_owned(), Fingerprints::new())),
                now,
            )
        };
        runtime.block_on(make_database(&cluster, &ctx.pool));
        let workers = std::thread::available_parallelism().map_or(2, NonZero::get);
        let options = api::ServerOptions {
            workers,
            connections: api::http::connections::ConnectionLimits {
                total: MAX_CONNECTIONS,
                per_address: MAX_CONNECTIONS,
            },
            streams: api::notifications::streaming::StreamLimits {
                per_account: MAX_CONNECTIONS,
                per_address: MAX_CONNECTIONS,
            },
            not_ready: Arc::new(AtomicBool::new(false)),
            draining: Arc::new(AtomicBool::new(false)),
            // One machine plays for hundreds of accounts.
            rates: api::http::Rates {
                per_account: NonZero::<u32>::MAX,
                per_address: NonZero::<u32>::MAX,
            },
            proxies: api::http::TrustedProxies::default(),
            web_client: Arc::new(api::web_client::WebClient::from_files([])),
            reference: Arc::new(api::reference::Reference::new(
                api::document(),
                api::openapi::DEFAULT_BASE,
            )),
            data: std::env::temp_dir(),
        };
        serve(runtime, &ctx, listener, &options);
        Service { address, ctx, cluster: Some(cluster), options, folder }
    }

    /// Brings Postgres into the state after sustained load, with WAL files to reuse. Until then
    /// Postgres creates a new file for every 16 MB, which blocks all writers.
    pub async fn preallocate_wal(&self) {
        let mut conn = self.ctx.pool.connect_dedicated().await.expect("a connection");
        let fill = "SELECT pg_logical_emit_message(false, 'load', repeat('-', 16000000)) FROM generate_series(1, 45)";
        conn.batch_execute(fill).await.expect("written");
        conn.batch_execute("CHECKPOINT").await.expect("written out");
    }

    /// Starts another node in the same process, with separate caches, and returns its address.
    pub fn start_another_node(&self, runtime: &Runtime) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let (waiters, game_cache) = (Waiters::default(), GameCache::default());
        let ctx = Context { waiters, game_cache, ..self.ctx.clone() };
        serve(runtime, &ctx, listener, &self.options);
        address
    }
}

fn serve(runtime: &Runtime, ctx: &Context, listener: TcpListener, options: &api::ServerOptions) {
    let _inside = runtime.enter();
    let server = api::serve(ctx.clone(), listener, None, options.clone());
    runtime.spawn(server.expect("a server").api);
}

async fn make_database(cluster: &EmbeddedPostgres, pool: &Pool) {
    let admin = Pool::new(&cluster.url("postgres"), 1).expect("a pool");
    let mut conn = admin.connect_dedicated().await.expect("a connection");
    conn.batch_execute("CREATE DATABASE kingdomail").await.expect("a database");
    let conn = pool.connect_dedicated().await.expect("a connection");
    tokio::task::spawn_blocking(|| store::migrate(conn))
        .await
        .expect("no panic")
        .expect("migrated");
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.cluster.take());
        if let Err(error) = std::fs::remove_dir_all(&self.folder) {
            eprintln!("{} could not be removed: {error}", self.folder.display());
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark is a program of its own")]
fn now() -> Timestamp {
    Timestamp::now()
}
