use actix_web::{HttpRequest, HttpResponse, web};

use crate::api::accounts::views::{AppListView, AppView, ShownTokenView};
use crate::api::http::{AccountRead, AnyToken, Caller, shown_token, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::SessionId;
use crate::domain::account::TokenKind;
use crate::service::{self, Context};

/// Show the token
///
/// Whom the token stands for with which this is asked, and what it may be used for.
#[utoipa::path(
    get, path = "/v1/token", tag = "programs",
    responses((status = 200, description = "What the token is.", body = ShownTokenView))
)]
pub async fn show_token(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<AnyToken>,
) -> Result<HttpResponse, Problem> {
    let token = shown_token(&request).ok_or_else(|| Problem::new(Code::TokenMissing))?;
    let player = with_timeout(service::accounts::profile(&ctx, caller.0)).await?;
    let app = match token.kind {
        TokenKind::App => with_timeout(service::apps::shown_app(&ctx, caller.0)).await?,
        TokenKind::Session | TokenKind::Personal => None,
    };
    Ok(HttpResponse::Ok().json(ShownTokenView::new(player, token, app)))
}

/// List apps
///
/// Those that you have let in by OAuth and that are not over, the last used first.
#[utoipa::path(
    get, path = "/v1/me/apps", tag = "programs",
    responses((status = 200, description = "The apps.", body = AppListView))
)]
pub async fn list_apps(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let apps = with_timeout(service::apps::apps(&ctx, caller.0)).await?;
    let items = apps.into_iter().map(AppView::from).collect();
    Ok(HttpResponse::Ok().json(AppListView { items }))
}

/// Throw out an app
///
/// Its tokens are refused from now on.
#[utoipa::path(
    delete, path = "/v1/me/apps/{app_id}", tag = "programs",
    responses((status = 204, description = "The app is out."))
)]
pub async fn throw_out_app(
    ctx: web::Data<Context>,
    caller: Caller,
    app: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::apps::throw_out_app(&ctx, caller.0, *app)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Throw out all apps
///
/// The tokens of all of them are refused from now on.
#[utoipa::path(
    delete, path = "/v1/me/apps", tag = "programs",
    responses((status = 204, description = "All apps are out."))
)]
pub async fn throw_out_apps(
    ctx: web::Data<Context>,
    caller: Caller,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::apps::throw_out_apps(&ctx, caller.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
