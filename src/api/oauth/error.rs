use std::fmt;

use actix_web::body::BoxBody;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use serde_json::json;

use crate::api::http::MOST_OF_A_COMMAND;
use crate::api::problem::{Problem, ProblemCode};
use crate::service::apps::GrantRefusal;

/// Why an app gets nothing, as the RFCs name it.
#[derive(Debug)]
pub enum OAuthError {
    Refused(OAuthCode, String),
    /// What has nothing to do with what the app asks for, such as that it asks too often.
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

    /// With words for who writes the app. Of what was sent, only what RFC 6749 allows there is repeated, and not at any length.
    pub fn because(self, why: impl fmt::Display) -> OAuthError {
        let is_plain = |c: &char| matches!(c, ' '..='~') && !matches!(c, '"' | '\\');
        let plain = |c: char| if is_plain(&c) { c } else { '?' };
        OAuthError::Refused(self, why.to_string().chars().map(plain).take(LONGEST).collect())
    }

    /// What is wrong with a body that is not of this `form`, or too long to be read.
    pub fn unless_read(self, problem: Problem, form: &str) -> OAuthError {
        match problem.code {
            ProblemCode::ContentTypeUnsupported
            | ProblemCode::ContentEncodingUnsupported
            | ProblemCode::BodyTooLarge => self.because(format_args!(
                "Expected {form}, not compressed, of at most {MOST_OF_A_COMMAND} bytes."
            )),
            _ => OAuthError::Problem(problem),
        }
    }

    /// What is wrong with a form that could not be read.
    pub fn no_form(problem: Problem) -> OAuthError {
        OAuthCode::InvalidRequest.unless_read(problem, "application/x-www-form-urlencoded")
    }
}

/// How long the words of a refusal are at most, in characters.
const LONGEST: usize = 200;

impl From<Problem> for OAuthError {
    fn from(problem: Problem) -> OAuthError {
        OAuthError::Problem(problem)
    }
}

impl From<GrantRefusal> for OAuthError {
    fn from(refusal: GrantRefusal) -> OAuthError {
        match refusal {
            GrantRefusal::Invalid => OAuthCode::InvalidGrant
                .because("It is unknown, was used, is over, or was given to another app."),
            GrantRefusal::ScopesTooWide => {
                OAuthCode::InvalidScope.because("The player has allowed less.")
            }
            GrantRefusal::Pending => {
                OAuthCode::AuthorizationPending.because("Nobody has decided yet.")
            }
            GrantRefusal::TooSoon => {
                OAuthCode::SlowDown.because("Wait five seconds longer between two requests.")
            }
            GrantRefusal::Expired => OAuthCode::ExpiredToken.because("Nobody has decided in time."),
            GrantRefusal::Denied => {
                OAuthCode::AccessDenied.because("The player does not let the app in.")
            }
        }
    }
}

impl fmt::Display for OAuthError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OAuthError::Refused(code, why) => write!(f, "{}: {why}", code.as_str()),
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
            OAuthError::Refused(code, why) => HttpResponse::BadRequest()
                .insert_header((header::CACHE_CONTROL, "no-store"))
                .json(json!({"error": code.as_str(), "error_description": why})),
            OAuthError::Problem(problem) => problem.error_response(),
        }
    }
}
