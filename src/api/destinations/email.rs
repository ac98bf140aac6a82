//! Email addresses and password resets.

use actix_web::{HttpRequest, HttpResponse, web};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{AccountRead, Body, Caller, request_address, with_timeout};
use crate::api::problem::{EMAIL_LINK, NEW_PASSWORD, Problem, ProblemCode as Code};
use crate::domain::DestinationId;
use crate::domain::notification::{Destination, DestinationAddress};
use crate::service::destinations::EmailAddresses;
use crate::service::{self, Context};

/// A new email address and the password that confirms the change.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateEmail {
    /// New email address.
    #[schema(max_length = 254)]
    pub address: String,
    /// Password of the account, required because the address can be used to reset it.
    #[schema(max_length = 256)]
    pub password: String,
}

/// Confirmation of the removal.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteEmail {
    /// Password of the account.
    #[schema(max_length = 256)]
    pub password: String,
}

/// Token of a confirmation link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmEmail {
    /// Part of the link after `/verify/`.
    #[schema(max_length = 1000)]
    pub token: String,
}

/// Maximum length of the name in a password reset request, in characters.
const MAX_NAME_CHARS: usize = 64;

/// A password reset request.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestPasswordReset {
    /// Name of the account.
    #[schema(max_length = 64)]
    pub name: String,
}

/// A new password and the token of a reset link.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// Part of the link after `/reset/`.
    #[schema(max_length = 1000)]
    pub token: String,
    /// New password. Passwords that are easy to guess are rejected.
    #[schema(min_length = 10, max_length = 256)]
    pub password: String,
}

/// Email addresses of an account.
#[derive(Debug, Serialize, ToSchema)]
pub struct EmailView {
    /// Confirmed address, which receives all emails; null if there is none.
    pub confirmed: Option<EmailAddressView>,
    /// New address that is not confirmed yet; null if there is none.
    pub pending: Option<EmailAddressView>,
}

/// An email address.
#[derive(Debug, Serialize, ToSchema)]
pub struct EmailAddressView {
    /// Id of the destination.
    pub id: DestinationId,
    /// The address.
    #[schema(max_length = 254)]
    pub address: String,
    /// Time at which the address was added.
    pub created_at: Timestamp,
    /// Time of the first of the current failures; null if the last delivery succeeded.
    pub failing_since: Option<Timestamp>,
    /// Time at which the address was disabled, after five days of failures; null while it is
    /// enabled.
    pub disabled_at: Option<Timestamp>,
}

/// Get your email address
///
/// Returns the confirmed address and the address that waits for confirmation.
#[utoipa::path(
    get, path = "/v1/me/email", tag = "notifications",
    responses((status = 200, description = "The email addresses.", body = EmailView))
)]
pub async fn get_email(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
) -> Result<HttpResponse, Problem> {
    let addresses =
        with_timeout(service::destinations::list_email_addresses(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(EmailView::from(addresses)))
}

/// Change your email address
///
/// Sends an email with a confirmation link to the new address. The new address replaces the current
/// one when it is confirmed. Until then, emails go to the current address.
#[utoipa::path(
    put, path = "/v1/me/email", tag = "notifications",
    extensions(("x-refusals" = json!([Code::PasswordWrong, Code::GuestAccount, Code::TooManyAttempts, Code::EmailInvalid, Code::RetryTooEarly]))),
    responses((status = 202, description = "The confirmation email is being sent.", body = EmailView))
)]
pub async fn update_email(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<UpdateEmail>,
) -> Result<HttpResponse, Problem> {
    let UpdateEmail { address, password } = body.0;
    let changed = service::destinations::set_email_address(&ctx, caller.0, &address, &password);
    let changed = with_timeout(changed).await.map_err(with_password_field)?;
    Ok(HttpResponse::Accepted().json(EmailView::from(changed)))
}

