use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::pace::Pace;

/// Name of a predefined pace.
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

const HOUR: u32 = 3600;
const DAY: u32 = 24 * HOUR;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_is_a_valid_pace() {
        assert!(PacePreset::ALL.into_iter().all(|preset| preset.pace().validate().is_ok()));
    }
}
