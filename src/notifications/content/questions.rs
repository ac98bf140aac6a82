//! Invitations, proposals and seat offers to a player at a table, and the available answers.

use crate::domain::PlayerId;
use crate::domain::event_log::{GameStatus, Proposal};
use crate::domain::notification::{FeedEntry, Notification};
use crate::domain::table::{StoredGame, TableAccess};
use crate::i18n::{self, Language, Moment, Name, PageText, UiText};
use crate::notifications::Recipient;
use crate::notifications::links::Answer;

use super::names::{name_or_placeholder, table_names};

/// Answers available to the player in the current state of the table. Any player with access to an
/// open table may join it.
pub fn answers(player: PlayerId, game: &StoredGame) -> Vec<Answer> {
    let own = game.seat_of(player);
    if game.status == GameStatus::Open {
        let is_free = game.seats.len() < usize::from(game.settings.players());
        let join = (own.is_none() && is_free).then_some(Answer::Invitation {});
        // Players without a seat see such a table only by invitation.
        let can_decline = own.is_none() && game.access == TableAccess::Invitation;
        return join.into_iter().chain(can_decline.then_some(Answer::Decline {})).collect();
    }
    if game.status == GameStatus::Finished && own.is_some() && can_rematch(game) {
        return vec![Answer::Rematch {}];
    }
    let asked = game.agreements.asked.as_ref().filter(|asked| {
        let to_agree =
            own.is_some_and(|own| game.seats_to_accept(asked.by).any(|seat| seat == own));
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
fn can_rematch(game: &StoredGame) -> bool {
    game.series.is_none() && !game.is_sandbox()
}

/// True if the invitation, proposal or seat offer of a notification is still open, or if the
/// notification has none.
pub(crate) fn is_still_open(player: PlayerId, record: &FeedEntry, game: &StoredGame) -> bool {
    let answers = answers(player, game);
    match &record.notification {
        Notification::Invited { .. } => answers.contains(&Answer::Invitation {}),
        Notification::SeatOffered { seat, .. } => {
            answers.contains(&Answer::Seat { seat: *seat, takes: true })
        }
        // A renewed proposal has its own notification.
        Notification::ProposalMade { proposal, .. } => {
            let is_over = matches!(proposal, Proposal::Pause { until } if *until <= game.read_at);
            let is_open = answers.iter().any(|answer| match answer {
                Answer::Proposal { version, .. } => Some(*version) <= record.version,
                _ => false,
            });
            is_open && !is_over
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
pub fn request_text(recipient: &Recipient, game: &StoredGame, answer: Answer) -> Option<String> {
    let names = table_names(recipient.language(), game);
    let name =
        |seat: kingdomino::Seat| name_or_placeholder(names.get(seat.index()).map(String::as_str));
    let language = recipient.language();
    match answer {
        Answer::Proposal { version, .. } => {
            let asked = game.agreements.asked.as_ref().filter(|asked| asked.version == version)?;
            let by = name(asked.by);
            let by = Name(&by);
            let notification = match asked.proposal {
                Proposal::Undo {} => i18n::NotificationMessage::UndoAsked { by },
                Proposal::Pause { until } => {
                    let until = Moment(until.to_zoned(recipient.zone.clone()));
                    i18n::NotificationMessage::PauseAsked { by, until }
                }
            };
            Some(notification.body(language))
        }
        Answer::Seat { seat, .. } => {
            let from = name(seat);
            Some(i18n::NotificationMessage::SeatOffered { from: Name(&from) }.body(language))
        }
        Answer::Invitation {} | Answer::Decline {} | Answer::Rematch {} => None,
    }
}

/// Texts of the proposals and seat offers for the given answers, without duplicates.
pub(super) fn request_texts(
    recipient: &Recipient,
    game: &StoredGame,
    answers: &[Answer],
) -> Vec<String> {
    let texts = answers.iter().filter_map(|answer| request_text(recipient, game, *answer));
    let mut texts: Vec<String> = texts.collect();
    texts.dedup();
    texts
}
