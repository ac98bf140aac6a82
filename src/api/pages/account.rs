//! Account pages: email address, password and email notifications.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use serde::Deserialize;

use crate::api::http::{form, request_address, wanted_language, with_timeout};
use crate::api::problem::Problem;
use crate::domain::PlayerId;
use crate::i18n::{Language, UiText};
use crate::notifications::content::document::{Document, Form, FormProblem, Input, InputKind};
use crate::service::{self, Context};

use super::layout::{Page, confirm, form_problem, page, refused, sentence};

pub(super) async fn about_to_turn_off(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    let form = confirm(&ctx, "mails-off", &token, &UiText::TurnMailsOff, language);
    let document = Document::new(language, UiText::TurnMailsOff.text(language)).form(form);
    Ok(page(StatusCode::OK, &document))
}

pub(super) async fn turn_off(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    match with_timeout(service::games::turn_mails_off(&ctx, &token)).await {
        Ok(player) => said(&ctx, &request, player, &UiText::MailsAreOff).await,
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

pub(super) async fn about_to_verify(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    let form = confirm(&ctx, "verify", &token, &UiText::Confirm, language);
    let document = Document::new(language, UiText::VerifyEmail.text(language)).form(form);
    Ok(page(StatusCode::OK, &document))
}

pub(super) async fn verify(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    match with_timeout(service::endpoints::verify_mail_address(&ctx, &token)).await {
        Ok(player) => said(&ctx, &request, player, &UiText::AddressConfirmed).await,
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

pub(super) async fn about_to_reset(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    Ok(page(StatusCode::OK, &choosing(&ctx, wanted_language(&request), &token, None)))
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
    form: Result<form::BoundedForm<NewPassword>, Problem>,
) -> Page {
    let password = match form {
        Ok(form) => form.0.password,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let from = request_address(&request);
    let reset = service::accounts::reset_password(&ctx, &token, &password, from);
    match with_timeout(reset).await {
        Ok(player) => said(&ctx, &request, player, &UiText::PasswordSet).await,
        // The player can correct a rejected password and submit the form again.
        Err(problem) if problem.code.as_str().starts_with("password_") => {
            let language = wanted_language(&request);
            let wrong = form_problem(&problem, language);
            let document = choosing(&ctx, language, &token, Some(wrong));
            Ok(page(problem.code.status(), &document))
        }
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

fn choosing(
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
    let form = confirm(ctx, "reset", token, &UiText::ChoosePassword, language);
    Document::new(language, UiText::ChoosePassword.text(language)).form(Form {
        inputs: vec![input],
        problem,
        ..form
    })
}

async fn said(ctx: &Context, request: &HttpRequest, player: PlayerId, phrase: &UiText<'_>) -> Page {
    sentence(ctx, request, player, |language| phrase.text(language)).await
}
