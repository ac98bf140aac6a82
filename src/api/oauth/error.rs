use std::fmt;

use actix_web::body::BoxBody;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use serde_json::json;

use crate::api::http::MAX_COMMAND_BYTES;
use crate::api::problem::{Problem, ProblemCode};
use crate::service::apps::GrantError;

/// Error response of an OAuth operation.
#[derive(Debug)]
pub enum OAuthError {
    Refused(OAuthCode, String),
    /// An error that is not specific to OAuth, such as a rate limit.
    Problem(Problem),
}

/// The `error` of RFC 6749, RFC 7009, RFC 7591, RFC 8628 and RFC 8707.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OAuthCode {
    InvalidRequest,
    InvalidGrant,
    InvalidScope,
    InvalidTarget,
    InvalidRedirectUri,
    InvalidClientMetadata,
    UnsupportedGrantType,
    UnsupportedTokenType,
    UnsupportedResponseType,
    AccessDenied,
    AuthorizationPending,
    SlowDown,
    ExpiredToken,
}

impl OAuthCode {
    pub fn as_str(self) -> &'static str {
        match self {
            OAuthCode::InvalidRequest => "invalid_request",
            OAuthCode::InvalidGrant => "invalid_grant",
            OAuthCode::InvalidScope => "invalid_scope",
            OAuthCode::InvalidTarget => "invalid_target",
            OAuthCode::InvalidRedirectUri => "invalid_redirect_uri",
            OAuthCode::InvalidClientMetadata => "invalid_client_metadata",
            OAuthCode::UnsupportedGrantType => "unsupported_grant_type",
            OAuthCode::UnsupportedTokenType => "unsupported_token_type",
            OAuthCode::UnsupportedResponseType => "unsupported_response_type",
            OAuthCode::AccessDenied => "access_denied",
            OAuthCode::AuthorizationPending => "authorization_pending",
            OAuthCode::SlowDown => "slow_down",
            OAuthCode::ExpiredToken => "expired_token",
        }
    }

    /// Adds a description for the developer of the app. Characters that RFC 6749 does not allow are
    /// replaced, and the length is limited.
    pub fn with_description(self, description: impl fmt::Display) -> OAuthError {
        let is_plain = |c: &char| matches!(c, ' '..='~') && !matches!(c, '"' | '\\');
        let plain = |c: char| if is_plain(&c) { c } else { '?' };
        OAuthError::Refused(
            self,
            description.to_string().chars().map(plain).take(MAX_DESCRIPTION_CHARS).collect(),
        )
    }

    /// Converts the problem of a body with a wrong content type, encoding or size.
    pub fn with_body_problem(self, problem: Problem, form: &str) -> OAuthError {
        match problem.code {
            ProblemCode::ContentTypeUnsupported
            | ProblemCode::ContentEncodingUnsupported
            | ProblemCode::BodyTooLarge => self.with_description(format_args!(
                "Expected uncompressed {form} of at most {MAX_COMMAND_BYTES} bytes."
            )),
            _ => OAuthError::Problem(problem),
        }
    }

    /// Converts the problem of a form that could not be read.
    pub fn from_form_problem(problem: Problem) -> OAuthError {
        OAuthCode::InvalidRequest.with_body_problem(problem, "application/x-www-form-urlencoded")
    }
}

/// Maximum length of a description in characters.
const MAX_DESCRIPTION_CHARS: usize = 200;

impl From<Problem> for OAuthError {
    fn from(problem: Problem) -> OAuthError {
        OAuthError::Problem(problem)
    }
}

impl From<GrantError> for OAuthError {
    fn from(refusal: GrantError) -> OAuthError {
        match refusal {
            GrantError::Invalid => OAuthCode::InvalidGrant.with_description(
                "The grant is unknown, used, expired or revoked, or belongs to another app.",
            ),
            GrantError::ScopesTooWide => OAuthCode::InvalidScope
                .with_description("The player has not granted all of these scopes."),
            GrantError::Pending => {
                OAuthCode::AuthorizationPending.with_description("The player has not decided yet.")
            }
            GrantError::TooSoon => OAuthCode::SlowDown
                .with_description("Wait five seconds longer between two requests."),
            GrantError::Expired => OAuthCode::ExpiredToken
                .with_description("The code expired before the player decided."),
            GrantError::Denied => {
                OAuthCode::AccessDenied.with_description("The player denied the request.")
            }
        }
    }
}

impl fmt::Display for OAuthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OAuthError::Refused(code, description) => write!(f, "{}: {description}", code.as_str()),
            OAuthError::Problem(problem) => problem.fmt(f),
        }
    }
}

impl ResponseError for OAuthError {
    fn status_code(&self) -> StatusCode {
        match self {
            OAuthError::Refused(..) => StatusCode::BAD_REQUEST,
            OAuthError::Problem(problem) => problem.status_code(),
        }
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        match self {
            OAuthError::Refused(code, description) => HttpResponse::BadRequest()
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .json(json!({"error": code.as_str(), "error_description": description})),
            OAuthError::Problem(problem) => problem.error_response(),
        }
    }
}
