//! Translates problems. They are created in English, without access to the request, and translated
//! when the response is sent.

use actix_web::Error;
use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{CONTENT_LANGUAGE, HeaderValue};

use crate::api::http::{context, known, with_timeout};
use crate::i18n::Language;
use crate::service;

use super::Problem;

/// Translates a problem to the requested language, by default to the language of the player.
pub async fn translated(
    response: ServiceResponse<BoxBody>,
    wished: Option<&HeaderValue>,
) -> ServiceResponse<BoxBody> {
    let language = match wished {
        Some(wished) => negotiated(wished),
        None => language_of_the_player(&response).await,
    };
    let said = response.response().error().and_then(|error| problem(error, language?));
    let Some(problem) = said else { return response };
    response.map_body(|head, _| {
        let language = HeaderValue::from_static(problem.language.tag());
        head.headers_mut().insert(CONTENT_LANGUAGE, language);
        BoxBody::new(problem.body())
    })
}

/// Translates an error that is not a response yet.
pub fn translated_error(error: Error, wished: Option<&HeaderValue>) -> Error {
    let language = wished.and_then(negotiated);
    language.and_then(|language| problem(&error, language)).map_or(error, Error::from)
}

fn negotiated(wished: &HeaderValue) -> Option<Language> {
    Some(Language::negotiate(wished.to_str().ok()?))
}

/// Loads the language of the player if the response is a client error.
async fn language_of_the_player(response: &ServiceResponse<BoxBody>) -> Option<Language> {
    let problem: &Problem = response.response().error()?.as_error()?;
    if !problem.code.status().is_client_error() {
        return None;
    }
    let viewer = known(response.request())?;
    let ctx = context(response.request()).ok()?;
    with_timeout(service::notifications::notice_settings(ctx, viewer)).await.ok()?.language
}

/// Returns the translated problem; none if the error is not a problem, or already in that language.
fn problem(error: &Error, language: Language) -> Option<Problem> {
    let problem: &Problem = error.as_error()?;
    (language != problem.language).then(|| problem.clone().in_language(language))
}
