//! A game as stored, with the players, premoves and waits that belong to it.

use jiff::{SignedDuration, Timestamp};
use kingdomino::shuffle::{Bytes32, LineTree, Shuffle, ShuffleScheme};
use kingdomino::{Deck, GameState, HousePlayer, PremovePlan, Seat, SeatControl, Settings};
use serde::Deserialize;
use uuid::Uuid;

use crate::domain::account::{Avatar, ShownPlayer};
use crate::domain::clock::{
    Absence, Calendar, ClockStopReason, Clocks, LocalQuietHours, Pace, Timing,
};
use crate::domain::event_log::{
    Agreements, GameStatus, RatingMode, SeriesRef, Version, house_player,
};
use crate::domain::{GameId, PlayerId};

use super::request_keys::RequestKeyHashes;
use super::viewer::TableAccess;

/// A game as stored, without its secrets.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: GameId,
    pub host: PlayerId,
    pub access: TableAccess,
    pub status: GameStatus,
    pub version: Version,
    pub settings: Settings,
    /// Players in seat order. Until the game starts, players move up when a player leaves.
    pub seats: Vec<SeatedPlayer>,
    /// State of the game, once it has started.
    pub state: Option<GameState>,
    /// Time settings of the table.
    pub timing: Timing,
    /// Results that change ratings.
    pub rating_mode: RatingMode,
    /// True if bots can join.
    pub allows_bots: bool,
    /// Series of the game, if any.
    pub series: Option<SeriesRef>,
    /// Game of which this one is a rematch.
    pub rematch_of: Option<GameId>,
    /// Id from which a sandbox is shuffled; `None` for a game.
    pub sandbox_seed_game_id: Option<Uuid>,
    pub waiting: WaitState,
    /// Agreements of the seats, and the open proposal.
    pub agreements: Agreements,
    /// Counter of changes that are not events.
    pub revision: i32,
    /// Keys of the recorded requests.
    pub request_keys: RequestKeyHashes,
    /// Database time at which the game was read.
    pub read_at: Timestamp,
    /// Scheme of the shuffle.
    pub shuffle_scheme: ShuffleScheme,
    pub commitment: Bytes32,
    /// Root of the line tree, once the game has started; `None` if lines have no proofs.
    pub lines_root: Option<Bytes32>,
    /// Seed, once the game has ended.
    pub revealed_seed: Option<Bytes32>,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
}

impl StoredGame {
    /// Returns true for a sandbox, which belongs to one player and is not public.
    pub fn is_sandbox(&self) -> bool {
        self.sandbox_seed_game_id.is_some()
    }

