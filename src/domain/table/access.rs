use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who may see and join a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Everybody.
    Public,
    /// Who was invited.
    Invitation,
}

impl Access {
    /// The word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Access::Public => "public",
            Access::Invitation => "invitation",
        }
    }

    pub fn from_stored(text: &str) -> Option<Access> {
        [Access::Public, Access::Invitation].into_iter().find(|access| access.as_str() == text)
    }
}
