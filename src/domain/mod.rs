//! Types that several layers share: ids, events, clocks, series, ratings, problem codes. All code is pure: no SQL,
//! no HTTP, and the time is an argument.

pub mod account;
pub mod clock;
pub mod diagnosis;
pub mod event_log;
mod ids;
pub mod node;
pub mod notification;
pub mod player;
mod problem_code;
pub mod rating;
pub mod series;
pub mod table;

pub use ids::{
    DeliveryId, DestinationId, GameId, HolidayId, IdempotentRequest, PlayerId, SeriesId, SessionId,
};
pub use problem_code::ProblemCode;
