//! Authentication and authorization. Both run before the request is parsed, so that unauthorized
//! clients learn nothing from validation errors.

pub mod access;
pub mod caller;
pub mod cookies;
pub mod cors;

pub use access::{
    AccessRule, AccountRead, Admins, AnyToken, GamesPlay, GamesRead, McpTools, NotificationsRead,
    OrTicket, OrVisitor, StreamsRead, TablesWrite, WebhooksWrite,
};
pub use caller::{Bearer, Caller, LinkRequest, TokenIdentity, request_token};
pub(crate) use caller::{authenticated_viewer, context};
pub use cookies::{DeviceCookie, PageSession, RefreshCookie, SessionMark};
pub use cors::{check_same_origin, cors, strip_cors_when_same_origin};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::header::HeaderValue;
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest, HttpResponse, web};
use url::form_urlencoded;

use crate::api::oauth::{MCP_ENDPOINT, resource_metadata};
use crate::api::openapi::{Alternative, OpenApiDocument, Requirement, Visitors};
use crate::api::problem::{Problem, ProblemCode};
use crate::auth::{AccessTokenError, Claims, PersonalToken};
use crate::domain::account::{Scope, Scopes, TokenKind};
use crate::domain::table::Viewer;
use crate::service;
use crate::service::Context;

use self::caller::Identity;
use super::body::delay_payload_drop;
use super::caching::entity_tag::{is_privately_cached, vary_by};
use super::limits::client_ip::request_address;
use super::limits::concurrency;
use super::limits::concurrency::with_timeout;
use super::limits::rate_limit::count_account;
use super::routing::route_pattern;

/// Rejects unauthorized requests. The order of checks is authentication, authorization, rate limit,
/// and then the validation of the request.
pub async fn authenticate<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let document = request.app_data::<web::Data<OpenApiDocument>>().cloned();
    let pattern = route_pattern(request.request());
    let requirement = match pattern.as_deref() {
        // The MCP endpoint is not in the document; its requests and responses follow their own
        // protocol.
        Some(MCP_ENDPOINT) if request.method() == Method::POST => Some(&McpTools::REQUIREMENT),
        pattern => document
            .as_ref()
            .zip(pattern)
            .and_then(|(document, pattern)| document.requirement(request.method(), pattern)),
    };
    let Some(requirement) = requirement else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let admitted = async {
        admit(request.request(), requirement).await?;
        concurrency::acquire_permit(request.request()).await
    };
    if let Err(problem) = admitted.await {
        let problem = add_revocation_detail(request.request(), problem);
        match request.take_payload() {
            Payload::None => {}
            unread_body => delay_payload_drop(unread_body),
        }
        return Ok(add_challenge(problem.into_service_response(request), requirement));
    }
    let mut response = next.call(request).await?.map_into_boxed_body();
    if is_privately_cached(response.headers()) {
        vary_by(response.headers_mut(), &header::AUTHORIZATION);
    }
    concurrency::release_permit(response.request());
    let ended = if leaks_validation_details(response.status()) {
        check_session(response.request()).await.err()
    } else {
        session_ended_problem(&response)
    };
    if let Some(problem) = ended {
        let problem = add_revocation_detail(response.request(), problem);
        let response = response.into_response(HttpResponse::from_error(problem));
        return Ok(add_challenge(response, requirement));
    }
    Ok(add_challenge(response, requirement))
}

/// Returns the problem of a use case that found the session ended.
fn session_ended_problem(response: &ServiceResponse<BoxBody>) -> Option<Problem> {
    let problem: &Problem = response.response().error()?.as_error()?;
    (problem.code == ProblemCode::SessionEnded).then(|| problem.clone())
}

/// Adds the cause to the problem: a token of an app or a personal token was revoked.
fn add_revocation_detail(request: &HttpRequest, problem: Problem) -> Problem {
    if problem.code != ProblemCode::SessionEnded {
        return problem;
    }
    let cached = request.extensions().get::<Identity>().and_then(|identity| identity.token);
    let is_personal = bearer_token(request).is_some_and(PersonalToken::has_prefix);
    match cached.map(|token| token.kind) {
        Some(TokenKind::App) => {
            problem.detail("The token was revoked. The player must authorize the app again.")
        }
        Some(TokenKind::Personal) => problem.detail("The token was revoked. Create a new one."),
        None if is_personal => problem.detail("The token was revoked. Create a new one."),
        Some(TokenKind::Session) | None => problem,
    }
}

