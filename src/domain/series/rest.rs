use std::fmt;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// When the next game of a series starts after one has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Rest {
    AtOnce {},
    After {
        #[schema(minimum = 1, maximum = 7_776_000, examples(86_400))]
        seconds: u32,
    },
    /// When all have said that they are ready; the house always is.
    WhenReady {
        /// The longest rest; null for any.
        #[serde(default)]
        #[schema(minimum = 1, maximum = 7_776_000, examples(604_800))]
        at_most_seconds: Option<u32>,
    },
}

/// A rest of none or of more than 90 days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RestTooLong {
    /// Which field of the rest it is.
    pub field: &'static str,
}

impl fmt::Display for RestTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A rest is between one second and 90 days.")
    }
}

const LONGEST: u32 = 90 * 24 * 3600;

impl Rest {
    /// # Errors
    /// It is too long, or none where there should be some.
    pub fn check(self) -> Result<(), RestTooLong> {
        let (field, seconds) = match self {
            Rest::AtOnce {} | Rest::WhenReady { at_most_seconds: None } => return Ok(()),
            Rest::After { seconds } => ("seconds", seconds),
            Rest::WhenReady { at_most_seconds: Some(seconds) } => ("at_most_seconds", seconds),
        };
        if (1..=LONGEST).contains(&seconds) { Ok(()) } else { Err(RestTooLong { field }) }
    }

    /// When the next game starts by itself, if one has ended now; none when that is for the players to say.
    pub fn end(self, now: Timestamp) -> Option<Timestamp> {
        let seconds = match self {
            Rest::AtOnce {} => 0,
            Rest::After { seconds } => seconds,
            Rest::WhenReady { at_most_seconds } => at_most_seconds?,
        };
        now.checked_add(SignedDuration::from_secs(seconds.into())).ok()
    }
}

impl Default for Rest {
    fn default() -> Rest {
        Rest::AtOnce {}
    }
}
