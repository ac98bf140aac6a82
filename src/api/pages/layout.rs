use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::api::http::{PageSession, SessionMark, wanted_language, with_timeout};
use crate::api::problem::{EMAIL_LINK, Problem, ProblemCode};
use crate::domain::PlayerId;
use crate::i18n::{Language, PageText, UiText};
use crate::notifications::content::document::{ClientPage, Document, Form, FormProblem, Medium};
use crate::notifications::links::Link;
use crate::service::{self, Context};

pub(in crate::api) type Page = Result<HttpResponse, actix_web::Error>;

pub(super) fn confirmation_form(
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

pub(in crate::api) fn html_page(status: StatusCode, document: &Document) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_SECURITY_POLICY, document.policy(None)))
        .insert_header((header::CONTENT_LANGUAGE, document.language().tag()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::REFERRER_POLICY, "same-origin"))
        .body(document.html(Medium::Page))
}

/// Path of a link on this server, independent of the host name that the browser uses.
pub(super) fn link_path<L: Link>(ctx: &Context, link: &L) -> String {
    let links = &ctx.senders.links;
    format!("{}{}/{}", links.base().path(), L::PAGE, links.token(link))
}

/// Continues at a path of the web client if the browser has a session of `player` and runs scripts.
/// Otherwise, the document is displayed, and its link authorizes the player.
pub(super) async fn continue_in_client(
    ctx: &Context,
    request: &HttpRequest,
    player: PlayerId,
    path: &str,
    document: Document,
) -> Document {
    let viewer = PageSession::viewer(request, ctx.senders.links.key());
    let Some(viewer) = viewer.filter(|viewer| viewer.player == player) else { return document };
    match with_timeout(service::accounts::check_session(ctx, viewer)).await {
        Ok(()) => document.continued_at(ClientPage {
            path: client_path(ctx, path),
            required_cookie: Some(SessionMark::NAME),
        }),
        Err(_) => document,
    }
}

/// Path of the web client on this server.
pub(super) fn client_path(ctx: &Context, path: &str) -> String {
    format!("{}{path}", ctx.senders.links.base().path())
}

/// Appends a link to a path of the web client.
pub(super) fn add_client_button(
    ctx: &Context,
    document: Document,
    path: &str,
    label: &PageText<'_>,
) -> Document {
    let language = document.language();
    match ctx.senders.links.base().join(path) {
        Ok(url) => document.button(label.text(language), url),
        Err(_) => document,
    }
}

/// Describes a problem for display next to the input that caused it.
pub(super) fn form_problem(problem: &Problem, language: Language) -> FormProblem {
    FormProblem { input: problem.field.clone(), text: problem.code.title(language) }
}

/// A page with one sentence in the language of the player, and a link to the games.
pub(super) async fn message_page(
    ctx: &Context,
    request: &HttpRequest,
    player: PlayerId,
    text: impl FnOnce(Language) -> String,
) -> Page {
    match with_timeout(service::games::load_link_recipient(ctx, player)).await {
        Ok(reader) => {
            let language = reader.language();
            let document = Document::new(language, text(language));
            Ok(html_page(
                StatusCode::OK,
                &add_client_button(ctx, document, "games", &PageText::ToGames),
            ))
        }
        Err(problem) => Ok(problem_page(request, &problem)),
    }
}

/// A page that explains why a link had no effect.
pub(in crate::api) fn problem_page(request: &HttpRequest, problem: &Problem) -> HttpResponse {
    let language = wanted_language(request);
    let text = match problem.code {
        ProblemCode::LinkInvalid => UiText::LinkUnknown.text(language),
        ProblemCode::LinkExpired => UiText::LinkExpired.text(language),
        ProblemCode::LinkUsed => UiText::LinkUsed.text(language),
        _ => problem.code.title(language),
    };
    let document = Document::new(language, text);
    let is_about_link = EMAIL_LINK.contains(&problem.code);
    let document = match request.app_data::<web::Data<Context>>().filter(|_| is_about_link) {
        Some(ctx) => add_client_button(ctx, document, "games", &PageText::ToGames),
        None => document,
    };
    html_page(problem.code.status(), &document)
}
