use std::sync::atomic::Ordering;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::connections::Connections;
use crate::api::http::{CachedTags, NotReady, send_file, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::api::reference::Reference;
use crate::service::{Context, Pools, Readiness, Writability};

use super::checks::Probed;
use super::metrics::{
    Metrics, show_backlog, show_connections, show_database_size, show_readiness, show_streams,
    show_table_sizes,
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

fn ok() -> HttpResponse {
    HttpResponse::Ok().json(HealthView { status: "ok" })
}

fn unavailable(why: &str) -> Problem {
    Problem::new(Code::Unavailable).detail(why)
}

/// Check that this node can serve
///
/// The health check for load balancers. Returns 503 while the process is about to stop, if the
/// database lacks migrations, and if the database has not answered this node for a minute. Failed
/// commits do not change the result, because they fail on all nodes: see `/readyz/write`.
#[utoipa::path(
    get, path = "/readyz", tag = "operation",
    responses((status = 200, description = "This node can serve.", body = HealthView))
)]
pub async fn ready(
    ctx: web::Data<Context>,
    stopping: web::Data<NotReady>,
    probed: web::Data<Probed>,
) -> Result<HttpResponse, Problem> {
    if stopping.0.load(Ordering::Relaxed) {
        return Err(unavailable("The process is about to stop."));
    }
    match with_timeout(async { Ok(probed.readiness(&ctx).await) }).await? {
        (_, true) => Ok(ok()),
        (Readiness::NotMigrated, _) => Err(unavailable("The database lacks migrations.")),
        _ => Err(unavailable("The database has not answered for a minute.")),
    }
}

/// Check that the database can be written
///
/// The check for monitoring and alerts, not for load balancers: it fails on all nodes at once.
/// Commits a transaction that changes no row, and returns 503 if the commit is not acknowledged
/// within two seconds.
#[utoipa::path(
    get, path = "/readyz/write", tag = "operation",
    responses((status = 200, description = "A transaction was committed.", body = HealthView))
)]
pub async fn ready_to_write(
    ctx: web::Data<Context>,
    probed: web::Data<Probed>,
) -> Result<HttpResponse, Problem> {
    match with_timeout(async { Ok(probed.writability(&ctx).await) }).await? {
        Writability::Writable => Ok(ok()),
        Writability::NoDatabase => Err(unavailable("The database does not answer.")),
        Writability::ReadOnly => Err(unavailable("The database is read-only.")),
        Writability::DiskFull => Err(unavailable("The disk of the database is full.")),
        Writability::TimedOut => Err(unavailable(
            "A commit was not acknowledged in time: the database may wait for a standby.",
        )),
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
    let ((readiness, is_ready), writability) =
        tokio::join!(probed.readiness(&ctx), probed.writability(&ctx));
    let is_stopping = stopping.0.load(Ordering::Relaxed);
    let is_answered = readiness != Readiness::NoDatabase;
    let is_writable = writability == Writability::Writable;
    show_readiness(is_ready && !is_stopping, is_answered, is_writable);
    // Without the database the process reports what it knows of itself.
    let (backlog, size) = (probed.backlog(&ctx), probed.database_size(&ctx));
    let tables = probed.table_sizes(&ctx);
    let found = async { Ok(tokio::join!(backlog, size, tables)) };
    let (backlog, size, tables) = if is_answered {
        Box::pin(with_timeout(found)).await.unwrap_or_default()
    } else {
        (None, None, None)
    };
    if let Some(backlog) = backlog {
        show_backlog(&backlog);
    }
    if let Some(size) = size {
        show_database_size(size);
    }
    show_table_sizes(tables.as_deref().unwrap_or_default());
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
