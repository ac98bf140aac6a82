//! Writes a record in notation. The state from which the omitted values follow is also used to read
//! them.

use kingdomino::shuffle::{Bytes32, Hex32, LineProof, LineTree, Shuffle, ShuffleScheme};
use kingdomino::{Fact, Settings, Setup};

use crate::domain::event_log::{StoredEvent, TableEvent};
use crate::domain::{GameId, PlayerId};
use crate::game_record::header::canonical_json;
use crate::game_record::{self, Record};

use super::words::event_word;
use super::{NOTATION_HEADER, Roster};

/// Placeholder for an empty value.
pub(super) const EMPTY_VALUE: &str = "-";

/// State from which omitted parts of the notation are derived: the seed and the previous events.
pub(super) struct DerivedState {
    shuffle: Shuffle,
    scheme: ShuffleScheme,
    settings: Option<Settings>,
    joined: Vec<PlayerId>,
    tree: Option<LineTree>,
    lines: u8,
}

impl DerivedState {
    pub fn new(
        game: GameId,
        scheme: ShuffleScheme,
        seed: &Hex32,
        entropy: &[Option<Hex32>],
    ) -> DerivedState {
        let player_entropy: Vec<Bytes32> =
            entropy.iter().map(|player_entropy| player_entropy.unwrap_or_default().0).collect();
        DerivedState {
            shuffle: Shuffle::new(game.uuid().into_bytes(), &seed.0, &player_entropy),
            scheme,
            settings: None,
            joined: Vec::new(),
            tree: None,
            lines: 0,
        }
    }

    /// Updates the state with an event.
    pub fn apply(&mut self, fact: &TableEvent) {
        match fact {
            TableEvent::TableCreated { settings, .. } => self.settings = Some(*settings),
            TableEvent::PlayerJoined { player } => self.joined.push(*player),
            TableEvent::PlayerLeft { player } => self.joined.retain(|joined| joined != player),
            TableEvent::GameStarted { settings, .. } => self.tree = self.line_tree(*settings),
            TableEvent::LineDealt { .. } => self.lines = self.lines.saturating_add(1),
            _ => {}
        }
    }

    fn line_tree(&self, settings: Settings) -> Option<LineTree> {
        let deck = self.shuffle.deck(settings.expansion())?;
        self.scheme.has_line_proofs().then(|| LineTree::new(&self.shuffle, &deck, settings))
    }

    /// Returns the start event of a game with the players that have joined.
    pub fn start_event(&self) -> Option<TableEvent> {
        let players = u8::try_from(self.joined.len()).ok()?;
        let settings = self.settings?.with_players(players).ok()?;
        let Setup { settings, kings, quests } = self.shuffle.setup(settings)?;
        let lines_root = self.line_tree(settings).map(|tree| Hex32(tree.root()));
        Some(TableEvent::GameStarted {
            seats: self.joined.clone(),
            settings,
            kings,
            quests,
            lines_root,
        })
    }

    /// Root of the line tree; `None` before the game has started.
    pub fn lines_root(&self) -> Option<Bytes32> {
        self.tree.as_ref().map(LineTree::root)
    }

    /// Proof of the next line.
    pub fn next_proof(&self) -> Option<LineProof> {
        self.tree.as_ref()?.proof(self.lines)
    }
}

pub(super) fn write(record: &Record) -> String {
    let people = Roster::of(record);
    let called = |player| people.alias(player).unwrap_or_default();
    let header = &record.header;
    let mut text =
        format!("{NOTATION_HEADER}\ngame {}\nscheme {}\n", header.game, header.scheme.name());
    text += &format!("access {}\nseed {}\n", header.access, header.seed);
    for player in people.iter() {
        let name = record.names.get(&player).map_or(EMPTY_VALUE.to_owned(), canonical_json);
        text += &format!("player {} {player} {name}\n", called(player));
    }
    text += &format!("opener {}\n", called(header.opener));
    for (seat, number) in header.seats.iter().zip(0..) {
        let entropy = seat.entropy.map_or(EMPTY_VALUE.to_owned(), |entropy| entropy.to_string());
        text += &format!("seat s{number} {} {entropy}\n", called(seat.player));
    }
    for ranked in header.result.iter().flatten() {
        text += &format!(
            "result s{} {} {} {} {} {}\n",
            ranked.seat,
            ranked.rank,
            ranked.points,
            ranked.largest_property,
            ranked.crowns,
            canonical_json(&ranked.decided_by).trim_matches('"')
        );
    }
    write_events(record, &people, &mut text);
    text.push('\n');
    text
}

/// Writes one line per turn. The time is written only if it differs from that of the previous
/// event.
fn write_events(record: &Record, people: &Roster, text: &mut String) {
    let header = &record.header;
    let entropy: Vec<_> = header.seats.iter().map(|seat| seat.entropy).collect();
    let mut derived = DerivedState::new(header.game, header.scheme, &header.seed, &entropy);
    let mut before: Option<&StoredEvent> = None;
    for event in &record.events {
        let time = before.is_none_or(|before| before.at != event.at);
        let time = if time {
            format!(" {}", game_record::format_timestamp(event.at))
        } else {
            String::new()
        };
        if before.is_some_and(|before| is_same_turn(before, event)) {
            *text += &time;
        } else {
            let seat = event.seat.map_or(EMPTY_VALUE.to_owned(), |seat| format!("s{seat}"));
            *text += &format!("\n{}{time} {seat}", event.version);
        }
        text.push(' ');
        *text += &event_word(&event.fact, event.automatic, people, &derived);
        derived.apply(&event.fact);
        before = Some(event);
    }
}

/// Returns true if both events belong to one turn: events of the same seat up to its pick.
fn is_same_turn(before: &StoredEvent, event: &StoredEvent) -> bool {
    let plays = |event: &StoredEvent| matches!(event.fact, TableEvent::Play(_));
    let picked = matches!(before.fact, TableEvent::Play(Fact::Picked { .. }));
    event.seat.is_some() && before.seat == event.seat && plays(before) && plays(event) && !picked
}
