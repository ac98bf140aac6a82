//! Agreements between the seats of a running game: undo, pause, and transfer of a seat.

mod answer;
mod ask;
mod hand_over;
mod pause;
mod settle;
mod undo;

pub use answer::{answer_proposal, withdraw_proposal};
pub use ask::create_proposal;
pub use hand_over::{delete_seat_offer, offer_seat, take_seat};
pub use pause::resume_game;
pub(super) use settle::find_settlement;
