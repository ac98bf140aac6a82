//! Webhooks: where they go, and what went there.

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::http::cursor::page_size;
use crate::api::http::{
    Body, Caller, IdempotencyKey, WebhooksWrite, created, replayed, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::notification::Delivery;
use crate::domain::{DeliveryId, EndpointId};
use crate::service::accounts::Made;
use crate::service::endpoints::{NewWebhook, WebhookChange, WebhookKind};
use crate::service::{self, Context};

use super::views::{
    AddedWebhookView, DeliveryListView, DeliveryView, WebhookListView, WebhookView,
};

/// A webhook that you want.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookRequest {
    /// `https://`, on the public internet.
    #[schema(max_length = 2048)]
    pub url: String,
    #[serde(default = "standard")]
    #[schema(default = "standard")]
    pub kind: WebhookKind,
}

fn standard() -> WebhookKind {
    WebhookKind::Standard
}

/// What is to change of a webhook; what is missing stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WebhookChangeRequest {
    #[schema(max_length = 2048)]
    pub url: Option<String>,
    /// On again, as if nothing had failed, or off, so that what waits is dropped.
    pub enabled: Option<bool>,
}

/// Which deliveries to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeliveriesQuery {
    /// The delivery before which they came; by default the last ones.
    before: Option<DeliveryId>,
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
}

/// Add a webhook
///
/// From now on what you are told is posted there: to a program as Standard Webhooks 1.0, with a notice as `data`, or to a
/// chat service in its own format. An answer other than 2xx within 15 seconds is a failure, tried again nine times over
/// three days; 410 turns the webhook off, as do five days of failures. Redirects are not followed.
#[utoipa::path(
    post, path = "/v1/me/webhooks", tag = "webhooks",
    extensions(("x-refusals" = json!([Code::TooManyEndpoints, Code::AddressForbidden, Code::EndpointNotFound]))),
    responses((status = 201, description = "The webhook, with its secret, which is not shown again.", body = AddedWebhookView))
)]
pub async fn add_webhook(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    key: IdempotencyKey,
    body: Body<WebhookRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("add_webhook", &body.0)?;
    let WebhookRequest { url, kind } = body.0;
    let added =
        with_timeout(service::endpoints::add_webhook(&ctx, caller.0, &url, kind, repeatable))
            .await?;
    let path = format!("v1/me/webhooks/{}", added.made.webhook.id);
    Ok(secret(created(&ctx, path), added))
}

/// List webhooks
///
/// Of programs and of chat services, with how they fare. Secrets are not shown.
#[utoipa::path(
    get, path = "/v1/me/webhooks", tag = "webhooks",
    responses((status = 200, description = "Your webhooks.", body = WebhookListView))
)]
pub async fn list_webhooks(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
) -> Result<HttpResponse, Problem> {
    let webhooks = with_timeout(service::endpoints::webhooks(&ctx, caller.0)).await?;
    let items = webhooks.into_iter().map(WebhookView::from).collect();
    Ok(HttpResponse::Ok().json(WebhookListView { items }))
}

/// Change a webhook
///
/// Moves it to another URL, or turns it off or on again.
#[utoipa::path(
    patch, path = "/v1/me/webhooks/{webhook_id}", tag = "webhooks",
    extensions(("x-refusals" = json!([Code::AddressForbidden]))),
    responses((status = 200, description = "The webhook as it is now.", body = WebhookView))
)]
pub async fn change_webhook(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    webhook: web::Path<EndpointId>,
    body: Body<WebhookChangeRequest>,
) -> Result<HttpResponse, Problem> {
    let WebhookChangeRequest { url, enabled } = body.0;
    let change = WebhookChange { url, enabled };
    let changed =
        with_timeout(service::endpoints::change_webhook(&ctx, caller.0, *webhook, change)).await?;
    Ok(HttpResponse::Ok().json(WebhookView::from(changed)))
}

