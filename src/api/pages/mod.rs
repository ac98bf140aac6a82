//! The pages to which the links in messages lead. They are for people with a browser, not for clients, and so not in the
//! document. A GET shows, and changes nothing: programs look at links before people do. Only a POST does something.

mod answers;
mod series;

use answers::about_to_answer;
use answers::answer;
use answers::with_answers;
use series::ready;
use series::series;
use series::with_series;

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use kingdomino::{Command, GameState};
use kingdomino_render::{Names, Scene, Subject};
use serde::Deserialize;

use crate::api::http::{form, request_address, wanted_language, with_timeout};
use crate::domain::event_log::Status;
use crate::i18n::{Language, UiText, problem_title};
use crate::notifications::channels::mail::label;
use crate::notifications::content::document::{
    Document, Form, Input, InputKind, Medium, Picture, Source, policy,
};
use crate::notifications::content::{situation, table_names, terms};
use crate::notifications::links::{Link, PictureLink, PlayLink};
use crate::service::games::LinkedTable;
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

type Page = Result<HttpResponse, actix_web::Error>;

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

/// The table as it stands.
fn shown(ctx: &Context, table: &LinkedTable) -> Document {
    shown_after(ctx, table, None)
}

/// The table as it stands, below what is said of what its reader did.
fn shown_after(ctx: &Context, table: &LinkedTable, said: Option<&UiText<'_>>) -> Document {
    let LinkedTable { reader, game, .. } = table;
    let language = reader.language();
    let seats = table_names(language, game);
    let title: Vec<&str> =
        seats.iter().map(|name| if name.is_empty() { "—" } else { name }).collect();
    let mut letter = Document::new(language, title.join(", "));
    if let Some(said) = said {
        letter = letter.paragraph(said.text(language));
    }
    if let Some(state) = &game.state {
        let names = Names::new(&seats);
        let scene = Scene { state, names: &names, words: &language };
        let now = ctx.now();
        let link = PictureLink::new(game.id, game.version, Subject::Table, language, now);
        let url = link.url(
            ctx.senders.links.key(),
            ctx.senders.links.base(),
            kingdomino_render::Form::Svg,
        );
        let alt = kingdomino_render::table_alt(scene);
        // Of the same server, whatever the browser calls it.
        let at = format!("{}?{}", url.path(), url.query().unwrap_or_default());
        let in_text = String::new();
        letter = letter.picture(Picture {
            source: Source::At(at),
            alt: alt.clone(),
            width: 600,
            in_text,
        });
    }
    if game.status == Status::Open {
        letter = letter.lines(terms(language, game, table.series.as_ref()));
    }
    match situation(reader, game) {
        Some(situation) => letter.paragraph(situation),
        None => letter,
    }
}

fn confirm(
    ctx: &Context,
    action: &str,
    token: &str,
    label: &UiText<'_>,
    language: Language,
) -> Form {
    Form {
        action: format!("{}{action}/{token}", ctx.senders.links.base().path()),
        label: label.text(language),
        hidden: Vec::new(),
        inputs: Vec::new(),
    }
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

/// Why a link did nothing.
fn refused(request: &HttpRequest, problem: &Problem) -> HttpResponse {
    let language = wanted_language(request);
    let text = match problem.code.as_str() {
        "link_invalid" => UiText::LinkUnknown.text(language),
        "link_expired" => UiText::LinkExpired.text(language),
        "link_used" => UiText::LinkUsed.text(language),
        _ => title(problem, language),
    };
    page(problem.code.status(), &Document::new(language, text))
}

fn title(problem: &Problem, language: Language) -> String {
    problem_title(language, problem.code.as_str()).unwrap_or_default()
}

fn page(status: StatusCode, letter: &Document) -> HttpResponse {
    HttpResponse::build(status)
        .content_type("text/html; charset=utf-8")
        .insert_header((header::CONTENT_SECURITY_POLICY, policy()))
        .insert_header((header::CONTENT_LANGUAGE, letter.language().tag()))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .insert_header((header::REFERRER_POLICY, "no-referrer"))
        .body(letter.html(Medium::Page))
}
