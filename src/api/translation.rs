//! Problems are made in English, where nobody knows the request, and said in its language on their way out.

use actix_web::Error;
use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{CONTENT_LANGUAGE, HeaderValue};

use crate::words::Language;

use super::Problem;

/// The answer; a problem in the language wished for.
pub fn translated(
    response: ServiceResponse<BoxBody>,
    wished: Option<&HeaderValue>,
) -> ServiceResponse<BoxBody> {
    let Some(problem) = response.response().error().and_then(|error| problem(error, wished)) else {
        return response;
    };
    response.map_body(|head, _| {
        let language = HeaderValue::from_static(problem.language.tag());
        head.headers_mut().insert(CONTENT_LANGUAGE, language);
        BoxBody::new(problem.body())
    })
}

/// The same for what has not become an answer yet.
pub fn translated_error(error: Error, wished: Option<&HeaderValue>) -> Error {
    problem(&error, wished).map_or(error, Error::from)
}

/// The problem in another language than its own; none if it is none, or wished for as it is.
fn problem(error: &Error, wished: Option<&HeaderValue>) -> Option<Problem> {
    let problem: &Problem = error.as_error()?;
    let language = Language::negotiate(wished?.to_str().ok()?);
    (language != problem.language).then(|| problem.clone().in_language(language))
}
