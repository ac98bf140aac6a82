//! `/v1/admin`: operations for administrators. `kingdomail admin` grants admin rights to an
//! account.

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::api::accounts::views::AccountView;
use crate::api::http::{Admins, Caller, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::PlayerId;
use crate::domain::notification::Channel;
use crate::service;
use crate::service::{Context, StuckNotifications};

/// Query parameters of `find_account`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AccountQuery {
    /// Full name of the account. Case, surrounding spaces and the form of apostrophes are ignored.
    #[param(min_length = 2, max_length = 32)]
    name: String,
}

/// Query parameters of `requeue_deliveries`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RequeueQuery {
    /// Channel of the messages to send again. Default: all channels.
    #[param(inline)]
    channel: Option<Channel>,
}

/// Notifications and messages at each stage of the delivery, and destinations with failures.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeliveryBacklogView {
    /// Number of events that are not yet relayed to notifications.
    #[schema(minimum = 0)]
    pub unrelayed: i64,
    /// Age of the oldest event that is not yet relayed, in seconds.
    #[schema(minimum = 0)]
    pub unrelayed_seconds: f64,
    /// Number of events that could not be relayed and are not retried.
    #[schema(minimum = 0)]
    pub given_up: i64,
    /// Number of messages that wait for their due time or for another attempt.
    #[schema(minimum = 0)]
    pub pending: i64,
    /// Number of messages that could not be delivered and are not retried.
    #[schema(minimum = 0)]
    pub dead: i64,
    /// Number of destinations whose last attempt failed.
    #[schema(minimum = 0)]
    pub failing: i64,
    /// Destinations with failures or undelivered messages, at most 100, the longest failing first.
    #[schema(max_items = 100)]
    pub destinations: Vec<StuckDestinationView>,
}

/// A destination with failures or undelivered messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct StuckDestinationView {
    /// Id of the destination.
    pub id: Uuid,
    /// Channel of the destination.
    pub channel: Option<Channel>,
    /// Number of consecutive failed attempts.
    #[schema(minimum = 0)]
    pub failures: i32,
    /// Time of the first of the current failures; null if the last attempt succeeded.
    pub failing_since: Option<Timestamp>,
    /// Time at which the next attempt is due; null if there is none.
    pub next_at: Option<Timestamp>,
    /// Number of messages that wait for their due time or for another attempt.
    #[schema(minimum = 0)]
    pub pending: i64,
    /// Number of messages that could not be delivered and are not retried.
    #[schema(minimum = 0)]
    pub dead: i64,
}

/// Result of requeuing messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequeuedDeliveriesView {
    /// Number of messages that are sent again.
    pub requeued: u64,
}

impl From<StuckNotifications> for DeliveryBacklogView {
    fn from(stuck: StuckNotifications) -> DeliveryBacklogView {
        let StuckNotifications { backlog, destinations, .. } = stuck;
        let destinations = destinations.into_iter().map(|destination| StuckDestinationView {
            id: destination.id,
            channel: Channel::from_stored(&destination.channel),
            failures: destination.failures,
            failing_since: destination.failing_since.to_jiff(),
            next_at: destination.next_attempt_at.to_jiff(),
            pending: destination.pending,
            dead: destination.dead,
        });
        DeliveryBacklogView {
            unrelayed: backlog.unrelayed,
            unrelayed_seconds: backlog.unrelayed_seconds,
            given_up: backlog.given_up,
            pending: backlog.pending,
            dead: backlog.dead,
            failing: backlog.failing,
            destinations: destinations.collect(),
        }
    }
}

/// Find an account
///
/// Returns the player account or bot with this name.
#[utoipa::path(
    get, path = "/v1/admin/accounts", tag = "administration",
    extensions(("x-refusals" = json!([Code::ProfileNotFound]))),
    responses((status = 200, description = "The account.", body = AccountView))
)]
pub async fn find_account(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
    query: web::Query<AccountQuery>,
) -> Result<HttpResponse, Problem> {
    let found = with_timeout(service::accounts::find_account(&ctx, caller.0, &query.name)).await?;
    Ok(HttpResponse::Ok().json(AccountView::from(found)))
}

/// Lock an account
///
/// Ends the sessions and tokens of an account and of its bots, and blocks logins. Links in emails
/// and the calendar stop working. The games of the account continue: the house decides when its
/// time runs out. Locking a locked account again ends the sessions that were opened since.
#[utoipa::path(
    put, path = "/v1/admin/accounts/{player_id}/lock", tag = "administration",
    params(("player_id" = PlayerId, Path, description = "Id of the account.")),
    responses((status = 200, description = "The locked account.", body = AccountView))
)]
pub async fn lock_account(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let locked = with_timeout(service::accounts::lock_account(&ctx, caller.0, *player)).await?;
    Ok(HttpResponse::Ok().json(AccountView::from(locked)))
}

/// Unlock an account
///
/// Allows logins to a locked account again. Unlocking an account that is not locked has no effect.
#[utoipa::path(
    delete, path = "/v1/admin/accounts/{player_id}/lock", tag = "administration",
    params(("player_id" = PlayerId, Path, description = "Id of the account.")),
    responses((status = 200, description = "The unlocked account.", body = AccountView))
)]
pub async fn unlock_account(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let unlocked = with_timeout(service::accounts::unlock_account(&ctx, caller.0, *player)).await?;
    Ok(HttpResponse::Ok().json(AccountView::from(unlocked)))
}

/// Get the delivery backlog
///
/// Returns the number of notifications and messages at each stage of the delivery, and the
/// destinations with failures.
#[utoipa::path(
    get, path = "/v1/admin/backlog", tag = "administration",
    responses((status = 200, description = "The backlog.", body = DeliveryBacklogView))
)]
pub async fn get_backlog(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
) -> Result<HttpResponse, Problem> {
    let stuck = with_timeout(service::list_stuck_as_admin(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(DeliveryBacklogView::from(stuck)))
}

/// Requeue dead messages
///
/// Sends notifications again that could not be delivered in the last three days, with all attempts,
/// for example after a wrong setting was corrected. Obsolete messages are dropped when they are
/// due. Test messages, emails with a confirmation or reset link, and messages to disabled
/// destinations are not sent again.
#[utoipa::path(
    post, path = "/v1/admin/backlog/requeue", tag = "administration",
    params(RequeueQuery),
    responses((status = 200, description = "The number of requeued messages.", body = RequeuedDeliveriesView))
)]
pub async fn requeue_deliveries(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
    query: web::Query<RequeueQuery>,
) -> Result<HttpResponse, Problem> {
    let requeued =
        with_timeout(service::requeue_dead_as_admin(&ctx, caller.0, query.channel)).await?;
    Ok(HttpResponse::Ok().json(RequeuedDeliveriesView { requeued }))
}
