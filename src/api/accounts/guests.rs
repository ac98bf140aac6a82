use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{CreatedAccountView, ProfileView};
use crate::api::http::{
    Body, Caller, NoIdempotencyKey, created_response, request_address, with_timeout,
};
use crate::api::problem::{NEW_PASSWORD, Problem, ProblemCode as Code};
use crate::domain::account::RefreshTokenDelivery;
use crate::service::{self, Context};

use super::me::{check_invitation_length, with_invitation_field};
use super::sessions::{new_session, with_session_cookies};

/// A guest account to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateGuest {
    /// Name: 2 to 32 letters of one script, digits, spaces or `- _ . '`. Default: a generated name
    /// such as Guest 4821.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: Option<String>,
    /// Name of the session in the list of sessions. Default: the `User-Agent` of the request.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: Option<String>,
    /// Delivery of the refresh token. Default: `response`. Only pages of this server can use
    /// `cookie`.
    pub refresh_token_in: Option<RefreshTokenDelivery>,
    /// Token of an invitation link to an open table. Required while `registration` (see
    /// `get_limits`) is `invitation`.
    #[schema(max_length = 1024)]
    pub invitation: Option<String>,
}

/// Name and password for a guest account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimAccount {
    /// New name, or the current one: 2 to 32 letters of one script, digits, spaces or `- _ . '`.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// New password. Passwords that are easy to guess are rejected.
    #[schema(min_length = 10, max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
}

/// Create a guest account
///
/// Creates an account without a password, under `name` or a name such as Guest 4821, and opens a
/// session for it. A guest can play only games that affect no rating. Use `claim_account` to turn
/// the guest into an ordinary account. A guest that is not claimed is deleted `guest_seconds` (see
/// `get_limits`) after its session was last refreshed; its name is then available again.
#[utoipa::path(
    post, path = "/v1/guests", tag = "accounts",
    extensions(("x-refusals" = json!([Code::NameInvalid, Code::NameTaken, Code::TooManyAttempts, Code::CrossSiteRequest, Code::RegistrationClosed, Code::InvitationRequired, Code::LinkInvalid, Code::LinkExpired, Code::TableNotOpen]))),
    responses((status = 201, description = "The account and its session.", body = CreatedAccountView, headers(("Set-Cookie" = String, description = "Cookies of the session; sent only if `refresh_token_in` is `cookie`."))))
)]
pub async fn create_guest(
    ctx: web::Data<Context>,
    request: HttpRequest,
    _: NoIdempotencyKey,
    body: Body<CreateGuest>,
) -> Result<HttpResponse, Problem> {
    let CreateGuest { name, client, refresh_token_in, invitation } = body.0;
    check_invitation_length(invitation.as_deref())?;
    let session = new_session(&ctx, &request, client, refresh_token_in)?;
    let from = request_address(&request);
    let creating = service::accounts::create_guest(
        &ctx,
        session,
        from,
        name.as_deref(),
        invitation.as_deref(),
    );
    let (player, grant) = with_timeout(creating).await.map_err(with_invitation_field)?;
    let response = created_response(&ctx, format_args!("v1/players/{}", player.id));
    let (session_id, mut response) = (grant.session, with_session_cookies(&ctx, response, &grant));
    let view =
        CreatedAccountView { player: ProfileView::from(player), session_id, tokens: grant.into() };
    Ok(response.json(view))
}

/// Claim a guest account
///
/// Sets the name and the password of the current guest account and makes it an ordinary account.
/// The account keeps its games and its session.
#[utoipa::path(
    post, path = "/v1/me/claim", tag = "accounts",
    extensions(("x-refusals" = json!([NEW_PASSWORD, Code::NotAGuest, Code::NameInvalid, Code::NameTaken, Code::TooManyAttempts, Code::RegistrationClosed]))),
    responses((status = 200, description = "The claimed account.", body = ProfileView))
)]
pub async fn claim_account(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<ClaimAccount>,
) -> Result<HttpResponse, Problem> {
    let ClaimAccount { name, password } = body.0;
    let from = request_address(&request);
    let claim = service::accounts::claim_account(&ctx, caller.0, &name, &password, from);
    Ok(HttpResponse::Ok().json(ProfileView::from(with_timeout(claim).await?)))
}
