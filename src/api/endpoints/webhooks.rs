//! Webhooks: where they go, and what went there.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, delete, get, patch, post, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::response::replayed;
use crate::api::http::cursor::page_size;
use crate::api::http::{Body, Caller, repeatable, with_timeout};
use crate::api::problem::Problem;
use crate::domain::notification::Delivery;
use crate::domain::{DeliveryId, EndpointId};
use crate::service::accounts::Made;
use crate::service::endpoints::{NewWebhook, WebhookChange, WebhookKind};
use crate::service::{self, Context};

use super::views::{DeliveryListView, DeliveryView, NewWebhookView, WebhookListView, WebhookView};

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
    operation_id = "add_webhook",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    request_body = WebhookRequest,
    extensions(("x-refusals" = json!(["too_many_endpoints", "address_forbidden", "endpoint_not_found"]))),
    responses((status = 201, description = "The webhook, with its secret, which is not shown again.", body = NewWebhookView))
)]
#[post("/me/webhooks")]
pub async fn add_webhook(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<WebhookRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "add_webhook", &body.0)?;
    let WebhookRequest { url, kind } = body.0;
    let added =
        with_timeout(service::endpoints::add_webhook(&ctx, caller.0, &url, kind, repeatable))
            .await?;
    Ok(secret(HttpResponse::Created(), added))
}

/// List webhooks
///
/// Of programs and of chat services, with how they fare. Secrets are not shown.
#[utoipa::path(
    operation_id = "list_webhooks",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    responses((status = 200, description = "Your webhooks.", body = WebhookListView))
)]
#[get("/me/webhooks")]
pub async fn list_webhooks(
    ctx: web::Data<Context>,
    caller: Caller,
) -> Result<HttpResponse, Problem> {
    let webhooks = with_timeout(service::endpoints::webhooks(&ctx, caller.0)).await?;
    let items = webhooks.into_iter().map(WebhookView::from).collect();
    Ok(HttpResponse::Ok().json(WebhookListView { items }))
}

/// Change a webhook
///
/// Moves it to another URL, or turns it off or on again.
#[utoipa::path(
    operation_id = "change_webhook",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("webhook_id" = EndpointId, Path, description = "The webhook.")),
    request_body = WebhookChangeRequest,
    extensions(("x-refusals" = json!(["address_forbidden"]))),
    responses((status = 200, description = "The webhook as it is now.", body = WebhookView))
)]
#[patch("/me/webhooks/{webhook_id}")]
pub async fn change_webhook(
    ctx: web::Data<Context>,
    caller: Caller,
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
    operation_id = "remove_webhook",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("webhook_id" = EndpointId, Path, description = "The webhook.")),
    responses((status = 204, description = "It is gone."))
)]
#[delete("/me/webhooks/{webhook_id}")]
pub async fn remove_webhook(
    ctx: web::Data<Context>,
    caller: Caller,
    webhook: web::Path<EndpointId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::endpoints::remove_webhook(&ctx, caller.0, *webhook)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Rotate the secret of a webhook
///
/// For 24 hours everything is signed with both, so that nothing is refused while you bring in the new one.
#[utoipa::path(
    operation_id = "rotate_secret",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("webhook_id" = EndpointId, Path, description = "The webhook."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    extensions(("x-refusals" = json!(["endpoint_not_found"]))),
    responses((status = 200, description = "The webhook, with its new secret, which is not shown again.", body = NewWebhookView))
)]
#[post("/me/webhooks/{webhook_id}/secret")]
pub async fn rotate_secret(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    webhook: web::Path<EndpointId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "rotate_secret", &*webhook)?;
    let rotated = service::endpoints::rotate_secret(&ctx, caller.0, *webhook, repeatable);
    Ok(secret(HttpResponse::Ok(), with_timeout(rotated).await?))
}

/// Test an endpoint
///
/// Sends something that is about nothing, so that you can see whether it arrives. For webhooks and browsers alike.
#[utoipa::path(
    operation_id = "send_test",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("endpoint_id" = EndpointId, Path, description = "A webhook, a browser, or your mail address."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    extensions(("x-refusals" = json!(["endpoint_off", "test_under_way", "delivery_not_found"]))),
    responses((status = 202, description = "It is under way; the log tells what becomes of it.", body = DeliveryView))
)]
#[post("/me/endpoints/{endpoint_id}/test")]
pub async fn send_test(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    endpoint: web::Path<EndpointId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "send_test", &*endpoint)?;
    let sent =
        with_timeout(service::endpoints::send_test(&ctx, caller.0, *endpoint, repeatable)).await?;
    Ok(under_way(sent))
}

/// List deliveries
///
/// What was sent to one endpoint, or is to be. The last hundred are kept, for thirty days.
#[utoipa::path(
    operation_id = "list_deliveries",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("endpoint_id" = EndpointId, Path, description = "A webhook, a browser, or your mail address."), DeliveriesQuery),
    responses((status = 200, description = "A part of the log.", body = DeliveryListView))
)]
#[get("/me/endpoints/{endpoint_id}/deliveries")]
pub async fn list_deliveries(
    ctx: web::Data<Context>,
    caller: Caller,
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
    operation_id = "deliver_again",
    tag = "notices",
    security(("bearer" = ["webhooks:write"])),
    params(("endpoint_id" = EndpointId, Path, description = "The webhook of a program."), ("delivery_id" = DeliveryId, Path, description = "The delivery."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    extensions(("x-refusals" = json!(["endpoint_off"]))),
    responses((status = 202, description = "It is under way.", body = DeliveryView))
)]
#[post("/me/endpoints/{endpoint_id}/deliveries/{delivery_id}/again")]
pub async fn deliver_again(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    path: web::Path<(EndpointId, DeliveryId)>,
) -> Result<HttpResponse, Problem> {
    let (endpoint, delivery) = *path;
    let repeatable = repeatable(&request, "deliver_again", &(endpoint, delivery))?;
    let again = service::endpoints::deliver_again(&ctx, caller.0, endpoint, delivery, repeatable);
    Ok(under_way(with_timeout(again).await?))
}

fn secret(mut response: HttpResponseBuilder, made: Made<NewWebhook>) -> HttpResponse {
    replayed(&mut response, made.replayed);
    let no_store = (header::CACHE_CONTROL, "no-store");
    response.insert_header(no_store).json(NewWebhookView::from(made.made))
}

fn under_way(sent: Made<Delivery>) -> HttpResponse {
    let mut response = HttpResponse::Accepted();
    replayed(&mut response, sent.replayed);
    response.json(DeliveryView::from(sent.made))
}
