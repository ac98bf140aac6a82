use actix_web::{HttpRequest, HttpResponse, web};

use crate::api::accounts::views::{AppListView, AppView, CurrentTokenView};
use crate::api::http::{AccountRead, AnyToken, Caller, request_token, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::SessionId;
use crate::domain::account::TokenKind;
use crate::service::{self, Context};

/// Get the current token
///
/// Returns the kind, the player, the scopes and the expiry of the access token of the request.
/// Every kind of token is accepted.
#[utoipa::path(
    get, path = "/v1/token", tag = "tokens-and-apps",
    responses((status = 200, description = "The token.", body = CurrentTokenView))
)]
pub async fn get_token(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<AnyToken>,
) -> Result<HttpResponse, Problem> {
    let token = request_token(&request).ok_or_else(|| Problem::new(Code::TokenMissing))?;
    let player = with_timeout(service::accounts::get_account(&ctx, caller.0)).await?;
    let app = match token.kind {
        TokenKind::App => with_timeout(service::apps::find_current_app(&ctx, caller.0)).await?,
        TokenKind::Session | TokenKind::Personal => None,
    };
    Ok(HttpResponse::Ok().json(CurrentTokenView::new(player, token, app)))
}

/// List connected apps
///
/// Returns the apps that are authorized to access your account, the most recently used first.
#[utoipa::path(
    get, path = "/v1/me/apps", tag = "tokens-and-apps",
    responses((status = 200, description = "The connected apps.", body = AppListView))
)]
pub async fn list_apps(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let apps = with_timeout(service::apps::list_apps(&ctx, caller.0)).await?;
    let items = apps.into_iter().map(AppView::from).collect();
    Ok(HttpResponse::Ok().json(AppListView { items }))
}

/// Revoke an app
///
/// Revokes the access of the app to your account. Its tokens stop working immediately.
#[utoipa::path(
    delete, path = "/v1/me/apps/{app_id}", tag = "tokens-and-apps",
    responses((status = 204, description = "The app was revoked."))
)]
pub async fn revoke_app(
    ctx: web::Data<Context>,
    caller: Caller,
    app: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::apps::revoke_app(&ctx, caller.0, *app)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Revoke all apps
///
/// Revokes the access of all connected apps to your account. Their tokens stop working immediately.
#[utoipa::path(
    delete, path = "/v1/me/apps", tag = "tokens-and-apps",
    responses((status = 204, description = "All apps were revoked."))
)]
pub async fn revoke_apps(ctx: web::Data<Context>, caller: Caller) -> Result<HttpResponse, Problem> {
    with_timeout(service::apps::revoke_apps(&ctx, caller.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
