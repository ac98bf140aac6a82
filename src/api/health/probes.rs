use std::sync::atomic::Ordering;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::connections::Connections;
use crate::api::http::metrics::{
    Metrics, record_backlog, record_compute, record_connections, record_database_size,
    record_readiness, record_streams, record_table_sizes,
};
use crate::api::http::{CachedTags, NotReady, send_file, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::api::reference::Reference;
use crate::service::{Context, Pools, Readiness, Writability};

use super::checks::HealthCache;

/// True if metrics have a listener of their own.
pub struct SeparateMetricsListener(pub bool);

/// Result of a health check.
#[derive(Debug, Serialize, ToSchema)]
pub struct HealthView {
    /// Status of the service, always `ok`.
    #[schema(max_length = 2, examples("ok"))]
    pub status: &'static str,
}

/// Check liveness
///
/// Returns 200 while the process can respond. The check does not use the database or other
/// services.
#[utoipa::path(
    get, path = "/livez", tag = "health",
    responses((status = 200, description = "The process is alive.", body = HealthView))
)]
pub async fn live() -> HttpResponse {
    HttpResponse::Ok().json(HealthView { status: "ok" })
}

fn healthy() -> HttpResponse {
    HttpResponse::Ok().json(HealthView { status: "ok" })
}

fn unavailable(reason: &str) -> Problem {
    Problem::new(Code::Unavailable).detail(reason)
}

/// Check readiness
///
/// Health check of a node for load balancers. Returns 503 while the process is shutting down, if
/// the database lacks migrations, and if the database has not responded to this node for a minute.
/// Failing writes do not change the result, because they fail on all nodes: see `/readyz/write`.
#[utoipa::path(
    get, path = "/readyz", tag = "health",
    responses((status = 200, description = "The node can serve requests.", body = HealthView))
)]
pub async fn ready(
    ctx: web::Data<Context>,
    stopping: web::Data<NotReady>,
    health_cache: web::Data<HealthCache>,
) -> Result<HttpResponse, Problem> {
    if stopping.0.load(Ordering::Relaxed) {
        return Err(unavailable("The process is shutting down."));
    }
    match with_timeout(async { Ok(health_cache.readiness(&ctx).await) }).await? {
        (_, true) => Ok(healthy()),
        (Readiness::NotMigrated, _) => Err(unavailable("The database lacks migrations.")),
        _ => Err(unavailable("The database has not responded for a minute.")),
    }
}

/// Check write readiness
///
/// Health check of the database for monitoring and alerts. Do not use it for load balancers,
/// because it fails on all nodes at the same time. The check commits a transaction that changes no
/// row, and returns 503 if the commit is not acknowledged within two seconds.
#[utoipa::path(
    get, path = "/readyz/write", tag = "health",
    responses((status = 200, description = "A transaction was committed.", body = HealthView))
)]
pub async fn ready_to_write(
    ctx: web::Data<Context>,
    health_cache: web::Data<HealthCache>,
) -> Result<HttpResponse, Problem> {
    match with_timeout(async { Ok(health_cache.writability(&ctx).await) }).await? {
        Writability::Writable => Ok(healthy()),
        Writability::NoDatabase => Err(unavailable("The database does not respond.")),
        Writability::ReadOnly => Err(unavailable("The database is read-only.")),
        Writability::DiskFull => Err(unavailable("The disk of the database is full.")),
        Writability::TimedOut => Err(unavailable(
            "A commit was not acknowledged in time. The database may be waiting for a standby.",
        )),
    }
}

/// Get metrics
///
/// Returns the metrics of the node for Prometheus. If the server has a separate listener for
/// metrics, this listener returns 404.
#[utoipa::path(
    get, path = "/metrics", tag = "health",
    extensions(("x-refusals" = json!([Code::RouteNotFound]))),
    responses((status = 200, description = "The metrics in the text format of Prometheus.", body = String, content_type = "text/plain"))
)]
pub async fn metrics(
    ctx: web::Data<Context>,
    pools: web::Data<Pools>,
    metrics: web::Data<Metrics>,
    connections: web::Data<Connections>,
    health_cache: web::Data<HealthCache>,
    stopping: web::Data<NotReady>,
    separate_listener: Option<web::Data<SeparateMetricsListener>>,
) -> Result<HttpResponse, Problem> {
    if separate_listener.is_some_and(|separate_listener| separate_listener.0) {
        return Err(Problem::new(Code::RouteNotFound));
    }
    let ((readiness, is_ready), writability) =
        tokio::join!(health_cache.readiness(&ctx), health_cache.writability(&ctx));
    let is_stopping = stopping.0.load(Ordering::Relaxed);
    let is_database_up = readiness != Readiness::NoDatabase;
    let is_writable = writability == Writability::Writable;
    record_readiness(is_ready && !is_stopping, is_database_up, is_writable);
    // Without the database, only the metrics of the process are available.
    let (backlog, size) = (health_cache.backlog(&ctx), health_cache.database_size(&ctx));
    let tables = health_cache.table_sizes(&ctx);
    let found = async { Ok(tokio::join!(backlog, size, tables)) };
    let (backlog, size, tables) = if is_database_up {
        Box::pin(with_timeout(found)).await.unwrap_or_default()
    } else {
        (None, None, None)
    };
    if let Some(backlog) = backlog {
        record_backlog(&backlog);
    }
    if let Some(size) = size {
        record_database_size(size);
    }
    record_table_sizes(tables.as_deref().unwrap_or_default());
    record_streams(ctx.waiters.listeners());
    record_compute(ctx.compute.usage());
    record_connections(&connections, pools.usage());
    Ok(HttpResponse::Ok().content_type("text/plain; version=0.0.4").body(metrics.render()))
}

/// Get the OpenAPI document
///
/// Returns the description of the API for clients as OpenAPI 3.1.
#[utoipa::path(
    get, path = "/openapi.json", tag = "health",
    responses(
        (status = 200, description = "An OpenAPI 3.1 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "The document has not changed.")
    )
)]
pub async fn openapi(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi), &request, &cached).await
}

/// Get the OpenAPI 3.0 document
///
/// Returns the description of the API as OpenAPI 3.0, for generators that do not support 3.1 and
/// for generated clients that reject unknown values. Enums and unions in responses have a fallback
/// for values that may be added. Webhooks are described as a callback.
#[utoipa::path(
    get, path = "/openapi-3.0.json", tag = "health",
    responses(
        (status = 200, description = "An OpenAPI 3.0 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "The document has not changed.")
    )
)]
pub async fn openapi_3_0(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi_3_0), &request, &cached).await
}

/// Get the administration document
///
/// Returns the description of the operations for administrators and monitoring as OpenAPI 3.1.
/// These operations are not part of the document for clients.
#[utoipa::path(
    get, path = "/openapi-admin.json", tag = "health",
    responses(
        (status = 200, description = "An OpenAPI 3.1 document.", body = Object, content_type = "application/json"),
        (status = 304, description = "The document has not changed.")
    )
)]
pub async fn openapi_admin(
    reference: web::Data<Reference>,
    request: HttpRequest,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    send_file(Some(&reference.openapi_admin), &request, &cached).await
}
