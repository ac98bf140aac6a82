use kingdomino::shuffle::Bytes32;
use kingdomino::{Edition, Expansion, HousePlayer, Settings, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::problem::{Problem, ProblemCode, pace_violation, settings_violation};
use crate::domain::clock::{OnTimeout, Pace, Timing};
use crate::domain::event_log::RatingMode;
use crate::domain::table::TableAccess;
use crate::service::games::NewTable;

/// Table to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent option")]
pub struct CreateTable {
    pub settings: CreateGameSettings,
    /// Time limit for decisions. Default: `untimed`.
    #[serde(default)]
    pub pace: Pace,
    /// Action when the time for a decision runs out. By default, a house player makes the decision,
    /// and takes over the seat after three consecutive timeouts.
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// True if players can take back a seat that a house player has taken over. Default: true.
    #[serde(default = "default_true")]
    #[schema(default = true)]
    pub may_return: bool,
    /// True if the clocks of players on holiday are stopped. Default: true.
    #[serde(default = "default_true")]
    #[schema(default = true)]
    pub holidays: bool,
    /// True if the clocks of players with weekends off are stopped on weekends. Default: true.
    #[serde(default = "default_true")]
    #[schema(default = true)]
    pub weekends: bool,
    /// True if players can hand over their seats to other players. Default: true.
    #[serde(default = "default_true")]
    #[schema(default = true)]
    pub hand_over: bool,
    /// Visibility of the table. Default: `public`.
    #[serde(default = "default_access")]
    #[schema(default = "public")]
    pub access: TableAccess,
    /// Results that change ratings. Default: `people`, those of people against people.
    // The default is not serialized, for the same reason as an empty list of house players.
    #[serde(default, skip_serializing_if = "is_default_rating_mode")]
    #[schema(default = "people")]
    pub rated: RatingMode,
    /// True if bots can join the table. Default: false. A bot can always play at a table of its
    /// own.
    // False is not serialized, for the same reason.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[schema(default = false)]
    pub bots: bool,
    /// House players for the seats after yours. Default: none. `random` plays any legal move,
    /// `greedy` the move with the best immediate result, and `searching` the move with the best
    /// result in simulated games. If house players take all other seats, the game starts
    /// immediately.
    // An empty list is not serialized: the hash of a repeated request must not depend on fields
    // that did not exist when the request was first sent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 4, default = json!([]))]
    pub house: Vec<HousePlayer>,
    /// Additional randomness for the shuffle: 32 bytes in hexadecimal. Default: none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// Maximum number of consecutive timeouts before a house player takes over a seat.
const MAX_TAKE_OVER_AFTER: u8 = 100;
/// Maximum number of variants, each at most once.
const MAX_VARIANTS: usize = Variant::ALL.len();

/// Rules of the game to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateGameSettings {
    /// Number of seats.
    #[schema(minimum = 2, maximum = 5, examples(4))]
    pub players: u8,
    /// Expansion of the base game. Default: `none`.
    #[serde(default)]
    #[schema(default = "none")]
    pub expansion: Expansion,
    /// Edition of the rules. Default: `rulebook`.
    #[serde(default)]
    #[schema(default = "rulebook")]
    pub edition: Edition,
    /// Variants of the rules, each at most once. Default: none.
    #[serde(default)]
    #[schema(max_items = 3, default = json!([]))]
    pub variants: Vec<Variant>,
    /// True if moves without a choice are played automatically. Default: true.
    #[serde(default = "default_true")]
    #[schema(default = true)]
    pub auto_play_forced: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_default_rating_mode(rated: &RatingMode) -> bool {
    *rated == RatingMode::default()
}

fn default_access() -> TableAccess {
    TableAccess::Public
}

fn default_true() -> bool {
    true
}

impl CreateTable {
    /// Validates the settings.
    ///
    /// # Errors
    /// Returns the first setting that is not allowed.
    pub fn into_new_table(self) -> Result<NewTable, Problem> {
        Ok(NewTable {
            settings: self.settings.to_settings()?,
            timing: self.timing()?,
            access: self.access,
            rated: self.rated,
            bots: self.bots,
            house: self.house,
            entropy: parse_entropy(self.entropy.as_deref())?,
        })
    }

    fn timing(&self) -> Result<Timing, Problem> {
        self.pace.validate().map_err(pace_violation)?;
        if let OnTimeout::PlayFor { take_over_after } = self.on_timeout
            && !(1..=MAX_TAKE_OVER_AFTER).contains(&take_over_after)
        {
            return Err(Problem::new(ProblemCode::PaceOutOfRange)
                .detail(format_args!(
                    "The computer takes over a seat after 1 to {MAX_TAKE_OVER_AFTER} consecutive timeouts."
                ))
                .field("on_timeout.take_over_after"));
        }
        let CreateTable { pace, on_timeout, may_return, holidays, weekends, hand_over, .. } = *self;
        Ok(Timing { pace, on_timeout, may_return, holidays, weekends, hand_over })
    }
}

impl CreateGameSettings {
    pub fn to_settings(&self) -> Result<Settings, Problem> {
        if self.variants.len() > MAX_VARIANTS {
            return Err(Problem::new(ProblemCode::FieldInvalid)
                .detail(format_args!("Expected at most {MAX_VARIANTS} variants."))
                .field("settings.variants"));
        }
        check_unique("settings.variants", &self.variants)?;
        let variants = self.variants.iter().copied().collect();
        Settings::new(self.players, self.expansion, self.edition, variants, self.auto_play_forced)
            .map_err(settings_violation)
    }
}

/// Rejects a list with a repeated item, which is probably a mistake of the client.
pub fn check_unique<T: PartialEq>(field: &str, items: &[T]) -> Result<(), Problem> {
    let is_duplicate = |(index, item): (usize, &T)| items[..index].contains(item);
    if items.iter().enumerate().any(is_duplicate) {
        return Err(Problem::new(ProblemCode::FieldInvalid)
            .detail("Each item can occur only once.")
            .field(field));
    }
    Ok(())
}

/// Parses the entropy of a player.
pub fn parse_entropy(text: Option<&str>) -> Result<Option<Bytes32>, Problem> {
    parse_bytes_32("entropy", text)
}

/// Parses 32 bytes in hexadecimal from a field of the request.
pub fn parse_bytes_32(field: &str, text: Option<&str>) -> Result<Option<Bytes32>, Problem> {
    let decode = |text: &str| {
        let mut bytes = Bytes32::default();
        hex::decode_to_slice(text, &mut bytes).map(|()| bytes).map_err(|_| {
            Problem::new(ProblemCode::FieldInvalid)
                .detail("Expected 32 bytes as 64 hexadecimal digits.")
                .field(field)
        })
    };
    text.map(decode).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_entropy_has_own_message() {
        for text in ["", "ab", "zz", &"0g".repeat(32), &"0".repeat(63)] {
            let problem = parse_entropy(Some(text)).expect_err("no entropy");
            assert_eq!(
                problem.detail.as_deref(),
                Some("Expected 32 bytes as 64 hexadecimal digits."),
                "{text}"
            );
            assert_eq!(problem.field.as_deref(), Some("entropy"));
        }
        assert_eq!(parse_entropy(Some(&"0f".repeat(32))).expect("entropy"), Some([15; 32]));
    }
}
