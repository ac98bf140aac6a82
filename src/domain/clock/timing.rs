use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::pace::Pace;

/// How a table deals with time, chosen when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
pub struct Timing {
    pub pace: Pace,
    pub on_timeout: OnTimeout,
    /// Whether a player whose seat was taken over may take it back.
    pub may_return: bool,
    /// Whether the clock of a player stands on holiday.
    #[serde(default)]
    pub holidays: bool,
    /// Whether the clock of a player stands on weekends, if the player wants so.
    #[serde(default)]
    pub weekends: bool,
    /// Whether a player may hand the seat to another.
    #[serde(default)]
    pub hand_over: bool,
}

/// What happens when the time for a decision is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum OnTimeout {
    /// The house makes this one decision, and takes the seat over after so many timeouts on end.
    PlayFor {
        #[schema(minimum = 1, maximum = 100, examples(3))]
        take_over_after: u8,
    },
    /// The house takes the seat over at once.
    TakeOver {},
}

impl OnTimeout {
    /// Whether the house takes the seat over at this timeout, the so manieth on end.
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

impl Default for Timing {
    /// Without clocks and what came with them, as all tables were before.
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
