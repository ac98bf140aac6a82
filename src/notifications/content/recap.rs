use jiff::tz::TimeZone;
use kingdomino::{Fact, Seat};

use crate::domain::event_log::{LogFact, LoggedEvent, Proposal};
use crate::domain::table::GameRecord;
use crate::i18n::{Dominoes, Happened, Language, Moment, Name};

use super::names::People;

/// More sentences are not told: the first of them are left out.
const MOST: usize = 30;

/// What has happened since a seat's last decision, in sentences.
pub(super) fn since_last_turn(
    game: &GameRecord,
    events: &[LoggedEvent],
    own: Seat,
    people: &People,
    language: Language,
    zone: &TimeZone,
) -> Vec<String> {
    let decided = |event: &LoggedEvent| {
        event.seat == Some(own) && !event.automatic && event.of_the_rules().is_some()
    };
    let began = |event: &LoggedEvent| matches!(event.fact, LogFact::GameStarted { .. });
    let last = events.iter().rposition(|event| decided(event) || began(event));
    let since = &events[last.map_or(0, |last| last + 1)..];
    let told = |event: &LoggedEvent| retold(game, event, own, people, language, zone);
    let sentences: Vec<String> = since.iter().filter_map(told).collect();
    sentences[sentences.len().saturating_sub(MOST)..].to_vec()
}

/// An event as a sentence; none for what everybody sees from the rest.
fn retold(
    game: &GameRecord,
    event: &LoggedEvent,
    own: Seat,
    people: &People,
    language: Language,
    zone: &TimeZone,
) -> Option<String> {
    let named = |seat: Seat| people.then(game, seat, event.version);
    let by = event.seat.map(named).unwrap_or_default();
    let player = Name(&by);
    let moment = |at: jiff::Timestamp| Moment(at.to_zoned(zone.clone()));
    let happened = match &event.fact {
        LogFact::Play(_) | LogFact::LineDealt { .. } => {
            let fact = event.fact.of_the_rules()?;
            return Some(of_the_rules(fact, player, own, named, language));
        }
        LogFact::TableOpened { .. }
        | LogFact::PlayerInvited { .. }
        | LogFact::PlayerJoined { .. }
        | LogFact::PlayerLeft { .. } => return None,
        LogFact::GameStarted { .. } => Happened::GameStarted,
        LogFact::GameCancelled {} => Happened::GameCancelled,
        LogFact::ConsentAsked { proposal: Proposal::Undo {} } => Happened::UndoAsked { player },
        LogFact::ConsentAsked { proposal: Proposal::Pause { until } } => {
            Happened::PauseAsked { player, until: moment(*until) }
        }
        LogFact::ConsentGiven {} => Happened::Agreed { player },
        LogFact::ConsentRefused {} => Happened::Refused { player },
        LogFact::ConsentWithdrawn {} => Happened::Withdrawn { player },
        LogFact::Undone { .. } => Happened::Undone { player },
        LogFact::Paused { until } => Happened::Paused { until: moment(*until) },
        LogFact::Resumed {} => Happened::Resumed { player },
        LogFact::SeatOffered { to } => {
            let to = people.name(*to);
            return Some(Happened::SeatOffered { player, to: Name(&to) }.sentence(language));
        }
        LogFact::OfferEnded {} => Happened::OfferEnded { player },
        LogFact::SeatHandedOver { from, to } => {
            let (from, to) = (people.name(*from), people.name(*to));
            let handed_over = Happened::SeatHandedOver { player: Name(&from), to: Name(&to) };
            return Some(handed_over.sentence(language));
        }
    };
    Some(happened.sentence(language))
}

fn of_the_rules(
    fact: Fact,
    player: Name<'_>,
    own: Seat,
    named: impl Fn(Seat) -> String,
    language: Language,
) -> String {
    let happened = match fact {
        Fact::HouseSeated { house } => Happened::HouseSeated { house },
        Fact::LineDealt { dominoes } => {
            let dealt: Vec<_> = dominoes.iter().collect();
            return Happened::LineDealt { dominoes: Dominoes(&dealt) }.sentence(language);
        }
        Fact::Picked { domino } => Happened::Picked { player, domino },
        Fact::Placed { domino, .. } => Happened::Placed { player, domino },
        Fact::Discarded { domino } => Happened::Discarded { player, domino },
        Fact::Covered { .. } => Happened::Covered { player },
        Fact::GiantSent { to_seat, .. } if to_seat == own => Happened::GiantSentToYou { player },
        Fact::GiantSent { to_seat, .. } => {
            let to = named(to_seat);
            return Happened::GiantSent { player, to: Name(&to) }.sentence(language);
        }
        Fact::GiantKept {} => Happened::GiantKept { player },
        Fact::TimedOut {} => Happened::TimedOut { player },
        Fact::SeatTakenOver { for_good } => Happened::TakenOver { player, for_good },
        Fact::SeatTakenBack {} => Happened::TakenBack { player },
        Fact::OrderCarriedOut {} => Happened::OrderCarriedOut { player },
        Fact::Conceded {} => Happened::Conceded { player },
        Fact::GameFinished {} => Happened::GameFinished,
    };
    happened.sentence(language)
}
