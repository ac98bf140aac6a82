//! What those may do who run the server. `kingdomail admin` makes somebody one of them.

use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::accounts::views::AccountView;
use crate::api::http::{Admins, Caller, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::PlayerId;
use crate::domain::notification::Channel;
use crate::service::{self, Context};

use super::views::{BacklogView, RequeuedView};

/// Which account to find.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AccountQuery {
    /// Its name, as it is compared: without regard to capitals.
    #[param(min_length = 2, max_length = 32)]
    name: String,
}

/// Find an account
///
/// By its name, also a bot's.
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
/// Its sessions and tokens end, and those of its bots, and nobody can log in to it. Its games go on: when its time is up,
/// the house decides. Links in mails and the calendar are refused. To lock it again ends what was begun since.
#[utoipa::path(
    put, path = "/v1/admin/accounts/{player_id}/lock", tag = "administration",
    params(("player_id" = PlayerId, Path, description = "Whose account it is.")),
    responses((status = 200, description = "The account as it is now.", body = AccountView))
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
/// Its player can log in again. To unlock it again changes nothing.
#[utoipa::path(
    delete, path = "/v1/admin/accounts/{player_id}/lock", tag = "administration",
    params(("player_id" = PlayerId, Path, description = "Whose account it is.")),
    responses((status = 200, description = "The account as it is now.", body = AccountView))
)]
pub async fn unlock_account(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let unlocked = with_timeout(service::accounts::unlock_account(&ctx, caller.0, *player)).await?;
    Ok(HttpResponse::Ok().json(AccountView::from(unlocked)))
}

/// Show the backlog
///
/// How much of the notices waits, and what of it does not get on.
#[utoipa::path(
    get, path = "/v1/admin/backlog", tag = "administration",
    responses((status = 200, description = "The backlog.", body = BacklogView))
)]
pub async fn show_backlog(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
) -> Result<HttpResponse, Problem> {
    let stuck = with_timeout(service::stuck_for_admins(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(BacklogView::from(stuck)))
}

/// The messages to send again.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RequeueQuery {
    /// Only messages on this channel. By default, messages on all channels.
    #[param(inline)]
    channel: Option<MessageChannel>,
}

/// A way on which messages leave the server.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MessageChannel {
    Mail,
    Webhook,
    Chat,
    Push,
}

impl From<MessageChannel> for Channel {
    fn from(channel: MessageChannel) -> Channel {
        match channel {
            MessageChannel::Mail => Channel::Mail,
            MessageChannel::Webhook => Channel::Webhook,
            MessageChannel::Chat => Channel::Chat,
            MessageChannel::Push => Channel::Push,
        }
    }
}

/// Requeue dead messages
///
/// Resends the notices that were given up within the last three days, beginning with their
/// first attempt, for example after a setting that prevented the delivery was corrected. Tests, and
/// emails with a link to verify an address or reset a password, are not sent again. Messages that
/// are obsolete are dropped when they are due. Endpoints that are turned off receive nothing.
#[utoipa::path(
    post, path = "/v1/admin/backlog/requeue", tag = "administration",
    params(RequeueQuery),
    responses((status = 200, description = "The number of messages that are sent again.", body = RequeuedView))
)]
pub async fn requeue_messages(
    ctx: web::Data<Context>,
    caller: Caller<Admins>,
    query: web::Query<RequeueQuery>,
) -> Result<HttpResponse, Problem> {
    let channel = query.channel.map(Channel::from);
    let requeued = with_timeout(service::requeue_dead_for_admins(&ctx, caller.0, channel)).await?;
    Ok(HttpResponse::Ok().json(RequeuedView { requeued }))
}
