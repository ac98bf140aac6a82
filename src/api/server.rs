use std::io;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use actix_web::dev::Server;
use actix_web::error::{PathError, QueryPayloadError};
use actix_web::middleware::from_fn;
use actix_web::{App, Error, HttpRequest, HttpResponse, web};
use fair_semaphore::Bounds;

use crate::api::health::HealthCache;
use crate::api::health::probes::SeparateMetricsListener;
use crate::api::http::connections::{ConnectionLimits, Connections, listen, track_request};
use crate::api::http::limits::concurrency::InFlight;
use crate::api::http::metrics::Metrics;
use crate::api::http::{
    Draining, Limiter, NotReady, Rates, TrustedProxies, authenticate, cors, explain_error,
    field_in_message, limit_rate, observe, route_pattern, strip_cors_when_same_origin,
};
use crate::api::notifications::streaming::{Broadcasts, OpenStreams, StreamLimits};
use crate::api::openapi::OpenApiDocument;
use crate::api::problem::ProblemCode;
use crate::limits::PROBE_CONNECTIONS;
use crate::service::games::CommandBatcher;
use crate::service::{Context, Pool, Pools};

use super::mcp::configure as mcp;
use super::oauth::oauth;
use super::pages::pages;
use super::problem::Problem;
use super::reference::{Reference, reference};
use super::routes::{openapi_document, probes, routes};
use super::web_client::{WebClient, not_found, web_client};

/// Configuration of the HTTP servers.
#[derive(Clone)]
pub struct ServerOptions {
    /// Number of threads that serve requests.
    pub workers: usize,
    /// Limits of client connections, for all workers together.
    pub connections: ConnectionLimits,
    /// Limits of streams and long polls of clients, for all workers together.
    pub streams: StreamLimits,
    /// Set some time before the server stops. From then on, the server reports that it is not
    /// ready, and closes each connection after the current response.
    pub not_ready: Arc<AtomicBool>,
    /// Set when the server stops. Streams end.
    pub draining: Arc<AtomicBool>,
    /// Rate limits.
    pub rates: Rates,
    /// Proxies that are trusted to report client addresses.
    pub proxies: TrustedProxies,
    /// Files served to browsers.
    pub web_client: Arc<WebClient>,
    pub reference: Arc<Reference>,
    /// Data folder. The metrics report the usage of its disk.
    pub data: PathBuf,
}

/// Time limit for requests in progress when the server stops, in seconds.
const SHUTDOWN_TIMEOUT_SECONDS: u64 = 20;

/// HTTP servers of a process.
pub struct Servers {
    pub api: Server,
    /// Server of probes and metrics only.
    pub health: Option<Server>,
    /// Rate limiter of the API.
    pub limiter: Arc<Limiter>,
}

/// Listener of probes and metrics, independent of the state of the API.
pub struct HealthListener {
    pub listener: TcpListener,
    /// Context with a separate pool.
    pub ctx: Context,
}

/// Serves the whole API on `listener`, and probes and metrics on the listener of `health`, if any,
/// until the servers are stopped. The caller handles signals.
///
/// # Errors
/// A listener cannot be used.
pub fn serve(
    ctx: Context,
    listener: TcpListener,
    health: Option<HealthListener>,
    options: ServerOptions,
) -> io::Result<Servers> {
    let pools = ctx.pool.split(options.workers).map_err(io::Error::other)?;
    let all_pools = web::Data::new(Pools(pools.clone()));
    // A restarted worker reuses the pool of an earlier one.
    let next_pool = Arc::new(AtomicUsize::new(0));
    let document = web::Data::from(openapi_document());
    let reference_data = web::Data::from(options.reference);
    let metrics = web::Data::new(Metrics::install(options.data));
    let draining = web::Data::new(Draining(options.draining));
    let broadcasts = web::Data::new(Broadcasts::default());
    let not_ready = web::Data::new(NotReady(options.not_ready));
    let metrics_elsewhere = web::Data::new(SeparateMetricsListener(health.is_some()));
    let limiter = web::Data::new(Limiter::new(options.rates));
    let client = web::Data::from(options.web_client);
    let proxies = web::Data::new(options.proxies.clone());
    let streams = web::Data::from(OpenStreams::new(options.streams));
    let in_flight = web::Data::new(InFlight::default());
    let last_probes = web::Data::new(HealthCache::default());
    let connections = Connections::new(options.connections, options.proxies);
    let open_connections = web::Data::from(connections.clone());
    let health = health.map(|listener| {
        let health_data = HealthData {
            pools: all_pools.clone(),
            metrics: metrics.clone(),
            not_ready: not_ready.clone(),
            connections: open_connections.clone(),
            probed: last_probes.clone(),
        };
        health_server(listener, health_data)
    });
    let health = health.transpose()?;
    let api_limiter = limiter.clone().into_inner();
    let app = move || {
        let pool = &pools[next_pool.fetch_add(1, Ordering::Relaxed) % pools.len()];
        let compute = ctx.compute.with_meter(limiter.clone().into_inner());
        let ctx = web::Data::new(Context {
            pool: pool.clone(),
            compute,
            command_batcher: CommandBatcher::default(),
            ..ctx.clone()
        });
        App::new()
            .configure(routes)
            .app_data(ctx)
            .app_data(all_pools.clone())
            .app_data(document.clone())
            .app_data(reference_data.clone())
            .app_data(metrics.clone())
            .app_data(draining.clone())
            .app_data(not_ready.clone())
            .app_data(metrics_elsewhere.clone())
            .app_data(limiter.clone())
            .app_data(broadcasts.clone())
            .app_data(proxies.clone())
            .app_data(streams.clone())
            .app_data(in_flight.clone())
            .app_data(last_probes.clone())
            .app_data(open_connections.clone())
            .app_data(web::PathConfig::default().error_handler(path_error))
            .app_data(web::QueryConfig::default().error_handler(query_error))
            .configure(pages)
            .configure(oauth)
            .configure(mcp)
            .configure(web_client(client.clone()))
            .configure(reference)
            .default_service(web::to(not_found))
            .wrap(from_fn(authenticate))
            .wrap(from_fn(limit_rate))
            .wrap(cors())
            .wrap(from_fn(strip_cors_when_same_origin))
            .wrap(from_fn(observe))
            .wrap(from_fn(track_request))
    };
    let api = listen(listener, connections, options.workers, SHUTDOWN_TIMEOUT_SECONDS, app)?;
    Ok(Servers { api, health, limiter: api_limiter })
}

