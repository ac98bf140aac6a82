use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{ProfileView, RegisteredView};
use crate::api::http::{Body, Caller, NoIdempotencyKey, created, request_address, with_timeout};
use crate::api::problem::{NEW_PASSWORD, Problem, ProblemCode as Code};
use crate::domain::account::RefreshIn;
use crate::service::{self, Context};

use super::me::{check_length, invitation_field};
use super::new_session::{granting, new_session};

/// A session for somebody without an account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayAsGuestRequest {
    /// What the session is to be called; by default what the client calls itself in `User-Agent`.
    #[schema(max_length = 64, examples("Ada's phone"))]
    pub client: Option<String>,
    /// How you get what renews the session; by default as the `refresh_token` of the answer. A page of this server says
    /// `cookie`.
    pub refresh_in: Option<RefreshIn>,
    /// Token of an invitation link to an open table. Required while `registration` in the limits is
    /// `invitation`.
    #[schema(max_length = 1024)]
    pub invitation: Option<String>,
}

/// The name and the password of what was a guest's account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClaimRequest {
    /// 2 to 32 letters of one script, digits, spaces and - _ . '
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// Hard to guess.
    #[schema(min_length = 10, max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
}

/// Play as a guest
///
/// Makes an account without a password, with a name such as Guest 4821, and opens a session for it. It plays where no ratings
/// change. `claim_account` makes it an ordinary account. Until then it is deleted when it has not been seen for
/// `guest_seconds` of the limits.
#[utoipa::path(
    post, path = "/v1/guests", tag = "accounts",
    extensions(("x-refusals" = json!([Code::TooManyAttempts, Code::CrossSiteRequest, Code::RegistrationClosed, Code::InvitationNeeded, Code::LinkInvalid, Code::LinkExpired, Code::TableNotOpen]))),
    responses((status = 201, description = "The account and its session.", body = RegisteredView, headers(("Set-Cookie" = String, description = "The cookies of a browser, where `refresh_in` is `cookie`."))))
)]
pub async fn play_as_guest(
    ctx: web::Data<Context>,
    request: HttpRequest,
    _: NoIdempotencyKey,
    body: Body<PlayAsGuestRequest>,
) -> Result<HttpResponse, Problem> {
    let PlayAsGuestRequest { client, refresh_in, invitation } = body.0;
    check_length(invitation.as_deref())?;
    let session = new_session(&ctx, &request, client, refresh_in)?;
    let from = request_address(&request);
    let playing = service::accounts::play_as_guest(&ctx, session, from, invitation.as_deref());
    let (player, grant) = with_timeout(playing).await.map_err(invitation_field)?;
    let response = created(&ctx, format_args!("v1/players/{}", player.id));
    let (session_id, mut response) = (grant.session, granting(&ctx, response, &grant));
    let view =
        RegisteredView { player: ProfileView::from(player), session_id, tokens: grant.into() };
    Ok(response.json(view))
}

/// Claim the account of a guest
///
/// Chooses a name and a password. From then on it is an account like any other, with the games that it has played.
#[utoipa::path(
    post, path = "/v1/me/claim", tag = "accounts",
    extensions(("x-refusals" = json!([NEW_PASSWORD, Code::NotAGuest, Code::NameInvalid, Code::NameTaken, Code::TooManyAttempts, Code::RegistrationClosed]))),
    responses((status = 200, description = "The account after that.", body = ProfileView))
)]
pub async fn claim_account(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<ClaimRequest>,
) -> Result<HttpResponse, Problem> {
    let ClaimRequest { name, password } = body.0;
    let from = request_address(&request);
    let claim = service::accounts::claim_account(&ctx, caller.0, &name, &password, from);
    Ok(HttpResponse::Ok().json(ProfileView::from(with_timeout(claim).await?)))
}
