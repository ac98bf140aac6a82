//! Page that previews a decision and plays it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use kingdomino::GameState;

use crate::api::http::with_timeout;
use crate::i18n::UiText;
use crate::notifications::links::{Link, PlayLink};
use crate::service::{self, Context};

use super::decision::preview;
use super::layout::{Page, confirm, page, refused};
use super::table::{decision_page, with_table};

pub(super) async fn about_to_play(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let play = match with_timeout(service::games::linked_play(&ctx, &token)).await {
        Ok(play) => play,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let language = play.table.reader.language();
    let Some((choice, after)) = &play.outcome else {
        let why = if play.is_done { UiText::LinkUsed } else { UiText::GameMovedOn };
        let document = decision_page(&ctx, &play.table, Some(why.text(language)), None);
        return Ok(page(StatusCode::OK, &document));
    };
    let form = confirm(&ctx, PlayLink::PAGE, &token, &UiText::Confirm, language);
    let document = preview(&ctx, &play.table, *choice, after, form);
    Ok(page(StatusCode::OK, &with_table(&ctx, &play.table, document)))
}

pub(super) async fn play(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
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
    let said = said.text(table.reader.language());
    Ok(page(status, &decision_page(&ctx, &table, Some(said), None)))
}
