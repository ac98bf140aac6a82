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
        /// The longest rest; by default, or when null, seven days.
        #[serde(default)]
        #[schema(minimum = 1, maximum = 7_776_000, default = 604_800, examples(604_800))]
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

/// Limit of a rest until all are ready, if none is chosen. Otherwise one player who never responds would stop the series.
const DEFAULT_LIMIT: u32 = 7 * 24 * 3600;

impl Rest {
    /// The rest with the default limit, if it has none.
    #[must_use]
    pub fn limited(self) -> Rest {
        match self {
            Rest::WhenReady { at_most_seconds: None } => {
                Rest::WhenReady { at_most_seconds: Some(DEFAULT_LIMIT) }
            }
            rest => rest,
        }
    }

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
            // A series of an earlier release may be stored without a limit.
            Rest::WhenReady { at_most_seconds } => at_most_seconds.unwrap_or(DEFAULT_LIMIT),
        };
        now.checked_add(SignedDuration::from_secs(seconds.into())).ok()
    }
}

impl Default for Rest {
    fn default() -> Rest {
        Rest::AtOnce {}
    }
}
