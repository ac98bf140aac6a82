//! The facts of a record, as they are hashed. They have other names than in [`FactView`](super::event::FactView), because what is
//! stored stays as it is for ever.

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{Direction, DominoId, Edition, Expansion, HousePlayer, Quest, Seat, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::{Proposal, Rated, Version};
use crate::domain::{PlayerId, SeriesId};

/// What happened, as it is recorded: in these names, in this order, and without the fields that are said to be left out.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RecordedFact {
    /// The table was opened.
    TableOpened {
        settings: RecordedSettings,
        /// Left out at a table without a pace.
        #[schema(value_type = RecordedTiming, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        timing: Option<RecordedTiming>,
        /// Left out where the results of people change ratings, as is usual.
        #[schema(value_type = Rated, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rated: Option<Rated>,
        /// Left out of a game that is in no series.
        #[schema(value_type = RecordedSeries, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<RecordedSeries>,
    },
    /// The opener invited a player.
    PlayerInvited { player: PlayerId },
    /// A player who was invited does not come.
    InvitationDeclined { player: PlayerId },
    /// A player took the next free seat.
    PlayerJoined { player: PlayerId },
    /// A player gave the seat up; those behind it moved up by one.
    PlayerLeft { player: PlayerId },
    /// The game began.
    GameStarted {
        /// The players by seat.
        #[schema(min_items = 2, max_items = 5)]
        seats: Vec<PlayerId>,
        /// As the table was opened, with as many players as have joined.
        settings: RecordedSettings,
        /// The owners of the kings, in the order in which they pick from the first line.
        #[schema(min_items = 3, max_items = 5)]
        kings: Vec<Seat>,
        /// What every player scores besides. Left out without Age of Giants.
        #[schema(value_type = Vec<Quest>, required = false, min_items = 2, max_items = 2)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quests: Option<Vec<Quest>>,
        /// The root of the Merkle tree over the lines. Left out where they come without proofs.
        #[schema(value_type = Hex32, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines_root: Option<Hex32>,
    },
    /// The game was called off before it began.
    GameCancelled {},
    /// The seat asks all others for their consent.
    ConsentAsked { proposal: Proposal },
    /// The seat agrees with what was asked.
    ConsentGiven {},
    /// The seat does not agree: nothing is asked any more.
    ConsentRefused {},
    /// The seat asks no more.
    ConsentWithdrawn {},
    /// The game is again as it was at a version before; what happened since stays on record.
    Undone { to_version: Version },
    /// All clocks stand.
    Paused { until: Timestamp },
    /// The pause was ended before its time.
    Resumed {},
    /// The seat was offered to a player.
    SeatOffered { to: PlayerId },
    /// The offer was withdrawn or declined.
    OfferEnded {},
    /// From now on another player has the seat.
    SeatHandedOver { from: PlayerId, to: PlayerId },
    /// A house player has the seat from the start to the end.
    HouseSeated { house: HousePlayer },
    /// The next line was drawn.
    LineDealt {
        /// Ascending, those included that leave the game at once.
        #[schema(min_items = 3, max_items = 5)]
        dominoes: Vec<DominoId>,
        /// Left out by a shuffle without proofs.
        #[schema(value_type = LineProof, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        proof: Option<LineProof>,
    },
    /// A king was put on a domino.
    Picked { domino: DominoId },
    /// A domino was placed.
    Placed {
        domino: DominoId,
        /// The cell of the domino's first square, counted to the east of the castle.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        /// The same, counted to the south of the castle.
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
        /// From the domino's first square to its second.
        direction: Direction,
    },
    /// A domino fitted nowhere.
    Discarded { domino: DominoId },
    /// A giant came, and covers a crown.
    Covered {
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
    },
    /// A giant was sent to an opponent, who is now to choose the crown that it covers.
    GiantSent {
        /// The square that it left.
        #[schema(minimum = -6, maximum = 6)]
        x: i8,
        #[schema(minimum = -6, maximum = 6)]
        y: i8,
        to_seat: Seat,
    },
    /// No giant was sent.
    GiantKept {},
    /// The time of the seat was up. What the house did about it comes next.
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
    /// The player gave up; the house plays the seat to the end.
    Conceded {},
    /// Nothing is left to decide.
    GameFinished {},
}

/// The rules that were chosen.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedSettings {
    #[schema(minimum = 2, maximum = 5)]
    pub players: u8,
    /// Left out of the base game.
    #[schema(value_type = Expansion, required = false)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expansion: Option<Expansion>,
    pub edition: Edition,
    /// In the order of the catalogue.
    #[schema(max_items = 3)]
    pub variants: Vec<Variant>,
    pub auto_play_forced: bool,
}

/// What was chosen about the clocks and the seats.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
pub struct RecordedTiming {
    pub pace: Pace,
    pub on_timeout: OnTimeout,
    pub may_return: bool,
    pub holidays: bool,
    pub weekends: bool,
    pub hand_over: bool,
}

/// The series of a game.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedSeries {
    pub id: SeriesId,
    /// Which of its games it is, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_record::Record;

    #[test]
    fn every_fact_of_every_release_is_written_as_it_is_described() {
        let records = include_str!("../../../../tests/corpus/0.1.0/records.ndjson");
        let mut kinds = std::collections::BTreeSet::new();
        for line in records.lines() {
            let record = Record::read(line.as_bytes()).expect("a record");
            for event in record.events {
                let stored = serde_json::to_string(&event.fact).expect("JSON");
                let described: RecordedFact = serde_json::from_str(&stored).expect("a fact");
                assert_eq!(serde_json::to_string(&described).expect("JSON"), stored);
                let (kind, _) = stored.split_once(',').unwrap_or((stored.as_str(), ""));
                kinds.insert(kind.trim_end_matches('}').to_owned());
            }
        }
        assert_eq!(kinds.len(), 30, "{kinds:?}");
    }
}
