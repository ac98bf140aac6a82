//! A running server: the API, the probes and the worker, from the start to the shutdown.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use actix_web::dev::ServerHandle;
use jiff::{SignedDuration, Timestamp};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use url::Url;

use crate::api::http::{Limiter, Rates, TrustedProxies};
use crate::api::reference::Reference;
use crate::api::web_client::WebClient;
use crate::config::Config;
use crate::service::{self, Context};
use crate::store::StoreError;
use crate::{api, worker};

use super::database::DataLock;
use super::messages::warn_about_defaults;
use super::{Services, StartError, reachable_address, reload_context, start_error};

/// Maximum number of Postgres connections for probes and metrics.
pub(super) const HEALTH_POOL_SIZE: usize = 2;

/// Number of open files reserved for purposes other than client connections.
const RESERVED_FILES: usize = 192;

/// Running server. Call [`Server::stop`] to complete running requests.
pub struct Server {
    /// Address at which local programs reach the server.
    pub address: SocketAddr,
    /// Address of the probes, if they have a separate one.
    pub admin_address: Option<SocketAddr>,
    /// Base URL of links in messages.
    pub public_url: Url,
    services: Services,
    _data: Option<DataLock>,
    api: HttpServerTask,
    probes: Option<HttpServerTask>,
    worker: JoinHandle<()>,
    stop_worker: watch::Sender<bool>,
    not_ready: Arc<AtomicBool>,
    draining: Arc<AtomicBool>,
    limiter: Arc<Limiter>,
    proxies: TrustedProxies,
}

/// Running HTTP server.
pub(super) struct HttpServerTask {
    handle: ServerHandle,
    server: JoinHandle<io::Result<()>>,
}

impl Server {
    /// Starts the server described by `config`.
    ///
    /// # Errors
    /// The error states how to fix the problem.
    pub async fn start(config: &Config, clock: fn() -> Timestamp) -> Result<Server, StartError> {
        let listen_error = start_error("KINGDOMAIL_LISTEN");
        let (listener, address) = bind(config.listen).map_err(|error| listen_error(&error))?;
        let admin_listen_error = start_error("KINGDOMAIL_ADMIN_LISTEN");
        let admin_listener = config.admin_listen.map(bind).transpose();
        let admin_listener = admin_listener.map_err(|error| admin_listen_error(&error))?;
        // Nodes can share the folder if they do not write to it.
        let writes_data_folder = config.database_url.is_none() || config.smtp_url.is_none();
        let data = writes_data_folder.then(|| DataLock::acquire(&config.data)).transpose()?;
        let admin_address = admin_listener.as_ref().map(|(_, address)| reachable_address(*address));
        // The system may have chosen the port.
        let services = Services::prepare(config, address, clock).await?;
        warn_about_defaults(config, services.ctx.senders.links.base());
        // Adjusts the clocks for an outage before the first request charges lost time to a player.
        match service::games::heartbeat(&services.ctx).await {
            Ok(_) => {}
            // The database may be read-only. The worker retries the heartbeat.
            Err(service::Error::Store(StoreError::Unavailable(reason))) => {
                tracing::warn!(error = %reason, "heartbeat failed");
            }
            Err(error) => return Err(start_error("heartbeat")(&error)),
        }
        let (not_ready, draining) = (Arc::default(), Arc::default());
        let public_url = services.ctx.senders.links.base().clone();
        let options = options(config, &public_url, &not_ready, &draining);
        let probes = match admin_listener {
            None => None,
            Some((listener, _)) => {
                let pool = services.ctx.pool.separate_pool(HEALTH_POOL_SIZE);
                let pool = pool.map_err(|error| admin_listen_error(&error))?;
                Some(api::HealthListener {
                    listener,
                    ctx: Context { pool, ..services.ctx.clone() },
                })
            }
        };
        let proxies = options.proxies.clone();
        let servers = api::serve(services.ctx.clone(), listener, probes, options)
            .map_err(|error| listen_error(&error))?;
        let (stop_worker, stop) = watch::channel(false);
        let worker = tokio::spawn(worker::run(services.ctx.clone(), stop));
        Ok(Server {
            address: reachable_address(address),
            admin_address,
            public_url,
            services,
            _data: data,
            api: HttpServerTask::spawn(servers.api),
            probes: servers.health.map(HttpServerTask::spawn),
            worker,
            stop_worker,
            not_ready,
            draining,
            limiter: servers.limiter,
            proxies,
        })
    }

    /// Applies the settings that can change while the server runs: trusted proxies, rates of
    /// requests and quotas. A setting that is added here and that all nodes must share is also
    /// added to
    /// [`SharedSetting::is_reloadable`](crate::domain::node::SharedSetting::is_reloadable).
    pub fn reload(&self, config: &Config) {
        self.proxies.replace(config.trusted_proxies.clone());
        self.limiter.replace(rates(config));
        reload_context(&self.services.ctx, config);
    }

    /// Reports that the server is not ready, and continues to serve for `time` or until `interrupt`
    /// completes.
    pub async fn drain(&self, time: SignedDuration, interrupt: impl Future<Output = ()>) {
        self.not_ready.store(true, Ordering::Relaxed);
        let time = tokio::time::sleep(time.unsigned_abs());
        tokio::select! {
            () = time => {}
            () = interrupt => {}
        }
    }

