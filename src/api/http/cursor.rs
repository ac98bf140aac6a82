//! Cursors: opaque positions at which pages of a list end.

use std::str::FromStr;

use jiff::Timestamp;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::problem::{Problem, ProblemCode};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::player::{LeaderboardCursor, LeaderboardEntry};
use crate::domain::table::MyGamesCursor;

const DEFAULT_PAGE_SIZE: i64 = 20;
/// Maximum number of items on a page.
pub const MAX_PAGE_SIZE: i64 = 100;

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
pub fn page_size(requested: Option<i64>) -> Result<i64, Problem> {
    check_range("limit", requested, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE)
}

/// Validates a number between 1 and `max`. The default is `default`.
pub fn check_range(
    name: &str,
    requested: Option<i64>,
    default: i64,
    max: i64,
) -> Result<i64, Problem> {
    let number = requested.unwrap_or(default);
    if (1..=max).contains(&number) {
        return Ok(number);
    }
    Err(Problem::new(ProblemCode::ParameterInvalid)
        .detail(format_args!("Expected a whole number from 1 to {max}."))
        .field(name))
}

/// Truncates a list that was read with one extra item. Returns the last item if there are more.
pub fn truncate_page<T>(items: &mut Vec<T>, limit: i64) -> Option<&T> {
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

pub fn write_my_game(after: MyGamesCursor) -> String {
    let MyGamesCursor { urgency, changed_at, id } = after;
    format!("{urgency}.{}.{id}", changed_at.as_microsecond())
}

pub fn read_my_game(cursor: &str) -> Result<MyGamesCursor, Problem> {
    let mut parts = cursor.splitn(3, '.');
    let mut part = || parts.next().ok_or_else(invalid);
    // Unsigned, because Postgres cannot represent all times in the distant past.
    let mut number = || -> Result<i64, Problem> {
        let number: u64 = part()?.parse().map_err(|_| invalid())?;
        i64::try_from(number).map_err(|_| invalid())
    };
    let urgency = number()?;
    let changed_at = Timestamp::from_microsecond(number()?).map_err(|_| invalid())?;
    Ok(MyGamesCursor { urgency, changed_at, id: read_game(part()?)? })
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

pub fn write_leader(leader: &LeaderboardEntry) -> String {
    format!("{:016x}.{}", leader.rating.leaderboard_score().to_bits(), leader.player.id)
}

pub fn read_leader(cursor: &str) -> Result<LeaderboardCursor, Problem> {
    let (leaderboard_score, player) = cursor.split_once('.').ok_or_else(invalid)?;
    let bits = u64::from_str_radix(leaderboard_score, 16).map_err(|_| invalid())?;
    let leaderboard_score = f64::from_bits(bits);
    if !leaderboard_score.is_finite() {
        return Err(invalid());
    }
    Ok(LeaderboardCursor { leaderboard_score, player: read_id(player)? })
}

fn invalid() -> Problem {
    Problem::new(ProblemCode::ParameterInvalid)
        .detail("Expected the `next_cursor` of the previous page.")
        .field("cursor")
}
