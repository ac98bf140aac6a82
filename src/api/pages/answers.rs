//! Pages on which players answer invitations, proposals, rematches and seat offers, and the open
//! questions on the page of a table, with one button per answer.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use crate::api::http::with_timeout;
use crate::domain::event_log::GameStatus;
use crate::i18n::{Language, PageText, UiText};
use crate::notifications::content::document::{Document, Form};
use crate::notifications::content::{answer_label, request_text};
use crate::notifications::links::{Answer, AnswerLink, Link};
use crate::service;
use crate::service::Context;
use crate::service::games::{AnswerLinkResult, LinkedTable};

use super::layout::{Page, confirmation_form, html_page, message_page, problem_page};
use super::table::{decision_document, table_document};

pub(super) async fn show_answer_form(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let linked = match with_timeout(service::games::preview_answer_link(&ctx, &token)).await {
        Ok(linked) => linked,
        Err(problem) => return Ok(problem_page(&request, &problem)),
    };
    let language = linked.table.reader.language();
    if !linked.can_answer {
        let has_seat = linked.table.game.seat_of(linked.table.reader.player).is_some();
        let message = match linked.answer {
            Answer::Proposal { .. } | Answer::Seat { .. } => UiText::GameMovedOn,
            // Other players took the seats, or the host cancelled the table.
            Answer::Invitation {} | Answer::Decline {} if !has_seat => UiText::GameMovedOn,
            Answer::Invitation {} | Answer::Decline {} | Answer::Rematch {} => UiText::LinkUsed,
        };
        let document = decision_document(&ctx, &linked.table, Some(message.text(language)), None);
        return Ok(html_page(StatusCode::OK, &document));
    }
    let prompt = request_text(&linked.table.reader, &linked.table.game, linked.answer);
    let prompt = prompt.unwrap_or_else(|| confirmation_text(linked.answer, language));
    let form = answer_form(&ctx, &token, linked.answer, language);
    Ok(html_page(StatusCode::OK, &table_document(&ctx, &linked.table).paragraph(prompt).form(form)))
}

fn confirmation_text(answer: Answer, language: Language) -> String {
    match answer {
        Answer::Decline {} => PageText::AboutToDecline.text(language),
        Answer::Rematch {} => PageText::AboutToRematch.text(language),
        Answer::Invitation {} | Answer::Proposal { .. } | Answer::Seat { .. } => {
            UiText::AboutToJoin.text(language)
        }
    }
}

/// Returns the form that submits an answer.
fn answer_form(ctx: &Context, token: &str, answer: Answer, language: Language) -> Form {
    let form = confirmation_form(ctx, AnswerLink::PAGE, token, &UiText::Confirm, language);
    Form { label: answer_label(answer, language), ..form }
}

pub(super) async fn answer(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let answered = with_timeout(service::games::answer_by_link(&ctx, &token)).await;
    if let Ok(AnswerLinkResult { player, game: None }) = answered {
        let message = |language| PageText::Declined.text(language);
        return message_page(&ctx, &request, player, message).await;
    }
    let linked = match with_timeout(service::games::preview_answer_link(&ctx, &token)).await {
        Ok(linked) => linked,
        // A player that declined an invitation may no longer see the game.
        Err(problem) => {
            return Ok(problem_page(&request, answered.as_ref().err().unwrap_or(&problem)));
        }
    };
    let language = linked.table.reader.language();
    let game = match answered {
        Ok(answered) => answered.game.unwrap_or(linked.table.game.id),
        Err(problem) => {
            let document =
                decision_document(&ctx, &linked.table, Some(problem.code.title(language)), None);
            return Ok(html_page(problem.code.status(), &document));
        }
    };
    let message = match linked.answer {
        Answer::Invitation {} | Answer::Rematch {} | Answer::Seat { takes: true, .. } => {
            UiText::Joined
        }
        Answer::Proposal { .. } | Answer::Decline {} | Answer::Seat { takes: false, .. } => {
            UiText::Answered
        }
    };
    // The answer may belong to another game: accepting a rematch opens a new table.
    let player = linked.table.reader.player;
    let until = linked.table.until;
    match with_timeout(service::games::load_linked_table(&ctx, player, game, true, until)).await {
        Ok(table) => Ok(html_page(
            StatusCode::OK,
            &decision_document(&ctx, &table, Some(message.text(language)), None),
        )),
        Err(problem) => Ok(problem_page(&request, &problem)),
    }
}

/// Appends the open questions for the reader to the page of a table, with one button per answer.
pub(super) fn with_answers(ctx: &Context, table: &LinkedTable, mut document: Document) -> Document {
    let LinkedTable { reader, game, answers, can_play, until, .. } = table;
    let language = document.language();
    let mut last_question = None;
    for answer in answers {
        let question = request_text(reader, game, *answer);
        if let Some(question) = question.as_ref().filter(|_| question != last_question) {
            document = document.paragraph(question);
        }
        last_question = question;
        let link = AnswerLink {
            player: reader.player,
            game: game.id,
            answer: *answer,
            version: Some(game.version),
            until: *until,
        };
        if *can_play {
            let token = ctx.senders.links.token(&link);
            document = document.form(answer_form(ctx, &token, *answer, language));
        }
    }
    // Invitations do not count: any player can join an open table, even without one.
    let has_proposal = answers
        .iter()
        .any(|answer| matches!(answer, Answer::Proposal { .. } | Answer::Seat { .. }));
    if has_proposal && game.status != GameStatus::Open && !can_play {
        document = document.paragraph(UiText::AnswerElsewhere.text(language));
    }
    document
}
