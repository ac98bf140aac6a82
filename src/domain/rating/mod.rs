//! Skill ratings with their uncertainty. All functions are pure.

mod category;
mod rate;

pub use category::RatingCategory;
pub use rate::{Rating, rate};
