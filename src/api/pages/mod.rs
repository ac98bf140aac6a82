//! The pages to which the links in messages lead. They are for people with a browser, not for clients, and so not in the
//! document. A GET shows, and changes nothing: programs look at links before people do. Only a POST does something.

mod answers;
mod layout;
mod series;
mod table;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use answers::{about_to_answer, answer, with_answers};
use kingdomino::{Command, GameState};
use layout::{Page, confirm, page, refused, title};
use serde::Deserialize;
use series::{ready, series, with_series};
use table::{shown, shown_after};

use crate::api::http::{form, request_address, wanted_language, with_timeout};
use crate::i18n::{Language, UiText};
use crate::notifications::channels::mail::label;
use crate::notifications::content::document::{Document, Form, Input, InputKind};
use crate::notifications::links::{Link, PlayLink};
use crate::service::{self, Context};

use super::problem::Problem;

/// Where the pages are.
pub fn pages(config: &mut web::ServiceConfig) {
    config
        .route("/table/{token}", web::get().to(table))
        .route("/play/{token}", web::get().to(about_to_play))
        .route("/play/{token}", web::post().to(play))
        .route("/answer/{token}", web::get().to(about_to_answer))
        .route("/answer/{token}", web::post().to(answer))
        .route("/series/{token}", web::get().to(series))
        .route("/series/{token}", web::post().to(ready))
        .route("/mails-off/{token}", web::get().to(about_to_turn_off))
        .route("/mails-off/{token}", web::post().to(turn_off))
        .route("/verify/{token}", web::get().to(about_to_verify))
        .route("/verify/{token}", web::post().to(verify))
        .route("/reset/{token}", web::get().to(about_to_reset))
        .route("/reset/{token}", web::post().to(reset));
}

async fn table(ctx: web::Data<Context>, request: HttpRequest, token: web::Path<String>) -> Page {
    match with_timeout(service::games::linked_table(&ctx, &token)).await {
        Ok(table) => {
            let mut letter = shown(&ctx, &table);
            let (player, game) = (table.reader.player, &table.game);
            for command in table.ways.iter().copied() {
                let until = game.read_at.checked_add(crate::notifications::links::LIFETIME);
                let text = label(command, letter.language());
                let (Ok(until), Some(text)) = (until, text) else { continue };
                let link =
                    PlayLink { player, game: game.id, version: game.version, command, until };
                if let Ok(url) = ctx.senders.links.url(&link).parse() {
                    letter = letter.button(text, url);
                }
            }
            let letter = with_answers(&ctx, &table, letter);
            Ok(page(StatusCode::OK, &with_series(&ctx, &table, letter)))
        }
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

async fn about_to_play(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let play = match with_timeout(service::games::linked_play(&ctx, &token)).await {
        Ok(play) => play,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let letter = shown(&ctx, &play.table);
    let language = letter.language();
    if play.is_done {
        return Ok(page(StatusCode::OK, &letter.paragraph(UiText::LinkUsed.text(language))));
    }
    if !play.can_be_done {
        return Ok(page(StatusCode::OK, &letter.paragraph(UiText::GameMovedOn.text(language))));
    }
    let about = match play.command {
        Command::Pick { domino } => UiText::AboutToPick { domino },
        Command::Discard { domino } => UiText::AboutToDiscard { domino },
        Command::Place { domino, .. } => UiText::AboutToPlace { domino },
        _ => UiText::Confirm,
    };
    let letter = letter.paragraph(about.text(language));
    Ok(page(
        StatusCode::OK,
        &letter.form(confirm(&ctx, PlayLink::PAGE, &token, &UiText::Confirm, language)),
    ))
}

async fn play(ctx: web::Data<Context>, request: HttpRequest, token: web::Path<String>) -> Page {
    let played = with_timeout(service::games::play_by_link(&ctx, &token)).await;
    let said = match played {
        Ok(()) => (StatusCode::OK, UiText::Done),
        Err(problem) if problem.code.as_str() == "link_used" => {
            (StatusCode::CONFLICT, UiText::LinkUsed)
        }
        Err(problem) if problem.code.as_str() == "version_stale" => {
            (StatusCode::CONFLICT, UiText::GameMovedOn)
        }
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let table = match with_timeout(service::games::linked_play(&ctx, &token)).await {
        Ok(play) => play.table,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let is_over = table.game.state.as_ref().is_some_and(GameState::is_finished);
    let (status, said) = match said {
        (status, UiText::Done) if is_over => (status, UiText::DoneAndOver),
        other => other,
    };
    Ok(page(status, &shown_after(&ctx, &table, Some(&said))))
}

async fn about_to_turn_off(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    let form = confirm(&ctx, "mails-off", &token, &UiText::TurnMailsOff, language);
    let letter = Document::new(language, UiText::TurnMailsOff.text(language)).form(form);
    Ok(page(StatusCode::OK, &letter))
}

async fn turn_off(ctx: web::Data<Context>, request: HttpRequest, token: web::Path<String>) -> Page {
    match with_timeout(service::games::turn_mails_off(&ctx, &token)).await {
        Ok(player) => said(&ctx, &request, player, &UiText::MailsAreOff).await,
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

async fn about_to_verify(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let language = wanted_language(&request);
    let form = confirm(&ctx, "verify", &token, &UiText::Confirm, language);
    let letter = Document::new(language, UiText::VerifyEmail.text(language)).form(form);
    Ok(page(StatusCode::OK, &letter))
}

async fn verify(ctx: web::Data<Context>, request: HttpRequest, token: web::Path<String>) -> Page {
    match with_timeout(service::endpoints::verify_mail_address(&ctx, &token)).await {
        Ok(player) => said(&ctx, &request, player, &UiText::AddressConfirmed).await,
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

async fn about_to_reset(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    Ok(page(StatusCode::OK, &choosing(&ctx, wanted_language(&request), &token)))
}

/// What the form of that page sends.
#[derive(Deserialize)]
struct NewPassword {
    password: String,
}

async fn reset(
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
        // Another password may be good.
        Err(problem) if problem.code.as_str().starts_with("password_") => {
            let language = wanted_language(&request);
            let letter = choosing(&ctx, language, &token).paragraph(title(&problem, language));
            Ok(page(problem.code.status(), &letter))
        }
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

fn choosing(ctx: &Context, language: Language, token: &str) -> Document {
    let input = Input {
        name: "password".to_owned(),
        label: UiText::NewPassword.text(language),
        kind: InputKind::NewPassword,
    };
    let form = confirm(ctx, "reset", token, &UiText::ChoosePassword, language);
    Document::new(language, UiText::ChoosePassword.text(language))
        .form(Form { inputs: vec![input], ..form })
}

/// One sentence, in the language of the player.
async fn said(
    ctx: &Context,
    request: &HttpRequest,
    player: crate::domain::PlayerId,
    phrase: &UiText<'_>,
) -> Page {
    match with_timeout(service::games::reader(ctx, player)).await {
        Ok(reader) => {
            let language = reader.language();
            Ok(page(StatusCode::OK, &Document::new(language, phrase.text(language))))
        }
        Err(problem) => Ok(refused(request, &problem)),
    }
}