    /// Completes running requests and background work, then stops.
    pub async fn stop(self) {
        self.stop_or_abort(std::future::pending()).await;
    }

    /// Stops like [`Server::stop`], but abandons unfinished work when `interrupt` completes.
    pub async fn stop_or_abort(self, interrupt: impl Future<Output = ()>) {
        self.not_ready.store(true, Ordering::Relaxed);
        self.draining.store(true, Ordering::Relaxed);
        // No request depends on the worker, which has its own work to finish.
        self.stop_worker.send_replace(true);
        let finished = async {
            self.api.stop().await;
            if let Err(error) = self.worker.await {
                tracing::error!(%error, "worker shutdown failed");
            }
            // The probes stop last, because they show that the process is still running.
            if let Some(probes) = self.probes {
                probes.stop().await;
            }
        };
        tokio::select! {
            () = finished => {}
            () = interrupt => tracing::warn!("shutdown interrupted, unfinished work abandoned"),
        }
        self.services.shut_down().await;
    }
}

impl HttpServerTask {
    pub(super) fn spawn(server: actix_web::dev::Server) -> HttpServerTask {
        HttpServerTask { handle: server.handle(), server: tokio::spawn(server) }
    }

    pub(super) async fn stop(self) {
        self.handle.stop(true).await;
        if let Ok(Err(error)) = self.server.await {
            tracing::error!(%error, "HTTP server shutdown failed");
        }
    }
}

/// Listens on `address`, and returns the listener with its actual address.
///
/// # Errors
/// The address that cannot be bound, and the reason.
pub(super) fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), String> {
    let bind_error = |error: io::Error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            format!("another program is listening on {address}: stop it or choose another port")
        }
        _ => format!("cannot listen on {address}: {error}"),
    };
    let listener = TcpListener::bind(address).map_err(bind_error)?;
    let address = listener.local_addr().map_err(bind_error)?;
    Ok((listener, address))
}

fn options(
    config: &Config,
    base: &Url,
    not_ready: &Arc<AtomicBool>,
    draining: &Arc<AtomicBool>,
) -> api::ServerOptions {
    let total = limit_connections(config.max_connections);
    let (web_client, reference) = static_files(config, base);
    api::ServerOptions {
        workers: config.threads,
        connections: api::http::connections::ConnectionLimits {
            total,
            per_address: config.address_connections,
        },
        streams: api::notifications::streaming::StreamLimits {
            per_account: config.account_streams,
            per_address: config.address_streams,
        },
        not_ready: not_ready.clone(),
        draining: draining.clone(),
        rates: rates(config),
        proxies: TrustedProxies::new(config.trusted_proxies.clone()),
        web_client,
        reference,
        data: config.data.clone(),
    }
}

/// Limits the configured number of connections to the number that the open-file limit allows. A
/// process without free file descriptors accepts no connection at all, so that it cannot close idle
/// connections in favour of new ones.
fn limit_connections(configured: usize) -> usize {
    let Some(files) = open_file_limit(None) else { return configured };
    let possible = files.saturating_sub(RESERVED_FILES).max(files / 2);
    if possible < configured {
        tracing::warn!(
            files,
            connections = possible,
            "open-file limit too low for KINGDOMAIL_MAX_CONNECTIONS: raise it with LimitNOFILE or ulimit -n"
        );
    }
    possible.min(configured)
}

/// Returns the web client and the API reference. A separate thread compresses their files, and
/// neither the start nor the shutdown waits for it. A debug build, in which compression takes
/// seconds, compresses each file at its first request.
fn static_files(config: &Config, base: &Url) -> (Arc<WebClient>, Arc<Reference>) {
    let client = Arc::new(WebClient::bundled());
    if client.index().is_none() {
        tracing::warn!("web client missing: this is a debug build without the folder web/dist");
    }
    let mut document = api::document();
    if let Some(contact) = &config.contact {
        api::openapi::set_contact(&mut document, contact);
    }
    let reference = Arc::new(Reference::new(document, base.as_str()));
    let files = (client.clone(), reference.clone());
    if !cfg!(debug_assertions) {
        std::thread::spawn(move || {
            client.compress();
            reference.compress();
        });
    }
    files
}

fn rates(config: &Config) -> Rates {
    Rates { per_account: config.account_requests, per_address: config.address_requests }
}

/// Returns the open-file limit of a process, by default of this process. `None` if it is unknown or
/// unlimited.
pub fn open_file_limit(process: Option<u32>) -> Option<usize> {
    let process = process.map_or("self".to_owned(), |id| id.to_string());
    parse_soft_limit(&std::fs::read_to_string(format!("/proc/{process}/limits")).ok()?)
}

/// Returns the soft limit in the text of `/proc/<pid>/limits`.
fn parse_soft_limit(limits: &str) -> Option<usize> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Returns the number of open files reserved for purposes other than client connections.
pub fn reserved_files() -> usize {
    RESERVED_FILES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soft_limit_is_used() {
        let limits = "Limit                     Soft Limit           Hard Limit           Units     \n\
                      Max processes             63432                63432                processes \n\
                      Max open files            1024                 524288               files     \n";
        assert_eq!(parse_soft_limit(limits), Some(1024));
        assert_eq!(parse_soft_limit(&limits.replace("1024  ", "unlimited")), None);
        assert_eq!(parse_soft_limit(""), None);
    }
}
