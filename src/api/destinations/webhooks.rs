//! Webhooks and the delivery logs of all destinations.

use std::collections::BTreeSet;

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::new_table::check_unique;
use crate::api::http::cursor::{self, page_size};
use crate::api::http::{
    Body, Caller, IdempotencyKey, WebhooksWrite, created_response, set_replayed_header,
    with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::notification::{Delivery, NotificationKind};
use crate::domain::{DeliveryId, DestinationId};
use crate::service::Idempotent;
use crate::service::destinations::{WebhookChange, WebhookInput, WebhookKind, WebhookWithSecret};
use crate::service::{self, Context, FieldChange};

use super::views::{
    CreatedWebhookView, DeliveryListView, DeliveryView, WebhookListView, WebhookView,
};

/// A webhook to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateWebhook {
    /// URL of the receiver, with `https://` and a host on the public internet.
    #[schema(max_length = 2048)]
    pub url: String,
    /// Kind of the receiver. Default: `standard`.
    #[serde(default = "default_webhook_kind")]
    #[schema(default = "standard")]
    pub kind: WebhookKind,
    /// Kinds of notifications to send, each at most once; null, the default, for all kinds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(min_items = 1, max_items = 50)]
    pub notifications: Option<Vec<NotificationKind>>,
}

fn default_webhook_kind() -> WebhookKind {
    WebhookKind::Standard
}

/// Webhook settings to change. Missing fields keep their values.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateWebhook {
    /// New URL of the receiver. Default: unchanged.
    #[schema(max_length = 2048)]
    pub url: Option<String>,
    /// True to enable the webhook and reset its failures; false to disable it and drop its pending
    /// messages. Default: unchanged.
    pub enabled: Option<bool>,
    /// Kinds of notifications to send, each at most once; null for all kinds. Default: unchanged.
    #[serde(default)]
    #[schema(value_type = Option<Vec<NotificationKind>>, min_items = 1, max_items = 50)]
    pub notifications: FieldChange<Option<Vec<NotificationKind>>>,
}

/// Validates the list of kinds.
fn validate_kinds(
    notifications: Vec<NotificationKind>,
) -> Result<BTreeSet<NotificationKind>, Problem> {
    if notifications.is_empty() {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("Expected at least one kind. To receive nothing, disable the webhook.")
            .field("notifications"));
    }
    check_unique("notifications", &notifications)?;
    Ok(notifications.into_iter().collect())
}

/// Query parameters of `list_deliveries`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeliveriesQuery {
    /// Maximum number of deliveries to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
    /// Id of the delivery before which the page starts. By default, the newest deliveries are
    /// returned. Deprecated: use `cursor`.
    before: Option<DeliveryId>,
}

/// Create a webhook
///
/// Posts your notifications to a URL: to a program in the format of Standard Webhooks 1.0, with the
/// notification as `data`, or to a chat service in the format of the service. `notifications`
/// limits the webhook to some kinds.
///
/// A delivery succeeds if the receiver responds with 2xx within 15 seconds. Redirects are not
/// followed. Failed deliveries are retried nine times over three days. A response of 410, or five
/// days of failures, disables the webhook.
#[utoipa::path(
    post, path = "/v1/me/webhooks", tag = "webhooks",
    extensions(("x-refusals" = json!([Code::TooManyDestinations, Code::AddressForbidden, Code::DestinationNotFound]))),
    responses((status = 201, description = "The webhook and its secret, which is not shown again.", body = CreatedWebhookView))
)]
pub async fn create_webhook(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    key: IdempotencyKey,
    body: Body<CreateWebhook>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_webhook", &body.0)?;
    let CreateWebhook { url, kind, notifications } = body.0;
    let options =
        WebhookInput { url, kind, notifications: notifications.map(validate_kinds).transpose()? };
    let added =
        with_timeout(service::destinations::create_webhook(&ctx, caller.0, options, idempotency))
            .await?;
    let path = format!("v1/me/webhooks/{}", added.value.webhook.id);
    Ok(webhook_secret_response(created_response(&ctx, path), added))
}

/// List webhooks
///
/// Returns your webhooks and their delivery status, without their secrets.
#[utoipa::path(
    get, path = "/v1/me/webhooks", tag = "webhooks",
    responses((status = 200, description = "The webhooks.", body = WebhookListView))
)]
pub async fn list_webhooks(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
) -> Result<HttpResponse, Problem> {
    let webhooks = with_timeout(service::destinations::list_webhooks(&ctx, caller.0)).await?;
    let items = webhooks.into_iter().map(WebhookView::from).collect();
    Ok(HttpResponse::Ok().json(WebhookListView { items }))
}

/// Update a webhook
///
/// Changes the URL or the kinds of notifications, or enables or disables the webhook. Pending
/// messages that the new settings exclude are dropped.
#[utoipa::path(
    patch, path = "/v1/me/webhooks/{webhook_id}", tag = "webhooks",
    extensions(("x-refusals" = json!([Code::AddressForbidden]))),
    responses((status = 200, description = "The updated webhook.", body = WebhookView))
)]
pub async fn update_webhook(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    webhook: web::Path<DestinationId>,
    body: Body<UpdateWebhook>,
) -> Result<HttpResponse, Problem> {
    let UpdateWebhook { url, enabled, notifications } = body.0;
    let notifications = match notifications {
        FieldChange::Unchanged => FieldChange::Unchanged,
        FieldChange::Set(notifications) => {
            FieldChange::Set(notifications.map(validate_kinds).transpose()?)
        }
    };
    let change = WebhookChange { url, enabled, notifications };
    let changed =
        with_timeout(service::destinations::update_webhook(&ctx, caller.0, *webhook, change))
            .await?;
    Ok(HttpResponse::Ok().json(WebhookView::from(changed)))
}

