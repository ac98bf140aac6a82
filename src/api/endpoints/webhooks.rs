//! Webhooks: where they go, and what went there.

use std::collections::BTreeSet;

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::new_table::each_once;
use crate::api::http::cursor::{self, page_size};
use crate::api::http::{
    Body, Caller, IdempotencyKey, WebhooksWrite, created, replayed, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::notification::{Delivery, NoticeKind};
use crate::domain::{DeliveryId, EndpointId};
use crate::service::accounts::Made;
use crate::service::endpoints::{NewWebhook, WebhookChange, WebhookKind, WebhookWish};
use crate::service::{self, Context, FieldChange};

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
    /// The kinds of notices that are sent there, each once; null for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_items = 1, max_items = 50)]
    pub notices: Option<Vec<NoticeKind>>,
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
    /// The kinds of notices that are sent there, each once; null for all.
    #[serde(default)]
    #[schema(value_type = Option<Vec<NoticeKind>>, min_items = 1, max_items = 50)]
    pub notices: FieldChange<Option<Vec<NoticeKind>>>,
}

/// The kinds without those that would be there twice.
fn kinds(notices: Vec<NoticeKind>) -> Result<BTreeSet<NoticeKind>, Problem> {
    if notices.is_empty() {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("A webhook that is to be told of nothing is turned off.")
            .field("notices"));
    }
    each_once("notices", &notices)?;
    Ok(notices.into_iter().collect())
}

/// Which deliveries to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeliveriesQuery {
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
    /// The delivery before which they came. Use `cursor`.
    before: Option<DeliveryId>,
}

/// Add a webhook
///
/// From now on what you are told is posted there: to a program as Standard Webhooks 1.0, with a notice as `data`, or to a
/// chat service in its own format; all of it, or the kinds of `notices`. An answer other than 2xx within 15 seconds is a failure, tried again nine times over
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
    let WebhookRequest { url, kind, notices } = body.0;
    let wish = WebhookWish { url, kind, notices: notices.map(kinds).transpose()? };
    let added =
        with_timeout(service::endpoints::add_webhook(&ctx, caller.0, wish, repeatable)).await?;
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
/// Moves it to another URL, turns it off or on again, or changes of what it is told. What waits and is not wanted any more is
/// dropped.
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
    let WebhookChangeRequest { url, enabled, notices } = body.0;
    let notices = match notices {
        FieldChange::Unchanged => FieldChange::Unchanged,
        FieldChange::To(notices) => FieldChange::To(notices.map(kinds).transpose()?),
    };
    let change = WebhookChange { url, enabled, notices };
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
/// What was sent to one endpoint, or is to be. The last hundred are kept, usually for thirty days after they ended.
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
    let page_before = query.cursor.as_deref().map(cursor::read_id).transpose()?;
    let before = page_before.or(query.before);
    let listed = service::endpoints::deliveries(&ctx, caller.0, *endpoint, before, limit + 1);
    let mut deliveries = with_timeout(listed).await?;
    let next_cursor = cursor::cut(&mut deliveries, limit).map(|last| last.id.to_string());
    let items = deliveries.into_iter().map(DeliveryView::from).collect();
    Ok(HttpResponse::Ok().json(DeliveryListView { items, next_cursor }))
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
