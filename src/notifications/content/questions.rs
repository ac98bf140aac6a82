//! Invitations, proposals and seat offers to a player at a table, and the available answers.

use crate::domain::PlayerId;
use crate::domain::event_log::{GameStatus, Proposal};
use crate::domain::notification::{FeedEntry, Notice};
use crate::domain::table::{StoredGame, TableAccess};
use crate::i18n::{self, Language, Moment, Name, PageText, UiText};
use crate::notifications::Recipient;
use crate::notifications::links::Answer;

use super::names::{named, table_names};

/// Answers available to the player in the current state of the table. Any player with access to an
/// open table may join it.
pub fn answers(player: PlayerId, game: &StoredGame) -> Vec<Answer> {
    let own = game.seat_of(player);
    if game.status == GameStatus::Open {
        let is_free = game.seats.len() < usize::from(game.settings.players());
        let joins = (own.is_none() && is_free).then_some(Answer::Invitation {});
        // Players without a seat see such a table only by invitation.
        let declines = own.is_none() && game.access == TableAccess::Invitation;
        return joins.into_iter().chain(declines.then_some(Answer::Decline {})).collect();
    }
    if game.status == GameStatus::Finished && own.is_some() && may_be_played_again(game) {
        return vec![Answer::Rematch {}];
    }
    let asked = game.agreements.asked.as_ref().filter(|asked| {
        let to_agree = own.is_some_and(|own| game.seats_to_agree(asked.by).any(|seat| seat == own));
        to_agree && own.is_some_and(|own| !asked.agreed.contains(&own))
    });
    let proposals = asked.into_iter().flat_map(|asked| {
        [true, false].map(|agrees| Answer::Proposal { version: asked.version, agrees })
    });
    let offers = game.agreements.offers.iter().filter(|offer| offer.to == player);
    let offers = offers.filter(|_| own.is_none());
    let offers = offers.flat_map(|offer| {
        let seat = offer.seat;
        [true, false].map(|takes| Answer::Seat { seat, takes })
    });
    proposals.chain(offers).collect()
}

/// A series starts its next game itself, and a sandbox is created by its player.
fn may_be_played_again(game: &StoredGame) -> bool {
    game.series.is_none() && !game.is_sandbox()
}

/// True if the invitation, proposal or seat offer of a notification is still open, or if the
/// notification has none.
pub(crate) fn still_asked(player: PlayerId, record: &FeedEntry, game: &StoredGame) -> bool {
    let answers = answers(player, game);
    match &record.notice {
        Notice::Invited { .. } => answers.contains(&Answer::Invitation {}),
        Notice::SeatOffered { seat, .. } => {
            answers.contains(&Answer::Seat { seat: *seat, takes: true })
        }
        // A renewed proposal has its own notification.
        Notice::ConsentAsked { proposal, .. } => {
            let is_over = matches!(proposal, Proposal::Pause { until } if *until <= game.read_at);
            let stands = answers.iter().any(|answer| match answer {
                Answer::Proposal { version, .. } => Some(*version) <= record.version,
                _ => false,
            });
            stands && !is_over
        }
        _ => true,
    }
}

/// Label of the button for an answer.
pub fn answer_label(answer: Answer, language: Language) -> String {
    let phrase = match answer {
        Answer::Proposal { agrees: true, .. } => UiText::Agree,
        Answer::Proposal { agrees: false, .. } => UiText::Refuse,
        Answer::Seat { takes: true, .. } => UiText::TakeSeat,
        Answer::Seat { takes: false, .. } => UiText::DeclineSeat,
        Answer::Invitation {} => UiText::Join,
        Answer::Decline {} => return PageText::Decline.text(language),
        Answer::Rematch {} => return PageText::Rematch.text(language),
    };
    phrase.text(language)
}

/// Text of a proposal or seat offer, in one or two sentences. Returns `None` for closed proposals,
/// and for invitations, which the terms of the table describe.
pub fn question(recipient: &Recipient, game: &StoredGame, answer: Answer) -> Option<String> {
    let names = table_names(recipient.language(), game);
    let name = |seat: kingdomino::Seat| named(names.get(seat.index()).map(String::as_str));
    let language = recipient.language();
    match answer {
        Answer::Proposal { version, .. } => {
            let asked = game.agreements.asked.as_ref().filter(|asked| asked.version == version)?;
            let by = name(asked.by);
            let by = Name(&by);
            let notice = match asked.proposal {
                Proposal::Undo {} => i18n::NotificationMessage::UndoAsked { by },
                Proposal::Pause { until } => {
                    let until = Moment(until.to_zoned(recipient.zone.clone()));
                    i18n::NotificationMessage::PauseAsked { by, until }
                }
            };
            Some(notice.body(language))
        }
        Answer::Seat { seat, .. } => {
            let from = name(seat);
            Some(i18n::NotificationMessage::SeatOffered { from: Name(&from) }.body(language))
        }
        Answer::Invitation {} | Answer::Decline {} | Answer::Rematch {} => None,
    }
}

/// Texts of the proposals and seat offers for the given answers, without duplicates.
pub(super) fn questions(
    recipient: &Recipient,
    game: &StoredGame,
    answers: &[Answer],
) -> Vec<String> {
    let questions = answers.iter().filter_map(|answer| question(recipient, game, *answer));
    let mut questions: Vec<String> = questions.collect();
    questions.dedup();
    questions
}
