use std::str::FromStr;

use serde::Serialize;
use utoipa::ToSchema;

/// Policy for new accounts, including guests. Bots are not affected.
///
/// - `open`: anyone can create an account.
/// - `invitation`: requires an invitation link to a table.
/// - `closed`: no new accounts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RegistrationPolicy {
    #[default]
    Open,
    Invitation,
    Closed,
}

impl FromStr for RegistrationPolicy {
    type Err = ();

    fn from_str(text: &str) -> Result<RegistrationPolicy, ()> {
        match text {
            "open" => Ok(RegistrationPolicy::Open),
            "invitation" => Ok(RegistrationPolicy::Invitation),
            "closed" => Ok(RegistrationPolicy::Closed),
            _ => Err(()),
        }
    }
}
