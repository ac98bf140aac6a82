use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse};

use crate::api::http::{wanted_language, with_timeout};
use crate::api::problem::Problem;
use crate::domain::PlayerId;
use crate::i18n::{Language, UiText, problem_title};
use crate::notifications::content::document::{Document, Form, Medium};
use crate::notifications::links::Link;
use crate::service::{self, Context};

pub(in crate::api) type Page = Result<HttpResponse, actix_web::Error>;

pub(super) fn confirm(
    ctx: &Context,
    action: &str,
    token: &str,
    label: &UiText<'_>,
    language: Language,
) -> Form {
    Form {
        action: format!("{}{action}/{token}", ctx.senders.links.base().path()),
        label: label.text(language),
        ..Form::default()
    }
}

pub(in crate::api) fn page(status: StatusCode, document: &Document) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_SECURITY_POLICY, document.policy(None)))
        .insert_header((header::CONTENT_LANGUAGE, document.language().tag()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::REFERRER_POLICY, "same-origin"))
        .body(document.html(Medium::Page))
}

/// Where the page of a link is on this server, whatever the browser calls it.
pub(super) fn path<L: Link>(ctx: &Context, link: &L) -> String {
    let links = &ctx.senders.links;
    format!("{}{}/{}", links.base().path(), L::PAGE, links.token(link))
}

/// One sentence, in the language of the player.
pub(super) async fn sentence(
    ctx: &Context,
    request: &HttpRequest,
    player: PlayerId,
    text: impl FnOnce(Language) -> String,
) -> Page {
    match with_timeout(service::games::reader(ctx, player)).await {
        Ok(reader) => {
            let language = reader.language();
            Ok(page(StatusCode::OK, &Document::new(language, text(language))))
        }
        Err(problem) => Ok(refused(request, &problem)),
    }
}

/// Why a link did nothing.
pub(in crate::api) fn refused(request: &HttpRequest, problem: &Problem) -> HttpResponse {
    let language = wanted_language(request);
    let text = match problem.code.as_str() {
        "link_invalid" => UiText::LinkUnknown.text(language),
        "link_expired" => UiText::LinkExpired.text(language),
        "link_used" => UiText::LinkUsed.text(language),
        _ => title(problem, language),
    };
    page(problem.code.status(), &Document::new(language, text))
}

pub(in crate::api) fn title(problem: &Problem, language: Language) -> String {
    problem_title(language, problem.code.as_str()).unwrap_or_default()
}
