use jiff::Timestamp;
use kingdomino::{GameState, Seat, Settings};
use kingdomino_render::{ImageFormat, Subject};
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::LinkKey;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;
use crate::i18n::Language;
use crate::notifications::links::{LINK_LIFETIME, PictureLink};

/// Signed links to images of a game at one of its versions. They work without an access token.
#[derive(Debug, Serialize, ToSchema)]
pub struct PictureLinksView {
    /// Version of the game that the images show.
    pub version: Version,
    /// Language of the images.
    pub language: Language,
    /// Time at which the links expire.
    pub expires_at: Timestamp,
    /// Links to images of the whole table.
    pub table: TablePictureLinksView,
    /// Links to images of each kingdom, by seat.
    #[schema(max_items = 5)]
    pub kingdoms: Vec<KingdomPictureLinksView>,
}

/// Links to images of the whole table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TablePictureLinksView {
    /// URL of the SVG image.
    #[schema(format = "uri", max_length = 2000)]
    pub svg: String,
    /// URL of the PNG image.
    #[schema(format = "uri", max_length = 2000)]
    pub png: String,
    /// URL of the plain text.
    #[schema(format = "uri", max_length = 2000)]
    pub txt: String,
}

/// Links to images of one kingdom.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingdomPictureLinksView {
    /// Seat of the kingdom.
    pub seat: Seat,
    /// URL of the SVG image.
    #[schema(format = "uri", max_length = 2000)]
    pub svg: String,
    /// URL of the PNG image.
    #[schema(format = "uri", max_length = 2000)]
    pub png: String,
    /// URL of the plain text.
    #[schema(format = "uri", max_length = 2000)]
    pub txt: String,
}

impl PictureLinksView {
    /// Signs links that are valid from `now`.
    pub fn new(
        game: &StoredGame,
        language: Language,
        key: &LinkKey,
        base: &url::Url,
        now: Timestamp,
    ) -> PictureLinksView {
        let link = |subject| PictureLink::new(game.id, game.version, subject, language, now);
        let urls = |subject| {
            [ImageFormat::Svg, ImageFormat::Png, ImageFormat::Text]
                .map(|form| link(subject).url(key, base, form).to_string())
        };
        let kingdom = |seat| {
            let [svg, png, txt] = urls(Subject::Kingdom(seat));
            KingdomPictureLinksView { seat, svg, png, txt }
        };
        let [svg, png, txt] = urls(Subject::Table);
        let seats = game.state.as_ref().map(GameState::settings);
        PictureLinksView {
            version: game.version,
            language,
            expires_at: now + LINK_LIFETIME,
            table: TablePictureLinksView { svg, png, txt },
            kingdoms: seats.into_iter().flat_map(Settings::seats).map(kingdom).collect(),
        }
    }
}
