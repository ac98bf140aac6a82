//! Pictures in emails.

use kingdomino_render::{Colors, RenderError, Scene, Width};

use crate::domain::notification::Delivery;
use crate::i18n::Language;
use crate::notifications::content::NotificationText;
use crate::notifications::content::document::{Picture, PictureSource};

use super::mime::InlinePicture;

/// Display width of a picture in pixels.
const DISPLAY_WIDTH: u32 = 600;
/// Maximum size of the one picture of an email, in bytes. Encoded and with the text around it, the
/// email has at most 100 KB.
const MAX_PICTURE_BYTES: usize = 54_000;
/// Higher resolutions for a display width of 600 pixels, in descending order: the width in pixels,
/// and the estimated size in percent of the size at 600 pixels.
const HIGH_RESOLUTIONS: [(u32, usize); 3] = [(1200, 250), (900, 180), (720, 138)];
/// Fallback widths for pictures that are too large at 600 pixels.
const FALLBACK_WIDTHS: [u32; 2] = [SMALL_WIDTH, 400];
/// Display width in emails with more than [`MAX_LARGE_PICTURES`] pictures.
const SMALL_WIDTH: u32 = 480;
const MAX_LARGE_PICTURES: usize = 3;
/// Maximum total size of the pictures in a digest, and the reduction for the text of each game, in
/// bytes. Keeps the whole email below 500 KB, which every mail client displays in full and every
/// mail server accepts.
const MAX_TOTAL_BYTES: usize = 330_000;
const TEXT_BYTES_PER_GAME: usize = 6_000;

/// Reason for a failed drawing.
#[derive(Debug)]
pub struct DrawingFailed(pub String);

/// Picture in the document, and its attachment.
pub(super) type DrawnPicture = (Picture, InlinePicture);

/// Pictures for several notifications.
pub struct DrawnPictures {
    /// One entry per notification; `None` without a started game or without room.
    pub pictures: Vec<Option<Picture>>,
    pub pngs: Vec<InlinePicture>,
    /// True if all pictures fit.
    pub is_complete: bool,
}

/// Draws the current table, if the game has started.
pub(crate) async fn draw_picture(
    language: Language,
    text: &NotificationText,
) -> Result<Option<DrawnPicture>, DrawingFailed> {
    draw(language, text, "table".to_owned(), Size::Within(MAX_PICTURE_BYTES)).await
}

/// Draws the current tables at display size, up to the maximum total size.
pub(crate) async fn draw_pictures(
    language: Language,
    all: &[(Delivery, NotificationText)],
) -> Result<DrawnPictures, DrawingFailed> {
    let mut pictures = DrawnPictures { pictures: Vec::new(), pngs: Vec::new(), is_complete: true };
    let shown = if all.len() > MAX_LARGE_PICTURES { SMALL_WIDTH } else { DISPLAY_WIDTH };
    let mut bytes_left = MAX_TOTAL_BYTES.saturating_sub(TEXT_BYTES_PER_GAME * all.len());
    for (_, text) in all {
        let name = format!("table{}", pictures.pictures.len() + 1);
        // After the first picture that does not fit, draw no more: the first games take precedence
        // over smaller pictures.
        let drawn = if bytes_left > 0 {
            draw(language, text, name, Size::Shown(shown)).await?
        } else {
            None
        };
        let has_started = text.game.as_ref().is_some_and(|game| game.state.is_some());
        let fits = drawn.filter(|(_, png)| png.png.len() <= bytes_left);
        if has_started && fits.is_none() {
            bytes_left = 0;
            pictures.is_complete = false;
        }
        let (picture, png) = fits.map_or((None, None), |(picture, png)| (Some(picture), Some(png)));
        bytes_left -= png.as_ref().map_or(0, |png| png.png.len());
        pictures.pictures.push(picture);
        pictures.pngs.extend(png);
    }
    Ok(pictures)
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
    fn png(self, svg: &str) -> Result<(Vec<u8>, u32), RenderError> {
        let png = |pixels| {
            let width = Width::new(pixels).unwrap_or(Width::DEFAULT);
            kingdomino_render::png(svg, width, Colors::Few)
        };
        let max_bytes = match self {
            Size::Shown(shown) => return Ok((png(shown)?, shown)),
            Size::Within(max_bytes) => max_bytes,
        };
        let plain = png(DISPLAY_WIDTH)?;
        if plain.len() > max_bytes {
            let mut narrow = (plain, DISPLAY_WIDTH);
            for width in FALLBACK_WIDTHS {
                narrow = (png(width)?, width);
                if narrow.0.len() <= max_bytes {
                    break;
                }
            }
            return Ok(narrow);
        }
        let fits = |(_, percent): &&(u32, usize)| plain.len() * percent <= max_bytes * 100;
        let Some((width, _)) = HIGH_RESOLUTIONS.iter().find(fits) else {
            return Ok((plain, DISPLAY_WIDTH));
        };
        let sharper = png(*width)?;
        Ok((if sharper.len() <= max_bytes { sharper } else { plain }, DISPLAY_WIDTH))
    }
}

/// Draws a table on a thread for blocking work.
async fn draw(
    language: Language,
    text: &NotificationText,
    name: String,
    size: Size,
) -> Result<Option<DrawnPicture>, DrawingFailed> {
    let Some(state) = text.game.as_ref().and_then(|game| game.state) else { return Ok(None) };
    let names = kingdomino_render::Names::new(&text.names);
    let draw = move || {
        let scene = Scene { state: &state, names: &names, words: &language };
        let (png, shown) = size.png(&kingdomino_render::table_svg(scene))?;
        let picture = Picture {
            source: PictureSource::Attached(name.clone()),
            alt: kingdomino_render::table_alt(scene),
            width: shown,
            in_text: kingdomino_render::table_text(scene),
        };
        Ok::<_, RenderError>((picture, InlinePicture { name, png }))
    };
    let failed = |error: String| DrawingFailed(error);
    let drawn =
        tokio::task::spawn_blocking(draw).await.map_err(|error| failed(error.to_string()))?;
    Ok(Some(drawn.map_err(|error| failed(error.to_string()))?))
}
