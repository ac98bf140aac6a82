use std::fmt;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Break before the next game of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeriesBreak {
    /// The next game starts immediately.
    AtOnce {},
    /// The next game starts after a fixed time.
    After {
        /// Length of the break in seconds.
        #[schema(minimum = 1, maximum = 7_776_000, examples(86_400))]
        seconds: u32,
    },
    /// The next game starts when all players are ready. House players are always ready.
    WhenReady {
        /// Maximum length of the break in seconds; null for the default, 604800 (seven days).
        #[serde(default)]
        #[schema(minimum = 1, maximum = 7_776_000, default = 604_800, examples(604_800))]
        at_most_seconds: Option<u32>,
    },
}

/// Error for a break that is shorter than one second or longer than 90 days.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BreakOutOfRange {
    /// Field of the break that is out of range.
    pub field: &'static str,
}

impl fmt::Display for BreakOutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A break must last between one second and 90 days.")
    }
}

const MAX_BREAK_SECONDS: u32 = 90 * 24 * 3600;

/// Default limit of a break until all players are ready. Without a limit, one unresponsive player
/// would stop the series.
const DEFAULT_MAX_BREAK_SECONDS: u32 = 7 * 24 * 3600;

impl SeriesBreak {
    /// Returns the break with the default limit if it has none.
    #[must_use]
    pub fn with_default_limit(self) -> SeriesBreak {
        match self {
            SeriesBreak::WhenReady { at_most_seconds: None } => {
                SeriesBreak::WhenReady { at_most_seconds: Some(DEFAULT_MAX_BREAK_SECONDS) }
            }
            other => other,
        }
    }

    /// # Errors
    /// The length of the break is out of range.
    pub fn validate(self) -> Result<(), BreakOutOfRange> {
        let (field, seconds) = match self {
            SeriesBreak::AtOnce {} | SeriesBreak::WhenReady { at_most_seconds: None } => {
                return Ok(());
            }
            SeriesBreak::After { seconds } => ("seconds", seconds),
            SeriesBreak::WhenReady { at_most_seconds: Some(seconds) } => {
                ("at_most_seconds", seconds)
            }
        };
        if (1..=MAX_BREAK_SECONDS).contains(&seconds) {
            Ok(())
        } else {
            Err(BreakOutOfRange { field })
        }
    }

    /// Returns the time at which the next game starts at the latest, if a game ends at `now`.
    pub fn latest_end(self, now: Timestamp) -> Option<Timestamp> {
        let seconds = match self {
            SeriesBreak::AtOnce {} => 0,
            SeriesBreak::After { seconds } => seconds,
            // A series of an earlier release may be stored without a limit.
            SeriesBreak::WhenReady { at_most_seconds } => {
                at_most_seconds.unwrap_or(DEFAULT_MAX_BREAK_SECONDS)
            }
        };
        now.checked_add(SignedDuration::from_secs(seconds.into())).ok()
    }
}

impl Default for SeriesBreak {
    fn default() -> SeriesBreak {
        SeriesBreak::AtOnce {}
    }
}
