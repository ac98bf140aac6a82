//! What two layers speak of: ids, events, clocks, series, ratings. Pure: no SQL, no HTTP, and time is an argument.

pub mod clock;
pub mod event_log;
mod ids;
pub mod rating;
pub mod series;

pub use ids::{DeliveryId, EndpointId, GameId, HolidayId, PlayerId, SeriesId, SessionId};
