//! Time settings of a table: the pace, its presets, and the action on a timeout.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Time for a decision: 10 minutes to 14 days, in seconds.
const DECISION_SECONDS: RangeInclusive<u32> = 600..=1_209_600;
/// Maximum time in the bank: 90 days, in seconds.
const MAX_BANK_SECONDS: u32 = 7_776_000;
/// Maximum grace time: 7 days, in seconds.
const MAX_GRACE_SECONDS: u32 = 604_800;

const HOUR: u32 = 3600;
const DAY: u32 = 24 * HOUR;

/// Time that the players of a table have for their decisions.
///
/// May gain values: use the deadlines of the game for an unknown pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Pace {
    /// No time limit.
    Untimed {},
    /// A fixed time for each decision.
    PerTurn {
        /// Time for a decision in seconds.
        #[schema(minimum = 600, maximum = 1_209_600, examples(86_400))]
        seconds: u32,
    },
    /// A time bank for the whole game. The time for a decision is taken from the bank after the
    /// grace time.
    Bank {
        /// Time in the bank at the start of the game, in seconds.
        #[schema(minimum = 0, maximum = 7_776_000)]
        initial_seconds: u32,
        /// Time added to the bank at the start of each decision, including the first, in seconds.
        #[schema(minimum = 600, maximum = 1_209_600)]
        increment_seconds: u32,
        /// Maximum time in the bank after an increment, in seconds.
        #[schema(minimum = 600, maximum = 7_776_000)]
        cap_seconds: u32,
        /// Time at the start of each decision that is not taken from the bank, in seconds.
        #[schema(minimum = 0, maximum = 604_800)]
        grace_seconds: u32,
    },
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::Untimed {}
    }
}

impl Pace {
    /// # Errors
    /// A field is out of range.
    pub fn validate(self) -> Result<(), PaceViolation> {
        match self {
            Pace::Untimed {} => Ok(()),
            Pace::PerTurn { seconds } if DECISION_SECONDS.contains(&seconds) => Ok(()),
            Pace::PerTurn { .. } => Err(PaceViolation::Seconds),
            Pace::Bank { initial_seconds, increment_seconds, cap_seconds, grace_seconds } => {
                let min_cap = initial_seconds.max(increment_seconds);
                if initial_seconds > MAX_BANK_SECONDS {
                    Err(PaceViolation::Initial)
                } else if !DECISION_SECONDS.contains(&increment_seconds) {
                    Err(PaceViolation::Increment)
                } else if !(min_cap..=MAX_BANK_SECONDS).contains(&cap_seconds) {
                    Err(PaceViolation::Cap)
                } else if grace_seconds > MAX_GRACE_SECONDS {
                    Err(PaceViolation::Grace)
                } else {
                    Ok(())
                }
            }
        }
    }
}

/// Field of a pace that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaceViolation {
    Seconds,
    Initial,
    Increment,
    Cap,
    Grace,
}

impl PaceViolation {
    /// Name of the field.
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
            PaceViolation::Seconds => "The time per decision must be 10 minutes to 14 days.",
            PaceViolation::Initial => "The initial time must be at most 90 days.",
            PaceViolation::Increment => "The increment must be 10 minutes to 14 days.",
            PaceViolation::Cap => {
                "The cap must be at most 90 days, and at least the initial time and the increment."
            }
            PaceViolation::Grace => "The grace time must be at most 7 days.",
        })
    }
}

/// Name of a predefined pace.
///
/// May gain values: use the `pace` of an unknown preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PacePreset {
    Relaxed,
    Steady,
    Quick,
    OneDay,
    TwoDays,
    ThreeDays,
    SevenDays,
    FourteenDays,
    Live,
}

impl PacePreset {
    pub const ALL: [PacePreset; 9] = [
        PacePreset::Relaxed,
        PacePreset::Steady,
        PacePreset::Quick,
        PacePreset::OneDay,
        PacePreset::TwoDays,
        PacePreset::ThreeDays,
        PacePreset::SevenDays,
        PacePreset::FourteenDays,
        PacePreset::Live,
    ];

