//! Account pages: email address, password and email notifications.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use serde::Deserialize;

use crate::api::http::{body, request_address, wanted_language, with_timeout};
use crate::api::problem::{NEW_PASSWORD, Problem};
use crate::domain::PlayerId;
use crate::i18n::{Language, UiText};
use crate::notifications::content::document::{Document, Form, FormProblem, Input, InputKind};
use crate::service::{self, Context};

use super::layout::{Page, confirmation_form, form_problem, html_page, message_page, problem_page};

pub(super) async fn show_unsubscribe_form(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    let form = confirmation_form(&ctx, "mails-off", &token, &UiText::TurnMailsOff, language);
    let document = Document::new(language, UiText::TurnMailsOff.text(language)).form(form);
    Ok(html_page(StatusCode::OK, &document))
}

pub(super) async fn unsubscribe(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    match with_timeout(service::games::unsubscribe_by_link(&ctx, &token)).await {
        Ok(player) => message_in_language(&ctx, &request, player, &UiText::MailsAreOff).await,
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

pub(super) async fn show_verification_form(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    let form = confirmation_form(&ctx, "verify", &token, &UiText::Confirm, language);
    let document = Document::new(language, UiText::VerifyEmail.text(language)).form(form);
    Ok(html_page(StatusCode::OK, &document))
}

pub(super) async fn verify(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    match with_timeout(service::destinations::verify_email_address(&ctx, &token)).await {
        Ok(player) => message_in_language(&ctx, &request, player, &UiText::AddressConfirmed).await,
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

pub(super) async fn show_reset_form(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    Ok(html_page(
        StatusCode::OK,
        &new_password_document(&ctx, wanted_language(&request), &token, None),
    ))
}

/// Form of the password page.
#[derive(Deserialize)]
pub(super) struct NewPassword {
    password: String,
}

pub(super) async fn reset(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
    form: Result<body::BoundedForm<NewPassword>, Problem>,
) -> Page {
    let password = match form {
        Ok(form) => form.0.password,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let from = request_address(&request);
    let reset = service::accounts::reset_password(&ctx, &token, &password, from);
    match with_timeout(reset).await {
        Ok(player) => message_in_language(&ctx, &request, player, &UiText::PasswordSet).await,
        // The player can correct a rejected password and submit the form again.
        Err(problem) if NEW_PASSWORD.contains(&problem.code) => {
            let language = wanted_language(&request);
            let wrong = form_problem(&problem, language);
            let document = new_password_document(&ctx, language, &token, Some(wrong));
            Ok(html_page(problem.code.status(), &document))
        }
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

fn new_password_document(
    ctx: &Context,
    language: Language,
    token: &str,
    problem: Option<FormProblem>,
) -> Document {
    let input = Input {
        name: "password".to_owned(),
        label: UiText::NewPassword.text(language),
        kind: InputKind::NewPassword,
        value: String::new(),
    };
    let form = confirmation_form(ctx, "reset", token, &UiText::ChoosePassword, language);
    Document::new(language, UiText::ChoosePassword.text(language)).form(Form {
        inputs: vec![input],
        problem,
        ..form
    })
}

async fn message_in_language(
    ctx: &Context,
    request: &HttpRequest,
    player: PlayerId,
    text: &UiText<'_>,
) -> Page {
    message_page(ctx, request, player, |language| text.text(language)).await
}
