use kingdomino::{BySeat, Fact, GameState, Seat, SeatControl, Settings};

use crate::domain::PlayerId;
use crate::domain::clock::Timing;
use crate::domain::event_log::{
    Agreements, GameStatus, RatingMode, SeriesRef, StoredEvent, TableEvent, Version, push_effective,
};
use crate::game_record::{Header, RecordDefect};

use super::RequiredNext;
use super::shuffle::ShuffledDeck;

/// Replays the events of a record and tracks which events can follow.
pub(super) struct Replayer<'a> {
    pub header: &'a Header,
    pub status: GameStatus,
    pub settings: Option<Settings>,
    pub timing: Timing,
    pub rated: RatingMode,
    pub series: Option<SeriesRef>,
    /// Current players, in seat order.
    pub players: Vec<PlayerId>,
    pub invited: Vec<PlayerId>,
    pub state: Option<GameState>,
    /// Events that were not undone.
    pub effective_events: Vec<&'a StoredEvent>,
    /// State after each event that was not undone, for undo.
    pub history: Vec<(Version, GameState)>,
    pub agreements: Agreements,
    /// Number of consecutive timeouts of each seat.
    pub timeouts: BySeat<u8>,
    /// Values derived from the seed, once the game has started.
    pub shuffled_deck: Option<ShuffledDeck>,
    pub next: RequiredNext,
}

impl<'a> Replayer<'a> {
    pub fn new(header: &'a Header) -> Replayer<'a> {
        Replayer {
            header,
            status: GameStatus::Open,
            settings: None,
            series: None,
            timing: Timing::default(),
            rated: RatingMode::default(),
            players: Vec::new(),
            invited: Vec::new(),
            state: None,
            effective_events: Vec::new(),
            history: Vec::new(),
            agreements: Agreements::default(),
            timeouts: BySeat::default(),
            shuffled_deck: None,
            next: RequiredNext::Anything,
        }
    }

    /// Verifies and applies the event at `index`.
    pub fn step(&mut self, events: &'a [StoredEvent], index: usize) -> Result<(), RecordDefect> {
        let event = &events[index];
        let before = index.checked_sub(1).map(|before| &events[before]);
        let version = event.version;
        if matches!(self.status, GameStatus::Finished | GameStatus::Cancelled) {
            return Err(RecordDefect::AfterTheEnd(version));
        }
        let must_be_simultaneous = self.next != RequiredNext::Anything || self.due().is_some();
        if must_be_simultaneous && before.is_some_and(|before| before.at != event.at) {
            return Err(RecordDefect::Time(version));
        }
        match &event.fact {
            TableEvent::Play(Fact::LineDealt { .. }) => {
                return Err(RecordDefect::Malformed(String::new()));
            }
            TableEvent::Play(fact) => self.verify_play(before, event, *fact)?,
            TableEvent::LineDealt { dominoes, proof } => {
                self.verify_deal(event, *dominoes, proof.as_ref())?;
            }
            TableEvent::TableCreated { .. }
            | TableEvent::PlayerInvited { .. }
            | TableEvent::InvitationDeclined { .. }
            | TableEvent::PlayerJoined { .. }
            | TableEvent::PlayerLeft { .. }
            | TableEvent::TableMadeUnrated {}
            | TableEvent::GameStarted { .. }
            | TableEvent::GameCancelled {} => self.verify_table_event(event, index)?,
            _ => self.verify_agreement(event)?,
        }
        push_effective(&mut self.effective_events, event);
        self.agreements.apply(version, event.at, event.seat, &event.fact);
        if let Some(state) = self.state {
            self.history.push((version, state));
        }
        Ok(())
    }

    /// Returns the final state, if the game has started. Fails if the game has not ended, or if the
    /// seats differ from those in the header.
    pub fn end(&self) -> Result<Option<GameState>, RecordDefect> {
        if !matches!(self.status, GameStatus::Finished | GameStatus::Cancelled) {
            return Err(RecordDefect::Unfinished);
        }
        let seated = self.header.seats.iter().map(|seat| &seat.player);
        if !seated.eq(&self.players) {
            return Err(RecordDefect::Seats(None));
        }
        if self.state.is_none() && self.header.lines_root.is_some() {
            return Err(RecordDefect::Root);
        }
        Ok(self.state)
    }

    /// Returns true if the seat is played by its player, not by the house.
    pub fn is_played_by_player(&self, seat: Seat) -> bool {
        let plays = |state: &GameState| {
            seat.number() < state.settings().players()
                && state.seat_control(seat) == SeatControl::Player
        };
        self.state.as_ref().is_some_and(plays)
    }
}
