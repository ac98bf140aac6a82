//! Conversion between events and their words in notation.

use kingdomino::{Dealt, Direction, DominoId, DominoSet, Fact, HousePlayer};

use crate::domain::event_log::{Proposal, TableEvent};
use crate::game_record::header::canonical_json;

use super::Roster;
use super::write::DerivedState;

/// Suffix of automatic events.
const AUTOMATIC: char = '*';

/// Returns the word of an event, given the state derived from the events before it. Returns
/// canonical JSON for events without a word.
pub(super) fn event_word(
    fact: &TableEvent,
    automatic: bool,
    people: &Roster,
    derived: &DerivedState,
) -> String {
    let mut word = short_word(fact, people).unwrap_or_default();
    if automatic && !is_always_automatic(fact) {
        word.push(AUTOMATIC);
    }
    if parse_word(&word, people, derived).is_some_and(|meant| meant == (fact.clone(), automatic)) {
        return word;
    }
    let mut json = canonical_json(fact);
    if automatic {
        json.push(AUTOMATIC);
    }
    json
}

/// Returns the event of a word, and whether the event is automatic.
pub(super) fn parse_word(
    word: &str,
    people: &Roster,
    derived: &DerivedState,
) -> Option<(TableEvent, bool)> {
    let (word, has_suffix) = match word.strip_suffix(AUTOMATIC) {
        Some(word) => (word, true),
        None => (word, false),
    };
    if word.starts_with('{') {
        return Some((serde_json::from_str(word).ok()?, has_suffix));
    }
    let fact = parse_event(word, people, derived)?;
    let automatic = has_suffix || is_always_automatic(&fact);
    Some((fact, automatic))
}

/// Returns true for events that are always automatic and need no suffix.
fn is_always_automatic(fact: &TableEvent) -> bool {
    matches!(
        fact,
        TableEvent::LineDealt { .. }
            | TableEvent::Play(
                Fact::HouseSeated { .. }
                    | Fact::TimedOut {}
                    | Fact::SeatTakenOver { .. }
                    | Fact::PremovePlayed {}
                    | Fact::GameFinished {}
            )
    )
}

fn short_word(fact: &TableEvent, people: &Roster) -> Option<String> {
    let player = |id| people.alias(id);
    Some(match fact {
        TableEvent::TableCreated { .. } => return None,
        TableEvent::PlayerInvited { player: id } => format!("invited:{}", player(*id)?),
        TableEvent::InvitationDeclined { player: id } => format!("declined:{}", player(*id)?),
        TableEvent::PlayerJoined { player: id } => format!("joined:{}", player(*id)?),
        TableEvent::PlayerLeft { player: id } => format!("left:{}", player(*id)?),
        TableEvent::TableMadeUnrated {} => "unrated".to_owned(),
        TableEvent::GameStarted { .. } => "start".to_owned(),
        TableEvent::GameCancelled {} => "cancelled".to_owned(),
        TableEvent::ProposalMade { proposal: Proposal::Undo {} } => "ask:undo".to_owned(),
        TableEvent::ProposalMade { proposal: Proposal::Pause { until } } => {
            format!("ask:pause:{until}")
        }
        TableEvent::ProposalAccepted {} => "agree".to_owned(),
        TableEvent::ProposalRejected {} => "refuse".to_owned(),
        TableEvent::ProposalWithdrawn {} => "withdraw".to_owned(),
        TableEvent::Undone { to_version } => format!("undo:{to_version}"),
        TableEvent::Paused { until } => format!("pause:{until}"),
        TableEvent::Resumed {} => "resume".to_owned(),
        TableEvent::SeatOffered { to } => format!("offer:{}", player(*to)?),
        TableEvent::SeatOfferEnded {} => "offer-ended".to_owned(),
        TableEvent::SeatHandedOver { from, to } => {
            format!("hand-over:{}>{}", player(*from)?, player(*to)?)
        }
        TableEvent::LineDealt { dominoes, .. } => {
            let names: Vec<String> = dominoes.iter().map(String::from).collect();
            format!("line:{}", names.join(","))
        }
        TableEvent::Play(fact) => fact_word(*fact)?,
    })
}

fn fact_word(fact: Fact) -> Option<String> {
    Some(match fact {
        Fact::HouseSeated { house } => format!("house:{}", house_name(house)),
        Fact::LineDealt { .. } => return None,
        Fact::Picked { domino } => format!("p{domino}"),
        Fact::Placed { domino, x, y, direction } => {
            format!("{domino}@{x},{y}{}", initial(direction))
        }
        Fact::Discarded { domino } => format!("x{domino}"),
        Fact::Covered { x, y } => format!("c{x},{y}"),
        Fact::GiantSent { x, y, to_seat } => format!("g{x},{y}>s{to_seat}"),
        Fact::GiantKept {} => "keep".to_owned(),
        Fact::TimedOut {} => "timeout".to_owned(),
        Fact::SeatTakenOver { for_good: false } => "taken-over".to_owned(),
        Fact::SeatTakenOver { for_good: true } => "taken-over-for-good".to_owned(),
        Fact::SeatTakenBack {} => "taken-back".to_owned(),
        Fact::PremovePlayed {} => "order".to_owned(),
        Fact::Conceded {} => "concede".to_owned(),
        Fact::GameFinished {} => "end".to_owned(),
    })
}

