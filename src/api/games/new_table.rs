use kingdomino::shuffle::Bytes32;
use kingdomino::{Edition, Expansion, HousePlayer, Settings, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::problem::{Problem, ProblemCode, pace_violation, settings_violation};
use crate::domain::clock::{OnTimeout, Pace, Timing};
use crate::domain::event_log::Rated;
use crate::domain::table::Access;
use crate::service::games::NewTable;

/// A table to open.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a wish of its own")]
pub struct OpenTableRequest {
    pub settings: SettingsRequest,
    /// How much time there is for a decision; by default as much as anybody likes.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when the time is up; by default the house makes the decision, and takes the seat over after three
    /// timeouts on end.
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// Whether a player whose seat was taken over may take it back; by default it may.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub may_return: bool,
    /// Whether the clock of a player stands on holiday; by default it does.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub holidays: bool,
    /// Whether the clock of a player who wants so stands on weekends; by default it does.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub weekends: bool,
    /// Whether a player may hand the seat to another; by default it may.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub hand_over: bool,
    /// Who may see and join the table; by default everybody.
    #[serde(default = "everybody")]
    #[schema(default = "public")]
    pub access: Access,
    /// Whose results change ratings; by default those of people against people.
    // Not written where it is what is usual, for the same reason as the house players.
    #[serde(default, skip_serializing_if = "is_usual")]
    #[schema(default = "people")]
    pub rated: Rated,
    /// Whether bots may sit down; by default none but the opener may.
    // Not written when they may not, for the same reason.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(default = false)]
    pub bots: bool,
    /// House players that take the seats after yours, by default none: `random` plays any legal move, `greedy` the one
    /// that is best at once, `searching` the one after which trial games end best. If they take all seats, the game
    /// starts at once.
    // Not written when there are none: a request is recognised by what was written of it before there were any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 4, default = json!([]))]
    pub house: Vec<HousePlayer>,
    /// 32 bytes in hexadecimal that you add to the chance of the shuffle.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// How many timeouts on end can be asked for before the house takes a seat over.
const MOST_TIMEOUTS: u8 = 100;
/// How many variants can be asked for, one of each.
const MOST_VARIANTS: usize = Variant::ALL.len();

/// How the game is to be played.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettingsRequest {
    /// How many seats there are.
    #[schema(minimum = 2, maximum = 5, examples(4))]
    pub players: u8,
    /// By default none.
    #[serde(default)]
    #[schema(default = "none")]
    pub expansion: Expansion,
    /// By default that of the rulebook.
    #[serde(default)]
    #[schema(default = "rulebook")]
    pub edition: Edition,
    /// By default none.
    #[serde(default)]
    #[schema(max_items = 3, default = json!([]))]
    pub variants: Vec<Variant>,
    /// Whether a step that leaves no choice is played at once; by default it is.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub auto_play_forced: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_usual(rated: &Rated) -> bool {
    *rated == Rated::default()
}

fn everybody() -> Access {
    Access::Public
}

fn yes() -> bool {
    true
}

impl OpenTableRequest {
    /// What it asks for, if a table may be opened so.
    pub fn wish(self) -> Result<NewTable, Problem> {
        Ok(NewTable {
            settings: self.settings.checked()?,
            timing: self.timing()?,
            access: self.access,
            rated: self.rated,
            bots: self.bots,
            house: self.house,
            entropy: entropy(self.entropy.as_deref())?,
        })
    }

    fn timing(&self) -> Result<Timing, Problem> {
        self.pace.check().map_err(pace_violation)?;
        if let OnTimeout::PlayFor { take_over_after } = self.on_timeout
            && !(1..=MOST_TIMEOUTS).contains(&take_over_after)
        {
            return Err(Problem::new(ProblemCode::PaceOutOfRange)
                .detail(format_args!(
                    "The house takes a seat over after 1 to {MOST_TIMEOUTS} timeouts on end."
                ))
                .field("on_timeout.take_over_after"));
        }
        let OpenTableRequest {
            pace, on_timeout, may_return, holidays, weekends, hand_over, ..
        } = *self;
        Ok(Timing { pace, on_timeout, may_return, holidays, weekends, hand_over })
    }
}

impl SettingsRequest {
    pub fn checked(&self) -> Result<Settings, Problem> {
        if self.variants.len() > MOST_VARIANTS {
            return Err(Problem::new(ProblemCode::FieldInvalid)
                .detail(format_args!("At most {MOST_VARIANTS}."))
                .field("settings.variants"));
        }
        each_once("settings.variants", &self.variants)?;
        let variants = self.variants.iter().copied().collect();
        Settings::new(self.players, self.expansion, self.edition, variants, self.auto_play_forced)
            .map_err(settings_violation)
    }
}

/// Refuses a list that names something twice: whoever sends it may mean something else.
pub fn each_once<T: PartialEq>(field: &str, items: &[T]) -> Result<(), Problem> {
    let is_again = |(place, item): (usize, &T)| items[..place].contains(item);
    if items.iter().enumerate().any(is_again) {
        return Err(Problem::new(ProblemCode::FieldInvalid)
            .detail("Each can be named once.")
            .field(field));
    }
    Ok(())
}

/// What a player adds to the chance of the shuffle, as it was sent.
pub fn entropy(text: Option<&str>) -> Result<Option<Bytes32>, Problem> {
    bytes_32("entropy", text)
}

/// 32 bytes that were sent in hexadecimal, in this field.
pub fn bytes_32(field: &str, text: Option<&str>) -> Result<Option<Bytes32>, Problem> {
    let decode = |text: &str| {
        let mut bytes = Bytes32::default();
        hex::decode_to_slice(text, &mut bytes).map(|()| bytes).map_err(|error| {
            Problem::new(ProblemCode::FieldInvalid)
                .detail(format_args!("Expected 32 bytes as 64 hexadecimal digits: {error}."))
                .field(field)
        })
    };
    text.map(decode).transpose()
}
