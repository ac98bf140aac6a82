use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Visibility of a table: `public` for all players, or `invitation` for invited players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableAccess {
    Public,
    Invitation,
}

impl TableAccess {
    /// Name of the value, as stored and in the API.
    pub fn as_str(self) -> &'static str {
        match self {
            TableAccess::Public => "public",
            TableAccess::Invitation => "invitation",
        }
    }

    pub fn from_stored(text: &str) -> Option<TableAccess> {
        [TableAccess::Public, TableAccess::Invitation]
            .into_iter()
            .find(|access| access.as_str() == text)
    }
}
