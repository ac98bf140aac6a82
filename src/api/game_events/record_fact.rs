//! Facts of a record, as they are hashed. Some names differ from those of
//! [`EventPayloadView`](super::event::EventPayloadView), because stored facts never change.

use jiff::Timestamp;
use kingdomino::shuffle::{Hex32, LineProof};
use kingdomino::{Direction, DominoId, Edition, Expansion, HousePlayer, Quest, Seat, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::{Proposal, RatingMode, Version};
use crate::domain::{PlayerId, SeriesId};

/// Data of a recorded event. The order of the fields is significant, and optional fields are left
/// out rather than null.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum RecordedFact {
    /// The table was created.
    TableOpened {
        /// Rules of the game.
        settings: RecordedSettings,
        /// Clocks and seat rules; left out at a table without a pace.
        #[schema(value_type = RecordedTiming, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        timing: Option<RecordedTiming>,
        /// Results that change ratings; left out for the default, `people`.
        #[schema(value_type = RatingMode, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rated: Option<RatingMode>,
        /// Series that the game belongs to; left out for none.
        #[schema(value_type = RecordedSeries, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        series: Option<RecordedSeries>,
    },
    /// The host invited a player.
    PlayerInvited {
        /// Player who was invited.
        player: PlayerId,
    },
    /// A player declined an invitation.
    InvitationDeclined {
        /// Player who declined.
        player: PlayerId,
    },
    /// A player took the next free seat.
    PlayerJoined {
        /// Player who joined.
        player: PlayerId,
    },
    /// A player left the table before the start. The players behind moved up by one seat.
    PlayerLeft {
        /// Player who left.
        player: PlayerId,
    },
    /// The game started.
    GameStarted {
        /// Players, by seat.
        #[schema(min_items = 2, max_items = 5)]
        seats: Vec<PlayerId>,
        /// Rules of the game, with the number of players that have joined.
        settings: RecordedSettings,
        /// Owners of the kings, in the order in which they pick from the first line.
        #[schema(min_items = 3, max_items = 5)]
        kings: Vec<Seat>,
        /// Quests that every player scores; left out without Age of Giants.
        #[schema(value_type = Vec<Quest>, required = false, min_items = 2, max_items = 2)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quests: Option<Vec<Quest>>,
        /// Root of the Merkle tree over the lines; left out with `kingdomail-shuffle-1`.
        #[schema(value_type = Hex32, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lines_root: Option<Hex32>,
    },
    /// The table was cancelled before the start.
    GameCancelled {},
    /// The seat made a proposal to all other players.
    ConsentAsked {
        /// Proposal that was made.
        proposal: Proposal,
    },
    /// The seat accepted the open proposal.
    ConsentGiven {},
    /// The seat rejected the open proposal, which closes it.
    ConsentRefused {},
    /// The seat withdrew its proposal.
    ConsentWithdrawn {},
    /// The last decision of the seat was undone. The undone events stay in the record.
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
        to: PlayerId,
    },
    /// The offer of the seat was withdrawn or declined.
    OfferEnded {},
    /// The seat was handed over to another player.
    SeatHandedOver {
        /// Previous player of the seat.
        from: PlayerId,
        /// New player of the seat.
        to: PlayerId,
    },
    /// The seat belongs to a house player for the whole game.
    HouseSeated {
        /// Strategy of the house player.
        house: HousePlayer,
    },
    /// The next line was dealt.
    LineDealt {
        /// Dominoes of the line, ascending, including those that leave the game immediately.
        #[schema(min_items = 3, max_items = 5)]
        dominoes: Vec<DominoId>,
        /// Proof that the line was fixed when the game started; left out with
        /// `kingdomail-shuffle-1`.
        #[schema(value_type = LineProof, required = false)]
        #[serde(default, skip_serializing_if = "Option::is_none")]
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
        for_good: bool,
    },
    /// The player took the seat back from the house player.
    SeatTakenBack {},
    /// The next event is played by a premove of the seat.
    OrderCarriedOut {},
    /// The player conceded. A house player plays the seat for the rest of the game.
    Conceded {},
    /// The game ended: all kings have placed or discarded their last domino.
    GameFinished {},
}

/// Rules of a recorded game.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedSettings {
    /// Number of seats.
    #[schema(minimum = 2, maximum = 5)]
    pub players: u8,
    /// Expansion; left out for the base game.
    #[schema(value_type = Expansion, required = false)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expansion: Option<Expansion>,
    /// Edition of the rules.
    pub edition: Edition,
    /// Variants, in the order `middle_kingdom`, `harmony`, `mighty_duel`.
    #[schema(max_items = 3)]
    pub variants: Vec<Variant>,
    /// True if moves without a choice are played automatically.
    pub auto_play_forced: bool,
}

/// Clocks and seat rules of a recorded game.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent option")]
pub struct RecordedTiming {
    /// Time limit for decisions.
    pub pace: Pace,
    /// Action when the time for a decision runs out.
    pub on_timeout: OnTimeout,
    /// True if players can take back a seat that a house player has taken over.
    pub may_return: bool,
    /// True if the clocks of players on holiday are stopped.
    pub holidays: bool,
    /// True if the clocks of players with weekends off are stopped on weekends.
    pub weekends: bool,
    /// True if players can hand over their seats to other players.
    pub hand_over: bool,
}

/// Series of a recorded game.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedSeries {
    /// Id of the series.
    pub id: SeriesId,
    /// Number of the game in the series, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game_record::Record;

    #[test]
    fn stored_facts_match_their_schema() {
        let records = include_str!("../../../tests/corpus/0.1.0/records.ndjson");
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
