use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{AccountDataView, CreatedAccountView, ProfileView};
use crate::api::http::{
    AccountRead, Body, Caller, IdempotencyKey, created_response, request_address, request_guest,
    set_replayed_header, with_timeout,
};
use crate::api::problem::{NEW_PASSWORD, Problem, ProblemCode as Code};
use crate::domain::account::{Avatar, RefreshTokenDelivery};
use crate::service::Idempotent;
use crate::service::accounts::{AccountChange, NewAccount};
use crate::service::{self, Context, FieldChange};

use super::sessions::{new_session, with_session_cookies};

/// An account to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateAccount {
    /// Name of the account: 2 to 32 letters of one script, digits, spaces or `- _ . '`.
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// Password. Passwords that are easy to guess are rejected.
    #[schema(min_length = 10, max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
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

/// Account settings to change. Missing fields keep their values.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateMe {
    /// New name: 2 to 32 letters of one script, digits, spaces or `- _ . '`. Default: unchanged.
    #[schema(min_length = 2, max_length = 32, examples("Ada L."))]
    pub name: Option<String>,
    /// Password change. By default, the password is unchanged.
    pub password: Option<ChangePassword>,
    /// New avatar, or null for the one that clients derive from the id. Default: unchanged.
    #[serde(default)]
    #[schema(value_type = Option<u16>, minimum = 0, maximum = 65_535)]
    pub avatar: FieldChange<Option<Avatar>>,
}

/// A password change. It ends all other sessions, revokes the personal tokens that act for you and,
/// unless `keep_apps` is true, revokes all apps.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangePassword {
    /// Current password.
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub current: String,
    /// New password. Passwords that are easy to guess are rejected.
    #[schema(min_length = 10, max_length = 256, format = Password, examples("a giant on every crown"))]
    pub new: String,
    /// True to keep the connected apps authorized. Default: false.
    #[serde(default)]
    #[schema(default = false)]
    pub keep_apps: bool,
}

/// Confirmation of the deletion.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteMe {
    /// Password of the account. Required except for guests, which have none.
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: Option<String>,
}

/// Create an account
///
/// Creates an account and opens a session for it. A retry with the same `Idempotency-Key` opens
/// another session for the same account.
///
/// If the request is sent with the access token of a guest, the guest account becomes the new
/// account and keeps its games, as with `claim_account`. Without that token, the games stay with
/// the guest.
#[utoipa::path(
    post, path = "/v1/players", tag = "accounts",
    extensions(("x-refusals" = json!([NEW_PASSWORD, Code::NameInvalid, Code::NameTaken, Code::TooManyAttempts, Code::CrossSiteRequest, Code::RegistrationClosed, Code::InvitationRequired, Code::LinkInvalid, Code::LinkExpired, Code::TableNotOpen, Code::TokenExpired]))),
    responses((status = 201, description = "The account and its first session.", body = CreatedAccountView, headers(("Set-Cookie" = String, description = "Cookies of the session; sent only if `refresh_token_in` is `cookie`."))))
)]
pub async fn register(
    ctx: web::Data<Context>,
    request: HttpRequest,
    key: IdempotencyKey,
    body: Body<CreateAccount>,
) -> Result<HttpResponse, Problem> {
    let CreateAccount { name, password, client, refresh_token_in, invitation } = body.0;
    check_invitation_length(invitation.as_deref())?;
    // The password is not hashed into the request: only its slow password hash may be stored.
    let idempotency = key.to_request("register", &name)?;
    let session = new_session(&ctx, &request, client, refresh_token_in)?;
    let from = request_address(&request);
    let account = NewAccount {
        name: &name,
        password: &password,
        invitation: invitation.as_deref(),
        guest: request_guest(&request).await?,
    };
    let registering = service::accounts::register(&ctx, account, session, from, idempotency);
    let registered = with_timeout(registering).await.map_err(with_invitation_field)?;
    let Idempotent { value: (player, grant), replayed: was_made } = registered;
    let mut response = created_response(&ctx, format_args!("v1/players/{}", player.id));
    set_replayed_header(&mut response, was_made);
    let (session_id, mut response) = (grant.session, with_session_cookies(&ctx, response, &grant));
    let view =
        CreatedAccountView { player: ProfileView::from(player), session_id, tokens: grant.into() };
    Ok(response.json(view))
}

/// Maximum length of the token of an invitation link, in characters.
const MAX_INVITATION_CHARS: usize = 1024;

