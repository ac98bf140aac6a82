use std::io;
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use actix_web::dev::Server;
use actix_web::error::{PathError, QueryPayloadError};
use actix_web::middleware::from_fn;
use actix_web::{App, Error, HttpRequest, HttpResponse, web};

use crate::api::http::concurrency::AtWork;
use crate::api::http::connections::{ConnectionLimits, Connections, listen, track_request};
use crate::api::http::streaming::{Broadcasts, OpenStreams, StreamLimits};
use crate::api::http::{
    Draining, Limiter, NotReady, Proxies, Rates, authenticate, explained, limit, named_field,
    observe, route_pattern, share_where_asked, shared_with_browsers,
};
use crate::api::openapi::OpenApiDocument;
use crate::api::operation::probes::MetricsElsewhere;
use crate::api::operation::{Metrics, Probed};
use crate::api::problem::ProblemCode;
use crate::service::games::AppendQueue;
use crate::service::{Context, Pool, Pools};

use super::mcp::mcp;
use super::oauth::oauth;
use super::pages::pages;
use super::problem::Problem;
use super::reference::{Reference, reference};
use super::routes::{described, probes, routes};
use super::web_client::{WebClient, not_found, web_client};

/// Configuration of the HTTP servers.
#[derive(Clone)]
pub struct Options {
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
    pub proxies: Proxies,
    /// Files served to browsers.
    pub web_client: Arc<WebClient>,
    pub reference: Arc<Reference>,
    /// Data folder. The metrics report the usage of its disk.
    pub data: PathBuf,
}

/// Time limit for requests in progress when the server stops, in seconds.
const LAST_REQUESTS_SECONDS: u64 = 20;
/// Limits of concurrent connections to the listener of probes and metrics.
const PROBES: ConnectionLimits = ConnectionLimits { total: 64, from_an_address: 16 };

/// HTTP servers of a process.
pub struct Servers {
    pub api: Server,
    /// Server of probes and metrics only.
    pub operation: Option<Server>,
    /// Rate limiter of the API.
    pub limiter: Arc<Limiter>,
}

/// Listener of probes and metrics, independent of the state of the API.
pub struct OperationListener {
    pub listener: TcpListener,
    /// Context with a separate pool.
    pub ctx: Context,
}

/// Serves the whole API on `listener`, and probes and metrics on the listener `operation`, if any,
/// until the servers are stopped. The caller handles signals.
///
/// # Errors
/// A listener cannot be used.
pub fn serve(
    ctx: Context,
    listener: TcpListener,
    operation: Option<OperationListener>,
    options: Options,
) -> io::Result<Servers> {
    let pools = ctx.pool.split(options.workers).map_err(io::Error::other)?;
    let all_pools = web::Data::new(Pools(pools.clone()));
    // A restarted worker reuses the pool of an earlier one.
    let turn = Arc::new(AtomicUsize::new(0));
    let document = web::Data::from(described());
    let pages_of_it = web::Data::from(options.reference);
    let metrics = web::Data::new(Metrics::install(options.data));
    let draining = web::Data::new(Draining(options.draining));
    let broadcasts = web::Data::new(Broadcasts::default());
    let not_ready = web::Data::new(NotReady(options.not_ready));
    let elsewhere = web::Data::new(MetricsElsewhere(operation.is_some()));
    let limiter = web::Data::new(Limiter::new(options.rates));
    let client = web::Data::from(options.web_client);
    let proxies = web::Data::new(options.proxies.clone());
    let streams = web::Data::from(OpenStreams::new(options.streams));
    let at_work = web::Data::new(AtWork::default());
    let probed_last = web::Data::new(Probed::default());
    let connections = Connections::new(options.connections, options.proxies);
    let counted = web::Data::from(connections.clone());
    let operation = operation.map(|listener| {
        let shown = Shown {
            pools: all_pools.clone(),
            metrics: metrics.clone(),
            not_ready: not_ready.clone(),
            connections: counted.clone(),
            probed: probed_last.clone(),
        };
        operation_server(listener, shown)
    });
    let operation = operation.transpose()?;
    let limiter_of_api = limiter.clone().into_inner();
    let app = move || {
        let pool = &pools[turn.fetch_add(1, Ordering::Relaxed) % pools.len()];
        let compute = ctx.compute.metered(limiter.clone().into_inner());
        let ctx = web::Data::new(Context {
            pool: pool.clone(),
            compute,
            append_queue: AppendQueue::default(),
            ..ctx.clone()
        });
        App::new()
            .configure(routes)
            .app_data(ctx)
            .app_data(all_pools.clone())
            .app_data(document.clone())
            .app_data(pages_of_it.clone())
            .app_data(metrics.clone())
            .app_data(draining.clone())
            .app_data(not_ready.clone())
            .app_data(elsewhere.clone())
            .app_data(limiter.clone())
            .app_data(broadcasts.clone())
            .app_data(proxies.clone())
            .app_data(streams.clone())
            .app_data(at_work.clone())
            .app_data(probed_last.clone())
            .app_data(counted.clone())
            .app_data(web::PathConfig::default().error_handler(bad_path))
            .app_data(web::QueryConfig::default().error_handler(bad_query))
            .configure(pages)
            .configure(oauth)
            .configure(mcp)
            .configure(web_client(client.clone()))
            .configure(reference)
            .default_service(web::to(not_found))
            .wrap(from_fn(authenticate))
            .wrap(from_fn(limit))
            .wrap(shared_with_browsers())
            .wrap(from_fn(share_where_asked))
            .wrap(from_fn(observe))
            .wrap(from_fn(track_request))
    };
    let api = listen(listener, connections, options.workers, LAST_REQUESTS_SECONDS, app)?;
    Ok(Servers { api, operation, limiter: limiter_of_api })
}

