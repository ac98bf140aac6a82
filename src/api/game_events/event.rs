//! Views of events. Some stored events have another name or other fields in the API; all others
//! keep their stored form.

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{DominoId, Fact, Quest, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::event_log::{Proposal, StoredEvent, TableEvent, Version};
use crate::service::games::EventPage;

/// Event of a game.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventView {
    /// Version of the game after the event.
    pub version: Version,
    /// Time of the event.
    pub at: Timestamp,
    /// Seat that acted; null for events of the table and of the game itself.
    pub seat: Option<Seat>,
    /// True if the server acted for the seat: a forced step, a premove, or a move of a house
    /// player.
    pub automatic: bool,
    pub payload: EventPayloadView,
}

/// Kind of an event with its data.
///
/// May gain values: load the game again after an unknown event.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum EventPayloadView {
    /// The table was created.
    TableCreated {},
    /// The host invited a player.
    PlayerInvited {
        /// Player who was invited.
        player_id: PlayerId,
    },
    /// A player declined an invitation.
    InvitationDeclined {
        /// Player who declined.
        player_id: PlayerId,
    },
    /// A player took a seat.
    PlayerJoined {
        /// Player who joined.
        player_id: PlayerId,
    },
    /// A player left the table before the start.
    PlayerLeft {
        /// Player who left.
        player_id: PlayerId,
    },
    /// The game started.
    GameStarted {
        /// Players, by seat.
        #[schema(min_items = 2, max_items = 5)]
        player_ids: Vec<PlayerId>,
        /// Owners of the kings, in the order in which they pick from the first line.
        #[schema(min_items = 3, max_items = 5)]
        first_picks: Vec<Seat>,
        /// Quests that every player scores: two with Age of Giants, otherwise none.
        #[schema(max_items = 2)]
        quests: Vec<Quest>,
        /// Root of the Merkle tree over the lines of the game; null with `kingdomail-shuffle-1`.
        lines_root: Option<Hex32>,
    },
    /// The seat made a proposal to all other players.
    ProposalMade {
        /// Proposal that was made.
        proposal: Proposal,
    },
    /// The seat accepted the open proposal.
    ProposalAccepted {},
    /// The seat rejected the open proposal, which closes it.
    ProposalRejected {},
    /// The seat withdrew its proposal.
    ProposalWithdrawn {},
    /// The seat was offered to a player.
    SeatOffered {
        /// Player to whom the seat was offered.
        player_id: PlayerId,
    },
    /// The offer of the seat was withdrawn or declined.
    SeatOfferEnded {},
    /// The seat was handed over to another player.
    SeatHandedOver {
        /// Previous player of the seat.
        from_player_id: PlayerId,
        /// New player of the seat.
        to_player_id: PlayerId,
    },
    /// The next line was dealt.
    LineDealt {
        /// Dominoes of the line, ascending. With Age of Giants, some of the five leave the game
        /// immediately: the third with 2 or 4 players, the second and the fourth with 3 players.
        #[schema(min_items = 3, max_items = 5)]
        dominoes: Vec<DominoId>,
        /// Proof that the line was fixed when the game started; null with `kingdomail-shuffle-1`.
        proof: Option<LineProof>,
    },
    /// A house player took over the seat.
    SeatTakenOver {
        /// True if the takeover lasts until the end of the game; false if the player can take the
        /// seat back.
        permanent: bool,
    },
    /// The next event is played by a premove of the seat.
    PremovePlayed {},
    /// All other events, whose stored form is also their form in the API.
    #[serde(untagged)]
    Stored(TableEvent),
}

/// Stored types that have another name in the API, and so do not occur in it.
pub const RENAMED_EVENTS: [&str; 7] = [
    "table_opened",
    "consent_asked",
    "consent_given",
    "consent_refused",
    "consent_withdrawn",
    "offer_ended",
    "order_carried_out",
];