    pub fn pace(self) -> Pace {
        match self {
            PacePreset::Relaxed => bank(10 * DAY, 36 * HOUR, 15 * DAY, 12 * HOUR),
            PacePreset::Steady => bank(5 * DAY, 12 * HOUR, 8 * DAY, 10 * HOUR),
            PacePreset::Quick => bank(3 * DAY, 4 * HOUR, 5 * DAY, 2 * HOUR),
            PacePreset::OneDay => Pace::PerTurn { seconds: DAY },
            PacePreset::TwoDays => Pace::PerTurn { seconds: 2 * DAY },
            PacePreset::ThreeDays => Pace::PerTurn { seconds: 3 * DAY },
            PacePreset::SevenDays => Pace::PerTurn { seconds: 7 * DAY },
            PacePreset::FourteenDays => Pace::PerTurn { seconds: 14 * DAY },
            PacePreset::Live => Pace::PerTurn { seconds: 600 },
        }
    }
}

fn bank(initial: u32, increment: u32, cap: u32, grace: u32) -> Pace {
    Pace::Bank {
        initial_seconds: initial,
        increment_seconds: increment,
        cap_seconds: cap,
        grace_seconds: grace,
    }
}

/// Clocks and seat rules of a recorded game, chosen when the table is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = RecordedTiming)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent settings")]
pub struct Timing {
    /// Time limit for decisions.
    pub pace: Pace,
    /// Action when the time for a decision runs out.
    pub on_timeout: OnTimeout,
    /// True if players can take back a seat that a house player has taken over.
    pub may_return: bool,
    /// True if the clocks of players on holiday are stopped.
    #[schema(required = true)]
    #[serde(default)]
    pub holidays: bool,
    /// True if the clocks of players with weekends off are stopped on weekends.
    #[schema(required = true)]
    #[serde(default)]
    pub weekends: bool,
    /// True if players can hand over their seats to other players.
    #[schema(required = true)]
    #[serde(default)]
    pub hand_over: bool,
}

impl Default for Timing {
    /// No clocks, as in tables that were created before clocks existed.
    fn default() -> Timing {
        Timing {
            pace: Pace::default(),
            on_timeout: OnTimeout::default(),
            may_return: true,
            holidays: false,
            weekends: false,
            hand_over: false,
        }
    }
}

/// Action of the server when the time for a decision runs out.
///
/// May gain values: display only that a house player acts for an unknown value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum OnTimeout {
    /// A house player makes this decision, and takes over the seat after several consecutive
    /// timeouts.
    PlayFor {
        /// Number of consecutive timeouts after which a house player takes over the seat.
        #[schema(minimum = 1, maximum = 100, examples(3))]
        take_over_after: u8,
    },
    /// A house player takes over the seat immediately.
    TakeOver {},
}

impl OnTimeout {
    /// Returns true if the house takes the seat over after this number of consecutive timeouts.
    pub fn takes_over(self, timeouts: u8) -> bool {
        match self {
            OnTimeout::PlayFor { take_over_after } => timeouts >= take_over_after,
            OnTimeout::TakeOver {} => true,
        }
    }
}

impl Default for OnTimeout {
    fn default() -> OnTimeout {
        OnTimeout::PlayFor { take_over_after: 3 }
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
        .validate()
    }

    #[test]
    fn time_per_turn_is_bounded() {
        let per_turn = |seconds| Pace::PerTurn { seconds }.validate();
        assert_eq!(per_turn(599), Err(PaceViolation::Seconds));
        assert_eq!(per_turn(600), Ok(()));
        assert_eq!(per_turn(1_209_600), Ok(()));
        assert_eq!(per_turn(1_209_601), Err(PaceViolation::Seconds));
    }

    #[test]
    fn bank_cap_below_its_content_is_rejected() {
        assert_eq!(bank(0, 600, 600, 0), Ok(()));
        assert_eq!(bank(7_776_001, 600, 7_776_000, 0), Err(PaceViolation::Initial));
        assert_eq!(bank(0, 599, 600, 0), Err(PaceViolation::Increment));
        assert_eq!(bank(3600, 600, 3599, 0), Err(PaceViolation::Cap));
        assert_eq!(bank(0, 3600, 600, 0), Err(PaceViolation::Cap));
        assert_eq!(bank(0, 600, 7_776_001, 0), Err(PaceViolation::Cap));
        assert_eq!(bank(0, 600, 600, 604_801), Err(PaceViolation::Grace));
    }

    #[test]
    fn every_preset_is_a_valid_pace() {
        assert!(PacePreset::ALL.into_iter().all(|preset| preset.pace().validate().is_ok()));
    }
}
