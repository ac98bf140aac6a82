//! Messages to browsers.

use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{
    Body, Caller, IdempotencyKey, WebhooksWrite, created, replayed, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::EndpointId;
use crate::service::{self, Context};

use super::views::{PushSubscriptionListView, PushSubscriptionView};

/// What `PushSubscription.toJSON()` gives in a browser.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct SubscribeRequest {
    #[schema(max_length = 2048)]
    pub endpoint: String,
    /// Not used: a push service tells when a subscription is gone.
    #[serde(default)]
    pub expiration_time: Option<f64>,
    pub keys: SubscriptionKeys,
}

/// The keys of a subscription.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubscriptionKeys {
    #[schema(max_length = 128)]
    pub p256dh: String,
    #[schema(max_length = 64)]
    pub auth: String,
}

/// What a browser needs to subscribe.
#[derive(Serialize, ToSchema)]
pub struct PushKeyView {
    /// For `applicationServerKey`.
    #[schema(max_length = 128)]
    pub public_key: String,
}

/// Show the key for browsers
///
/// What `PushManager.subscribe` takes as `applicationServerKey`.
#[utoipa::path(
    get, path = "/v1/push-key", tag = "push",
    responses((status = 200, description = "The key.", body = PushKeyView))
)]
pub async fn show_push_key(ctx: web::Data<Context>) -> HttpResponse {
    HttpResponse::Ok().json(PushKeyView { public_key: ctx.senders.vapid.public_key() })
}

/// Subscribe a browser
///
/// From now on what you are told is pushed there, encrypted, as JSON with `title`, `body`, `url`, `tag`, `lang`, `dir` and
/// `id`. The subscription belongs to the session of the request and ends with it: when you log out, when the session is revoked
/// or expires, or when the password changes. Subscribing the same browser again moves the subscription to the new session; if
/// another account subscribed it before, that subscription ends.
#[utoipa::path(
    post, path = "/v1/me/push-subscriptions", tag = "push",
    extensions(("x-refusals" = json!([Code::TooManyEndpoints, Code::AddressForbidden, Code::SubscriptionInvalid, Code::EndpointNotFound]))),
    responses((status = 201, description = "The subscription.", body = PushSubscriptionView))
)]
pub async fn subscribe(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    key: IdempotencyKey,
    body: Body<SubscribeRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("subscribe", &body.0)?;
    let SubscribeRequest { endpoint, keys, .. } = body.0;
    let subscribed = service::endpoints::subscribe(
        &ctx,
        caller.0,
        &endpoint,
        &keys.p256dh,
        &keys.auth,
        repeatable,
    );
    let subscribed = with_timeout(subscribed).await?;
    let path = format_args!("v1/me/push-subscriptions/{}", subscribed.made.id);
    let mut response = created(&ctx, path);
    replayed(&mut response, subscribed.replayed);
    Ok(response.json(PushSubscriptionView::from(subscribed.made)))
}

/// List subscriptions
///
/// All browsers of yours; one whose push service says that it is gone is not there any more.
#[utoipa::path(
    get, path = "/v1/me/push-subscriptions", tag = "push",
    responses((status = 200, description = "The browsers in which you are told.", body = PushSubscriptionListView))
)]
pub async fn list_push_subscriptions(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
) -> Result<HttpResponse, Problem> {
    let subscriptions =
        with_timeout(service::endpoints::push_subscriptions(&ctx, caller.0)).await?;
    let items = subscriptions.into_iter().map(PushSubscriptionView::from).collect();
    Ok(HttpResponse::Ok().json(PushSubscriptionListView { items }))
}

/// Unsubscribe a browser
///
/// With all that waits to be pushed there.
#[utoipa::path(
    delete, path = "/v1/me/push-subscriptions/{subscription_id}", tag = "push",
    responses((status = 204, description = "It is gone."))
)]
pub async fn unsubscribe(
    ctx: web::Data<Context>,
    caller: Caller<WebhooksWrite>,
    subscription: web::Path<EndpointId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::endpoints::unsubscribe(&ctx, caller.0, *subscription)).await?;
    Ok(HttpResponse::NoContent().finish())
}
