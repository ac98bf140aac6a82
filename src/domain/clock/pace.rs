use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time a table gives for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// As much as anybody likes.
    Untimed {},
    /// The same for each decision.
    PerTurn {
        #[schema(minimum = 600, maximum = 1_209_600, examples(86_400))]
        seconds: u32,
    },
    /// A bank of time for the whole game. A wait costs nothing until its grace is over, then it is taken from the bank.
    Bank {
        /// What the bank holds at the start.
        #[schema(minimum = 0, maximum = 7_776_000)]
        initial_seconds: u32,
        /// What each decision adds to the bank before it is waited for, the first one included.
        #[schema(minimum = 600, maximum = 1_209_600)]
        increment_seconds: u32,
        /// The most that an increment fills the bank to.
        #[schema(minimum = 600, maximum = 7_776_000)]
        cap_seconds: u32,
        /// The part of each wait that costs nothing, so that nights are free.
        #[schema(minimum = 0, maximum = 604_800)]
        grace_seconds: u32,
    },
}

/// Ten minutes to 14 days.
const DECISION: RangeInclusive<u32> = 600..=1_209_600;
/// 90 days.
const MOST_IN_BANK: u32 = 7_776_000;
/// A week.
const MOST_GRACE: u32 = 604_800;

/// Why a pace is refused, by the field that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceViolation {
    Seconds,
    Initial,
    Increment,
    Cap,
    Grace,
}

impl PaceViolation {
    /// The field of the pace.
    pub fn field(self) -> &'static str {
        match self {
            PaceViolation::Seconds => "seconds",
            PaceViolation::Initial => "initial_seconds",
            PaceViolation::Increment => "increment_seconds",
            PaceViolation::Cap => "cap_seconds",
            PaceViolation::Grace => "grace_seconds",
        }
    }
}

impl fmt::Display for PaceViolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PaceViolation::Seconds => "There are 10 minutes to 14 days for a turn.",
            PaceViolation::Initial => "A bank holds at most 90 days.",
            PaceViolation::Increment => "A decision adds 10 minutes to 14 days to the bank.",
            PaceViolation::Cap => {
                "A bank is filled to at most 90 days, and to no less than it holds at the start or a decision adds."
            }
            PaceViolation::Grace => "At most a week of a wait costs nothing.",
        })
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::Untimed {}
    }
}

impl Pace {
    /// # Errors
    /// What is out of range.
    pub fn check(self) -> Result<(), PaceViolation> {
        match self {
            Pace::Untimed {} => Ok(()),
            Pace::PerTurn { seconds } if DECISION.contains(&seconds) => Ok(()),
            Pace::PerTurn { .. } => Err(PaceViolation::Seconds),
            Pace::Bank { initial_seconds, increment_seconds, cap_seconds, grace_seconds } => {
                let least_cap = initial_seconds.max(increment_seconds);
                if initial_seconds > MOST_IN_BANK {
                    Err(PaceViolation::Initial)
                } else if !DECISION.contains(&increment_seconds) {
                    Err(PaceViolation::Increment)
                } else if !(least_cap..=MOST_IN_BANK).contains(&cap_seconds) {
                    Err(PaceViolation::Cap)
                } else if grace_seconds > MOST_GRACE {
                    Err(PaceViolation::Grace)
                } else {
                    Ok(())
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bank(initial: u32, increment: u32, cap: u32, grace: u32) -> Result<(), PaceViolation> {
        Pace::Bank {
            initial_seconds: initial,
            increment_seconds: increment,
            cap_seconds: cap,
            grace_seconds: grace,
        }
        .check()
    }

    #[test]
    fn a_turn_has_ten_minutes_to_fourteen_days() {
        let per_turn = |seconds| Pace::PerTurn { seconds }.check();
        assert_eq!(per_turn(599), Err(PaceViolation::Seconds));
        assert_eq!(per_turn(600), Ok(()));
        assert_eq!(per_turn(1_209_600), Ok(()));
        assert_eq!(per_turn(1_209_601), Err(PaceViolation::Seconds));
    }

    #[test]
    fn a_bank_is_never_filled_to_less_than_it_holds() {
        assert_eq!(bank(0, 600, 600, 0), Ok(()));
        assert_eq!(bank(7_776_001, 600, 7_776_000, 0), Err(PaceViolation::Initial));
        assert_eq!(bank(0, 599, 600, 0), Err(PaceViolation::Increment));
        assert_eq!(bank(3600, 600, 3599, 0), Err(PaceViolation::Cap));
        assert_eq!(bank(0, 3600, 600, 0), Err(PaceViolation::Cap));
        assert_eq!(bank(0, 600, 7_776_001, 0), Err(PaceViolation::Cap));
        assert_eq!(bank(0, 600, 600, 604_801), Err(PaceViolation::Grace));
    }
}
