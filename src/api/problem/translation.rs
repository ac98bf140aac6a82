//! Problems are made in English, where nobody knows the request, and said in its language on their way out.

use actix_web::Error;
use actix_web::body::BoxBody;
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{CONTENT_LANGUAGE, HeaderValue};

use crate::api::http::{context, known, with_timeout};
use crate::i18n::Language;
use crate::service;

use super::Problem;

/// The answer; a problem in the language wished for, or without a wish in that of the player.
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

/// The same for what has not become an answer yet.
pub fn translated_error(error: Error, wished: Option<&HeaderValue>) -> Error {
    let language = wished.and_then(negotiated);
    language.and_then(|language| problem(&error, language)).map_or(error, Error::from)
}

fn negotiated(wished: &HeaderValue) -> Option<Language> {
    Some(Language::negotiate(wished.to_str().ok()?))
}

/// What the player has chosen, where there is a problem that is the player's.
async fn language_of_the_player(response: &ServiceResponse<BoxBody>) -> Option<Language> {
    let problem: &Problem = response.response().error()?.as_error()?;
    if !problem.code.status().is_client_error() {
        return None;
    }
    let viewer = known(response.request())?;
    let ctx = context(response.request()).ok()?;
    with_timeout(service::notifications::notice_settings(ctx, viewer)).await.ok()?.language
}

/// The problem in another language than its own; none if it is none, or in that language as it is.
fn problem(error: &Error, language: Language) -> Option<Problem> {
    let problem: &Problem = error.as_error()?;
    (language != problem.language).then(|| problem.clone().in_language(language))
}
