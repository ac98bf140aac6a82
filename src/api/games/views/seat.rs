use jiff::Timestamp;
use kingdomino::{GameState, HousePlayer, Seat, SeatControl};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::domain::PlayerId;
use crate::domain::clock::{Pace, Reason};
use crate::domain::event_log::Status;
use crate::domain::table::StoredGame;

/// A seat and who has it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView {
    pub seat: Seat,
    pub player: PlayerView,
    /// How the house player plays that has the seat from the start; null for somebody's seat.
    pub house: Option<HousePlayer>,
    /// Whether a house player has the seat to the end: the player conceded, or may not return.
    pub conceded: bool,
    /// Whether a house player has the seat until its player takes it back.
    pub taken_over: bool,
    /// What was left in the seat's bank of time when the present wait began, in whole seconds; null without a bank.
    #[schema(minimum = 0, maximum = 7_776_000)]
    pub bank_seconds: Option<i64>,
    /// What the seat's clock stands for just now, each reason with its end; empty when it can run.
    #[schema(max_items = 3)]
    pub clock_stands: Vec<StandingView>,
    /// The player to whom the seat is offered; null for nobody.
    pub offered_to_id: Option<PlayerId>,
    /// The 32 bytes that the player added to the chance of the shuffle, in hexadecimal; null for none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// Why a clock stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingView {
    pub reason: Reason,
    /// When this reason ends.
    pub until: Timestamp,
}

/// The seats of a table with who has them.
pub(super) fn seats(game: &StoredGame) -> Vec<SeatView> {
    let kept_by = |seat, keeper| {
        game.state.as_ref().is_some_and(|state: &GameState| state.keeper(seat) == keeper)
    };
    let sitters = game.seats.iter().zip(Seat::of(u8::MAX));
    sitters
        .map(|(sitter, seat)| SeatView {
            seat,
            player: PlayerView::new(sitter.player, sitter.name.clone()),
            house: sitter.house(),
            conceded: kept_by(seat, SeatControl::HouseForGood),
            taken_over: kept_by(seat, SeatControl::House),
            bank_seconds: game
                .waiting
                .clocks
                .as_ref()
                .and_then(|clocks| clocks.bank(game.timing, seat))
                .map(|bank| bank.as_secs()),
            clock_stands: standing(game, seat),
            offered_to_id: game
                .agreements
                .offers
                .iter()
                .find(|offer| offer.seat == seat)
                .map(|offer| offer.to),
            entropy: sitter.entropy.map(hex::encode),
        })
        .collect()
}

/// Only where there is a clock.
fn standing(game: &StoredGame, seat: Seat) -> Vec<StandingView> {
    if game.status != Status::Active || game.timing.pace == (Pace::Untimed {}) {
        return Vec::new();
    }
    let reasons = game.calendar(seat).standing(game.read_at).into_iter();
    reasons.map(|(reason, until)| StandingView { reason, until }).collect()
}
