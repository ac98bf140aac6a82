//! Pages on which players answer invitations, proposals, rematches and seat offers.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use crate::api::http::with_timeout;
use crate::i18n::{Language, PageText, UiText};
use crate::notifications::content::question;
use crate::notifications::links::Answer;
use crate::service::games::AnsweredByLink;
use crate::service::{self, Context};

use super::asked::button;
use super::layout::{Page, page, refused, sentence, title};
use super::table::{decision_page, shown};

pub(super) async fn about_to_answer(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let asked = match with_timeout(service::games::linked_answer(&ctx, &token)).await {
        Ok(asked) => asked,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let language = asked.table.reader.language();
    if !asked.can_be_given {
        let has_seat = asked.table.game.seat_of(asked.table.reader.player).is_some();
        let said = match asked.answer {
            Answer::Proposal { .. } | Answer::Seat { .. } => UiText::GameMovedOn,
            // Other players took the seats, or the host cancelled the table.
            Answer::Invitation {} | Answer::Decline {} if !has_seat => UiText::GameMovedOn,
            Answer::Invitation {} | Answer::Decline {} | Answer::Rematch {} => UiText::LinkUsed,
        };
        let document = decision_page(&ctx, &asked.table, Some(said.text(language)), None);
        return Ok(page(StatusCode::OK, &document));
    }
    let asks = question(&asked.table.reader, &asked.table.game, asked.answer);
    let asks = asks.unwrap_or_else(|| about(asked.answer, language));
    let form = button(&ctx, &token, asked.answer, language);
    Ok(page(StatusCode::OK, &shown(&ctx, &asked.table).paragraph(asks).form(form)))
}

fn about(answer: Answer, language: Language) -> String {
    match answer {
        Answer::Decline {} => PageText::AboutToDecline.text(language),
        Answer::Rematch {} => PageText::AboutToRematch.text(language),
        Answer::Invitation {} | Answer::Proposal { .. } | Answer::Seat { .. } => {
            UiText::AboutToJoin.text(language)
        }
    }
}

pub(super) async fn answer(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let answered = with_timeout(service::games::answer_by_link(&ctx, &token)).await;
    if let Ok(AnsweredByLink { player, game: None }) = answered {
        let said = |language| PageText::Declined.text(language);
        return sentence(&ctx, &request, player, said).await;
    }
    let asked = match with_timeout(service::games::linked_answer(&ctx, &token)).await {
        Ok(asked) => asked,
        // A player that declined an invitation may no longer see the game.
        Err(problem) => return Ok(refused(&request, answered.as_ref().err().unwrap_or(&problem))),
    };
    let language = asked.table.reader.language();
    let game = match answered {
        Ok(answered) => answered.game.unwrap_or(asked.table.game.id),
        Err(problem) => {
            let document = decision_page(&ctx, &asked.table, Some(title(&problem, language)), None);
            return Ok(page(problem.code.status(), &document));
        }
    };
    let said = match asked.answer {
        Answer::Invitation {} | Answer::Rematch {} | Answer::Seat { takes: true, .. } => {
            UiText::Joined
        }
        Answer::Proposal { .. } | Answer::Decline {} | Answer::Seat { takes: false, .. } => {
            UiText::Answered
        }
    };
    // The answer may belong to another game: accepting a rematch opens a new table.
    let player = asked.table.reader.player;
    match with_timeout(service::games::linked_game(&ctx, player, game, true)).await {
        Ok(table) => {
            Ok(page(StatusCode::OK, &decision_page(&ctx, &table, Some(said.text(language)), None)))
        }
        Err(problem) => Ok(refused(&request, &problem)),
    }
}
