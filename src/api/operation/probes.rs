use std::sync::atomic::Ordering;
use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::Instant;
use utoipa::ToSchema;

use crate::api::http::connections::Connections;
use crate::api::http::{CachedTags, NotReady, send_file, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::api::reference::Reference;
use crate::domain::notification::Backlog;
use crate::service::{self, Context, Pools, Readiness};

use super::metrics::{
    Metrics, show_backlog, show_connections, show_database_size, show_readiness, show_streams,
};

/// Whether metrics are asked for at a listener of their own.
pub struct MetricsElsewhere(pub bool);

/// How a probe finds the service.
#[derive(Debug, Serialize, ToSchema)]
pub struct HealthView {
    /// Always `ok`.
    #[schema(max_length = 2, examples("ok"))]
    pub status: &'static str,
}

/// Is the process alive?
///
/// Touches nothing outside of the process.
#[utoipa::path(
    get, path = "/livez", tag = "operation",
    responses((status = 200, description = "It is.", body = HealthView))
)]
pub async fn live() -> HttpResponse {
    HttpResponse::Ok().json(HealthView { status: "ok" })
}

/// What probes found last. They are asked by whoever likes, as often as he likes, and cost the database no more than this.
#[derive(Default)]
pub struct Probed {
    readiness: Kept<Readiness>,
    backlog: Kept<Option<Backlog>>,
    database_size: Kept<Option<i64>>,
}

/// What was found, for a second. Of many who ask at once one asks the database.
struct Kept<T>(Mutex<Option<(Instant, T)>>);

impl<T> Default for Kept<T> {
    fn default() -> Self {
        Kept(Mutex::default())
    }
}

impl<T: Clone> Kept<T> {
    async fn get(&self, ask: impl Future<Output = T>) -> T {
        const FOR: Duration = Duration::from_secs(1);
        let mut kept = self.0.lock().await;
        if let Some((at, found)) = &*kept
            && at.elapsed() < FOR
        {
            return found.clone();
        }
        let found = ask.await;
        *kept = Some((Instant::now(), found.clone()));
        found
    }
}

/// Can requests be served?
///
/// Asks the database whether it has all tables and can be written to. Not any more once the process is about to stop.
#[utoipa::path(
    get, path = "/readyz", tag = "operation",
    responses((status = 200, description = "They can.", body = HealthView))
)]
pub async fn ready(
    ctx: web::Data<Context>,
    stopping: web::Data<NotReady>,
    probed: web::Data<Probed>,
) -> Result<HttpResponse, Problem> {
    let not_ready = |why: &str| Err(Problem::new(Code::Unavailable).detail(why));
    if stopping.0.load(Ordering::Relaxed) {
        return not_ready("The process is about to stop.");
    }
    let found = probed.readiness.get(service::readiness(&ctx));
    match with_timeout(async { Ok(found.await) }).await? {
        Readiness::Ready => Ok(HttpResponse::Ok().json(HealthView { status: "ok" })),
        Readiness::NoDatabase => not_ready("The database does not answer."),
        Readiness::NotMigrated => not_ready("The database lacks migrations."),
        Readiness::ReadOnly => not_ready("Nothing can be written to the database."),
    }
}

/// Metrics
///
/// For Prometheus. Not here, but at the address for operation, if the server has one.
#[utoipa::path(
    get, path = "/metrics", tag = "operation",
    extensions(("x-refusals" = json!([Code::RouteNotFound]))),
    responses((status = 200, description = "In the text format of Prometheus.", body = String, content_type = "text/plain"))
)]
pub async fn metrics(
    ctx: web::Data<Context>,
    pools: web::Data<Pools>,
    metrics: web::Data<Metrics>,
    connections: web::Data<Connections>,
    probed: web::Data<Probed>,
    stopping: web::Data<NotReady>,
    elsewhere: Option<web::Data<MetricsElsewhere>>,
) -> Result<HttpResponse, Problem> {
    if elsewhere.is_some_and(|elsewhere| elsewhere.0) {
        return Err(Problem::new(Code::RouteNotFound));
    }
    // Without the database the process tells what it knows of itself.
    let readiness = probed.readiness.get(service::readiness(&ctx));
    let backlog = probed.backlog.get(async { service::backlog(&ctx).await.ok() });
    let size = probed.database_size.get(async { service::database_size(&ctx).await.ok() });
    let found = async { Ok(tokio::join!(readiness, backlog, size)) };
    let (readiness, backlog, size) =
        with_timeout(found).await.unwrap_or((Readiness::NoDatabase, None, None));
    show_readiness(readiness, stopping.0.load(Ordering::Relaxed));
    if let Some(backlog) = backlog {
        show_backlog(&backlog);
    }
    if let Some(size) = size {
        show_database_size(size);
    }
    show_streams(ctx.waiters.listeners());
    show_connections(&connections, pools.usage());
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(metrics.render()))
}

/// The document
///
/// The description of the API for players and their programs, from which clients can be generated.
#[utoipa::path(
    get, path = "/openapi.json", tag = "operation",
    responses(
        (status = 200, description = "An OpenAPI 3.1 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "You have this document already.")
    )
)]
pub async fn openapi(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi), &request, &cached).await
}

/// The document, for strict clients
///
/// The same as OpenAPI 3.0, which knows no webhooks. In its answers, whatever may grow has a fallback: it is for generators whose
/// clients refuse what they do not know, and for those that do not know 3.1.
#[utoipa::path(
    get, path = "/openapi-3.0.json", tag = "operation",
    responses(
        (status = 200, description = "An OpenAPI 3.0 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "You have this document already.")
    )
)]
pub async fn openapi_3_0(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi_3_0), &request, &cached).await
}

/// The document, for newer generators
///
/// The same as OpenAPI 3.2, which types the items of streams and exports.
#[utoipa::path(
    get, path = "/openapi-3.2.json", tag = "operation",
    responses(
        (status = 200, description = "An OpenAPI 3.2 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "You have this document already.")
    )
)]
pub async fn openapi_3_2(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi_3_2), &request, &cached).await
}

/// The document of what operators need
///
/// The operations for those who run the server, and for their tools, which no player's program needs: this one among them.
#[utoipa::path(
    get, path = "/openapi-admin.json", tag = "operation",
    responses(
        (status = 200, description = "An OpenAPI 3.1 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "You have this document already.")
    )
)]
pub async fn openapi_admin(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi_admin), &request, &cached).await
}
