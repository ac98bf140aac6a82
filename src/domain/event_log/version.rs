use std::fmt;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Version of a game: the number of its events so far.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(try_from = "u32", into = "u32")]
#[schema(value_type = u32, minimum = 0, maximum = 2_147_483_647, examples(17))]
pub struct Version(i32);

impl Version {
    /// Version before the first event.
    pub const NONE: Version = Version(0);
    /// Version of a new table.
    pub const FIRST: Version = Version(1);

    /// Returns the version with a stored number.
    pub fn from_number(number: i32) -> Version {
        Version(number)
    }

    pub fn number(self) -> i32 {
        self.0
    }

    /// Returns the version this many events later.
    pub fn after(self, events: usize) -> Version {
        Version(self.0.saturating_add(i32::try_from(events).unwrap_or(i32::MAX)))
    }

    /// Returns the version one event earlier.
    pub fn before(self) -> Version {
        Version(self.0.saturating_sub(1).max(0))
    }
}

/// Versions of a game that a client has seen. A request is accepted if the current version is one
/// of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum SeenVersions {
    One(Version),
    /// A list with at least one version.
    AnyOf(Vec<Version>),
    /// Any version: the client accepts the current one.
    Every,
}

impl SeenVersions {
    pub fn has(&self, version: Version) -> bool {
        match self {
            SeenVersions::One(seen) => *seen == version,
            SeenVersions::AnyOf(seen) => seen.contains(&version),
            SeenVersions::Every => true,
        }
    }

    /// Latest version that the client has certainly seen.
    pub fn latest(&self) -> Version {
        match self {
            SeenVersions::One(seen) => *seen,
            SeenVersions::AnyOf(seen) => seen.iter().copied().max().unwrap_or(Version::NONE),
            SeenVersions::Every => Version::NONE,
        }
    }
}

impl TryFrom<u32> for Version {
    type Error = &'static str;

    fn try_from(number: u32) -> Result<Version, &'static str> {
        i32::try_from(number).map(Version).map_err(|_| "no game has so many events")
    }
}

impl From<Version> for u32 {
    fn from(version: Version) -> u32 {
        version.0.unsigned_abs()
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