/// Serves probes and metrics in a process without the API. `pool` is the pool of its jobs.
///
/// # Errors
/// The listener cannot be used.
pub fn serve_health(
    listener: HealthListener,
    pool: &Pool,
    not_ready: Arc<AtomicBool>,
    data: PathBuf,
) -> io::Result<Server> {
    let no_clients = ConnectionLimits { total: 0, per_address: 0 };
    let health_data = HealthData {
        pools: web::Data::new(Pools(vec![pool.clone()])),
        metrics: web::Data::new(Metrics::install(data)),
        not_ready: web::Data::new(NotReady(not_ready)),
        connections: web::Data::from(Connections::new(no_clients, TrustedProxies::default())),
        probed: web::Data::new(HealthCache::default()),
    };
    health_server(listener, health_data)
}

/// State of the process that probes and metrics report.
struct HealthData {
    pools: web::Data<Pools>,
    metrics: web::Data<Metrics>,
    not_ready: web::Data<NotReady>,
    connections: web::Data<Connections>,
    probed: web::Data<HealthCache>,
}

fn health_server(health: HealthListener, health_data: HealthData) -> io::Result<Server> {
    let HealthListener { listener, ctx } = health;
    let HealthData { pools, metrics, not_ready, connections, probed } = health_data;
    let (ctx, document) = (web::Data::new(ctx), web::Data::from(openapi_document()));
    let app = move || {
        App::new()
            .app_data(ctx.clone())
            .app_data(pools.clone())
            .app_data(document.clone())
            .app_data(metrics.clone())
            .app_data(not_ready.clone())
            .app_data(connections.clone())
            .app_data(probed.clone())
            .configure(probes)
            .default_service(web::to(not_found_response))
            .wrap(from_fn(observe))
            .wrap(from_fn(track_request))
    };
    let Bounds { total, per_key, .. } = PROBE_CONNECTIONS.bounds;
    let limits = ConnectionLimits { total, per_address: per_key };
    listen(
        listener,
        Connections::new(limits, TrustedProxies::default()),
        1,
        SHUTDOWN_TIMEOUT_SECONDS,
        app,
    )
}

/// Responds to all paths that this listener does not serve.
async fn not_found_response() -> HttpResponse {
    HttpResponse::from_error(Problem::new(ProblemCode::RouteNotFound))
}

fn path_error(_: PathError, request: &HttpRequest) -> Error {
    let problem = Problem::new(ProblemCode::ParameterInvalid);
    let problem = with_invalid_parameter(problem, request, "path", request.match_info().iter());
    let expected = expected_in_path(problem.field.as_deref());
    problem.detail(expected).into()
}

/// Explains what the path parameter of this name must be.
fn expected_in_path(name: Option<&str>) -> &'static str {
    match name {
        Some("seat") => "Expected a seat number from 0 to 4.",
        Some("version") => "Expected a whole number.",
        Some("category") => "Expected a rating category.",
        Some(name) if name.ends_with("_id") => "Expected a UUID.",
        _ => "A path parameter does not have the documented format.",
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the form of an error handler")]
fn query_error(error: QueryPayloadError, request: &HttpRequest) -> Error {
    let message = error.to_string();
    let message = message.strip_prefix("Query deserialize error: ").unwrap_or(&message);
    let problem =
        Problem::new(ProblemCode::ParameterInvalid).detail(explain_error("parameter", message));
    if let Some(name) = field_in_message(message) {
        return problem.field(name).into();
    }
    let query = request.query_string().as_bytes();
    let sent: Vec<_> = url::form_urlencoded::parse(query).collect();
    let sent = sent.iter().map(|(name, value)| (&**name, &**value));
    with_invalid_parameter(problem, request, "query", sent).into()
}

/// Adds the name of the invalid parameter, which the error of the framework does not contain.
fn with_invalid_parameter<'a>(
    problem: Problem,
    request: &HttpRequest,
    location: &str,
    sent: impl Iterator<Item = (&'a str, &'a str)>,
) -> Problem {
    let document = request.app_data::<web::Data<OpenApiDocument>>();
    let pattern = route_pattern(request).unwrap_or_default();
    let wrong = document.and_then(|document| {
        document.invalid_parameter(request.method(), &pattern, location, sent).map(truncate_name)
    });
    match wrong {
        Some(name) => problem.field(name),
        None => problem,
    }
}

/// Limits a name to the length in the document, because an unknown parameter can have any name.
fn truncate_name(name: &str) -> String {
    name.chars().take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn path_errors_name_the_expected_format() {
        assert_eq!(expected_in_path(Some("game_id")), "Expected a UUID.");
        assert_eq!(expected_in_path(Some("seat")), "Expected a seat number from 0 to 4.");
        assert_eq!(expected_in_path(Some("version")), "Expected a whole number.");
        assert!(expected_in_path(None).ends_with('.'));
    }
}
