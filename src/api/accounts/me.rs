use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::accounts::views::{AccountDataView, ProfileView, RegisteredView};
use crate::api::http::{
    AccountRead, Body, Caller, IdempotencyKey, asking_guest, created, replayed, request_address,
    with_timeout,
};
use crate::api::problem::{NEW_PASSWORD, Problem, ProblemCode as Code};
use crate::domain::account::RefreshIn;
use crate::service::accounts::{AccountChange, Made, NewAccount};
use crate::service::{self, Context};

use super::new_session::{granting, new_session};

/// A new account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RegisterRequest {
    /// 2 to 32 letters of one script, digits, spaces and - _ . '
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    /// Hard to guess.
    #[schema(min_length = 10, max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: String,
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

/// What is to change of one's account.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChangeMeRequest {
    /// A new name: 2 to 32 letters of one script, digits, spaces and - _ . '
    #[schema(min_length = 2, max_length = 32, examples("Ada L."))]
    pub name: Option<String>,
    pub password: Option<PasswordChange>,
}

/// A new password. It ends all other sessions, and throws out all apps, unless they are to stay.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub current: String,
    #[schema(min_length = 10, max_length = 256, format = Password, examples("a giant on every crown"))]
    pub new: String,
    /// Whether the apps stay that you have let in.
    #[serde(default)]
    #[schema(default = false)]
    pub keep_apps: bool,
}

/// The confirmation that the account is to be deleted.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteMeRequest {
    /// Required unless it is the account of a guest, which has none.
    #[schema(max_length = 256, format = Password, examples("a crown for every lake"))]
    pub password: Option<String>,
}

/// Register
///
/// Makes an account and opens a session for it. The same request with the same `Idempotency-Key` opens another session for it.
///
/// If the request has the access token of a guest, the account of the guest becomes the new one and
/// keeps its games, as by `claim_account`. Without that token, the guest's games stay with the
/// guest.
#[utoipa::path(
    post, path = "/v1/players", tag = "accounts",
    extensions(("x-refusals" = json!([NEW_PASSWORD, Code::NameInvalid, Code::NameTaken, Code::TooManyAttempts, Code::CrossSiteRequest, Code::RegistrationClosed, Code::InvitationNeeded, Code::LinkInvalid, Code::LinkExpired, Code::TableNotOpen, Code::TokenExpired]))),
    responses((status = 201, description = "The account and its first session.", body = RegisteredView, headers(("Set-Cookie" = String, description = "The cookies of a browser, where `refresh_in` is `cookie`."))))
)]
pub async fn register(
    ctx: web::Data<Context>,
    request: HttpRequest,
    key: IdempotencyKey,
    body: Body<RegisterRequest>,
) -> Result<HttpResponse, Problem> {
    let RegisterRequest { name, password, client, refresh_in, invitation } = body.0;
    check_length(invitation.as_deref())?;
    // Of the password nothing is kept but its hash, and that is not made for speed.
    let repeatable = key.of("register", &name)?;
    let session = new_session(&ctx, &request, client, refresh_in)?;
    let from = request_address(&request);
    let account = NewAccount {
        name: &name,
        password: &password,
        invitation: invitation.as_deref(),
        guest: asking_guest(&request).await?,
    };
    let registering = service::accounts::register(&ctx, account, session, from, repeatable);
    let registered = with_timeout(registering).await.map_err(invitation_field)?;
    let Made { made: (player, grant), replayed: was_made } = registered;
    let mut response = created(&ctx, format_args!("v1/players/{}", player.id));
    replayed(&mut response, was_made);
    let (session_id, mut response) = (grant.session, granting(&ctx, response, &grant));
    let view =
        RegisteredView { player: ProfileView::from(player), session_id, tokens: grant.into() };
    Ok(response.json(view))
}

/// Maximum length of the token of an invitation link, in characters.
const MAX_INVITATION: usize = 1024;