/// Checks the length of an invitation token, even if no token is required.
///
/// # Errors
/// The token is longer than any that this server creates.
pub fn check_invitation_length(invitation: Option<&str>) -> Result<(), Problem> {
    if invitation.is_none_or(|token| token.chars().count() <= MAX_INVITATION_CHARS) {
        return Ok(());
    }
    let detail = format_args!("Expected at most {MAX_INVITATION_CHARS} characters.");
    Err(Problem::new(Code::FieldInvalid).detail(detail).field("invitation"))
}

/// Adds the field `invitation` to problems of the invitation link.
pub fn with_invitation_field(problem: Problem) -> Problem {
    match problem.code {
        Code::LinkInvalid | Code::LinkExpired | Code::TableNotOpen => problem.field("invitation"),
        _ => problem,
    }
}

/// Get the current user
///
/// Returns the account that the access token belongs to.
#[utoipa::path(
    get, path = "/v1/me", tag = "accounts",
    responses((status = 200, description = "The account.", body = ProfileView))
)]
pub async fn get_me(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let player = with_timeout(service::accounts::get_account(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(ProfileView::from(player)))
}

/// Update the current user
///
/// Changes the name, the password and the avatar, as far as they are given. A new password ends all
/// other sessions, revokes the personal tokens that act for you, but not those of your bots, and,
/// unless `keep_apps` is true, revokes all apps.
///
/// The number of name changes is limited by `renames` (see `get_limits`). The previous name is
/// reserved for 30 days: no other account can take it, and you can change back to it.
#[utoipa::path(
    patch, path = "/v1/me", tag = "accounts",
    extensions(("x-refusals" = json!([NEW_PASSWORD, Code::NameInvalid, Code::NameTaken, Code::TooManyRenames, Code::PasswordWrong, Code::GuestAccount, Code::TooManyAttempts]))),
    responses((status = 200, description = "The updated account.", body = ProfileView))
)]
pub async fn update_me(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<UpdateMe>,
) -> Result<HttpResponse, Problem> {
    let UpdateMe { name, password, avatar } = body.0;
    let change = AccountChange {
        name: name.as_deref(),
        password: password.as_ref().map(|change| (&*change.current, &*change.new)),
        avatar,
        keeps_apps: password.as_ref().is_some_and(|change| change.keep_apps),
    };
    let changed = with_timeout(service::accounts::update_account(&ctx, caller.0, change)).await;
    let player = changed.map_err(|problem| match problem {
        problem if problem.code == Code::PasswordWrong => problem.field("password.current"),
        problem if problem.field.as_deref() == Some("password") => problem.field("password.new"),
        problem => problem,
    })?;
    Ok(HttpResponse::Ok().json(ProfileView::from(player)))
}

/// Export your account data
///
/// Returns the data that is stored about the account, except secrets: passwords and tokens are
/// stored as hashes, and webhook secrets are shown only once.
///
/// Some data is available elsewhere: the events of games in their records, ratings and statistics
/// in the player profile, sent messages in the delivery logs, and the notifications of bots in the
/// accounts of the bots. The request counts towards the limit of open `exports` (see `get_limits`).
#[utoipa::path(
    get, path = "/v1/me/data", tag = "accounts",
    responses((status = 200, description = "The account data.", body = AccountDataView))
)]
pub async fn export_me(ctx: web::Data<Context>, caller: Caller) -> Result<HttpResponse, Problem> {
    let data = with_timeout(service::account_data::export_account(&ctx, caller.0)).await?;
    let view = AccountDataView::new(data, caller.0.session, ctx.holiday_budget);
    Ok(HttpResponse::Ok().json(view))
}

/// Delete the current user
///
/// Permanently deletes the account and its bots. They leave their tables, concede their running
/// games, and their names are removed. Finished games remain available to the other players.
/// Requires the password, except for guests, which have none.
#[utoipa::path(
    post, path = "/v1/me/deletion", tag = "accounts",
    extensions(("x-refusals" = json!([Code::PasswordWrong, Code::TooManyAttempts]))),
    responses((status = 204, description = "The account was deleted."))
)]
pub async fn delete_me(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<DeleteMe>,
) -> Result<HttpResponse, Problem> {
    let password = body.0.password.as_deref();
    let deleted =
        with_timeout(service::account_data::delete_account(&ctx, caller.0, password)).await;
    deleted.map_err(|problem| match problem {
        problem if problem.code == Code::PasswordWrong => problem.field("password"),
        problem => problem,
    })?;
    Ok(HttpResponse::NoContent().finish())
}
