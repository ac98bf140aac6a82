use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use kingdomino::GameState;
use kingdomino::shuffle::{Bytes32, Hex32, ShuffleScheme};

use crate::domain::event_log::{FoldedGame, StoredEvent, TableEvent, Version, fold};
use crate::domain::{GameId, PlayerId};

use super::header::{
    Format, Header, RankedSeat, RecordedSeat, canonical_event_json, canonical_json, first_link,
    next_link, result, sha256,
};
use super::timestamp;

/// Record of an ended game with all its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub header: Header,
    pub events: Vec<StoredEvent>,
    /// Chain hash of each event, which covers all earlier events.
    pub(super) hashes: Vec<Hex32>,
    /// Names of the players that have one. Not part of the chain.
    pub names: BTreeMap<PlayerId, String>,
    pub(super) checksum: Hex32,
}

/// Parts of a record other than the events and the names.
#[derive(Clone, Debug)]
pub struct RecordParts {
    pub game: GameId,
    pub scheme: ShuffleScheme,
    pub opener: PlayerId,
    /// Access to the table, as in the API.
    pub access: String,
    /// Players at the end of the game, in seat order, with their entropy.
    pub seats: Vec<(PlayerId, Option<Bytes32>)>,
    pub commitment: Bytes32,
    pub lines_root: Option<Bytes32>,
    pub seed: Bytes32,
}

impl Record {
    /// Creates the record of a game from all its events. Keeps only the names of players that occur
    /// in the events.
    pub fn new(
        parts: RecordParts,
        events: &[StoredEvent],
        names: BTreeMap<PlayerId, String>,
    ) -> Record {
        let result = result(fold(events).state.as_ref());
        Record::with_result(parts, events.to_vec(), names, result)
    }

    /// Like [`Record::new`], with a given result.
    pub(super) fn with_result(
        parts: RecordParts,
        mut events: Vec<StoredEvent>,
        mut names: BTreeMap<PlayerId, String>,
        result: Option<Vec<RankedSeat>>,
    ) -> Record {
        for event in &mut events {
            event.at = timestamp::truncate(event.at);
            event.elapsed_wait = None;
        }
        let at =
            |event: Option<&StoredEvent>| event.map_or(Timestamp::UNIX_EPOCH, |event| event.at);
        let seated = |&(player, entropy): &(PlayerId, Option<Bytes32>)| RecordedSeat {
            player,
            entropy: entropy.map(Hex32),
        };
        let header = Header {
            format: Format::One,
            game: parts.game,
            scheme: parts.scheme,
            opened_at: at(events.first()),
            ended_at: at(events.last()),
            opener: parts.opener,
            access: parts.access,
            seats: parts.seats.iter().map(seated).collect(),
            commitment: Hex32(parts.commitment),
            lines_root: parts.lines_root.map(Hex32),
            seed: Hex32(parts.seed),
            result,
        };
        let known = players(&events);
        names.retain(|player, _| known.contains(player));
        let mut record =
            Record { header, events, hashes: Vec::new(), names, checksum: Hex32::default() };
        record.seal();
        record
    }

    /// Returns the record as one line of JSON, without the line ending.
    pub fn to_json_line(&self) -> String {
        let mut line = self.json_without_checksum();
        line.pop();
        line.push_str(",\"checksum\":");
        line.push_str(&canonical_json(&self.checksum));
        line.push('}');
        line
    }

    /// Hash of the last event, which covers the whole game.
    pub fn final_hash(&self) -> Option<Hex32> {
        self.hashes.last().copied()
    }

    /// Replays the events up to `version`. Returns `None` if the record does not contain the
    /// version. The record must have been verified: illegal moves cannot be replayed.
    pub fn replay_to(&self, version: Version) -> Option<FoldedGame> {
        let events = self.events.partition_point(|event| event.version <= version);
        let has_version = self.events.get(events.checked_sub(1)?)?.version == version;
        has_version.then(|| fold(&self.events[..events]))
    }

    /// Returns the state at `version`; `None` before the start of the game.
    pub fn state_at(&self, version: Version) -> Option<GameState> {
        self.replay_to(version)?.state
    }

    /// Replaces the names and updates the checksum.
    pub fn with_names(mut self, names: BTreeMap<PlayerId, String>) -> Record {
        let known = players(&self.events);
        self.names = names;
        self.names.retain(|player, _| known.contains(player));
        self.checksum = sha256(&self.json_without_checksum());
        self
    }

    /// Recomputes all hashes and the checksum. The result proves nothing by itself: a forger can
    /// seal a changed record, too.
    pub fn seal(&mut self) {
        let mut link = first_link(&self.header);
        self.hashes.clear();
        for event in &self.events {
            link = next_link(&link, &canonical_event_json(event));
            self.hashes.push(link);
        }
        self.checksum = sha256(&self.json_without_checksum());
    }

    /// Returns the JSON of the record without the checksum, which is computed over this text.
    pub(super) fn json_without_checksum(&self) -> String {
        let mut text = canonical_json(&self.header);
        text.pop();
        text.push_str(",\"events\":[");
        for (index, (event, hash)) in self.events.iter().zip(&self.hashes).enumerate() {
            if index > 0 {
                text.push(',');
            }
            text.push_str(&canonical_event_json(event));
            text.pop();
            text.push_str(",\"hash\":");
            text.push_str(&canonical_json(hash));
            text.push('}');
        }
        text.push_str("],\"names\":");
        text.push_str(&canonical_json(&self.names));
        text.push('}');
        text
    }
}

/// Returns all players that occur in the events.
pub fn players(events: &[StoredEvent]) -> BTreeSet<PlayerId> {
    let mut players = BTreeSet::new();
    for event in events {
        match &event.fact {
            TableEvent::PlayerInvited { player }
            | TableEvent::InvitationDeclined { player }
            | TableEvent::PlayerJoined { player }
            | TableEvent::PlayerLeft { player }
            | TableEvent::SeatOffered { to: player } => {
                players.insert(*player);
            }
            TableEvent::SeatHandedOver { from, to } => players.extend([*from, *to]),
            _ => {}
        }
    }
    players
}
