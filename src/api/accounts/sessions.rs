use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{GrantView, SessionListView, SessionView};
use crate::api::http::{AccountRead, Body, Caller, request_address, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::SessionId;
use crate::service::accounts::Grant;
use crate::service::{self, Context};

use super::me::client_name;

/// In characters; more than any has that this server makes.
const LONGEST_DEVICE_TOKEN: usize = 100;

/// Who logs in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogInRequest {
    #[schema(max_length = 64, examples("Ada"))]
    pub name: String,
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
    /// What the session is to be called; by default what the client calls itself in `User-Agent`.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: Option<String>,
    /// The `device_token` of an earlier login. At a device that is known nobody is kept out by what strangers try.
    #[schema(max_length = 100)]
    pub device_token: Option<String>,
}

/// The refresh token to exchange.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RefreshRequest {
    #[schema(
        max_length = 100,
        examples("kmr_5b3c0d8e6f1a24977c0d5e8f9a1b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d")
    )]
    pub refresh_token: String,
}

/// Log in
///
/// Opens a session.
#[utoipa::path(
    post, path = "/v1/sessions", tag = "accounts",
    extensions(("x-refusals" = json!([Code::AccountLocked, Code::CredentialsWrong, Code::TooManyAttempts]))),
    responses((status = 201, description = "The session and its tokens.", body = GrantView))
)]
pub async fn log_in(
    ctx: web::Data<Context>,
    request: HttpRequest,
    body: Body<LogInRequest>,
) -> Result<HttpResponse, Problem> {
    let LogInRequest { name, password, client, device_token } = body.0;
    let client = client_name(&request, client)?;
    if device_token.as_ref().is_some_and(|token| token.chars().count() > LONGEST_DEVICE_TOKEN) {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("A device token has at most {LONGEST_DEVICE_TOKEN} characters."))
            .field("device_token"));
    }
    let (from, device) = (request_address(&request), device_token.as_deref());
    let login = service::accounts::log_in(&ctx, &name, &password, client, from, device);
    let grant = with_timeout(login).await?;
    Ok(granted(HttpResponse::Created(), grant))
}

/// Refresh
///
/// Exchanges a refresh token for the next pair of tokens. Each token can be exchanged once; a second time ends the
/// session, because then two hold it. If the answer was lost, the exchange can be repeated once within 10 seconds.
#[utoipa::path(
    post, path = "/v1/sessions/refresh", tag = "accounts",
    extensions(("x-refusals" = json!([Code::RefreshTokenInvalid, Code::RefreshTokenReused]))),
    responses((status = 200, description = "The next tokens.", body = GrantView))
)]
pub async fn refresh(
    ctx: web::Data<Context>,
    body: Body<RefreshRequest>,
) -> Result<HttpResponse, Problem> {
    let grant = with_timeout(service::accounts::refresh(&ctx, &body.0.refresh_token)).await?;
    Ok(granted(HttpResponse::Ok(), grant))
}

/// List sessions
///
/// One's sessions that are not over, the last used first.
#[utoipa::path(
    get, path = "/v1/sessions", tag = "accounts",
    responses((status = 200, description = "The sessions.", body = SessionListView))
)]
pub async fn list_sessions(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let sessions = with_timeout(service::accounts::sessions(&ctx, caller.0)).await?;
    let items =
        sessions.into_iter().map(|session| SessionView::new(session, caller.0.session)).collect();
    Ok(HttpResponse::Ok().json(SessionListView { items }))
}

/// Log out
///
/// Ends the session of this request.
#[utoipa::path(
    delete, path = "/v1/sessions/current", tag = "accounts",
    responses((status = 204, description = "The session is over."))
)]
pub async fn log_out(ctx: web::Data<Context>, caller: Caller) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::end_session(&ctx, caller.0, caller.0.session)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Revoke a session
///
/// Ends one of one's sessions: its tokens are refused from now on.
#[utoipa::path(
    delete, path = "/v1/sessions/{session_id}", tag = "accounts",
    responses((status = 204, description = "The session is over."))
)]
pub async fn revoke_session(
    ctx: web::Data<Context>,
    caller: Caller,
    session: web::Path<SessionId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::accounts::end_session(&ctx, caller.0, *session)).await?;
    Ok(HttpResponse::NoContent().finish())
}

fn granted(mut response: actix_web::HttpResponseBuilder, grant: Grant) -> HttpResponse {
    response.insert_header((header::CACHE_CONTROL, "no-store")).json(GrantView::from(grant))
}
