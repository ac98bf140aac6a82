use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Delivery of the refresh token of a session.
///
/// - `response`: in the field `refresh_token` of the response body.
/// - `cookie`: in a cookie that scripts cannot read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RefreshTokenDelivery {
    #[default]
    Response,
    Cookie,
}
