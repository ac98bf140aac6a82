//! What two layers speak of: ids, events, clocks, series, ratings. Pure: no SQL, no HTTP, and time is an argument.

pub mod account;
pub mod clock;
pub mod diagnosis;
pub mod event_log;
mod idempotency;
mod ids;
pub mod node;
pub mod notification;
pub mod player;
pub mod rating;
pub mod series;
pub mod table;

pub use idempotency::IdempotentRequest;
pub use ids::{DeliveryId, DestinationId, GameId, HolidayId, PlayerId, SeriesId, SessionId};