/// Page of events, in order.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventListView {
    /// Events of the page.
    #[schema(max_items = 500)]
    pub items: Vec<EventView>,
    /// Current version of the game.
    pub current_version: Version,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl From<EventPage> for EventListView {
    fn from(page: EventPage) -> EventListView {
        let EventPage { current, events } = page;
        let last = events.last().map(|event| event.version);
        EventListView {
            next_cursor: last.filter(|last| *last < current).map(|last| last.to_string()),
            items: events.into_iter().map(EventView::from).collect(),
            current_version: current,
        }
    }
}

impl From<StoredEvent> for EventView {
    fn from(event: StoredEvent) -> EventView {
        let StoredEvent { version, at, seat, automatic, fact, elapsed_wait: _ } = event;
        EventView { version, at, seat, automatic, payload: EventPayloadView::from(fact) }
    }
}

impl From<TableEvent> for EventPayloadView {
    fn from(fact: TableEvent) -> EventPayloadView {
        match fact {
            TableEvent::TableCreated { .. } => EventPayloadView::TableCreated {},
            TableEvent::PlayerInvited { player } => {
                EventPayloadView::PlayerInvited { player_id: player }
            }
            TableEvent::InvitationDeclined { player } => {
                EventPayloadView::InvitationDeclined { player_id: player }
            }
            TableEvent::PlayerJoined { player } => {
                EventPayloadView::PlayerJoined { player_id: player }
            }
            TableEvent::PlayerLeft { player } => EventPayloadView::PlayerLeft { player_id: player },
            TableEvent::GameStarted { seats, kings, quests, lines_root, .. } => {
                EventPayloadView::GameStarted {
                    player_ids: seats,
                    first_picks: kings.into(),
                    quests: quests.into(),
                    lines_root,
                }
            }
            TableEvent::LineDealt { dominoes, proof } => {
                EventPayloadView::LineDealt { dominoes: dominoes.iter().collect(), proof }
            }
            TableEvent::ProposalMade { proposal } => EventPayloadView::ProposalMade { proposal },
            TableEvent::ProposalAccepted {} => EventPayloadView::ProposalAccepted {},
            TableEvent::ProposalRejected {} => EventPayloadView::ProposalRejected {},
            TableEvent::ProposalWithdrawn {} => EventPayloadView::ProposalWithdrawn {},
            TableEvent::SeatOffered { to } => EventPayloadView::SeatOffered { player_id: to },
            TableEvent::SeatOfferEnded {} => EventPayloadView::SeatOfferEnded {},
            TableEvent::SeatHandedOver { from, to } => {
                EventPayloadView::SeatHandedOver { from_player_id: from, to_player_id: to }
            }
            TableEvent::Play(Fact::SeatTakenOver { for_good }) => {
                EventPayloadView::SeatTakenOver { permanent: for_good }
            }
            TableEvent::Play(Fact::PremovePlayed {}) => EventPayloadView::PremovePlayed {},
            stored => EventPayloadView::Stored(stored),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::api::document;
    use crate::game_record::Record;

    #[test]
    fn every_stored_event_has_a_schema() {
        let schemas = &document()["components"]["schemas"];
        let described = &schemas["EventPayload"]["discriminator"]["mapping"];
        let records = include_str!("../../../tests/corpus/0.1.0/records.ndjson");
        let (mut kinds, mut stored_kinds) = (BTreeSet::new(), BTreeSet::new());
        for line in records.lines() {
            let record = Record::read(line.as_bytes()).expect("a record");
            for event in record.events {
                stored_kinds.insert(event_type(&event.fact));
                let kind = event_type(&EventPayloadView::from(event.fact));
                assert!(described[&kind].is_string(), "{kind}");
                kinds.insert(kind);
            }
        }
        assert_eq!(kinds.len(), 30, "{kinds:?}");
        let renamed: Vec<&String> = stored_kinds.difference(&kinds).collect();
        let mut expected = RENAMED_EVENTS;
        expected.sort_unstable();
        assert_eq!(renamed, expected);
    }

    fn event_type(event: &impl Serialize) -> String {
        let json = serde_json::to_value(event).expect("JSON");
        json["type"].as_str().expect("a type").to_owned()
    }
}
