//! The pages by which players answer what they are asked at a table.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use crate::api::http::with_timeout;
use crate::domain::event_log::Status;
use crate::i18n::UiText;
use crate::notifications::content::document::Document;
use crate::notifications::content::{answer_label, question};
use crate::notifications::links::{Answer, AnswerLink, LIFETIME, Link};
use crate::service::games::LinkedTable;
use crate::service::{self, Context};

use super::layout::{Page, confirm, page, refused, title};
use super::table::{shown, shown_after};

pub(super) async fn about_to_answer(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let asked = match with_timeout(service::games::linked_answer(&ctx, &token)).await {
        Ok(asked) => asked,
        Err(problem) => return Ok(refused(&request, &problem)),
    };
    let letter = shown(&ctx, &asked.table);
    let language = letter.language();
    if !asked.can_be_given {
        let said = match asked.answer {
            Answer::Invitation {} => UiText::LinkUsed,
            Answer::Proposal { .. } | Answer::Seat { .. } => UiText::GameMovedOn,
        };
        return Ok(page(StatusCode::OK, &letter.paragraph(said.text(language))));
    }
    let about = question(&asked.table.reader, &asked.table.game, asked.answer);
    let about = about.unwrap_or_else(|| UiText::AboutToJoin.text(language));
    let mut form = confirm(&ctx, AnswerLink::PAGE, &token, &UiText::Confirm, language);
    form.label = answer_label(asked.answer, language);
    Ok(page(StatusCode::OK, &letter.paragraph(about).form(form)))
}

pub(super) async fn answer(
    ctx: web::Data<Context>,
    request: HttpRequest,
    token: web::Path<String>,
) -> Page {
    let answered = with_timeout(service::games::answer_by_link(&ctx, &token)).await;
    let asked = match with_timeout(service::games::linked_answer(&ctx, &token)).await {
        Ok(asked) => asked,
        // Who has declined may not see the game any more.
        Err(problem) => return Ok(refused(&request, answered.as_ref().err().unwrap_or(&problem))),
    };
    if let Err(problem) = answered {
        let letter = shown(&ctx, &asked.table);
        let why = title(&problem, letter.language());
        return Ok(page(problem.code.status(), &letter.paragraph(why)));
    }
    let said = match asked.answer {
        Answer::Invitation {} | Answer::Seat { takes: true, .. } => UiText::Joined,
        Answer::Proposal { .. } | Answer::Seat { takes: false, .. } => UiText::Answered,
    };
    Ok(page(StatusCode::OK, &shown_after(&ctx, &asked.table, Some(&said))))
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
        if let (true, Ok(url)) = (plays, ctx.senders.links.url(&link).parse()) {
            letter = letter.button(answer_label(*answer, language), url);
        }
    }
    // Everybody may join an open table, but not everybody who looks at it was asked.
    let is_asked = !answers.is_empty() && game.status != Status::Open;
    if is_asked && !plays {
        letter = letter.paragraph(UiText::AnswerElsewhere.text(language));
    }
    letter
}
