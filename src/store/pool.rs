use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use diesel::ConnectionError;
use diesel_async::pooled_connection::deadpool::{Object, Pool as Deadpool};
use diesel_async::pooled_connection::{
    AsyncDieselConnectionManager, ManagerConfig, RecyclingMethod,
};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use rustls::{ClientConfig, RootCertStore};
use tokio_postgres::NoTls;
use tokio_postgres::config::SslMode;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{Connection, Result, StoreError};

/// How long a request waits for a connection before it is told to come back later.
const WAIT: Duration = Duration::from_secs(3);
/// How long a statement may run, in milliseconds; with the wait it stays under the six seconds after which a
/// request is refused when Postgres hangs.
const STATEMENT_MILLISECONDS: u32 = 2_500;

/// Connections to Postgres.
#[derive(Clone)]
pub struct Pool {
    connections: Deadpool<Connection>,
    target: Arc<Target>,
}

/// A connection on loan.
pub type Loan = Object<Connection>;

impl Pool {
    /// At most `size` connections to the database at `url`, opened when they are needed.
    ///
    /// # Errors
    /// The URL cannot be read, or the system's certificates cannot be loaded for one that asks for TLS.
    pub fn new(url: &str, size: usize) -> Result<Pool> {
        Pool::to(Arc::new(Target::parse(url)?), size)
    }

    fn to(target: Arc<Target>, size: usize) -> Result<Pool> {
        let mut config = ManagerConfig::default();
        let chosen = target.clone();
        config.custom_setup = Box::new(move |_| connect(chosen.clone()));
        // The driver knows of a connection that was closed; to ask the server each time would be a round trip more.
        config.recycling_method = RecyclingMethod::Fast;
        let manager = AsyncDieselConnectionManager::new_with_config(String::new(), config);
        let connections = Deadpool::builder(manager)
            .max_size(size)
            .wait_timeout(Some(WAIT))
            .create_timeout(Some(WAIT))
            .recycle_timeout(Some(WAIT))
            .runtime(deadpool::Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Pool { connections, target })
    }

    /// A connection of one's own, outside of the pool.
    ///
    /// # Errors
    /// None can be opened.
    pub async fn dedicated(&self) -> Result<Connection> {
        connect(self.target.clone())
            .await
            .map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    /// # Errors
    /// None is free within three seconds, or none can be opened.
    pub async fn get(&self) -> Result<Loan> {
        self.target.loans.fetch_add(1, Ordering::Relaxed);
        Ok(self.connections.get().await?)
    }

    /// As many pools as `parts`, with as many connections all together. A thread with a pool of its own need not wake
    /// another one for each statement.
    ///
    /// # Errors
    /// As for a new pool.
    pub fn split(&self, parts: usize) -> Result<Vec<Pool>> {
        let size = self.connections.status().max_size.div_ceil(parts);
        (0..parts).map(|_| Pool::to(self.target.clone(), size)).collect()
    }

    /// How often a connection was asked for, in all parts of the pool together.
    pub fn loans(&self) -> u64 {
        self.target.loans.load(Ordering::Relaxed)
    }

    /// A pool of its own to the same database, which nothing that uses this one can empty.
    ///
    /// # Errors
    /// As for a new pool.
    pub fn another(&self, size: usize) -> Result<Pool> {
        Pool::to(self.target.clone(), size)
    }

    /// Connections open, and of those the ones not in use.
    pub fn usage(&self) -> (usize, usize) {
        let status = self.connections.status();
        (status.size, status.available)
    }
}

/// A database, and how to speak to it.
struct Target {
    config: tokio_postgres::Config,
    tls: Option<MakeRustlsConnect>,
    loans: AtomicU64,
}

impl Target {
    fn parse(url: &str) -> Result<Target> {
        // The driver knows no stronger mode than `require`; the certificate is always verified.
        let known = url
            .replace("sslmode=verify-full", "sslmode=require")
            .replace("sslmode=verify-ca", "sslmode=require");
        let mut config: tokio_postgres::Config = known
            .parse()
            .map_err(|error| StoreError::Unavailable(format!("DATABASE_URL: {error}")))?;
        config.connect_timeout(WAIT);
        config.application_name("kingdomail");
        config.options(format!("-c statement_timeout={STATEMENT_MILLISECONDS} -c TimeZone=UTC"));
        let tls =
            (config.get_ssl_mode() == SslMode::Require).then(trusting_the_system).transpose()?;
        Ok(Target { config, tls, loans: AtomicU64::new(0) })
    }
}

fn trusting_the_system() -> Result<MakeRustlsConnect> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|error| StoreError::Unavailable(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

fn connect(target: Arc<Target>) -> BoxFuture<'static, diesel::ConnectionResult<Connection>> {
    async move {
        let bad = |error: tokio_postgres::Error| ConnectionError::BadConnection(error.to_string());
        match &target.tls {
            Some(tls) => {
                let (client, connection) = target.config.connect(tls.clone()).await.map_err(bad)?;
                Ok(Connection::new(client, connection))
            }
            None => {
                let (client, connection) = target.config.connect(NoTls).await.map_err(bad)?;
                Ok(Connection::new(client, connection))
            }
        }
    }
    .boxed()
}
