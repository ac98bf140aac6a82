//! Pictures in emails.

use kingdomino_render::{Colors, NotDrawn, Scene, Width};

use crate::domain::notification::Delivery;
use crate::i18n::Language;
use crate::notifications::content::NotificationText;
use crate::notifications::content::document::{Picture, PictureSource};

use super::message::InlinePicture;

/// Display width of a picture in pixels.
const SHOWN: u32 = 600;
/// Maximum size of the one picture of an email, in bytes. Encoded and with the text around it, the
/// email has at most 100 KB.
const PICTURE_BYTES: usize = 54_000;
/// Higher resolutions for a display width of 600 pixels, in descending order: the width in pixels,
/// and the estimated size in percent of the size at 600 pixels.
const SHARPER: [(u32, usize); 3] = [(1200, 250), (900, 180), (720, 138)];
/// Fallback widths for pictures that are too large at 600 pixels.
const NARROWER: [u32; 2] = [SMALL, 400];
/// Display width in emails with more than [`FEW`] pictures.
const SMALL: u32 = 480;
const FEW: usize = 3;
/// Maximum total size of the pictures in a digest, and the reduction for the text of each game, in
/// bytes. Keeps the whole email below 500 KB, which every mail client displays in full and every
/// mail server accepts.
const ROOM: usize = 330_000;
const TEXT: usize = 6_000;

/// Reason for a failed drawing.
#[derive(Debug)]
pub struct DrawingFailed(pub String);

/// Picture in the document, and its attachment.
pub(super) type Drawn = (Picture, InlinePicture);

/// Pictures for several notifications.
pub struct Drawings {
    /// One entry per notification; `None` without a started game or without room.
    pub shown: Vec<Option<Picture>>,
    pub pngs: Vec<InlinePicture>,
    /// True if all pictures fit.
    pub all_are_here: bool,
}

/// Draws the current table, if the game has started.
pub(crate) async fn drawn(
    language: Language,
    news: &NotificationText,
) -> Result<Option<Drawn>, DrawingFailed> {
    draw(language, news, "table".to_owned(), Size::Within(PICTURE_BYTES)).await
}

/// Draws the current tables at display size, up to the maximum total size.
pub(crate) async fn all_drawn(
    language: Language,
    all: &[(Delivery, NotificationText)],
) -> Result<Drawings, DrawingFailed> {
    let mut drawings = Drawings { shown: Vec::new(), pngs: Vec::new(), all_are_here: true };
    let shown = if all.len() > FEW { SMALL } else { SHOWN };
    let mut room = ROOM.saturating_sub(TEXT * all.len());
    for (_, news) in all {
        let name = format!("table{}", drawings.shown.len() + 1);
        // After the first picture that does not fit, draw no more: the first games take precedence
        // over smaller pictures.
        let drawn =
            if room > 0 { draw(language, news, name, Size::Shown(shown)).await? } else { None };
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

/// Size of a picture.
#[derive(Clone, Copy, Debug)]
enum Size {
    /// At display resolution, with the width in pixels.
    Shown(u32),
    /// At the highest resolution that fits into this number of bytes.
    Within(usize),
}

impl Size {
    /// Encodes a picture. Returns its bytes and its display width.
    fn png(self, svg: &str) -> Result<(Vec<u8>, u32), NotDrawn> {
        let png = |pixels| {
            let width = Width::new(pixels).unwrap_or(Width::USUAL);
            kingdomino_render::png(svg, width, Colors::Few)
        };
        let most = match self {
            Size::Shown(shown) => return Ok((png(shown)?, shown)),
            Size::Within(most) => most,
        };
        let plain = png(SHOWN)?;
        if plain.len() > most {
            let mut narrow = (plain, SHOWN);
            for width in NARROWER {
                narrow = (png(width)?, width);
                if narrow.0.len() <= most {
                    break;
                }
            }
            return Ok(narrow);
        }
        let fits = |(_, percent): &&(u32, usize)| plain.len() * percent <= most * 100;
        let Some((width, _)) = SHARPER.iter().find(fits) else { return Ok((plain, SHOWN)) };
        let sharper = png(*width)?;
        Ok((if sharper.len() <= most { sharper } else { plain }, SHOWN))
    }
}

/// Draws a table on a thread for blocking work.
async fn draw(
    language: Language,
    news: &NotificationText,
    name: String,
    size: Size,
) -> Result<Option<Drawn>, DrawingFailed> {
    let Some(state) = news.game.as_ref().and_then(|game| game.state) else { return Ok(None) };
    let names = kingdomino_render::Names::new(&news.names);
    let draw = move || {
        let scene = Scene { state: &state, names: &names, words: &language };
        let (png, shown) = size.png(&kingdomino_render::table_svg(scene))?;
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
