use kingdomino::{BySeat, Fact, GameState, Seat, SeatControl, Settings};

use crate::domain::PlayerId;
use crate::domain::clock::Timing;
use crate::domain::event_log::{
    Agreements, GameStatus, OfSeries, StoredEvent, TableEvent, Version, stands,
};
use crate::game_record::{Header, RecordDefect};

use super::next::Next;
use super::shuffle::Chance;

/// Replays the events of a record and tracks which events can follow.
pub(super) struct Replayer<'a> {
    pub header: &'a Header,
    pub status: GameStatus,
    pub settings: Option<Settings>,
    pub timing: Timing,
    pub series: Option<OfSeries>,
    /// Current players, in seat order.
    pub players: Vec<PlayerId>,
    pub invited: Vec<PlayerId>,
    pub state: Option<GameState>,
    /// Events that were not undone.
    pub standing: Vec<&'a StoredEvent>,
    /// State after each event that was not undone, for undo.
    pub past: Vec<(Version, GameState)>,
    pub agreements: Agreements,
    /// Number of consecutive timeouts of each seat.
    pub timeouts: BySeat<u8>,
    /// Values derived from the seed, once the game has started.
    pub chance: Option<Chance>,
    pub next: Next,
}

impl<'a> Replayer<'a> {
    pub fn new(header: &'a Header) -> Replayer<'a> {
        Replayer {
            header,
            status: GameStatus::Open,
            settings: None,
            series: None,
            timing: Timing::default(),
            players: Vec::new(),
            invited: Vec::new(),
            state: None,
            standing: Vec::new(),
            past: Vec::new(),
            agreements: Agreements::default(),
            timeouts: BySeat::default(),
            chance: None,
            next: Next::Anything,
        }
    }

    /// Verifies and applies the event at index `place`.
    pub fn step(&mut self, events: &'a [StoredEvent], place: usize) -> Result<(), RecordDefect> {
        let event = &events[place];
        let before = place.checked_sub(1).map(|before| &events[before]);
        let version = event.version;
        if matches!(self.status, GameStatus::Finished | GameStatus::Cancelled) {
            return Err(RecordDefect::AfterTheEnd(version));
        }
        let at_once = self.next != Next::Anything || self.due().is_some();
        if at_once && before.is_some_and(|before| before.at != event.at) {
            return Err(RecordDefect::Time(version));
        }
        match &event.fact {
            TableEvent::Play(Fact::LineDealt { .. }) => {
                return Err(RecordDefect::Malformed(String::new()));
            }
            TableEvent::Play(fact) => self.played(before, event, *fact)?,
            TableEvent::LineDealt { dominoes, proof } => {
                self.dealt(event, *dominoes, proof.as_ref())?;
            }
            TableEvent::TableOpened { .. }
            | TableEvent::PlayerInvited { .. }
            | TableEvent::InvitationDeclined { .. }
            | TableEvent::PlayerJoined { .. }
            | TableEvent::PlayerLeft { .. }
            | TableEvent::GameStarted { .. }
            | TableEvent::GameCancelled {} => self.seated(event, place)?,
            _ => self.agreed(event)?,
        }
        stands(&mut self.standing, event);
        self.agreements.apply(version, event.at, event.seat, &event.fact);
        if let Some(state) = self.state {
            self.past.push((version, state));
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
    pub fn is_players(&self, seat: Seat) -> bool {
        let plays = |state: &GameState| {
            seat.number() < state.settings().players() && state.keeper(seat) == SeatControl::Player
        };
        self.state.as_ref().is_some_and(plays)
    }
}
