//! Page that previews a decision and plays it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use kingdomino::GameState;

use crate::api::http::with_timeout;
use crate::i18n::UiText;
use crate::notifications::links::{Link, PlayLink};
use crate::service::{self, Context};

use super::decision::preview;
use super::layout::{Page, confirmation_form, html_page, problem_page};
use super::table::{decision_document, with_table};

pub(super) async fn show_play_form(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let play = match with_timeout(service::games::preview_play_link(&ctx, &token)).await {
        Ok(play) => play,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let language = play.table.reader.language();
    let Some((choice, after)) = &play.outcome else {
        let why = if play.is_used { UiText::LinkUsed } else { UiText::GameMovedOn };
        let document = decision_document(&ctx, &play.table, Some(why.text(language)), None);
        return Ok(html_page(StatusCode::OK, &document));
    };
    let form = confirmation_form(&ctx, PlayLink::PAGE, &token, &UiText::Confirm, language);
    let document = preview(&ctx, &play.table, *choice, after, form);
    Ok(html_page(StatusCode::OK, &with_table(&ctx, &play.table, document)))
}

pub(super) async fn play(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let played = with_timeout(service::games::play_by_link(&ctx, &token)).await;
    let outcome = match played {
        Ok(()) => (StatusCode::OK, UiText::Done),
        Err(problem) if problem.code.as_str() == "link_used" => {
            (StatusCode::CONFLICT, UiText::LinkUsed)
        }
        Err(problem) if problem.code.as_str() == "version_stale" => {
            (StatusCode::CONFLICT, UiText::GameMovedOn)
        }
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let table = match with_timeout(service::games::preview_play_link(&ctx, &token)).await {
        Ok(play) => play.table,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let is_over = table.game.state.as_ref().is_some_and(GameState::is_finished);
    let (status, outcome) = match outcome {
        (status, UiText::Done) if is_over => (status, UiText::DoneAndOver),
        other => other,
    };
    let outcome = outcome.text(table.reader.language());
    Ok(html_page(status, &decision_document(&ctx, &table, Some(outcome), None)))
}
