use jiff::tz::TimeZone;
use kingdomino::{Fact, Seat};

use crate::domain::event_log::{Proposal, StoredEvent, TableEvent};
use crate::domain::table::StoredGame;
use crate::i18n::{Dominoes, EventText, Language, Moment, Name};

use super::names::SeatNames;

/// Maximum sentences. Earlier events are dropped.
const MAX_SENTENCES: usize = 30;

/// Events since the last decision of a seat, as sentences.
pub(super) fn since_last_turn(
    game: &StoredGame,
    events: &[StoredEvent],
    own: Seat,
    people: &SeatNames,
    language: Language,
    zone: &TimeZone,
) -> Vec<String> {
    let is_own_decision = |event: &StoredEvent| {
        event.seat == Some(own) && !event.automatic && event.rules_event().is_some()
    };
    let is_start = |event: &StoredEvent| matches!(event.fact, TableEvent::GameStarted { .. });
    let last = events.iter().rposition(|event| is_own_decision(event) || is_start(event));
    let since = &events[last.map_or(0, |last| last + 1)..];
    let sentence = |event: &StoredEvent| event_sentence(game, event, own, people, language, zone);
    let sentences: Vec<String> = since.iter().filter_map(sentence).collect();
    sentences[sentences.len().saturating_sub(MAX_SENTENCES)..].to_vec()
}

/// Event as a sentence. Returns `None` for events that follow from the others.
fn event_sentence(
    game: &StoredGame,
    event: &StoredEvent,
    own: Seat,
    people: &SeatNames,
    language: Language,
    zone: &TimeZone,
) -> Option<String> {
    let named = |seat: Seat| people.at_version(game, seat, event.version);
    let by = event.seat.map(named).unwrap_or_default();
    let player = Name(&by);
    let moment = |at: jiff::Timestamp| Moment(at.to_zoned(zone.clone()));
    let text = match &event.fact {
        TableEvent::Play(_) | TableEvent::LineDealt { .. } => {
            let fact = event.fact.rules_event()?;
            return Some(rules_sentence(fact, player, own, named, language));
        }
        TableEvent::TableCreated { .. }
        | TableEvent::PlayerInvited { .. }
        | TableEvent::InvitationDeclined { .. }
        | TableEvent::PlayerJoined { .. }
        | TableEvent::PlayerLeft { .. }
        | TableEvent::TableMadeUnrated {} => return None,
        TableEvent::GameStarted { .. } => EventText::GameStarted,
        TableEvent::GameCancelled {} => EventText::GameCancelled,
        TableEvent::ProposalMade { proposal: Proposal::Undo {} } => EventText::UndoAsked { player },
        TableEvent::ProposalMade { proposal: Proposal::Pause { until } } => {
            EventText::PauseAsked { player, until: moment(*until) }
        }
        TableEvent::ProposalAccepted {} => EventText::Agreed { player },
        TableEvent::ProposalRejected {} => EventText::Refused { player },
        TableEvent::ProposalWithdrawn {} => EventText::Withdrawn { player },
        TableEvent::Undone { .. } => EventText::Undone { player },
        TableEvent::Paused { until } => EventText::Paused { until: moment(*until) },
        TableEvent::Resumed {} => EventText::Resumed { player },
        TableEvent::SeatOffered { to } => {
            let to = people.name(*to);
            return Some(EventText::SeatOffered { player, to: Name(&to) }.sentence(language));
        }
        TableEvent::SeatOfferEnded {} => EventText::OfferEnded { player },
        TableEvent::SeatHandedOver { from, to } => {
            let (from, to) = (people.name(*from), people.name(*to));
            let handed_over = EventText::SeatHandedOver { player: Name(&from), to: Name(&to) };
            return Some(handed_over.sentence(language));
        }
    };
    Some(text.sentence(language))
}

fn rules_sentence(
    fact: Fact,
    player: Name<'_>,
    own: Seat,
    named: impl Fn(Seat) -> String,
    language: Language,
) -> String {
    let text = match fact {
        Fact::HouseSeated { house } => EventText::HouseSeated { house },
        Fact::LineDealt { dominoes } => {
            let dealt: Vec<_> = dominoes.iter().collect();
            return EventText::LineDealt { dominoes: Dominoes(&dealt) }.sentence(language);
        }
        Fact::Picked { domino } => EventText::Picked { player, domino },
        Fact::Placed { domino, .. } => EventText::Placed { player, domino },
        Fact::Discarded { domino } => EventText::Discarded { player, domino },
        Fact::Covered { .. } => EventText::Covered { player },
        Fact::GiantSent { to_seat, .. } if to_seat == own => EventText::GiantSentToYou { player },
        Fact::GiantSent { to_seat, .. } => {
            let to = named(to_seat);
            return EventText::GiantSent { player, to: Name(&to) }.sentence(language);
        }
        Fact::GiantKept {} => EventText::GiantKept { player },
        Fact::TimedOut {} => EventText::TimedOut { player },
        Fact::SeatTakenOver { for_good } => EventText::TakenOver { player, for_good },
        Fact::SeatTakenBack {} => EventText::TakenBack { player },
        Fact::PremovePlayed {} => EventText::PremovePlayed { player },
        Fact::Conceded {} => EventText::Conceded { player },
        Fact::GameFinished {} => EventText::GameFinished,
    };
    text.sentence(language)
}
