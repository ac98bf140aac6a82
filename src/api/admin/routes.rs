//! Operations for administrators. `kingdomail admin` grants admin rights to an account.

use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::accounts::views::AccountView;
use crate::api::http::{Admins, Caller, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::PlayerId;
use crate::domain::notification::Channel;
use crate::service::{self, Context};

use super::views::{DeliveryBacklogView, RequeuedDeliveriesView};

/// Query parameters of `find_account`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AccountQuery {
    /// Full name of the account. Case, surrounding spaces and the form of apostrophes are ignored.
    #[param(min_length = 2, max_length = 32)]
    name: String,
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

/// Query parameters of `requeue_deliveries`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RequeueQuery {
    /// Channel of the messages to send again. Default: all channels.
    #[param(inline)]
    channel: Option<Channel>,
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
