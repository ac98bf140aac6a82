use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How a client gets what renews its session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefreshIn {
    /// As the `refresh_token` of the answer.
    #[default]
    Answer,
    /// As a cookie that no script can read.
    Cookie,
}