/// Remove a webhook
///
/// With its log.
#[utoipa::path(
    delete, path = "/v1/me/webhooks/{webhook_id}", tag = "webhooks",
    responses((status = 204, description = "It is gone."))
)]
pub async fn remove_webhook(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    webhook: web::Path<EndpointId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::endpoints::remove_webhook(&ctx, caller.0, *webhook)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Rotate the secret of a webhook
///
/// For 24 hours everything is signed with both, so that nothing is refused while you bring in the new one.
#[utoipa::path(
    post, path = "/v1/me/webhooks/{webhook_id}/secret", tag = "webhooks",
    extensions(("x-refusals" = json!([Code::EndpointNotFound]))),
    responses((status = 200, description = "The webhook, with its new secret, which is not shown again.", body = AddedWebhookView))
)]
pub async fn rotate_secret(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    webhook: web::Path<EndpointId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("rotate_secret", &*webhook)?;
    let rotated = service::endpoints::rotate_secret(&ctx, caller.0, *webhook, repeatable);
    Ok(secret(HttpResponse::Ok(), with_timeout(rotated).await?))
}

/// Test an endpoint
///
/// Sends something that is about nothing, so that you can see whether it arrives. For webhooks and browsers alike.
#[utoipa::path(
    post, path = "/v1/me/endpoints/{endpoint_id}/test", tag = "deliveries",
    extensions(("x-refusals" = json!([Code::EndpointOff, Code::TestUnderWay, Code::DeliveryNotFound]))),
    responses((status = 202, description = "It is under way; the log tells what becomes of it.", body = DeliveryView))
)]
pub async fn send_test(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    endpoint: web::Path<EndpointId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("send_test", &*endpoint)?;
    let sent =
        with_timeout(service::endpoints::send_test(&ctx, caller.0, *endpoint, repeatable)).await?;
    Ok(under_way(sent))
}

/// List deliveries
///
/// What was sent to one endpoint, or is to be. The last hundred are kept, for thirty days.
#[utoipa::path(
    get, path = "/v1/me/endpoints/{endpoint_id}/deliveries", tag = "deliveries",
    responses((status = 200, description = "A part of the log.", body = DeliveryListView))
)]
pub async fn list_deliveries(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    endpoint: web::Path<EndpointId>,
    query: web::Query<DeliveriesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let listed = service::endpoints::deliveries(&ctx, caller.0, *endpoint, query.before, limit);
    let items = with_timeout(listed).await?.into_iter().map(DeliveryView::from).collect();
    Ok(HttpResponse::Ok().json(DeliveryListView { items }))
}

/// Deliver again
///
/// Sends something once more to the webhook of a program, at once, with the same id and body. What people read is not kept.
#[utoipa::path(
    post, path = "/v1/me/endpoints/{endpoint_id}/deliveries/{delivery_id}/again", tag = "deliveries",
    params(("endpoint_id" = EndpointId, Path, description = "The webhook of a program.")),
    extensions(("x-refusals" = json!([Code::EndpointOff]))),
    responses((status = 202, description = "It is under way.", body = DeliveryView))
)]
pub async fn deliver_again(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    path: web::Path<(EndpointId, DeliveryId)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (endpoint, delivery) = *path;
    let repeatable = key.of("deliver_again", &(endpoint, delivery))?;
    let again = service::endpoints::deliver_again(&ctx, caller.0, endpoint, delivery, repeatable);
    Ok(under_way(with_timeout(again).await?))
}

fn secret(mut response: HttpResponseBuilder, made: Made<NewWebhook>) -> HttpResponse {
    replayed(&mut response, made.replayed);
    let no_store = (header::CACHE_CONTROL, "no-store");
    response.insert_header(no_store).json(AddedWebhookView::from(made.made))
}

fn under_way(sent: Made<Delivery>) -> HttpResponse {
    let mut response = HttpResponse::Accepted();
    replayed(&mut response, sent.replayed);
    response.json(DeliveryView::from(sent.made))
}
