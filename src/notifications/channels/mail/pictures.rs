//! The pictures of mails.

use kingdomino_render::{Colors, NotDrawn, Scene, Width};

use crate::domain::notification::Delivery;
use crate::i18n::Language;
use crate::notifications::content::NotificationText;
use crate::notifications::content::document::{Picture, PictureSource};

use super::message::InlinePicture;

/// How wide a picture is shown, in pixels.
const SHOWN: u32 = 600;
/// Maximum size of the one picture of an email, in bytes. Encoded and with the text around it, the email has at most 100 KB.
const PICTURE_BYTES: usize = 54_000;
/// Widths of a picture that is shown 600 pixels wide, the sharpest first, and the size of each compared with that of the picture
/// that is 600 pixels wide, in percent.
const SHARPER: [(u32, usize); 3] = [(1200, 250), (900, 180), (720, 138)];
/// Widths of a picture that has no room when it is 600 pixels wide.
const NARROWER: [u32; 2] = [SMALL, 400];
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
    draw(language, news, "table".to_owned(), Size::Within(PICTURE_BYTES)).await
}

/// The tables as they stand, each as large as it is shown, as far as there is room.
pub(crate) async fn all_drawn(
    language: Language,
    all: &[(Delivery, NotificationText)],
) -> Result<Drawings, DrawingFailed> {
    let mut drawings = Drawings { shown: Vec::new(), pngs: Vec::new(), all_are_here: true };
    let shown = if all.len() > FEW { SMALL } else { SHOWN };
    let mut room = ROOM.saturating_sub(TEXT * all.len());
    for (_, news) in all {
        let name = format!("table{}", drawings.shown.len() + 1);
        // Once there is no room for one, nothing smaller takes its place: the first games have their pictures.
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

/// The size of a picture.
#[derive(Clone, Copy, Debug)]
enum Size {
    /// As wide as it is shown, in pixels.
    Shown(u32),
    /// As sharp as this number of bytes allows.
    Within(usize),
}

impl Size {
    /// Encodes a picture. Returns its bytes and how wide it is shown.
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
