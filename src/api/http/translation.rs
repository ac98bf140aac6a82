//! Translates problems. They are created in English, without access to the request, and translated
//! when the response is sent.

use actix_web::Error;
use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{CONTENT_LANGUAGE, HeaderValue};

use crate::api::problem::Problem;
use crate::i18n::Language;
use crate::service;

use super::{authenticated_viewer, context, with_timeout};

/// Translates a problem to the requested language, by default to the language of the player.
pub async fn translate_response(
    response: ServiceResponse<BoxBody>,
    accept_language: Option<&HeaderValue>,
) -> ServiceResponse<BoxBody> {
    let language = match accept_language {
        Some(accept_language) => negotiate_language(accept_language),
        None => account_language(&response).await,
    };
    let translated =
        response.response().error().and_then(|error| translate_problem(error, language?));
    let Some(problem) = translated else { return response };
    response.map_body(|head, _| {
        let language = HeaderValue::from_static(problem.language.tag());
        head.headers_mut().insert(CONTENT_LANGUAGE, language);
        BoxBody::new(problem.body())
    })
}

/// Translates an error that is not a response yet.
pub fn translate_error(error: Error, accept_language: Option<&HeaderValue>) -> Error {
    let language = accept_language.and_then(negotiate_language);
    language.and_then(|language| translate_problem(&error, language)).map_or(error, Error::from)
}

fn negotiate_language(accept_language: &HeaderValue) -> Option<Language> {
    Some(Language::negotiate(accept_language.to_str().ok()?))
}

/// Loads the language of the player if the response is a client error.
async fn account_language(response: &ServiceResponse<BoxBody>) -> Option<Language> {
    let problem: &Problem = response.response().error()?.as_error()?;
    if !problem.code.status().is_client_error() {
        return None;
    }
    let viewer = authenticated_viewer(response.request())?;
    let ctx = context(response.request()).ok()?;
    with_timeout(service::preferences::get_notification_settings(ctx, viewer)).await.ok()?.language
}

/// Returns the translated problem; none if the error is not a problem, or already in that language.
fn translate_problem(error: &Error, language: Language) -> Option<Problem> {
    let problem: &Problem = error.as_error()?;
    (language != problem.language).then(|| problem.clone().in_language(language))
}
