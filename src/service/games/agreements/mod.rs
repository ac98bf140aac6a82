//! Agreements between the seats of a running game: undo, pause, and handover of a seat.

mod proposals;
mod seat_offers;
mod undo;

pub(super) use proposals::find_settlement;
pub use proposals::{answer_proposal, create_proposal, withdraw_proposal};
pub use seat_offers::{delete_seat_offer, offer_seat, take_seat};
pub use undo::resume_game;
