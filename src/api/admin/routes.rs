//! What those may do who run the server. `kingdomail admin` makes somebody one of them.

use actix_web::{HttpResponse, delete, get, put, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::accounts::views::AccountView;
use crate::api::http::{Caller, with_timeout};
use crate::api::problem::Problem;
use crate::domain::PlayerId;
use crate::service::{self, Context};

use super::views::BacklogView;

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
    operation_id = "find_account",
    tag = "administration",
    security(("bearer" = [])),
    params(AccountQuery),
    extensions(("x-refusals" = json!(["not_an_admin", "profile_not_found"]))),
    responses((status = 200, description = "The account.", body = AccountView))
)]
#[get("/admin/accounts")]
pub async fn find_account(
    ctx: web::Data<Context>,
    caller: Caller,
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
    operation_id = "lock_account",
    tag = "administration",
    security(("bearer" = [])),
    params(("player_id" = PlayerId, Path, description = "Whose account it is.")),
    extensions(("x-refusals" = json!(["not_an_admin"]))),
    responses((status = 200, description = "The account as it is now.", body = AccountView))
)]
#[put("/admin/accounts/{player_id}/lock")]
pub async fn lock_account(
    ctx: web::Data<Context>,
    caller: Caller,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let locked = with_timeout(service::accounts::lock_account(&ctx, caller.0, *player)).await?;
    Ok(HttpResponse::Ok().json(AccountView::from(locked)))
}

/// Unlock an account
///
/// Its player can log in again. To unlock it again changes nothing.
#[utoipa::path(
    operation_id = "unlock_account",
    tag = "administration",
    security(("bearer" = [])),
    params(("player_id" = PlayerId, Path, description = "Whose account it is.")),
    extensions(("x-refusals" = json!(["not_an_admin"]))),
    responses((status = 200, description = "The account as it is now.", body = AccountView))
)]
#[delete("/admin/accounts/{player_id}/lock")]
pub async fn unlock_account(
    ctx: web::Data<Context>,
    caller: Caller,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let unlocked = with_timeout(service::accounts::unlock_account(&ctx, caller.0, *player)).await?;
    Ok(HttpResponse::Ok().json(AccountView::from(unlocked)))
}

/// Show the backlog
///
/// How much of the notices waits, and what of it does not get on.
#[utoipa::path(
    operation_id = "show_backlog",
    tag = "administration",
    security(("bearer" = [])),
    extensions(("x-refusals" = json!(["not_an_admin"]))),
    responses((status = 200, description = "The backlog.", body = BacklogView))
)]
#[get("/admin/backlog")]
pub async fn show_backlog(
    ctx: web::Data<Context>,
    caller: Caller,
) -> Result<HttpResponse, Problem> {
    let stuck = with_timeout(service::stuck_for_admins(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(BacklogView::from(stuck)))
}
