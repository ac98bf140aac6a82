//! The pages by which players answer what they are asked at a table.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use crate::api::http::with_timeout;
use crate::domain::event_log::Status;
use crate::i18n::{Language, PageText, UiText};
use crate::notifications::content::document::{Document, Form};
use crate::notifications::content::{answer_label, question};
use crate::notifications::links::{Answer, AnswerLink, LIFETIME, Link};
use crate::service::games::{AnsweredByLink, LinkedTable};
use crate::service::{self, Context};

use super::layout::{Page, confirm, page, refused, sentence, title};
use super::table::{desk, shown};

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
        let said = match asked.answer {
            Answer::Proposal { .. } | Answer::Seat { .. } => UiText::GameMovedOn,
            Answer::Invitation {} | Answer::Decline {} | Answer::Rematch {} => UiText::LinkUsed,
        };
        let letter = desk(&ctx, &asked.table, Some(said.text(language)), None);
        return Ok(page(StatusCode::OK, &letter));
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

fn button(ctx: &Context, token: &str, answer: Answer, language: Language) -> Form {
    let form = confirm(ctx, AnswerLink::PAGE, token, &UiText::Confirm, language);
    Form { label: answer_label(answer, language), ..form }
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
        // Who has declined may not see the game any more.
        Err(problem) => return Ok(refused(&request, answered.as_ref().err().unwrap_or(&problem))),
    };
    let language = asked.table.reader.language();
    let game = match answered {
        Ok(answered) => answered.game.unwrap_or(asked.table.game.id),
        Err(problem) => {
            let letter = desk(&ctx, &asked.table, Some(title(&problem, language)), None);
            return Ok(page(problem.code.status(), &letter));
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
    // Another game begins with another table.
    let player = asked.table.reader.player;
    match with_timeout(service::games::linked_game(&ctx, player, game, true)).await {
        Ok(table) => Ok(page(StatusCode::OK, &desk(&ctx, &table, Some(said.text(language)), None))),
        Err(problem) => Ok(refused(&request, &problem)),
    }
}

/// The page of a table with what its reader is asked, and a button for each answer.
pub(super) fn with_answers(ctx: &Context, table: &LinkedTable, mut letter: Document) -> Document {
    let LinkedTable { reader, game, answers, plays, .. } = table;
    let language = letter.language();
    let Ok(until) = game.read_at.checked_add(LIFETIME) else { return letter };
    let mut told = None;
    for answer in answers {
        let question = question(reader, game, *answer);
        if let Some(question) = question.as_ref().filter(|_| question != told) {
            letter = letter.paragraph(question);
        }
        told = question;
        let link = AnswerLink { player: reader.player, game: game.id, answer: *answer, until };
        if *plays {
            let token = ctx.senders.links.token(&link);
            letter = letter.form(button(ctx, &token, *answer, language));
        }
    }
    // Everybody may join an open table, but not everybody who looks at it was asked.
    let is_asked = answers
        .iter()
        .any(|answer| matches!(answer, Answer::Proposal { .. } | Answer::Seat { .. }));
    if is_asked && game.status != Status::Open && !plays {
        letter = letter.paragraph(UiText::AnswerElsewhere.text(language));
    }
    letter
}
