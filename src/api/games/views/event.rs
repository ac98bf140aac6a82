use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{Direction, DominoId, Fact, HousePlayer, Quest, Seat};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::event_log::{Proposal, StoredEvent, TableEvent, Version};
use crate::service::games::EventPage;

/// Something that happened in a game.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct EventView {
    /// The version of the game after it.
    pub version: Version,
    pub at: Timestamp,
    /// Whose decision it was; null for what happens at the table and by itself.
    pub seat: Option<Seat>,
    /// Whether it was played for the seat: a forced step, or the house player's.
    pub automatic: bool,
    pub fact: FactView,
}

/// What happened.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FactView {
    /// The table was opened.
    TableOpened {},
    /// The opener invited a player.
    PlayerInvited { player_id: PlayerId },
    /// A player who was invited does not come.
    InvitationDeclined { player_id: PlayerId },
    /// A player took a seat.
    PlayerJoined { player_id: PlayerId },
    /// A player gave the seat up.
    PlayerLeft { player_id: PlayerId },
    /// The game began.
    GameStarted {
        /// The players by seat.
        #[schema(min_items = 2, max_items = 5)]
        player_ids: Vec<PlayerId>,
        /// The owners of the kings, in the order in which they pick from the first line.
        #[schema(min_items = 3, max_items = 5)]
        first_picks: Vec<Seat>,
        /// What every player scores besides: two with Age of Giants, none without.
        #[schema(max_items = 2)]
        quests: Vec<Quest>,
        /// The root of the Merkle tree over the lines of the game; null where they come without proofs.
        lines_root: Option<Hex32>,
    },
    /// The opener called the game off.
    GameCancelled {},
    /// A seat asks all others for their consent.
    ConsentAsked { proposal: Proposal },
    /// The seat agrees with what was asked.
    ConsentGiven {},
    /// The seat does not agree: nothing is asked any more.
    ConsentRefused {},
    /// The seat asks no more.
    ConsentWithdrawn {},
    /// The last decision was taken back: the game is as it was at a version before.
    Undone { to_version: Version },
    /// All clocks stand.
    Paused { until: Timestamp },
    /// The pause was ended before its time.
    Resumed {},
    /// The seat was offered to a player.
    SeatOffered { player_id: PlayerId },
    /// The offer was withdrawn or declined.
    OfferEnded {},
    /// From now on another player has the seat.
    SeatHandedOver { from_player_id: PlayerId, to_player_id: PlayerId },
    /// A house player has the seat from the start to the end.
    HouseSeated { house: HousePlayer },
    /// The next line was drawn.
    LineDealt {
        /// Ascending. With Age of Giants some leave the game at once: the third of five when 2 or 4 play, the second and
        /// the fourth when 3 do.
        #[schema(min_items = 3, max_items = 5)]
        dominoes: Vec<DominoId>,
        /// What shows that the line was fixed when the game started; null by a shuffle without proofs.
        proof: Option<LineProof>,
    },
    /// A king was put on a domino of the next line.
    Picked { domino: DominoId },
    /// A domino was placed.
    Placed {
        domino: DominoId,
        /// The cell of the domino's first square, counted to the east of the castle.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// The cell of the domino's first square, counted to the south of the castle.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
        /// From the domino's first square to its second.
        direction: Direction,
    },
    /// A domino fitted nowhere.
    Discarded { domino: DominoId },
    /// A giant came, and covers a crown.
    Covered {
        /// Counted to the east of the castle.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// Counted to the south of the castle.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
    },
    /// A giant was sent to an opponent, who is now to choose the crown it covers.
    GiantSent {
        /// The square it left, counted to the east of the castle.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// The square it left, counted to the south of the castle.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
        to_seat: Seat,
    },
    /// No giant was sent.
    GiantKept {},
    /// The time for what was expected of the seat was up. What the house did about it comes next.
    TimedOut {},
    /// The house plays the seat from now on.
    SeatTakenOver {
        /// To the end; else until the player takes it back.
        for_good: bool,
    },
    /// The player has taken the seat back from the house.
    SeatTakenBack {},
    /// The seat had ordered beforehand what it does next.
    OrderCarriedOut {},
    /// A player gave up; the house plays the seat from now on.
    Conceded {},
    /// All kings have placed their last domino.
    GameFinished {},
}

