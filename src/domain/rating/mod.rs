//! How good players are, with how much of it is known. Pure.

mod category;
mod rate;

pub use category::RatingCategory;
pub use rate::{Rating, rate};
