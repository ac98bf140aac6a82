//! Starts and stops a server according to its configuration.

mod database;
mod messages;
mod probes;
mod running;
mod shared_settings;

pub use database::{Database, POSTGRES_INSTALL_LOG_FILTER, server_process_id};
pub use messages::{mail_folder, mailer, reachable_address, warn_about_defaults};
pub use probes::{ProbeListener, ProbeServer};
pub use running::{Server, open_file_limit, reserved_files};
pub use shared_settings::{load_or_create_secret, replace_secret, secret_file};

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use jiff::Timestamp;
use uuid::Uuid;

use crate::auth::{AccessTokens, Argon2Cost, Hasher, LinkKey, TokenSecret, random_bytes};
use crate::config::Config;
use crate::limits;
use crate::notifications::links::Links;
use crate::service::accounts::Throttles;
use crate::service::{Context, Node, SharedQuotas};

use self::shared_settings::{reloadable_settings, shared_settings};

/// Migrated database and the [`Context`] of the use cases. Dropping this value stops the private
/// Postgres.
pub struct Services {
    pub ctx: Context,
    database: Database,
}

/// Reason for a failed start, with a remedy.
#[derive(Debug)]
pub struct StartError(pub String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

impl Services {
    /// Starts the private Postgres if no database is configured, and runs pending migrations.
    /// `address` is the listening address, the default for links in messages.
    ///
    /// # Errors
    /// The error states how to fix the problem. Errors in the configuration are detected before the
    /// database is changed.
    pub async fn prepare(
        config: &Config,
        address: SocketAddr,
        clock: fn() -> Timestamp,
    ) -> Result<Services, StartError> {
        let public_url = messages::public_url(config, address)?;
        let mailer = mailer(config, address)?;
        let database = Database::open(config).await?;
        database.reject_transaction_pooling().await?;
        database.migrate().await?;
        let (tokens, key) = match &config.token_secret {
            Some(secret) => derive_keys(secret),
            None => derive_keys(&load_or_create_secret(&config.data)?),
        };
        let hasher = Hasher::new(Argon2Cost::default(), limits::available_cores())
            .map_err(|error| start_error("password hashing")(&error))?;
        let new_accounts = i32::try_from(config.new_accounts.get()).unwrap_or(i32::MAX);
        let throttles = Throttles::with_new_accounts(new_accounts);
        let node = Node::new(new_node_id()?, node_name(), shared_settings(config, &key));
        let links = Links::new(key, public_url);
        let senders = Arc::new(messages::senders(config, links, mailer, clock)?);
        let ctx = Context {
            quotas: SharedQuotas::new(config.quotas),
            throttles,
            turn_notification_delay: config.turn_notification_delay,
            holiday_budget: config.holiday_budget,
            registration: config.registration,
            guest_lifetime: config.guest_lifetime,
            retention: config.retention,
            delivery_retention: config.delivery_retention,
            archive_after: config.archive_after,
            ..Context::new(database.pool.clone(), hasher, tokens, senders, Arc::new(node), clock)
        };
        Ok(Services { ctx, database })
    }

    /// Stops the private Postgres.
    pub async fn shut_down(self) {
        self.database.close().await;
    }
}

/// Derives all signing keys from one secret.
fn derive_keys(secret: &TokenSecret) -> (Arc<AccessTokens>, LinkKey) {
    (Arc::new(AccessTokens::new(secret)), LinkKey::new(secret))
}

/// Returns a random ID, because several nodes can run on one machine.
fn new_node_id() -> Result<Uuid, StartError> {
    let bytes = random_bytes::<16>().map_err(|error| start_error("node ID")(&error))?;
    Ok(uuid::Builder::from_random_bytes(bytes).into_uuid())
}

/// Returns the host name and the process ID.
fn node_name() -> String {
    let host = nix::unistd::gethostname().ok();
    let host = host.and_then(|host| host.into_string().ok());
    format!("{}:{}", host.as_deref().unwrap_or("unknown"), std::process::id())
}

/// Applies the settings of `config` that the use cases can change while the process runs, and
/// publishes their fingerprints with the next report of the node.
pub fn reload_context(ctx: &Context, config: &Config) {
    ctx.quotas.replace(config.quotas);
    ctx.node.update_settings(reloadable_settings(config, ctx.senders.links.key()));
}

pub fn start_error(what: &str) -> impl Fn(&dyn fmt::Display) -> StartError {
    move |reason| StartError(format!("{what}: {reason}"))
}

/// Returns the messages of the error and its sources. The outermost message alone is rarely
/// sufficient.
pub fn with_causes(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(inner) = source {
        text += &format!(": {inner}");
        source = inner.source();
    }
    text
}