/// Adds a `WWW-Authenticate` challenge with the required scopes to the response (RFC 6750, RFC
/// 9728).
fn add_challenge(
    mut response: ServiceResponse<BoxBody>,
    requirement: &Requirement,
) -> ServiceResponse<BoxBody> {
    let error = match response.status() {
        StatusCode::UNAUTHORIZED if has_access_token(response.request()) => {
            ", error=\"invalid_token\""
        }
        StatusCode::UNAUTHORIZED => "",
        StatusCode::FORBIDDEN if lacks_scope(&response) => ", error=\"insufficient_scope\"",
        _ => return response,
    };
    let Ok(ctx) = context(response.request()) else { return response };
    let metadata_url = resource_metadata(ctx.senders.links.base(), response.request().path());
    let scopes: Scopes = requirement.scopes.iter().copied().collect();
    let scope = if scopes.is_empty() { String::new() } else { format!(", scope=\"{scopes}\"") };
    let challenge = format!("Bearer resource_metadata=\"{metadata_url}\"{error}{scope}");
    if let Ok(challenge) = HeaderValue::from_str(&challenge) {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, challenge);
    }
    response
}

fn lacks_scope(response: &ServiceResponse<BoxBody>) -> bool {
    let problem = response.response().error().and_then(|error| error.as_error::<Problem>());
    problem.is_some_and(|problem| problem.code == ProblemCode::ScopeMissing)
}

/// Returns true if the request may have been rejected before its use case checked the session.
fn leaks_validation_details(status: StatusCode) -> bool {
    use StatusCode as Status;
    let leaking_statuses = [
        Status::BAD_REQUEST,
        Status::REQUEST_TIMEOUT,
        Status::PAYLOAD_TOO_LARGE,
        Status::UNSUPPORTED_MEDIA_TYPE,
        Status::UNPROCESSABLE_ENTITY,
        Status::PRECONDITION_REQUIRED,
    ];
    leaking_statuses.contains(&status)
}

/// Admits an authorized request. A ticket or a signature in the URL takes precedence over an access
/// token.
async fn admit(request: &HttpRequest, requirement: &Requirement) -> Result<(), Problem> {
    match requirement.alternative {
        Some(Alternative::Ticket) => {
            if let Some(ticket) = query_parameter(request, "ticket") {
                return admit_by_ticket(request, requirement, &ticket).await;
            }
        }
        // The signature covers the other parameters of the link, so the use case verifies it.
        Some(Alternative::Signature) if has_signed_link(request) => return Ok(()),
        Some(Alternative::Signature) | None => {}
    }
    let has_no_credentials = !request.headers().contains_key(header::AUTHORIZATION);
    if has_no_credentials && requirement.visitors == Visitors::Admitted {
        return admit_visitor(request);
    }
    admit_by_token(request, requirement).await
}

/// Admits a request without credentials. All visitors from one network count as one account.
fn admit_visitor(request: &HttpRequest) -> Result<(), Problem> {
    let viewer = service::accounts::visitor(request_address(request));
    cache_identity(request, Identity { viewer, is_session_checked: true, token: None });
    count_account(request, viewer.player)
}

async fn admit_by_token(request: &HttpRequest, requirement: &Requirement) -> Result<(), Problem> {
    let Identity { viewer, is_session_checked, .. } = identify(request, requirement).await?;
    if !is_session_checked && !requirement.defers_session_check {
        check_session(request).await?;
    }
    if requirement.admins_only {
        with_timeout(service::accounts::check_admin(context(request)?, viewer)).await?;
    }
    Ok(())
}

async fn admit_by_ticket(
    request: &HttpRequest,
    requirement: &Requirement,
    ticket: &str,
) -> Result<(), Problem> {
    match with_timeout(service::accounts::redeem_stream_ticket(context(request)?, ticket)).await {
        Ok(viewer) => {
            cache_identity(request, Identity { viewer, is_session_checked: true, token: None });
            Ok(())
        }
        Err(refused) if refused.status == 401 && has_access_token(request) => {
            admit_by_token(request, requirement).await
        }
        Err(problem) => Err(problem),
    }
}

/// Returns the identity of the caller, cached in the request or verified by the access token.
pub async fn identity(
    request: &HttpRequest,
    requirement: &Requirement,
) -> Result<Identity, Problem> {
    let cached = request.extensions().get::<Identity>().copied();
    if let Some(cached) = cached {
        return Ok(cached);
    }
    identify(request, requirement).await
}

