use serde::Deserialize;
use utoipa::IntoParams;

use crate::domain::event_log::Version;
use crate::i18n::Language;

/// What is to be seen, and by which right. People paste these addresses and caches fetch them, so parameters that other software
/// adds are ignored. The signature of a link is about those that it needs.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureQuery {
    /// One of the versions of the game, by default the current one.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 2_147_483_647)]
    pub(super) version: Option<Version>,
    /// The language of the words, by default as `Accept-Language` asks.
    pub(super) language: Option<Language>,
    /// Of a link: when it expires, in seconds since 1970.
    #[param(minimum = 0, maximum = 253_402_207_200_i64)]
    pub(super) expires: Option<i64>,
    /// Of a link: what vouches for it, in the place of an access token. If both are sent, the good one counts.
    #[param(max_length = 22)]
    pub(super) signature: Option<String>,
}
