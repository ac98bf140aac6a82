use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::pace::Pace;

/// A pace with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
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

const HOUR: u32 = 3600;
const DAY: u32 = 24 * HOUR;

impl Preset {
    pub const ALL: [Preset; 9] = [
        Preset::Relaxed,
        Preset::Steady,
        Preset::Quick,
        Preset::OneDay,
        Preset::TwoDays,
        Preset::ThreeDays,
        Preset::SevenDays,
        Preset::FourteenDays,
        Preset::Live,
    ];

    pub fn pace(self) -> Pace {
        match self {
            Preset::Relaxed => bank(10 * DAY, 36 * HOUR, 15 * DAY, 12 * HOUR),
            Preset::Steady => bank(5 * DAY, 12 * HOUR, 8 * DAY, 10 * HOUR),
            Preset::Quick => bank(3 * DAY, 4 * HOUR, 5 * DAY, 2 * HOUR),
            Preset::OneDay => Pace::PerTurn { seconds: DAY },
            Preset::TwoDays => Pace::PerTurn { seconds: 2 * DAY },
            Preset::ThreeDays => Pace::PerTurn { seconds: 3 * DAY },
            Preset::SevenDays => Pace::PerTurn { seconds: 7 * DAY },
            Preset::FourteenDays => Pace::PerTurn { seconds: 14 * DAY },
            Preset::Live => Pace::PerTurn { seconds: 600 },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_a_pace_that_is_allowed() {
        assert!(Preset::ALL.into_iter().all(|preset| preset.pace().check().is_ok()));
    }
}