/// Verifies the access token of a session or an app, or a personal token, and checks its scopes.
async fn identify(request: &HttpRequest, requirement: &Requirement) -> Result<Identity, Problem> {
    let ctx = context(request)?;
    let token = bearer_token(request).ok_or_else(|| Problem::new(ProblemCode::TokenMissing))?;
    let identity = if PersonalToken::has_prefix(token) {
        let redeemed = with_timeout(service::accounts::redeem_token(ctx, token)).await?;
        let (kind, scopes, expires_at) =
            (TokenKind::Personal, redeemed.scopes, redeemed.expires_at);
        let token = TokenIdentity { kind, scopes, expires_at };
        Identity { viewer: redeemed.viewer, is_session_checked: true, token: Some(token) }
    } else {
        let Claims { player, session, scopes, expires } =
            ctx.tokens.verify(token, ctx.now()).map_err(|refused| {
                Problem::new(match refused {
                    AccessTokenError::Malformed => ProblemCode::TokenInvalid,
                    AccessTokenError::Expired => ProblemCode::TokenExpired,
                })
            })?;
        let (kind, scopes) = match scopes {
            Some(scopes) => (TokenKind::App, scopes),
            None => (TokenKind::Session, Scopes::all()),
        };
        let token = TokenIdentity { kind, scopes, expires_at: Some(expires) };
        Identity {
            viewer: Viewer { player, session },
            is_session_checked: false,
            token: Some(token),
        }
    };
    cache_identity(request, identity);
    let rate_check = count_account(request, identity.viewer.player);
    check_token_scopes(requirement, identity)?;
    rate_check?;
    Ok(identity)
}

/// Returns the guest whose access token was sent to an operation that requires none.
///
/// # Errors
/// The token has expired, so its owner is unknown.
pub async fn request_guest(request: &HttpRequest) -> Result<Option<Viewer>, Problem> {
    let (ctx, Some(token)) = (context(request)?, bearer_token(request)) else { return Ok(None) };
    let viewer = match ctx.tokens.verify(token, ctx.now()) {
        Ok(Claims { player, session, scopes: None, .. }) => Viewer { player, session },
        Err(AccessTokenError::Expired) => return Err(Problem::new(ProblemCode::TokenExpired)),
        Ok(_) | Err(AccessTokenError::Malformed) => return Ok(None),
    };
    as_active_guest(ctx, viewer).await
}

/// Returns the viewer if the session is active and belongs to a guest.
pub async fn as_active_guest(ctx: &Context, viewer: Viewer) -> Result<Option<Viewer>, Problem> {
    let checked = async {
        service::accounts::check_session(ctx, viewer).await?;
        service::accounts::is_guest(ctx, viewer).await
    };
    match with_timeout(checked).await {
        Ok(is_guest) => Ok(is_guest.then_some(viewer)),
        Err(problem) if problem.code == ProblemCode::SessionEnded => Ok(None),
        Err(problem) => Err(problem),
    }
}

/// Checks that the session of the caller is active. Does nothing if the request has no identity.
pub async fn check_session(request: &HttpRequest) -> Result<(), Problem> {
    let cached = request.extensions().get::<Identity>().copied();
    let Some(identity @ Identity { viewer, is_session_checked: false, .. }) = cached else {
        return Ok(());
    };
    with_timeout(service::accounts::check_session(context(request)?, viewer)).await?;
    cache_identity(request, Identity { is_session_checked: true, ..identity });
    Ok(())
}

fn cache_identity(request: &HttpRequest, identity: Identity) {
    request.extensions_mut().insert(identity);
}

/// Checks the requirement against a token. Session tokens pass; other tokens need the scopes.
fn check_token_scopes(requirement: &Requirement, identity: Identity) -> Result<(), Problem> {
    let Some(token) = identity.token.filter(|token| token.kind != TokenKind::Session) else {
        return Ok(());
    };
    if requirement.any_token {
        return Ok(());
    }
    if requirement.scopes.is_empty() {
        return Err(Problem::new(ProblemCode::SessionRequired));
    }
    check_scopes(requirement.scopes, token.scopes)
}

/// Checks that all required scopes were granted.
///
/// # Errors
/// The first missing scope.
pub fn check_scopes(needed: &[Scope], granted: Scopes) -> Result<(), Problem> {
    match needed.iter().find(|scope| !granted.contains(**scope)) {
        Some(missing) => Err(Problem::new(ProblemCode::ScopeMissing)
            .detail(format_args!("The token needs the scope `{}`.", missing.name()))),
        None => Ok(()),
    }
}

/// Returns true if the request has an access token, valid or not.
pub fn has_access_token(request: &HttpRequest) -> bool {
    bearer_token(request).is_some()
}

fn bearer_token(request: &HttpRequest) -> Option<&str> {
    let value = request.headers().get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// Returns true if the request has the parameters of a signed link.
fn has_signed_link(request: &HttpRequest) -> bool {
    ["signature", "expires"].into_iter().any(|name| query_parameter(request, name).is_some())
}

fn query_parameter(request: &HttpRequest, name: &str) -> Option<String> {
    let mut parameters = form_urlencoded::parse(request.query_string().as_bytes());
    parameters.find_map(|(key, value)| (key == name).then(|| value.into_owned()))
}