/// The events after a version, in order.
#[derive(Debug, Serialize, ToSchema)]
pub struct EventListView {
    #[schema(max_items = 500)]
    pub items: Vec<EventView>,
    /// The version that the game has now.
    pub current_version: Version,
    /// For the next page; null on the last one.
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
        let StoredEvent { version, at, seat, automatic, fact, waited: _ } = event;
        EventView { version, at, seat, automatic, fact: FactView::from(fact) }
    }
}

impl From<TableEvent> for FactView {
    fn from(fact: TableEvent) -> FactView {
        match fact {
            TableEvent::TableOpened { .. } => FactView::TableOpened {},
            TableEvent::PlayerInvited { player } => FactView::PlayerInvited { player_id: player },
            TableEvent::InvitationDeclined { player } => {
                FactView::InvitationDeclined { player_id: player }
            }
            TableEvent::PlayerJoined { player } => FactView::PlayerJoined { player_id: player },
            TableEvent::PlayerLeft { player } => FactView::PlayerLeft { player_id: player },
            TableEvent::GameStarted { seats, kings, quests, lines_root, .. } => {
                FactView::GameStarted {
                    player_ids: seats,
                    first_picks: kings.into(),
                    quests: quests.into(),
                    lines_root,
                }
            }
            TableEvent::LineDealt { dominoes, proof } => {
                FactView::LineDealt { dominoes: dominoes.iter().collect(), proof }
            }
            TableEvent::GameCancelled {} => FactView::GameCancelled {},
            TableEvent::ConsentAsked { proposal } => FactView::ConsentAsked { proposal },
            TableEvent::ConsentGiven {} => FactView::ConsentGiven {},
            TableEvent::ConsentRefused {} => FactView::ConsentRefused {},
            TableEvent::ConsentWithdrawn {} => FactView::ConsentWithdrawn {},
            TableEvent::Undone { to_version } => FactView::Undone { to_version },
            TableEvent::Paused { until } => FactView::Paused { until },
            TableEvent::Resumed {} => FactView::Resumed {},
            TableEvent::SeatOffered { to } => FactView::SeatOffered { player_id: to },
            TableEvent::OfferEnded {} => FactView::OfferEnded {},
            TableEvent::SeatHandedOver { from, to } => {
                FactView::SeatHandedOver { from_player_id: from, to_player_id: to }
            }
            TableEvent::Play(fact) => played(fact),
        }
    }
}

fn played(fact: Fact) -> FactView {
    match fact {
        Fact::HouseSeated { house } => FactView::HouseSeated { house },
        Fact::LineDealt { dominoes } => {
            FactView::LineDealt { dominoes: dominoes.iter().collect(), proof: None }
        }
        Fact::Picked { domino } => FactView::Picked { domino },
        Fact::Placed { domino, x, y, direction } => FactView::Placed { domino, x, y, direction },
        Fact::Discarded { domino } => FactView::Discarded { domino },
        Fact::Covered { x, y } => FactView::Covered { x, y },
        Fact::GiantSent { x, y, to_seat } => FactView::GiantSent { x, y, to_seat },
        Fact::GiantKept {} => FactView::GiantKept {},
        Fact::TimedOut {} => FactView::TimedOut {},
        Fact::SeatTakenOver { for_good } => FactView::SeatTakenOver { for_good },
        Fact::SeatTakenBack {} => FactView::SeatTakenBack {},
        Fact::OrderCarriedOut {} => FactView::OrderCarriedOut {},
        Fact::Conceded {} => FactView::Conceded {},
        Fact::GameFinished {} => FactView::GameFinished {},
    }
}