/// Checks the length of the token of an invitation link, also where no token is needed.
///
/// # Errors
/// The token is longer than any that this server makes.
pub fn check_length(invitation: Option<&str>) -> Result<(), Problem> {
    if invitation.is_none_or(|token| token.chars().count() <= MAX_INVITATION) {
        return Ok(());
    }
    let detail = format_args!("At most {MAX_INVITATION} characters.");
    Err(Problem::new(Code::FieldInvalid).detail(detail).field("invitation"))
}

/// Names the field of the body that has the token of an invitation link.
pub fn invitation_field(problem: Problem) -> Problem {
    match problem.code {
        Code::LinkInvalid | Code::LinkExpired | Code::TableNotOpen => problem.field("invitation"),
        _ => problem,
    }
}

/// Show oneself
///
/// One's own account.
#[utoipa::path(
    get, path = "/v1/me", tag = "accounts",
    responses((status = 200, description = "The account.", body = ProfileView))
)]
pub async fn show_me(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let player = with_timeout(service::accounts::profile(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(ProfileView::from(player)))
}

/// Change oneself
///
/// Changes the name, the password, or both. A new password ends all other sessions; it throws out all apps too, unless you
/// keep them.
///
/// The number of new names is limited, see `renames` of the limits. The old name is held for 30
/// days: no other account gets it, and you can take it back.
#[utoipa::path(
    patch, path = "/v1/me", tag = "accounts",
    extensions(("x-refusals" = json!([NEW_PASSWORD, Code::NameInvalid, Code::NameTaken, Code::TooManyRenames, Code::PasswordWrong, Code::GuestAccount, Code::TooManyAttempts]))),
    responses((status = 200, description = "The account after the change.", body = ProfileView))
)]
pub async fn change_me(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<ChangeMeRequest>,
) -> Result<HttpResponse, Problem> {
    let ChangeMeRequest { name, password } = body.0;
    let change = AccountChange {
        name: name.as_deref(),
        password: password.as_ref().map(|change| (&*change.current, &*change.new)),
        keeps_apps: password.as_ref().is_some_and(|change| change.keep_apps),
    };
    let changed = with_timeout(service::accounts::change_account(&ctx, caller.0, change)).await;
    let player = changed.map_err(|problem| match problem {
        problem if problem.code == Code::PasswordWrong => problem.field("password.current"),
        problem if problem.field.as_deref() == Some("password") => problem.field("password.new"),
        problem => problem,
    })?;
    Ok(HttpResponse::Ok().json(ProfileView::from(player)))
}

/// Export oneself
///
/// What is stored about the account, but its secrets: passwords and tokens are kept as hashes, and the secrets of webhooks
/// are shown once. What happened in the games is in their records, ratings and statistics with the player, what was sent
/// with the webhooks, and what bots were told with the bots. It counts as an export: an account has at most four open at a time.
#[utoipa::path(
    get, path = "/v1/me/data", tag = "accounts",
    responses((status = 200, description = "All of it.", body = AccountDataView))
)]
pub async fn export_me(ctx: web::Data<Context>, caller: Caller) -> Result<HttpResponse, Problem> {
    let data = with_timeout(service::accounts::export_account(&ctx, caller.0)).await?;
    let view = AccountDataView::new(data, caller.0.session, ctx.holiday_budget);
    Ok(HttpResponse::Ok().json(view))
}

/// Delete oneself
///
/// For ever, and with it its bots: tables are left, running games conceded, the name is replaced by nothing. The games stay for those who
/// played in them. The password confirms it; a guest has none and sends none.
#[utoipa::path(
    post, path = "/v1/me/deletion", tag = "accounts",
    extensions(("x-refusals" = json!([Code::PasswordWrong, Code::TooManyAttempts]))),
    responses((status = 204, description = "The account is gone."))
)]
pub async fn delete_me(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<DeleteMeRequest>,
) -> Result<HttpResponse, Problem> {
    let password = body.0.password.as_deref();
    let deleted = with_timeout(service::accounts::delete_account(&ctx, caller.0, password)).await;
    deleted.map_err(|problem| match problem {
        problem if problem.code == Code::PasswordWrong => problem.field("password"),
        problem => problem,
    })?;
    Ok(HttpResponse::NoContent().finish())
}
