//! Cursors: opaque positions at which pages of a list end.

use std::str::FromStr;

use jiff::Timestamp;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::player::{AfterLeader, Leader};
use crate::domain::table::AfterMyGame;

const PAGE: i64 = 20;
/// Maximum number of items on a page.
pub const LARGEST_PAGE: i64 = 100;

/// Query parameters of a paginated list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageQuery {
    /// Maximum number of items to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    pub limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    pub cursor: Option<String>,
}

/// Validates the size of a page. By default, 20.
pub fn page_size(asked: Option<i64>) -> Result<i64, Problem> {
    within("limit", asked, PAGE, LARGEST_PAGE)
}

/// Validates a number between 1 and `largest`. By default, `usual`.
pub fn within(name: &str, asked: Option<i64>, usual: i64, largest: i64) -> Result<i64, Problem> {
    let number = asked.unwrap_or(usual);
    if (1..=largest).contains(&number) {
        return Ok(number);
    }
    Err(Problem::new(ProblemCode::ParameterInvalid)
        .detail(format_args!("Expected a whole number from 1 to {largest}."))
        .field(name))
}

/// Truncates a list that was read with one extra item. Returns the last item if there are more.
pub fn cut<T>(items: &mut Vec<T>, limit: i64) -> Option<&T> {
    let limit = usize::try_from(limit).unwrap_or(usize::MAX);
    let more = items.len() > limit;
    items.truncate(limit);
    if more { items.last() } else { None }
}

pub fn write_game(id: GameId) -> String {
    id.to_string()
}

pub fn read_game(cursor: &str) -> Result<GameId, Problem> {
    cursor.parse().map_err(|_| invalid())
}

/// Reads the id after which the next page starts.
pub fn read_id<T: FromStr>(cursor: &str) -> Result<T, Problem> {
    cursor.parse().map_err(|_| invalid())
}

pub fn write_my_game(after: AfterMyGame) -> String {
    let AfterMyGame { urgency, changed_at, id } = after;
    format!("{urgency}.{}.{id}", changed_at.as_microsecond())
}

pub fn read_my_game(cursor: &str) -> Result<AfterMyGame, Problem> {
    let mut parts = cursor.splitn(3, '.');
    let mut part = || parts.next().ok_or_else(invalid);
    // Unsigned, because Postgres cannot represent all times in the distant past.
    let mut number = || -> Result<i64, Problem> {
        let number: u64 = part()?.parse().map_err(|_| invalid())?;
        i64::try_from(number).map_err(|_| invalid())
    };
    let urgency = number()?;
    let changed_at = Timestamp::from_microsecond(number()?).map_err(|_| invalid())?;
    Ok(AfterMyGame { urgency, changed_at, id: read_game(part()?)? })
}

pub fn read_version(cursor: &str) -> Result<Version, Problem> {
    let position = read_position(cursor)?;
    u32::try_from(position)
        .ok()
        .and_then(|number| Version::try_from(number).ok())
        .ok_or_else(invalid)
}

pub fn read_position(cursor: &str) -> Result<i64, Problem> {
    let position: u32 = cursor.parse().map_err(|_| invalid())?;
    // Rejects other spellings of the number, such as leading zeros, which the server never returns.
    if position.to_string() == cursor { Ok(position.into()) } else { Err(invalid()) }
}

pub fn write_leader(leader: &Leader) -> String {
    format!("{:016x}.{}", leader.rating.at_least().to_bits(), leader.player)
}

pub fn read_leader(cursor: &str) -> Result<AfterLeader, Problem> {
    let (at_least, player) = cursor.split_once('.').ok_or_else(invalid)?;
    let bits = u64::from_str_radix(at_least, 16).map_err(|_| invalid())?;
    let at_least = f64::from_bits(bits);
    if !at_least.is_finite() {
        return Err(invalid());
    }
    Ok(AfterLeader { at_least, player: read_id(player)? })
}

fn invalid() -> Problem {
    Problem::new(ProblemCode::ParameterInvalid)
        .detail("Expected the `next_cursor` of the previous page.")
        .field("cursor")
}
