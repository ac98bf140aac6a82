//! The pictures of mails.

use kingdomino_render::{NotDrawn, Scene, Width};

use crate::domain::notification::Delivery;
use crate::i18n::Language;
use crate::notifications::content::NotificationText;
use crate::notifications::content::document::{Picture, PictureSource};

use super::message::InlinePicture;

/// How wide a picture is shown, in pixels.
const SHOWN: u32 = 600;
/// How wide where there are more than [`FEW`] in one mail.
const SMALL: u32 = 480;
const FEW: usize = 3;
/// How many bytes of pictures a mail about several games carries at most, and by how many fewer for the text of each: as a
/// whole it stays below 500 KB, which every mail program shows whole and every mail server takes.
const ROOM: usize = 330_000;
const TEXT: usize = 6_000;

/// Why there is no picture.
#[derive(Debug)]
pub struct DrawingFailed(pub String);

/// A picture as the mail names it, and its bytes.
pub(super) type Drawn = (Picture, InlinePicture);

/// The pictures of several pieces of news.
pub struct Drawings {
    /// One for each piece; none where there is nothing to draw, or no room.
    pub shown: Vec<Option<Picture>>,
    pub pngs: Vec<InlinePicture>,
    /// Whether there was room for all.
    pub all_are_here: bool,
}

/// The table as it stands, if its game has started.
pub(crate) async fn drawn(
    language: Language,
    news: &NotificationText,
) -> Result<Option<Drawn>, DrawingFailed> {
    draw(language, news, "table".to_owned(), Width::USUAL, SHOWN).await
}

/// The tables as they stand, each as large as it is shown, as far as there is room.
pub(crate) async fn all_drawn(
    language: Language,
    all: &[(Delivery, NotificationText)],
) -> Result<Drawings, DrawingFailed> {
    let mut drawings = Drawings { shown: Vec::new(), pngs: Vec::new(), all_are_here: true };
    let shown = if all.len() > FEW { SMALL } else { SHOWN };
    let width = Width::new(shown).unwrap_or(Width::USUAL);
    let mut room = ROOM.saturating_sub(TEXT * all.len());
    for (_, news) in all {
        let name = format!("table{}", drawings.shown.len() + 1);
        // Once there is no room for one, nothing smaller takes its place: the first games have their pictures.
        let drawn = if room > 0 { draw(language, news, name, width, shown).await? } else { None };
        let has_table = news.game.as_ref().is_some_and(|game| game.state.is_some());
        let fits = drawn.filter(|(_, png)| png.png.len() <= room);
        if has_table && fits.is_none() {
            room = 0;
            drawings.all_are_here = false;
        }
        let (picture, png) = fits.map_or((None, None), |(picture, png)| (Some(picture), Some(png)));
        room -= png.as_ref().map_or(0, |png| png.png.len());
        drawings.shown.push(picture);
        drawings.pngs.extend(png);
    }
    Ok(drawings)
}

/// Drawn apart from the threads that do everything else.
async fn draw(
    language: Language,
    news: &NotificationText,
    name: String,
    width: Width,
    shown: u32,
) -> Result<Option<Drawn>, DrawingFailed> {
    let Some(state) = news.game.as_ref().and_then(|game| game.state) else { return Ok(None) };
    let names = kingdomino_render::Names::new(&news.names);
    let draw = move || {
        let scene = Scene { state: &state, names: &names, words: &language };
        let png = kingdomino_render::table_png(scene, width)?;
        let picture = Picture {
            source: PictureSource::Attached(name.clone()),
            alt: kingdomino_render::table_alt(scene),
            width: shown,
            in_text: kingdomino_render::table_text(scene),
        };
        Ok::<_, NotDrawn>((picture, InlinePicture { name, png }))
    };
    let failed = |error: String| DrawingFailed(error);
    let drawn =
        tokio::task::spawn_blocking(draw).await.map_err(|error| failed(error.to_string()))?;
    Ok(Some(drawn.map_err(|error| failed(error.to_string()))?))
}
