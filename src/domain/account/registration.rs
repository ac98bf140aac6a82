use std::str::FromStr;

use serde::Serialize;
use utoipa::ToSchema;

/// Which new accounts the server takes, those of guests included. Bots are made by their owners and
/// are not concerned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Registration {
    /// All.
    #[default]
    Open,
    /// Those made by an invitation link to a table.
    Invitation,
    /// None.
    Closed,
}

impl FromStr for Registration {
    type Err = ();

    fn from_str(text: &str) -> Result<Registration, ()> {
        match text {
            "open" => Ok(Registration::Open),
            "invitation" => Ok(Registration::Invitation),
            "closed" => Ok(Registration::Closed),
            _ => Err(()),
        }
    }
}
