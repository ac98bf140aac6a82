use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::pace::Pace;

/// Time settings of a table, chosen when it is created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "independent settings")]
pub struct Timing {
    pub pace: Pace,
    pub on_timeout: OnTimeout,
    /// True if a player can take back a seat that the house took over.
    pub may_return: bool,
    /// True if the clock of a player stops on holidays.
    #[serde(default)]
    pub holidays: bool,
    /// True if the clock of a player with weekends off stops on weekends.
    #[serde(default)]
    pub weekends: bool,
    /// True if a player can hand the seat over to another player.
    #[serde(default)]
    pub hand_over: bool,
}

/// Action of the server when the time for a decision runs out.
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