/// Delete a webhook
///
/// Deletes the webhook and its delivery log.
#[utoipa::path(
    delete, path = "/v1/me/webhooks/{webhook_id}", tag = "webhooks",
    responses((status = 204, description = "The webhook was deleted."))
)]
pub async fn delete_webhook(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    webhook: web::Path<DestinationId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::destinations::delete_webhook(&ctx, caller.0, *webhook)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Rotate a webhook secret
///
/// Replaces the signing secret of a webhook. For 24 hours, messages are signed with both the old
/// and the new secret, so that the receiver can be updated without rejecting messages.
#[utoipa::path(
    post, path = "/v1/me/webhooks/{webhook_id}/secret", tag = "webhooks",
    extensions(("x-refusals" = json!([Code::DestinationNotFound]))),
    responses((status = 200, description = "The webhook and its new secret, which is not shown again.", body = CreatedWebhookView))
)]
pub async fn rotate_webhook_secret(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    webhook: web::Path<DestinationId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("rotate_webhook_secret", &*webhook)?;
    let rotated =
        service::destinations::rotate_webhook_secret(&ctx, caller.0, *webhook, idempotency);
    Ok(webhook_secret_response(HttpResponse::Ok(), with_timeout(rotated).await?))
}

/// Send a test message
///
/// Sends a test message to a webhook, a push subscription or an email address. The delivery log
/// shows the outcome.
#[utoipa::path(
    post, path = "/v1/me/destinations/{destination_id}/test", tag = "deliveries",
    extensions(("x-refusals" = json!([Code::DestinationDisabled, Code::TestInProgress, Code::DeliveryNotFound]))),
    responses((status = 202, description = "The delivery of the test message.", body = DeliveryView))
)]
pub async fn test_destination(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    destination: web::Path<DestinationId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("test_destination", &*destination)?;
    let sent = with_timeout(service::destinations::test_destination(
        &ctx,
        caller.0,
        *destination,
        idempotency,
    ))
    .await?;
    Ok(delivery_response(sent))
}

/// List deliveries
///
/// Returns the sent and pending messages of a destination, the newest first. The last 100
/// deliveries are kept, usually until 30 days after they ended.
#[utoipa::path(
    get, path = "/v1/me/destinations/{destination_id}/deliveries", tag = "deliveries",
    responses((status = 200, description = "A page of deliveries.", body = DeliveryListView))
)]
pub async fn list_deliveries(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    destination: web::Path<DestinationId>,
    query: web::Query<DeliveriesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let decoded_cursor = query.cursor.as_deref().map(cursor::read_id).transpose()?;
    let before = decoded_cursor.or(query.before);
    let listed =
        service::destinations::list_deliveries(&ctx, caller.0, *destination, before, limit + 1);
    let mut deliveries = with_timeout(listed).await?;
    let next_cursor = cursor::truncate_page(&mut deliveries, limit).map(|last| last.id.to_string());
    let items = deliveries.into_iter().map(DeliveryView::from).collect();
    Ok(HttpResponse::Ok().json(DeliveryListView { items, next_cursor }))
}

/// Redeliver a message
///
/// Sends a message to a webhook of kind `standard` again, immediately and with the same id and
/// body. The content of messages to other destinations is not stored, so they cannot be
/// redelivered.
#[utoipa::path(
    post, path = "/v1/me/destinations/{destination_id}/deliveries/{delivery_id}/redeliver", tag = "deliveries",
    params(("destination_id" = DestinationId, Path, description = "Id of a webhook of kind `standard`.")),
    extensions(("x-refusals" = json!([Code::DestinationDisabled]))),
    responses((status = 202, description = "The delivery, pending again.", body = DeliveryView))
)]
pub async fn redeliver(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    path: web::Path<(DestinationId, DeliveryId)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (destination, delivery) = *path;
    let idempotency = key.to_request("redeliver", &(destination, delivery))?;
    let redelivery =
        service::destinations::redeliver(&ctx, caller.0, destination, delivery, idempotency);
    Ok(delivery_response(with_timeout(redelivery).await?))
}

fn webhook_secret_response(
    mut response: HttpResponseBuilder,
    made: Idempotent<WebhookWithSecret>,
) -> HttpResponse {
    set_replayed_header(&mut response, made.replayed);
    let no_store = (header::CACHE_CONTROL, "no-store");
    response.insert_header(no_store).json(CreatedWebhookView::from(made.value))
}

fn delivery_response(sent: Idempotent<Delivery>) -> HttpResponse {
    let mut response = HttpResponse::Accepted();
    set_replayed_header(&mut response, sent.replayed);
    response.json(DeliveryView::from(sent.value))
}
