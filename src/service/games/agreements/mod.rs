//! What the seats of a running game agree on: to take a decision back, to pause, to hand a seat to somebody else.

mod answer;
mod ask;
mod hand_over;
mod pause;
mod undo;

pub(crate) use answer::{answer, withdraw};
pub use answer::{answer_proposal, withdraw_proposal};
pub(crate) use ask::ask;
pub use ask::ask_consent;
pub(crate) use hand_over::{end, hand_over, offer};
pub use hand_over::{end_offer, offer_seat, take_seat};
pub(crate) use pause::resume;
pub use pause::resume_game;
