use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Players may still join.
    Open,
    /// It is being played.
    Active,
    /// It has a ranking.
    Finished,
    /// It was called off before it started.
    Cancelled,
}

impl Status {
    /// The word for it.
    pub fn as_str(self) -> &'static str {
        match self {
            Status::Open => "open",
            Status::Active => "active",
            Status::Finished => "finished",
            Status::Cancelled => "cancelled",
        }
    }

    /// The status that a word stands for.
    pub fn named(text: &str) -> Option<Status> {
        [Status::Open, Status::Active, Status::Finished, Status::Cancelled]
            .into_iter()
            .find(|status| status.as_str() == text)
    }
}
