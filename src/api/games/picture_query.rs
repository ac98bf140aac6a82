use serde::Deserialize;
use utoipa::IntoParams;

use crate::domain::event_log::Version;
use crate::i18n::Language;

/// Query parameters of an image. Unknown parameters are ignored, because people paste these URLs
/// and other software appends parameters to them. The signature of a link covers the parameters
/// that it needs.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureQuery {
    /// Version of the game. Default: the current one.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 2_147_483_647)]
    pub(super) version: Option<Version>,
    /// Language of the texts. Default: the best match for `Accept-Language`.
    pub(super) language: Option<Language>,
    /// Expiry of a signed link, in seconds since 1970-01-01 00:00 UTC. Default: none.
    #[param(minimum = 0, maximum = 253_402_207_200_i64)]
    pub(super) expires: Option<i64>,
    /// Signature of a link, in place of an access token. If both are sent, one of them must be
    /// valid. Default: none.
    #[param(max_length = 22)]
    pub(super) signature: Option<String>,
}
