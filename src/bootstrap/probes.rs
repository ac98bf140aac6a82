use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::api;
use crate::config::Config;
use crate::service::Context;

use super::messages::reachable_address;
use super::running::{HEALTH_POOL_SIZE, HttpServerTask, bind};
use super::{StartError, start_error};

/// Listener for probes and metrics of a process that serves no API.
pub struct ProbeListener {
    listener: TcpListener,
    address: SocketAddr,
}

/// Server of probes and metrics.
pub struct ProbeServer {
    /// Address at which local programs reach the server.
    pub address: SocketAddr,
    server_task: HttpServerTask,
    not_ready: Arc<AtomicBool>,
}

impl ProbeListener {
    /// Listens on `KINGDOMAIL_ADMIN_LISTEN`, if it is set.
    ///
    /// # Errors
    /// Another program listens on the address.
    pub fn bind(config: &Config) -> Result<Option<ProbeListener>, StartError> {
        let bound = config.admin_listen.map(bind).transpose();
        let bound = bound.map_err(|error| start_error("KINGDOMAIL_ADMIN_LISTEN")(&error))?;
        Ok(bound.map(|(listener, address)| ProbeListener { listener, address }))
    }

    /// Starts to serve requests.
    ///
    /// # Errors
    /// The listener or the connection pool cannot be used.
    pub fn serve(self, ctx: &Context, config: &Config) -> Result<ProbeServer, StartError> {
        let admin_listen_error = start_error("KINGDOMAIL_ADMIN_LISTEN");
        let pool =
            ctx.pool.separate_pool(HEALTH_POOL_SIZE).map_err(|error| admin_listen_error(&error))?;
        let not_ready = Arc::new(AtomicBool::new(false));
        let listener =
            api::HealthListener { listener: self.listener, ctx: Context { pool, ..ctx.clone() } };
        let server = api::serve_health(listener, &ctx.pool, not_ready.clone(), config.data.clone());
        let server = server.map_err(|error| admin_listen_error(&error))?;
        let address = reachable_address(self.address);
        Ok(ProbeServer { address, server_task: HttpServerTask::spawn(server), not_ready })
    }
}

impl ProbeServer {
    /// Makes the readiness probe report that the process is about to stop.
    pub fn set_stopping(&self) {
        self.not_ready.store(true, Ordering::Relaxed);
    }

    pub async fn stop(self) {
        self.server_task.stop().await;
    }
}
