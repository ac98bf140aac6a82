//! Verifies the events before a game, its start, and the lines that are dealt from the shuffle.

use kingdomino::shuffle::{Bytes32, Hex32, LineProof, LineTree, Shuffle};
use kingdomino::{AutomaticStep, Dealt, Deck, GameState, Seat, Settings, Setup};

use crate::domain::event_log::{GameStatus, RatingMode, StoredEvent, TableEvent, house_player};
use crate::game_record::{Header, RecordDefect};

use super::RequiredNext;
use super::replayer::Replayer;

/// Deck and line tree, derived from the seed and the entropy of the players.
pub(super) struct ShuffledDeck {
    pub deck: Deck,
    pub tree: Option<LineTree>,
}

impl ShuffledDeck {
    /// Derives the deck of a game and checks that `setup` and `root` match the seed.
    pub fn of(
        header: &Header,
        setup: Setup,
        root: Option<Hex32>,
        started: &StoredEvent,
    ) -> Result<ShuffledDeck, RecordDefect> {
        let entropy: Vec<Bytes32> =
            header.seats.iter().map(|seat| seat.entropy.unwrap_or_default().0).collect();
        let game = header.game.uuid().into_bytes();
        let shuffle = Shuffle::new(game, &header.seed.0, &entropy);
        let wrong = RecordDefect::Setup(started.version);
        let deck = shuffle.deck(setup.settings.expansion()).ok_or(wrong.clone())?;
        if shuffle.setup(setup.settings) != Some(setup) {
            return Err(wrong);
        }
        let tree =
            header.scheme.has_line_proofs().then(|| LineTree::new(&shuffle, &deck, setup.settings));
        let expected_root = tree.as_ref().map(|tree| Hex32(tree.root()));
        if root != expected_root || header.lines_root != expected_root {
            return Err(RecordDefect::Root);
        }
        Ok(ShuffledDeck { deck, tree })
    }
}

impl Replayer<'_> {
    /// Verifies an event before the game, or its start.
    pub fn verify_table_event(
        &mut self,
        event: &StoredEvent,
        index: usize,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let out_of_place = RecordDefect::OutOfPlace(version);
        let wrong_seats = RecordDefect::Seats(Some(version));
        if event.seat.is_some() || event.automatic {
            return Err(RecordDefect::Doer(version));
        }
        if let TableEvent::TableCreated { settings, timing, rated, series } = &event.fact {
            self.settings = Some(*settings);
            self.timing = *timing;
            self.rated = *rated;
            self.series = *series;
            return if index == 0 { Ok(()) } else { Err(out_of_place) };
        }
        let (GameStatus::Open, Some(settings)) = (self.status, self.settings) else {
            return Err(out_of_place);
        };
        // The host joins first, except in later games of a series.
        let opener = TableEvent::PlayerJoined { player: self.header.opener };
        let is_later_game = self.series.is_some_and(|series| series.number > 1);
        if !is_later_game && (index == 1) != (event.fact == opener) {
            return Err(wrong_seats);
        }
        if self.next == RequiredNext::Start && !matches!(event.fact, TableEvent::GameStarted { .. })
        {
            return Err(RecordDefect::Due(version));
        }
        match &event.fact {
            TableEvent::PlayerInvited { player } => {
                if self.players.contains(player) {
                    return Err(wrong_seats);
                }
                // Older records can contain repeated invitations without a declined one between
                // them.
                if !self.invited.contains(player) {
                    self.invited.push(*player);
                }
            }
            TableEvent::InvitationDeclined { player } => {
                let invited = self.invited.len();
                self.invited.retain(|invited| invited != player);
                if self.players.contains(player) || self.invited.len() == invited {
                    return Err(wrong_seats);
                }
            }
            // No invitation event is required, because an invitation link is sufficient.
            TableEvent::PlayerJoined { player } => {
                if self.players.contains(player) {
                    return Err(wrong_seats);
                }
                self.players.push(*player);
                if self.players.len() == usize::from(settings.players()) {
                    self.next = RequiredNext::Start;
                }
            }
            TableEvent::PlayerLeft { player } => {
                let seated = self.players.len();
                self.players.retain(|seated| seated != player);
                if *player == self.header.opener || self.players.len() == seated {
                    return Err(wrong_seats);
                }
            }
            TableEvent::TableMadeUnrated {} if self.rated != RatingMode::No => {
                self.rated = RatingMode::No;
            }
            TableEvent::GameCancelled {} => self.status = GameStatus::Cancelled,
            TableEvent::GameStarted { seats, .. } if *seats != self.players => {
                return Err(wrong_seats);
            }
            TableEvent::GameStarted { .. } => self.verify_start(event, settings)?,
            _ => return Err(out_of_place),
        }
        Ok(())
    }

    fn verify_start(&mut self, event: &StoredEvent, opened: Settings) -> Result<(), RecordDefect> {
        let TableEvent::GameStarted { settings, kings, quests, lines_root, .. } = event.fact else {
            return Err(RecordDefect::OutOfPlace(event.version));
        };
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let enough = Settings::PLAYERS.contains(&players);
        if !enough || opened.with_players(players) != Ok(settings) {
            return Err(RecordDefect::Setup(event.version));
        }
        if self.header.seats.len() != self.players.len() {
            return Err(RecordDefect::Seats(None));
        }
        let setup = Setup { settings, kings, quests };
        self.shuffled_deck = Some(ShuffledDeck::of(self.header, setup, lines_root, event)?);
        self.state = Some(GameState::new(setup));
        self.settings = Some(settings);
        self.status = GameStatus::Active;
        self.next = RequiredNext::Anything;
        Ok(())
    }

    /// Verifies a dealt line: it must be due, contain the next dominoes of the deck, and have a
    /// valid proof if the scheme requires one.
    pub fn verify_deal(
        &mut self,
        event: &StoredEvent,
        dominoes: Dealt,
        proof: Option<&LineProof>,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let (Some(state), Some(shuffled)) = (&mut self.state, &self.shuffled_deck) else {
            return Err(RecordDefect::OutOfPlace(version));
        };
        if event.seat.is_some() || !event.automatic {
            return Err(RecordDefect::Doer(version));
        }
        if self.next != RequiredNext::Anything {
            return Err(RecordDefect::Due(version));
        }
        if kingdomino::next_automatic_step(state) != Some(AutomaticStep::Line) {
            return Err(RecordDefect::OutOfPlace(version));
        }
        let (line, settings) = (state.lines_dealt(), state.settings());
        let length = settings.line_length();
        // At the start, house players must have exactly the seats of house accounts.
        let house = |seat: Seat| self.players.get(seat.index()).and_then(|one| house_player(*one));
        if line == 0
            && settings
                .seats()
                .any(|seat| state.seat_control(seat).house_from_start() != house(seat))
        {
            return Err(RecordDefect::Doer(version));
        }
        if shuffled.deck.deal(line * length, length) != Some(dominoes) {
            return Err(RecordDefect::Line(version));
        }
        if proof != shuffled.tree.as_ref().and_then(|tree| tree.proof(line)).as_ref() {
            return Err(RecordDefect::Proof(version));
        }
        event.rules_event().iter().for_each(|event| kingdomino::evolve(state, event));
        Ok(())
    }
}