    /// Returns the seat of `player`. In a sandbox, in which the player has several seats, returns
    /// the awaited one.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let is_seat_of_player = |seat: &Seat| {
            self.seats.get(seat.index()).is_some_and(|seated_player| seated_player.player == player)
        };
        let awaited = self.state.as_ref().and_then(|state| Some(state.awaiting()?.seat));
        awaited
            .filter(is_seat_of_player)
            .or_else(|| Seat::for_players(u8::MAX).take(self.seats.len()).find(is_seat_of_player))
    }

    /// Returns the periods in which the clock of a seat is stopped.
    pub fn calendar(&self, seat: Seat) -> Calendar {
        let absence = self.seats.get(seat.index()).and_then(|seat| seat.absence.as_ref());
        Calendar::new(self.timing, absence, self.agreements.pause)
    }

    /// Returns the end of the holiday of the player of a seat, if the holiday costs no time because
    /// the clock is stopped or the game is untimed.
    pub fn holiday_end(&self, seat: Seat, at: Timestamp) -> Option<Timestamp> {
        let absence = self.seats.get(seat.index())?.absence.as_ref()?;
        let is_timed = self.timing.pace != Pace::Untimed {};
        let timing = Timing { holidays: self.timing.holidays || !is_timed, ..self.timing };
        let stops = Calendar::new(timing, Some(absence), None).stops_at(at);
        let holidays = stops.into_iter().filter(|(reason, _)| *reason == ClockStopReason::Holiday);
        holidays.map(|(_, until)| until).max()
    }

    /// Returns the seats that must accept a proposal of `seat`: all seats played by other players.
    /// House players accept every proposal.
    pub fn seats_to_accept(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let state = self.state.as_ref();
        let seats = state.into_iter().flat_map(|state| state.settings().seats());
        seats.filter(move |other| {
            let plays =
                state.is_some_and(|state| state.seat_control(*other) == SeatControl::Player);
            let seated_player =
                |seat: Seat| self.seats.get(seat.index()).map(|seated_player| seated_player.player);
            seated_player(*other) != seated_player(seat) && plays
        })
    }

    /// Returns true if a seat of the running game is offered to the player. The offer permits the
    /// player to see the game.
    pub fn is_offered_to(&self, player: PlayerId) -> bool {
        self.agreements.is_offered_to(player)
    }

    /// Returns the id from which the shuffle and its commitment are derived.
    pub fn shuffle_id(&self) -> Uuid {
        self.sandbox_seed_game_id.unwrap_or(self.id.uuid())
    }

    /// Returns the shuffle of the game. All players must have joined.
    pub fn shuffle(&self, seed: &Bytes32) -> Shuffle {
        let entropy: Vec<Bytes32> =
            self.seats.iter().map(|seat| seat.entropy.unwrap_or_default()).collect();
        Shuffle::new(self.shuffle_id().into_bytes(), seed, &entropy)
    }

    /// Returns the line tree of a game that starts or has started; `None` if lines have no proofs.
    pub fn line_tree(&self, seed: &Bytes32, deck: &Deck, settings: Settings) -> Option<LineTree> {
        let shuffle = || self.shuffle(seed);
        self.shuffle_scheme.has_line_proofs().then(|| LineTree::new(&shuffle(), deck, settings))
    }

    /// Returns the state of a game that has started.
    ///
    /// # Errors
    /// The state is missing, although the status requires one.
    pub fn started_state(&self) -> Result<&GameState, MissingState> {
        self.state.as_ref().ok_or(MissingState(self.id))
    }
}

/// Error for a game that has started according to its status, but has no state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingState(pub GameId);

/// Player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedPlayer {
    pub player: PlayerId,
    /// `None` if the account was deleted.
    pub name: Option<String>,
    /// Avatar that the player chose.
    pub avatar: Option<Avatar>,
    /// Entropy of the player for the shuffle.
    pub entropy: Option<Bytes32>,
    /// Absence of the player; `None` for none.
    pub absence: Option<Absence>,
    /// Time between a reminder and its deadline; `None` for no reminders.
    pub reminder: Option<SignedDuration>,
    /// Quiet hours of the player, if set.
    pub quiet_hours: Option<LocalQuietHours>,
}

impl SeatedPlayer {
    /// Returns the house player that has the seat from the start; `None` for any other player.
    pub fn house(&self) -> Option<HousePlayer> {
        house_player(self.player)
    }

    /// Returns the player as shown to others.
    pub fn shown(&self) -> ShownPlayer {
        ShownPlayer { id: self.player, name: self.name.clone(), avatar: self.avatar }
    }
}

/// A premove as stored.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct StoredPremove {
    pub player: PlayerId,
    /// Turn of the seat for which the premove is planned.
    pub turn: u8,
    /// Number of giants in the kingdom when the premove was made.
    pub giants: u8,
    pub plan: PremovePlan,
    /// Time from which the premove is no longer played; `None` for never.
    pub valid_until: Option<Timestamp>,
    pub created_at: Timestamp,
}

/// Wait state of a game after a change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WaitState {
    /// State of the clocks; `None` for an untimed game.
    pub clocks: Option<Clocks>,
    /// Time from which the clock of the awaited player is counted.
    pub since: Option<Timestamp>,
    pub deadline: Option<Timestamp>,
    pub remind_at: Option<Timestamp>,
}

/// Player that a game waited for, and the time that the clock ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElapsedWait {
    pub player: PlayerId,
    pub ran: SignedDuration,
}