fn parse_event(word: &str, people: &Roster, derived: &DerivedState) -> Option<TableEvent> {
    let (kind, rest) = word.split_once(':').unwrap_or((word, ""));
    Some(match kind {
        "invited" => TableEvent::PlayerInvited { player: people.player(rest)? },
        "declined" => TableEvent::InvitationDeclined { player: people.player(rest)? },
        "joined" => TableEvent::PlayerJoined { player: people.player(rest)? },
        "left" => TableEvent::PlayerLeft { player: people.player(rest)? },
        "unrated" => TableEvent::TableMadeUnrated {},
        "start" => derived.start_event()?,
        "cancelled" => TableEvent::GameCancelled {},
        "ask" => TableEvent::ProposalMade {
            proposal: match rest.split_once(':') {
                None if rest == "undo" => Proposal::Undo {},
                Some(("pause", until)) => Proposal::Pause { until: until.parse().ok()? },
                _ => return None,
            },
        },
        "agree" => TableEvent::ProposalAccepted {},
        "refuse" => TableEvent::ProposalRejected {},
        "withdraw" => TableEvent::ProposalWithdrawn {},
        "undo" => TableEvent::Undone { to_version: rest.parse::<u32>().ok()?.try_into().ok()? },
        "pause" => TableEvent::Paused { until: rest.parse().ok()? },
        "resume" => TableEvent::Resumed {},
        "offer" => TableEvent::SeatOffered { to: people.player(rest)? },
        "offer-ended" => TableEvent::SeatOfferEnded {},
        "hand-over" => {
            let (from, to) = rest.split_once('>')?;
            TableEvent::SeatHandedOver { from: people.player(from)?, to: people.player(to)? }
        }
        "line" => {
            let dominoes: Option<Vec<DominoId>> =
                rest.split(',').map(|name| name.parse().ok()).collect();
            let dominoes = Dealt::new(dominoes?.into_iter().collect::<DominoSet>())?;
            TableEvent::LineDealt { dominoes, proof: derived.next_proof() }
        }
        _ => TableEvent::Play(parse_fact(kind, rest)?),
    })
}

fn parse_fact(kind: &str, rest: &str) -> Option<Fact> {
    Some(match kind {
        "house" => {
            let house = HousePlayer::ALL.into_iter().find(|house| house_name(*house) == rest)?;
            Fact::HouseSeated { house }
        }
        "keep" => Fact::GiantKept {},
        "timeout" => Fact::TimedOut {},
        "taken-over" => Fact::SeatTakenOver { for_good: false },
        "taken-over-for-good" => Fact::SeatTakenOver { for_good: true },
        "taken-back" => Fact::SeatTakenBack {},
        "order" => Fact::PremovePlayed {},
        "concede" => Fact::Conceded {},
        "end" => Fact::GameFinished {},
        _ => parse_move(kind)?,
    })
}

/// Parses a move of a domino or a giant: a letter or domino with the destination.
fn parse_move(word: &str) -> Option<Fact> {
    if let Some((domino, place)) = word.split_once('@') {
        let (last, _) = place.char_indices().next_back()?;
        let (cell, direction) = place.split_at(last);
        let direction =
            Direction::ALL.into_iter().find(|known| initial(*known).to_string() == direction)?;
        let (x, y) = parse_cell(cell)?;
        return Some(Fact::Placed { domino: domino.parse().ok()?, x, y, direction });
    }
    let rest = word.get(1..)?;
    Some(match word.chars().next()? {
        'p' => Fact::Picked { domino: rest.parse().ok()? },
        'x' => Fact::Discarded { domino: rest.parse().ok()? },
        'c' => {
            let (x, y) = parse_cell(rest)?;
            Fact::Covered { x, y }
        }
        'g' => {
            let (cell, seat) = rest.split_once(">s")?;
            let (x, y) = parse_cell(cell)?;
            Fact::GiantSent { x, y, to_seat: seat.parse::<u8>().ok()?.try_into().ok()? }
        }
        _ => return None,
    })
}

fn parse_cell(text: &str) -> Option<(i8, i8)> {
    let (x, y) = text.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

fn initial(direction: Direction) -> char {
    match direction {
        Direction::East => 'e',
        Direction::South => 's',
        Direction::West => 'w',
        Direction::North => 'n',
    }
}

fn house_name(house: HousePlayer) -> &'static str {
    match house {
        HousePlayer::Random => "random",
        HousePlayer::Greedy => "greedy",
        HousePlayer::Searching => "searching",
    }
}
