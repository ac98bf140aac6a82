use jiff::Timestamp;
use kingdomino::{GameState, Seat, Settings};
use kingdomino_render::{Form, Subject};
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::LinkKey;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;
use crate::i18n::Language;
use crate::notifications::links::{LIFETIME, PictureLink};

/// Links to the pictures of a game at one of its versions: whoever has one may see the picture.
#[derive(Debug, Serialize, ToSchema)]
pub struct PictureLinksView {
    pub version: Version,
    pub language: Language,
    /// When the links stop to work.
    pub expires_at: Timestamp,
    pub table: TablePictureView,
    /// The kingdoms by seat.
    #[schema(max_items = 5)]
    pub kingdoms: Vec<KingdomPictureView>,
}

/// Links to the picture of the whole table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TablePictureView {
    #[schema(format = "uri", max_length = 2000)]
    pub svg: String,
    #[schema(format = "uri", max_length = 2000)]
    pub png: String,
    #[schema(format = "uri", max_length = 2000)]
    pub txt: String,
}

/// Links to the picture of one kingdom.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingdomPictureView {
    pub seat: Seat,
    #[schema(format = "uri", max_length = 2000)]
    pub svg: String,
    #[schema(format = "uri", max_length = 2000)]
    pub png: String,
    #[schema(format = "uri", max_length = 2000)]
    pub txt: String,
}

impl PictureLinksView {
    /// The links that are good from `now` on.
    pub fn new(
        game: &StoredGame,
        language: Language,
        key: &LinkKey,
        base: &url::Url,
        now: Timestamp,
    ) -> PictureLinksView {
        let link = |subject| PictureLink::new(game.id, game.version, subject, language, now);
        let urls = |subject| {
            [Form::Svg, Form::Png, Form::Text]
                .map(|form| link(subject).url(key, base, form).to_string())
        };
        let kingdom = |seat| {
            let [svg, png, txt] = urls(Subject::Kingdom(seat));
            KingdomPictureView { seat, svg, png, txt }
        };
        let [svg, png, txt] = urls(Subject::Table);
        let seats = game.state.as_ref().map(GameState::settings);
        PictureLinksView {
            version: game.version,
            language,
            expires_at: now + LIFETIME,
            table: TablePictureView { svg, png, txt },
            kingdoms: seats.into_iter().flat_map(Settings::seats).map(kingdom).collect(),
        }
    }
}
