//! Push subscriptions of browsers.

use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{
    Body, Caller, IdempotencyKey, WebhooksWrite, created_response, set_replayed_header,
    with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::DestinationId;
use crate::service::{self, Context};

use super::views::{PushSubscriptionListView, PushSubscriptionView};

/// A push subscription, in the form that `PushSubscription.toJSON()` returns in a browser.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct CreatePushSubscription {
    /// URL of the push service.
    #[schema(max_length = 2048)]
    pub endpoint: String,
    /// Ignored: push services report subscriptions that have expired. Default: null.
    #[serde(default)]
    pub expiration_time: Option<f64>,
    /// Encryption keys of the subscription.
    pub keys: PushSubscriptionKeys,
}

/// Encryption keys of a push subscription.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PushSubscriptionKeys {
    /// Public key of the browser, in base64url.
    #[schema(max_length = 128)]
    pub p256dh: String,
    /// Authentication secret of the browser, in base64url.
    #[schema(max_length = 64)]
    pub auth: String,
}

/// The VAPID key of the server.
#[derive(Serialize, ToSchema)]
pub struct PushKeyView {
    /// Public key, in the form that `applicationServerKey` expects.
    #[schema(max_length = 128)]
    pub public_key: String,
}

/// Get the push key
///
/// Returns the public key that `PushManager.subscribe` expects as `applicationServerKey`.
#[utoipa::path(
    get, path = "/v1/push-key", tag = "push",
    responses((status = 200, description = "The key.", body = PushKeyView))
)]
pub async fn get_push_key(ctx: web::Data<Context>) -> HttpResponse {
    HttpResponse::Ok().json(PushKeyView { public_key: ctx.senders.vapid.public_key() })
}

/// Create a push subscription
///
/// Sends your notifications to a browser as encrypted push messages. A message is JSON with the
/// fields `title`, `body`, `url`, `tag`, `lang`, `dir`, `id` and `silent`.
///
/// The subscription belongs to the session of the request and ends with it: when you log out, when
/// the session is revoked or expires, or when the password is reset or changed in another session.
/// Subscribing the same browser again moves the subscription to the new session; a subscription of
/// another account for this browser ends.
#[utoipa::path(
    post, path = "/v1/me/push-subscriptions", tag = "push",
    extensions(("x-refusals" = json!([Code::TooManyDestinations, Code::AddressForbidden, Code::SubscriptionInvalid, Code::DestinationNotFound]))),
    responses((status = 201, description = "The subscription.", body = PushSubscriptionView))
)]
pub async fn create_push_subscription(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    key: IdempotencyKey,
    body: Body<CreatePushSubscription>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_push_subscription", &body.0)?;
    let CreatePushSubscription { endpoint, keys, .. } = body.0;
    let subscribed = service::destinations::create_push_subscription(
        &ctx,
        caller.0,
        &endpoint,
        &keys.p256dh,
        &keys.auth,
        idempotency,
    );
    let subscribed = with_timeout(subscribed).await?;
    let path = format_args!("v1/me/push-subscriptions/{}", subscribed.value.id);
    let mut response = created_response(&ctx, path);
    set_replayed_header(&mut response, subscribed.replayed);
    Ok(response.json(PushSubscriptionView::from(subscribed.value)))
}

/// List push subscriptions
///
/// Returns the push subscriptions of your browsers. Subscriptions that their push service reports
/// as expired are deleted.
#[utoipa::path(
    get, path = "/v1/me/push-subscriptions", tag = "push",
    responses((status = 200, description = "The push subscriptions.", body = PushSubscriptionListView))
)]
pub async fn list_push_subscriptions(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
) -> Result<HttpResponse, Problem> {
    let subscriptions =
        with_timeout(service::destinations::list_push_subscriptions(&ctx, caller.0)).await?;
    let items = subscriptions.into_iter().map(PushSubscriptionView::from).collect();
    Ok(HttpResponse::Ok().json(PushSubscriptionListView { items }))
}

/// Delete a push subscription
///
/// Deletes the subscription and drops its pending messages.
#[utoipa::path(
    delete, path = "/v1/me/push-subscriptions/{subscription_id}", tag = "push",
    responses((status = 204, description = "The subscription was deleted."))
)]
pub async fn delete_push_subscription(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    subscription: web::Path<DestinationId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::destinations::delete_push_subscription(&ctx, caller.0, *subscription))
        .await?;
    Ok(HttpResponse::NoContent().finish())
}