/// Serves probes and metrics in a process without the API. `pool` is the pool of its jobs.
///
/// # Errors
/// The listener cannot be used.
pub fn serve_operation(
    listener: OperationListener,
    pool: &Pool,
    not_ready: Arc<AtomicBool>,
    data: PathBuf,
) -> io::Result<Server> {
    let no_clients = ConnectionLimits { total: 0, from_an_address: 0 };
    let shown = Shown {
        pools: web::Data::new(Pools(vec![pool.clone()])),
        metrics: web::Data::new(Metrics::install(data)),
        not_ready: web::Data::new(NotReady(not_ready)),
        connections: web::Data::from(Connections::new(no_clients, Proxies::default())),
        probed: web::Data::new(Probed::default()),
    };
    operation_server(listener, shown)
}

/// State of the process that probes and metrics report.
struct Shown {
    pools: web::Data<Pools>,
    metrics: web::Data<Metrics>,
    not_ready: web::Data<NotReady>,
    connections: web::Data<Connections>,
    probed: web::Data<Probed>,
}

fn operation_server(operation: OperationListener, shown: Shown) -> io::Result<Server> {
    let OperationListener { listener, ctx } = operation;
    let Shown { pools, metrics, not_ready, connections, probed } = shown;
    let (ctx, document) = (web::Data::new(ctx), web::Data::from(described()));
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
            .default_service(web::to(nowhere))
            .wrap(from_fn(observe))
            .wrap(from_fn(track_request))
    };
    listen(listener, Connections::new(PROBES, Proxies::default()), 1, LAST_REQUESTS_SECONDS, app)
}

/// Responds to all paths that this listener does not serve.
async fn nowhere() -> HttpResponse {
    HttpResponse::from_error(Problem::new(ProblemCode::RouteNotFound))
}

fn bad_path(_: PathError, request: &HttpRequest) -> Error {
    let problem = Problem::new(ProblemCode::ParameterInvalid);
    let problem = of_parameter(problem, request, "path", request.match_info().iter());
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
fn bad_query(error: QueryPayloadError, request: &HttpRequest) -> Error {
    let words = error.to_string();
    let words = words.strip_prefix("Query deserialize error: ").unwrap_or(&words);
    let problem = Problem::new(ProblemCode::ParameterInvalid).detail(explained("parameter", words));
    if let Some(name) = named_field(words) {
        return problem.field(name).into();
    }
    let query = request.query_string().as_bytes();
    let sent: Vec<_> = url::form_urlencoded::parse(query).collect();
    let sent = sent.iter().map(|(name, value)| (&**name, &**value));
    of_parameter(problem, request, "query", sent).into()
}

/// Adds the name of the invalid parameter, which the error of the framework does not contain.
fn of_parameter<'a>(
    problem: Problem,
    request: &HttpRequest,
    place: &str,
    sent: impl Iterator<Item = (&'a str, &'a str)>,
) -> Problem {
    let document = request.app_data::<web::Data<OpenApiDocument>>();
    let pattern = route_pattern(request).unwrap_or_default();
    let wrong = document.and_then(|document| {
        document.wrong_parameter(request.method(), &pattern, place, sent).map(shortened)
    });
    match wrong {
        Some(name) => problem.field(name),
        None => problem,
    }
}

/// Limits a name to the length in the document, because an unknown parameter can have any name.
fn shortened(name: &str) -> String {
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
