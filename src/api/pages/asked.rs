//! Open questions for a player of a table, with one button per answer.

use crate::domain::event_log::GameStatus;
use crate::i18n::{Language, UiText};
use crate::notifications::content::document::{Document, Form};
use crate::notifications::content::{answer_label, request_text};
use crate::notifications::links::{Answer, AnswerLink, LINK_LIFETIME, Link};
use crate::service::Context;
use crate::service::games::LinkedTable;

use super::layout::confirmation_form;

/// Returns the form that submits an answer.
pub(super) fn answer_form(ctx: &Context, token: &str, answer: Answer, language: Language) -> Form {
    let form = confirmation_form(ctx, AnswerLink::PAGE, token, &UiText::Confirm, language);
    Form { label: answer_label(answer, language), ..form }
}

/// Appends the open questions for the reader to the page of a table, with one button per answer.
pub(super) fn with_answers(ctx: &Context, table: &LinkedTable, mut document: Document) -> Document {
    let LinkedTable { reader, game, answers, can_play, .. } = table;
    let language = document.language();
    let Ok(until) = game.read_at.checked_add(LINK_LIFETIME) else { return document };
    let mut last_question = None;
    for answer in answers {
        let question = request_text(reader, game, *answer);
        if let Some(question) = question.as_ref().filter(|_| question != last_question) {
            document = document.paragraph(question);
        }
        last_question = question;
        let link = AnswerLink { player: reader.player, game: game.id, answer: *answer, until };
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
