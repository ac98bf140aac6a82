use jiff::Timestamp;
use kingdomino::shuffle::{Bytes32, LineTree, Shuffle, ShuffleScheme};
use kingdomino::{Deck, GameState, Seat, SeatControl, Settings};
use uuid::Uuid;

use crate::domain::clock::{Calendar, ClockStopReason, Pace, Timing};
use crate::domain::event_log::{Agreements, GameStatus, OfSeries, RatingMode, Version};
use crate::domain::{GameId, PlayerId};

use super::access::TableAccess;
use super::seat::Sitter;
use super::waiting::Waiting;

/// A game as it is stored, without its secrets.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub id: GameId,
    pub opener: PlayerId,
    pub access: TableAccess,
    pub status: GameStatus,
    pub version: Version,
    pub settings: Settings,
    /// Who sits at the table, by seat. Until the game starts the last ones may move up.
    pub seats: Vec<Sitter>,
    /// The game itself, once it has started.
    pub state: Option<GameState>,
    /// How the table deals with time.
    pub timing: Timing,
    /// Whose results change ratings.
    pub rated: RatingMode,
    /// Whether bots may sit down.
    pub bots: bool,
    /// The series to which the game belongs.
    pub series: Option<OfSeries>,
    /// The game after which the same people play this one.
    pub rematch_of: Option<GameId>,
    /// The id by which a sandbox is shuffled; none of a game.
    pub shuffled_as: Option<Uuid>,
    pub waiting: Waiting,
    /// What the seats have agreed on, and what one asks of the others.
    pub agreements: Agreements,
    /// Counts what changed beside the events.
    pub wait_revision: i32,
    /// When it was read, on the clock that decides.
    pub read_at: Timestamp,
    /// How it is shuffled.
    pub scheme: ShuffleScheme,
    pub commitment: Bytes32,
    /// The root of the tree over its lines, once it has started; none where they come without proofs.
    pub lines_root: Option<Bytes32>,
    /// The seed, once the game is over.
    pub revealed_seed: Option<Bytes32>,
    pub created_at: Timestamp,
    pub changed_at: Timestamp,
}

impl StoredGame {
    /// Whether it is one player's alone, and apart from everything public.
    pub fn is_sandbox(&self) -> bool {
        self.shuffled_as.is_some()
    }

    /// The seat of `player`, if it has one; of several, in a sandbox, the one that is awaited.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        let is_theirs = |seat: &Seat| {
            self.seats.get(seat.index()).is_some_and(|sitter| sitter.player == player)
        };
        let awaited = self.state.as_ref().and_then(|state| Some(state.awaiting()?.seat));
        awaited
            .filter(is_theirs)
            .or_else(|| Seat::of(u8::MAX).take(self.seats.len()).find(is_theirs))
    }

    /// When the clock of a seat stands.
    pub fn calendar(&self, seat: Seat) -> Calendar {
        let absence = self.seats.get(seat.index()).and_then(|seat| seat.absence.as_ref());
        Calendar::new(self.timing, absence, self.agreements.pause)
    }

    /// Until when the player on a seat is on holiday, if that costs no time: the clock of the seat stands, or there is none.
    pub fn on_holiday_until(&self, seat: Seat, at: Timestamp) -> Option<Timestamp> {
        let absence = self.seats.get(seat.index())?.absence.as_ref()?;
        let is_timed = self.timing.pace != Pace::Untimed {};
        let timing = Timing { holidays: self.timing.holidays || !is_timed, ..self.timing };
        let standing = Calendar::new(timing, Some(absence), None).standing(at);
        let holidays =
            standing.into_iter().filter(|(reason, _)| *reason == ClockStopReason::Holiday);
        holidays.map(|(_, until)| until).max()
    }

    /// The seats that have to agree with what `seat` proposes: all that another player plays. The house agrees with
    /// everything.
    pub fn seats_to_agree(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let state = self.state.as_ref();
        let seats = state.into_iter().flat_map(|state| state.settings().seats());
        seats.filter(move |other| {
            let plays = state.is_some_and(|state| state.keeper(*other) == SeatControl::Player);
            let sitter = |seat: Seat| self.seats.get(seat.index()).map(|sitter| sitter.player);
            sitter(*other) != sitter(seat) && plays
        })
    }

    /// Whether a seat of the running game is offered to the player, which may then see the game.
    pub fn is_offered_to(&self, player: PlayerId) -> bool {
        self.agreements.is_offered_to(player)
    }

    /// The id of which the shuffle is, and the commitment to it.
    pub fn shuffle_id(&self) -> Uuid {
        self.shuffled_as.unwrap_or(self.id.uuid())
    }

    /// The chance of the game, once everybody is seated.
    pub fn shuffle(&self, seed: &Bytes32) -> Shuffle {
        let entropy: Vec<Bytes32> =
            self.seats.iter().map(|seat| seat.entropy.unwrap_or_default()).collect();
        Shuffle::new(self.shuffle_id().into_bytes(), seed, &entropy)
    }

    /// The tree over the lines of the game as it starts, or has started; none where they come without proofs.
    pub fn line_tree(&self, seed: &Bytes32, deck: &Deck, settings: Settings) -> Option<LineTree> {
        let shuffle = || self.shuffle(seed);
        self.scheme.proves_lines().then(|| LineTree::of(&shuffle(), deck, settings))
    }

    /// The state of a game that has started.
    ///
    /// # Errors
    /// It has none, though its status says otherwise.
    pub fn started(&self) -> Result<&GameState, MissingState> {
        self.state.as_ref().ok_or(MissingState(self.id))
    }
}

/// A game that has started, by its status, but has no state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingState(pub GameId);
