//! Error responses in the format of RFC 9457. Problems are created in English, without access to
//! the request, and translated when the response is sent.

mod code;
mod from_service;

pub use crate::domain::ProblemCode;
pub use code::{EMAIL_LINK, NEW_PASSWORD, PICTURE, RUNNING_GAME, TABLE_SETTINGS};
pub(crate) use from_service::{pace_violation, settings_violation};

use std::fmt;

use actix_web::body::BoxBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::game_events::EventView;
use crate::domain::event_log::Version;
use crate::i18n::{Explanation, Language};

/// An error response in the format of RFC 9457. Clients should decide by `code`. `title` and
/// `detail` are human-readable and, if translated, in the language of `Accept-Language`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// Type of the problem: `urn:kingdomail:problem:` followed by the code.
    #[serde(rename = "type")]
    #[schema(format = "uri", max_length = 100)]
    pub kind: String,
    /// Meaning of the code.
    #[schema(max_length = 200)]
    pub title: String,
    /// HTTP status of the response.
    #[schema(minimum = 400, maximum = 599)]
    pub status: u16,
    /// Stable code of the problem.
    pub code: ProblemCode,
    /// Details about this request; absent if there are none.
    #[schema(max_length = 2000)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// Invalid field, parameter or header, such as `command.domino`, `limit` or `Idempotency-Key`;
    /// absent if the problem has no single cause.
    #[schema(max_length = 200)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// Current version of the game; only with `version_stale`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current_version: Option<Version>,
    /// Events since the expected version, at most 100; only with `version_stale`.
    #[schema(max_items = 100)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<EventView>>,
    /// Seconds to wait before retrying.
    #[serde(skip)]
    pub(super) retry_after: Option<i64>,
    #[serde(skip)]
    pub(in crate::api) language: Language,
    /// Detail that is translated. All other details are for developers of clients and stay in
    /// English.
    #[serde(skip)]
    pub(super) explanation: Option<Explanation>,
}

impl Problem {
    pub fn new(code: ProblemCode) -> Problem {
        Problem {
            kind: format!("urn:kingdomail:problem:{}", code.as_str()),
            title: code.title(Language::English),
            status: code.status().as_u16(),
            code,
            detail: None,
            field: None,
            current_version: None,
            events: None,
            retry_after: None,
            language: Language::English,
            explanation: None,
        }
    }

    /// Response to a request that reaches no handler. The problem is kept with the response, so
    /// that it can be translated.
    pub fn into_service_response(self, request: ServiceRequest) -> ServiceResponse<BoxBody> {
        let (request, _) = request.into_parts();
        ServiceResponse::new(request, HttpResponse::from_error(self))
    }

    pub fn detail(self, detail: impl fmt::Display) -> Problem {
        Problem { detail: Some(detail.to_string()), ..self }
    }

    /// Sets the time to wait before retrying.
    pub fn with_retry_after(self, wait: SignedDuration) -> Problem {
        // Rounds up, because a retry that is a moment early would fail.
        let seconds = wait.as_secs() + i64::from(wait.subsec_nanos() > 0);
        Problem { retry_after: Some(seconds.max(1)), ..self }
    }

    pub(super) fn with_explanation(self, explanation: Explanation) -> Problem {
        let detail = Some(explanation.text(Language::English));
        Problem { detail, explanation: Some(explanation), ..self }
    }

    /// Returns the problem in another language.
    pub fn in_language(self, language: Language) -> Problem {
        let title = self.code.title(language);
        let detail = match self.explanation {
            Some(explanation) => Some(explanation.text(language)),
            None => self.detail,
        };
        Problem { title, detail, language, ..self }
    }

    /// Serializes the body of the response.
    pub(in crate::api) fn body(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    pub fn field(self, field: impl Into<String>) -> Problem {
        Problem { field: Some(field.into()), ..self }
    }
}

/// Problem with the field that belongs to the code.
impl From<ProblemCode> for Problem {
    fn from(code: ProblemCode) -> Problem {
        Problem { field: code.field().map(str::to_owned), ..Problem::new(code) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.title, self.code.as_str())
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.code.status()
    }

    fn error_response(&self) -> HttpResponse<BoxBody> {
        let mut response = HttpResponse::build(self.status_code());
        response.content_type("application/problem+json");
        response.insert_header((header::CONTENT_LANGUAGE, self.language.tag()));
        response.insert_header((header::VARY, "accept-language"));
        match self.status_code() {
            StatusCode::UNAUTHORIZED => {
                response.insert_header((header::WWW_AUTHENTICATE, "Bearer"));
            }
            StatusCode::TOO_MANY_REQUESTS => {
                let seconds = self.retry_after.unwrap_or(60);
                response.insert_header((header::RETRY_AFTER, seconds.to_string()));
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                response.insert_header((header::RETRY_AFTER, "2"));
            }
            _ => {}
        }
        if let Some(version) = self.current_version {
            response.insert_header((header::ETAG, format!("\"{version}\"")));
        }
        response.body(self.body())
    }
}