/// Remove your email address
///
/// Removes the email address and drops its pending emails. Without an email address, a forgotten
/// password cannot be reset.
#[utoipa::path(
    post, path = "/v1/me/email/removal", tag = "notifications",
    extensions(("x-refusals" = json!([Code::PasswordWrong, Code::GuestAccount, Code::TooManyAttempts]))),
    responses((status = 204, description = "The address was removed. A last email confirms the removal."))
)]
pub async fn delete_email(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<DeleteEmail>,
) -> Result<HttpResponse, Problem> {
    let removed =
        with_timeout(service::destinations::delete_email(&ctx, caller.0, &body.0.password)).await;
    removed.map_err(with_password_field)?;
    Ok(HttpResponse::NoContent().finish())
}

/// Confirm an email address
///
/// Confirms an email address with the token from the link in the confirmation email. The linked
/// page does the same.
#[utoipa::path(
    post, path = "/v1/email-confirmations", tag = "notifications",
    extensions(("x-refusals" = json!([EMAIL_LINK]))),
    responses((status = 204, description = "The address was confirmed."))
)]
pub async fn confirm_email(
    ctx: web::Data<Context>,
    body: Body<ConfirmEmail>,
) -> Result<HttpResponse, Problem> {
    let confirmed =
        with_timeout(service::destinations::verify_email_address(&ctx, &body.0.token)).await;
    confirmed.map_err(with_token_field)?;
    Ok(HttpResponse::NoContent().finish())
}

/// Request a password reset
///
/// Sends an email with a reset link to the confirmed email address of the account. The response is
/// the same whether or not the account exists and has a confirmed address.
#[utoipa::path(
    post, path = "/v1/password-resets", tag = "accounts",
    responses((status = 202, description = "The request was accepted."))
)]
pub async fn request_password_reset(
    ctx: web::Data<Context>,
    body: Body<RequestPasswordReset>,
) -> Result<HttpResponse, Problem> {
    if body.0.name.chars().count() > MAX_NAME_CHARS {
        return Err(Problem::new(Code::FieldInvalid)
            .detail(format_args!("Expected at most {MAX_NAME_CHARS} characters."))
            .field("name"));
    }
    service::accounts::request_password_reset(&ctx, &body.0.name);
    Ok(HttpResponse::Accepted().finish())
}

/// Reset a password
///
/// Sets a new password with the token of a reset link. A link is valid for two hours and can be
/// used once. All sessions of the account end, its apps and the personal tokens that act for it are
/// revoked, and its count of failed logins is reset.
#[utoipa::path(
    post, path = "/v1/password-resets/confirmation", tag = "accounts",
    extensions(("x-refusals" = json!([EMAIL_LINK, NEW_PASSWORD, Code::TooManyAttempts]))),
    responses((status = 204, description = "The password was changed."))
)]
pub async fn reset_password(
    ctx: web::Data<Context>,
    request: HttpRequest,
    body: Body<ResetPassword>,
) -> Result<HttpResponse, Problem> {
    let ResetPassword { token, password } = body.0;
    let from = request_address(&request);
    let reset =
        with_timeout(service::accounts::reset_password(&ctx, &token, &password, from)).await;
    reset.map_err(with_token_field)?;
    Ok(HttpResponse::NoContent().finish())
}

fn with_password_field(problem: Problem) -> Problem {
    match problem.code {
        Code::PasswordWrong => problem.field("password"),
        _ => problem,
    }
}

fn with_token_field(problem: Problem) -> Problem {
    match problem.code {
        Code::LinkInvalid | Code::LinkExpired | Code::LinkUsed => problem.field("token"),
        _ => problem,
    }
}

impl From<EmailAddresses> for EmailView {
    fn from(addresses: EmailAddresses) -> EmailView {
        EmailView {
            confirmed: addresses.verified.map(EmailAddressView::from),
            pending: addresses.pending.map(EmailAddressView::from),
        }
    }
}

impl From<Destination> for EmailAddressView {
    fn from(destination: Destination) -> EmailAddressView {
        let address = match destination.address {
            DestinationAddress::Mail { address } => address,
            other => other.host(),
        };
        EmailAddressView {
            id: destination.id,
            address,
            created_at: destination.created_at,
            failing_since: destination.failing_since,
            disabled_at: destination.disabled_at,
        }
    }
}
