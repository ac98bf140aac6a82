use std::io;
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use actix_cors::Cors;
use actix_web::dev::Server;
use actix_web::error::{PathError, QueryPayloadError};
use actix_web::middleware::from_fn;
use actix_web::{App, Error, HttpRequest, HttpServer, web};
use utoipa_actix_web::AppExt;
use utoipa_swagger_ui::{Config, SwaggerUi};

use crate::service::Context;

use super::address::Proxies;
use super::authentication::authenticate;
use super::body::explained;
use super::broadcast::Broadcasts;
use super::limiter::{Limiter, Rates};
use super::limits::limit;
use super::metrics::Metrics;
use super::middleware::observe;
use super::operation::{Draining, Pools};
use super::pages::pages;
use super::routes::{nothing_here, routes};
use super::{Document, Problem, ProblemCode};

/// How the server uses the machine.
#[derive(Clone)]
pub struct Options {
    /// Threads that serve requests.
    pub workers: usize,
    /// Connections of clients at most, all workers together.
    pub max_connections: usize,
    /// Set before the server is stopped: from then on it says that it is not ready.
    pub draining: Arc<AtomicBool>,
    /// How much each may ask.
    pub rates: Rates,
    /// Whose word is taken for where requests come from.
    pub proxies: Proxies,
}

/// How long a connection is kept open for the next request. Proxies and clients keep theirs for 60 to 90 seconds: with more than
/// that it is they who close it, and no request is sent into a connection that closes at the same moment.
const KEEP_ALIVE: Duration = Duration::from_mins(2);
/// How long the headers of a request may take to arrive.
const HEADERS: Duration = Duration::from_secs(5);
/// How long what is running may take to finish when the server is stopped, in seconds.
const LAST_REQUESTS_SECONDS: u64 = 25;

/// Serves the whole API on `listener`, until the server is stopped. Signals are left to the caller.
///
/// # Errors
/// The listener cannot be used.
pub fn serve(ctx: Context, listener: TcpListener, options: Options) -> io::Result<Server> {
    let pools = ctx.pool.split(options.workers).map_err(io::Error::other)?;
    let all_pools = web::Data::new(Pools(pools.clone()));
    // A worker that had to be started anew takes over the pool of one before it.
    let turn = Arc::new(AtomicUsize::new(0));
    let document = web::Data::new(Document::collect());
    let metrics = web::Data::new(Metrics::install());
    let draining = web::Data::new(Draining(options.draining));
    let broadcasts = web::Data::new(Broadcasts::default());
    let limiter = web::Data::new(Limiter::new(options.rates));
    let proxies = web::Data::new(options.proxies);
    let per_worker = options.max_connections.div_ceil(options.workers);
    let server = HttpServer::new(move || {
        let pool = &pools[turn.fetch_add(1, Ordering::Relaxed) % pools.len()];
        let compute = ctx.compute.metered(limiter.clone().into_inner());
        let ctx = web::Data::new(Context { pool: pool.clone(), compute, ..ctx.clone() });
        App::new()
            .into_utoipa_app()
            .configure(routes)
            .into_app()
            .app_data(ctx)
            .app_data(all_pools.clone())
            .app_data(document.clone())
            .app_data(metrics.clone())
            .app_data(draining.clone())
            .app_data(limiter.clone())
            .app_data(broadcasts.clone())
            .app_data(proxies.clone())
            .app_data(web::PathConfig::default().error_handler(bad_path))
            .app_data(web::QueryConfig::default().error_handler(bad_query))
            .configure(pages)
            .service(web::redirect("/docs", "/docs/"))
            .service(SwaggerUi::new("/docs/{_:.*}").config(Config::from("/openapi.json")))
            .default_service(web::to(nothing_here))
            .wrap(from_fn(authenticate))
            .wrap(from_fn(limit))
            .wrap(shared_with_browsers())
            .wrap(from_fn(observe))
    });
    Ok(server
        .workers(options.workers)
        .max_connections(per_worker)
        .keep_alive(KEEP_ALIVE)
        .client_request_timeout(HEADERS)
        // A client that closes its side is gone: what it waited for need not go on.
        .h1_allow_half_closed(false)
        .shutdown_timeout(LAST_REQUESTS_SECONDS)
        .disable_signals()
        .listen(listener)?
        .run())
}

/// Pages of any origin may ask: who asks is told by a token, which no browser sends by itself.
fn shared_with_browsers() -> Cors {
    Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .disable_vary_header()
        .allow_any_method()
        .allow_any_header()
        .expose_headers(EXPOSED)
        .max_age(usize::from(u16::MAX))
}

/// The headers of answers that programs in browsers may read beside those that they always may.
const EXPOSED: [&str; 12] = [
    "allow",
    "deprecation",
    "etag",
    "idempotency-replayed",
    "link",
    "location",
    "ratelimit",
    "ratelimit-policy",
    "retry-after",
    "sunset",
    "www-authenticate",
    "x-request-id",
];

fn bad_path(_: PathError, _: &HttpRequest) -> Error {
    Problem::new(ProblemCode::ParameterInvalid)
        .detail("In an address an id is a UUID, and a version a whole number.")
        .into()
}

#[expect(clippy::needless_pass_by_value, reason = "the form of an error handler")]
fn bad_query(error: QueryPayloadError, _: &HttpRequest) -> Error {
    let words = error.to_string();
    let words = words.strip_prefix("Query deserialize error: ").unwrap_or(&words);
    Problem::new(ProblemCode::ParameterInvalid).detail(explained(words)).into()
}
