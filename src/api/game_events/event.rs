use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{Direction, DominoId, Fact, HousePlayer, Quest, Seat};
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
    /// The table was cancelled before the start.
    GameCancelled {},
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
    /// The last decision of the seat was undone.
    Undone {
        /// Version before the decision. The game is again as it was at this version.
        to_version: Version,
    },
    /// All clocks were stopped.
    Paused {
        /// Time at which the pause ends.
        until: Timestamp,
    },
    /// The pause was ended early.
    Resumed {},
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
    /// The seat belongs to a house player for the whole game.
    HouseSeated {
        /// Strategy of the house player.
        house: HousePlayer,
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
    /// The seat picked a domino of the next line.
    Picked {
        /// Domino that was picked.
        domino: DominoId,
    },
    /// The seat placed a domino.
    Placed {
        /// Domino that was placed.
        domino: DominoId,
        /// Column of the first square: counted from the castle at 0, positive to the east.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// Row of the first square: counted from the castle at 0, positive to the south.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
        /// Direction from the first square of the domino to the second.
        direction: Direction,
    },
    /// The seat discarded a domino that fitted nowhere.
    Discarded {
        /// Domino that was discarded.
        domino: DominoId,
    },
    /// The seat covered a crown of its kingdom with a new giant.
    Covered {
        /// Column of the crown: counted from the castle at 0, positive to the east.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// Row of the crown: counted from the castle at 0, positive to the south.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
    },
    /// The seat sent a giant to an opponent, who must choose the crown that the giant covers.
    GiantSent {
        /// Column that the giant left: counted from the castle at 0, positive to the east.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// Row that the giant left: counted from the castle at 0, positive to the south.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
        /// Seat of the opponent.
        to_seat: Seat,
    },
    /// The seat sent no giant.
    GiantKept {},
    /// The time for the decision of the seat ran out. The next event is the reaction of the server.
    TimedOut {},
    /// A house player took over the seat.
    SeatTakenOver {
        /// True if the takeover lasts until the end of the game; false if the player can take the
        /// seat back.
        permanent: bool,
    },
    /// The player took the seat back from the house player.
    SeatTakenBack {},
    /// The next event is played by a premove of the seat.
    PremovePlayed {},
    /// The player conceded. A house player plays the seat for the rest of the game.
    Conceded {},
    /// The game ended: all kings have placed or discarded their last domino.
    GameFinished {},
}

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
            TableEvent::TableOpened { .. } => EventPayloadView::TableCreated {},
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
            TableEvent::GameCancelled {} => EventPayloadView::GameCancelled {},
            TableEvent::ConsentAsked { proposal } => EventPayloadView::ProposalMade { proposal },
            TableEvent::ConsentGiven {} => EventPayloadView::ProposalAccepted {},
            TableEvent::ConsentRefused {} => EventPayloadView::ProposalRejected {},
            TableEvent::ConsentWithdrawn {} => EventPayloadView::ProposalWithdrawn {},
            TableEvent::Undone { to_version } => EventPayloadView::Undone { to_version },
            TableEvent::Paused { until } => EventPayloadView::Paused { until },
            TableEvent::Resumed {} => EventPayloadView::Resumed {},
            TableEvent::SeatOffered { to } => EventPayloadView::SeatOffered { player_id: to },
            TableEvent::OfferEnded {} => EventPayloadView::SeatOfferEnded {},
            TableEvent::SeatHandedOver { from, to } => {
                EventPayloadView::SeatHandedOver { from_player_id: from, to_player_id: to }
            }
            TableEvent::Play(fact) => turn_payload(fact),
        }
    }
}

fn turn_payload(fact: Fact) -> EventPayloadView {
    match fact {
        Fact::HouseSeated { house } => EventPayloadView::HouseSeated { house },
        Fact::LineDealt { dominoes } => {
            EventPayloadView::LineDealt { dominoes: dominoes.iter().collect(), proof: None }
        }
        Fact::Picked { domino } => EventPayloadView::Picked { domino },
        Fact::Placed { domino, x, y, direction } => {
            EventPayloadView::Placed { domino, x, y, direction }
        }
        Fact::Discarded { domino } => EventPayloadView::Discarded { domino },
        Fact::Covered { x, y } => EventPayloadView::Covered { x, y },
        Fact::GiantSent { x, y, to_seat } => EventPayloadView::GiantSent { x, y, to_seat },
        Fact::GiantKept {} => EventPayloadView::GiantKept {},
        Fact::TimedOut {} => EventPayloadView::TimedOut {},
        Fact::SeatTakenOver { for_good } => EventPayloadView::SeatTakenOver { permanent: for_good },
        Fact::SeatTakenBack {} => EventPayloadView::SeatTakenBack {},
        Fact::OrderCarriedOut {} => EventPayloadView::PremovePlayed {},
        Fact::Conceded {} => EventPayloadView::Conceded {},
        Fact::GameFinished {} => EventPayloadView::GameFinished {},
    }
}
