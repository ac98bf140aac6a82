use jiff::Timestamp;
use kingdomino::{GameState, HousePlayer, Seat, SeatControl};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::domain::PlayerId;
use crate::domain::clock::{ClockStopReason, Pace};
use crate::domain::event_log::GameStatus;
use crate::domain::table::StoredGame;

/// Seat of a game and its player.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSeatView {
    /// Number of the seat.
    pub seat: Seat,
    /// Player of the seat.
    pub player: PlayerView,
    /// Strategy of the house player to which the seat belongs; null for a seat of a person or a
    /// bot.
    pub house: Option<HousePlayer>,
    /// True if a house player has taken over the seat for the rest of the game: the player
    /// conceded, or cannot return after a timeout.
    pub conceded: bool,
    /// True while a house player plays the seat until its player takes it back.
    pub taken_over: bool,
    /// Time left in the time bank of the seat, in seconds; null without a bank. While the seat has
    /// to decide, this is the time at the start of the decision.
    #[schema(minimum = 0, maximum = 7_776_000)]
    pub bank_seconds: Option<i64>,
    /// Reasons why the clock of the seat is stopped now; empty if it can run.
    #[schema(max_items = 3)]
    pub clock_stops: Vec<ClockStopView>,
    /// Player to whom the seat is offered; null for none.
    pub offered_to_id: Option<PlayerId>,
    /// Randomness that the player added to the shuffle: 32 bytes in hexadecimal; null for none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// Reason why a clock is stopped, and the end of the stop.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClockStopView {
    /// Kind of the reason.
    pub reason: ClockStopReason,
    /// Time until which the clock is stopped for this reason.
    pub until: Timestamp,
}

/// Returns the seats of a table with their players.
pub(super) fn seats(game: &StoredGame) -> Vec<GameSeatView> {
    let is_controlled_by = |seat, control| {
        game.state.as_ref().is_some_and(|state: &GameState| state.seat_control(seat) == control)
    };
    let seated_players = game.seats.iter().zip(Seat::for_players(u8::MAX));
    seated_players
        .map(|(seated_player, seat)| GameSeatView {
            seat,
            player: seated_player.shown().into(),
            house: seated_player.house(),
            conceded: is_controlled_by(seat, SeatControl::HousePermanently),
            taken_over: is_controlled_by(seat, SeatControl::House),
            bank_seconds: game
                .waiting
                .clocks
                .as_ref()
                .and_then(|clocks| clocks.bank_balance(game.timing, seat))
                .map(|bank| bank.as_secs()),
            clock_stops: clock_stops(game, seat),
            offered_to_id: game
                .agreements
                .offers
                .iter()
                .find(|offer| offer.seat == seat)
                .map(|offer| offer.to),
            entropy: seated_player.entropy.map(hex::encode),
        })
        .collect()
}

/// Returns the reasons for which the clock of a seat is stopped; none in games without clocks.
fn clock_stops(game: &StoredGame, seat: Seat) -> Vec<ClockStopView> {
    if game.status != GameStatus::Active || game.timing.pace == (Pace::Untimed {}) {
        return Vec::new();
    }
    let reasons = game.calendar(seat).stops_at(game.read_at).into_iter();
    reasons.map(|(reason, until)| ClockStopView { reason, until }).collect()
}
