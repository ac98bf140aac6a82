//! Mail addresses, and passwords that were forgotten.

use actix_web::{HttpRequest, HttpResponse, web};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{AccountRead, Body, Caller, request_address, with_timeout};
use crate::api::problem::{MAILED_LINK, NEW_PASSWORD, Problem, ProblemCode as Code};
use crate::domain::EndpointId;
use crate::domain::notification::{Endpoint, EndpointAddress};
use crate::service::endpoints::MailAddresses;
use crate::service::{self, Context};

/// The address that you want.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailAddressRequest {
    #[schema(max_length = 254)]
    pub address: String,
    /// Your password: a new one can be chosen from the address.
    #[schema(max_length = 256)]
    pub password: String,
}

/// What confirms that it is you.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RemovalRequest {
    #[schema(max_length = 256)]
    pub password: String,
}

/// What the link in a mail ends with.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifyRequest {
    /// What follows `/verify/` in the link.
    #[schema(max_length = 1000)]
    pub token: String,
}

/// How long a name is at most by which somebody asks for a new password.
const LONGEST_NAME: usize = 64;

/// Whose password was forgotten.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ForgottenRequest {
    #[schema(max_length = 64)]
    pub name: String,
}

/// A new password, by the link of a mail.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// What follows `/reset/` in the link.
    #[schema(max_length = 1000)]
    pub token: String,
    #[schema(min_length = 10, max_length = 256)]
    pub password: String,
}

/// Where your mails go.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailAddressesView {
    /// The address that was confirmed; null for none.
    pub confirmed: Option<MailAddressView>,
    /// One that you want and that was not confirmed; null for none.
    pub pending: Option<MailAddressView>,
}

/// A mail address.
#[derive(Debug, Serialize, ToSchema)]
pub struct MailAddressView {
    pub id: EndpointId,
    #[schema(max_length = 254)]
    pub address: String,
    pub created_at: Timestamp,
    pub failing_since: Option<Timestamp>,
    /// Since when nothing is sent there any more, after five days of failures; null while it is.
    pub disabled_at: Option<Timestamp>,
}

/// Show the mail address
///
/// The one that was confirmed, and one that is wanted.
#[utoipa::path(
    get, path = "/v1/me/mail-address", tag = "notices",
    responses((status = 200, description = "Where your mails go.", body = MailAddressesView))
)]
pub async fn show_mail_address(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let addresses = with_timeout(service::endpoints::mail_addresses(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(MailAddressesView::from(addresses)))
}

/// Change the mail address
///
/// A mail with a link goes there. Once the link was followed and confirmed, your mails go there and nowhere else; until
/// then they go where they went.
#[utoipa::path(
    put, path = "/v1/me/mail-address", tag = "notices",
    extensions(("x-refusals" = json!([Code::PasswordWrong, Code::GuestAccount, Code::TooManyAttempts, Code::MailAddressInvalid, Code::TooSoon]))),
    responses((status = 202, description = "The mail is under way.", body = MailAddressesView))
)]
pub async fn change_mail_address(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<MailAddressRequest>,
) -> Result<HttpResponse, Problem> {
    let MailAddressRequest { address, password } = body.0;
    let changed = service::endpoints::set_mail_address(&ctx, caller.0, &address, &password);
    let changed = with_timeout(changed).await.map_err(of_the_password)?;
    Ok(HttpResponse::Accepted().json(MailAddressesView::from(changed)))
}

/// Remove the mail address
///
/// With all that waits to be sent there. A forgotten password cannot be replaced without one.
#[utoipa::path(
    post, path = "/v1/me/mail-address/removal", tag = "notices",
    extensions(("x-refusals" = json!([Code::PasswordWrong, Code::GuestAccount, Code::TooManyAttempts]))),
    responses((status = 204, description = "No mails are sent any more, after one that says so."))
)]
pub async fn remove_mail_address(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<RemovalRequest>,
) -> Result<HttpResponse, Problem> {
    let removed =
        with_timeout(service::endpoints::remove_mail_address(&ctx, caller.0, &body.0.password))
            .await;
    removed.map_err(of_the_password)?;
    Ok(HttpResponse::NoContent().finish())
}

/// Confirm a mail address
///
/// What the page behind the link in the mail does.
#[utoipa::path(
    post, path = "/v1/mail-confirmations", tag = "notices",
    extensions(("x-refusals" = json!([MAILED_LINK]))),
    responses((status = 204, description = "It is confirmed."))
)]
pub async fn confirm_mail_address(
    ctx: web::Data<Context>,
    body: Body<VerifyRequest>,
) -> Result<HttpResponse, Problem> {
    let confirmed =
        with_timeout(service::endpoints::verify_mail_address(&ctx, &body.0.token)).await;
    confirmed.map_err(of_the_token)?;
    Ok(HttpResponse::NoContent().finish())
}

/// Ask for a new password
///
/// If there is such an account with a confirmed mail address, a mail with a link goes there. Whether there is, the answer
/// does not tell.
#[utoipa::path(
    post, path = "/v1/password-resets", tag = "accounts",
    responses((status = 202, description = "If there is where to send a mail to, it is under way."))
)]
pub async fn forget_password(
    ctx: web::Data<Context>,
    body: Body<ForgottenRequest>,
) -> Result<HttpResponse, Problem> {
    if body.0.name.chars().count() > LONGEST_NAME {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("At most {LONGEST_NAME} characters."))
            .field("name"));
    }
    service::accounts::request_reset(&ctx, &body.0.name);
    Ok(HttpResponse::Accepted().finish())
}

/// Choose a new password
///
/// By the link of a mail, once, within two hours. All sessions end, and wrong passwords that were tried before no longer count.
#[utoipa::path(
    post, path = "/v1/password-resets/confirmation", tag = "accounts",
    extensions(("x-refusals" = json!([MAILED_LINK, NEW_PASSWORD, Code::TooManyAttempts]))),
    responses((status = 204, description = "The new password is good."))
)]
pub async fn reset_password(
    ctx: web::Data<Context>,
    request: HttpRequest,
    body: Body<ResetRequest>,
) -> Result<HttpResponse, Problem> {
    let ResetRequest { token, password } = body.0;
    let from = request_address(&request);
    let reset =
        with_timeout(service::accounts::reset_password(&ctx, &token, &password, from)).await;
    reset.map_err(of_the_token)?;
    Ok(HttpResponse::NoContent().finish())
}

fn of_the_password(problem: Problem) -> Problem {
    match problem.code {
        Code::PasswordWrong => problem.field("password"),
        _ => problem,
    }
}

fn of_the_token(problem: Problem) -> Problem {
    match problem.code {
        Code::LinkInvalid | Code::LinkExpired | Code::LinkUsed => problem.field("token"),
        _ => problem,
    }
}

impl From<MailAddresses> for MailAddressesView {
    fn from(addresses: MailAddresses) -> MailAddressesView {
        MailAddressesView {
            confirmed: addresses.verified.map(MailAddressView::from),
            pending: addresses.pending.map(MailAddressView::from),
        }
    }
}

impl From<Endpoint> for MailAddressView {
    fn from(endpoint: Endpoint) -> MailAddressView {
        let address = match endpoint.address {
            EndpointAddress::Mail { address } => address,
            other => other.host(),
        };
        MailAddressView {
            id: endpoint.id,
            address,
            created_at: endpoint.created_at,
            failing_since: endpoint.failing_since,
            disabled_at: endpoint.disabled_at,
        }
    }
}
