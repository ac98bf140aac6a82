//! Open questions for a player of a table, with one button per answer.

use crate::domain::event_log::GameStatus;
use crate::i18n::{Language, UiText};
use crate::notifications::content::document::{Document, Form};
use crate::notifications::content::{answer_label, question};
use crate::notifications::links::{Answer, AnswerLink, LIFETIME, Link};
use crate::service::Context;
use crate::service::games::LinkedTable;

use super::layout::confirm;

/// Returns the form that submits an answer.
pub(super) fn button(ctx: &Context, token: &str, answer: Answer, language: Language) -> Form {
    let form = confirm(ctx, AnswerLink::PAGE, token, &UiText::Confirm, language);
    Form { label: answer_label(answer, language), ..form }
}

/// Appends the open questions for the reader to the page of a table, with one button per answer.
pub(super) fn with_answers(ctx: &Context, table: &LinkedTable, mut document: Document) -> Document {
    let LinkedTable { reader, game, answers, plays, .. } = table;
    let language = document.language();
    let Ok(until) = game.read_at.checked_add(LIFETIME) else { return document };
    let mut told = None;
    for answer in answers {
        let question = question(reader, game, *answer);
        if let Some(question) = question.as_ref().filter(|_| question != told) {
            document = document.paragraph(question);
        }
        told = question;
        let link = AnswerLink { player: reader.player, game: game.id, answer: *answer, until };
        if *plays {
            let token = ctx.senders.links.token(&link);
            document = document.form(button(ctx, &token, *answer, language));
        }
    }
    // Invitations do not count: any player can join an open table, even without one.
    let is_asked = answers
        .iter()
        .any(|answer| matches!(answer, Answer::Proposal { .. } | Answer::Seat { .. }));
    if is_asked && game.status != GameStatus::Open && !plays {
        document = document.paragraph(UiText::AnswerElsewhere.text(language));
    }
    document
}
