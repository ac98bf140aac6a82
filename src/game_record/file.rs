use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use kingdomino::GameState;
use kingdomino::shuffle::{Bytes32, Hex32, ShuffleScheme};

use crate::domain::event_log::{FoldedGame, StoredEvent, TableEvent, Version, fold};
use crate::domain::{GameId, PlayerId};

use super::chain::{canonical, canonical_event, first_link, next_link, sum};
use super::header::{Format, Header, Ranked, RecordedSeat, result};
use super::timestamp;

/// All that happened in a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub header: Header,
    pub events: Vec<StoredEvent>,
    /// The hash of each event and all before it.
    pub(super) hashes: Vec<Hex32>,
    /// What the players are called, as far as they have names. Not part of the chain.
    pub names: BTreeMap<PlayerId, String>,
    pub(super) checksum: Hex32,
}

/// What a record is made of beside the events and the names.
#[derive(Clone, Debug)]
pub struct RecordParts {
    pub game: GameId,
    pub scheme: ShuffleScheme,
    pub opener: PlayerId,
    /// Who could join, as the word on the wire.
    pub access: String,
    /// Who sits at the table at the end, by seat.
    pub seats: Vec<(PlayerId, Option<Bytes32>)>,
    pub commitment: Bytes32,
    pub lines_root: Option<Bytes32>,
    pub seed: Bytes32,
}

impl Record {
    /// The record of a game with these events, from the first to the last. Of the names those are kept that its events speak
    /// of.
    pub fn new(
        parts: RecordParts,
        events: &[StoredEvent],
        names: BTreeMap<PlayerId, String>,
    ) -> Record {
        let result = result(fold(events).state.as_ref());
        Record::with_result(parts, events.to_vec(), names, result)
    }

    /// The same with a result that was told.
    pub(super) fn with_result(
        parts: RecordParts,
        mut events: Vec<StoredEvent>,
        mut names: BTreeMap<PlayerId, String>,
        result: Option<Vec<Ranked>>,
    ) -> Record {
        for event in &mut events {
            event.at = timestamp::exact(event.at);
            event.waited = None;
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

    /// The record as one line of JSON, without the end of the line.
    pub fn to_json_line(&self) -> String {
        let mut line = self.before_checksum();
        line.pop();
        line.push_str(",\"checksum\":");
        line.push_str(&canonical(&self.checksum));
        line.push('}');
        line
    }

    /// The hash that stands for the whole game: that of its last event.
    pub fn final_hash(&self) -> Option<Hex32> {
        self.hashes.last().copied()
    }

    /// What the events up to a version made of the game; none if it has no such version. Of a record that was verified:
    /// what is not by the rules cannot be played.
    pub fn rebuilt_at(&self, version: Version) -> Option<FoldedGame> {
        let events = self.events.partition_point(|event| event.version <= version);
        let has_it = self.events.get(events.checked_sub(1)?)?.version == version;
        has_it.then(|| fold(&self.events[..events]))
    }

    /// The game after a version; none before the start.
    pub fn state_after(&self, version: Version) -> Option<GameState> {
        self.rebuilt_at(version)?.state
    }

    /// The same game, with these names.
    pub fn with_names(mut self, names: BTreeMap<PlayerId, String>) -> Record {
        let known = players(&self.events);
        self.names = names;
        self.names.retain(|player, _| known.contains(player));
        self.checksum = sum(&self.before_checksum());
        self
    }

    /// Hashes everything anew, as also somebody could who has changed something.
    pub fn seal(&mut self) {
        let mut link = first_link(&self.header);
        self.hashes.clear();
        for event in &self.events {
            link = next_link(&link, &canonical_event(event));
            self.hashes.push(link);
        }
        self.checksum = sum(&self.before_checksum());
    }

    /// The record as JSON without its checksum, over which that is taken.
    pub(super) fn before_checksum(&self) -> String {
        let mut text = canonical(&self.header);
        text.pop();
        text.push_str(",\"events\":[");
        for (place, (event, hash)) in self.events.iter().zip(&self.hashes).enumerate() {
            if place > 0 {
                text.push(',');
            }
            text.push_str(&canonical_event(event));
            text.pop();
            text.push_str(",\"hash\":");
            text.push_str(&canonical(hash));
            text.push('}');
        }
        text.push_str("],\"names\":");
        text.push_str(&canonical(&self.names));
        text.push('}');
        text
    }
}

/// Everybody whom the events speak of.
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
