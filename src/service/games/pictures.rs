use kingdomino::GameState;
use kingdomino_render::{Colors, Names, Scene, Subject, Width};

use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::{StoredGame, Viewer};
use crate::i18n::Language;
use crate::notifications::content::table_names;
use crate::notifications::links::PictureLink;
use crate::service::{Asker, Context, Error, Result, TableViolation};
use crate::store;

use super::history::{replayed_to, replayed_version};
use super::show::{get_game, load_visible};

/// Input of a picture of a game. Contains only what all players at the table see.
pub struct Drawing {
    state: GameState,
    names: Names,
    subject: Subject,
    language: Language,
}

/// Returns the picture of a version, or of the current game, if the viewer may view the game.
///
/// # Errors
/// There is no such game for this viewer, version or seat; or the game has not started.
pub async fn picture(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Option<Version>,
    subject: Subject,
    language: Language,
) -> Result<Drawing> {
    let mut game = load_visible(&mut *ctx.connection().await?, viewer, game).await?;
    if let Some(version) = version {
        game = replayed_version(ctx, Asker::Account(viewer.player), game, version).await?;
    }
    Drawing::of(&game, subject, language)
}

/// Returns the picture of a signed link, which needs no authentication. Waits for a permit of
/// `asker` for expensive work.
///
/// # Errors
/// The link has expired or is invalid.
pub async fn linked_picture(
    ctx: &Context,
    asker: Asker,
    link: PictureLink,
    signature: &str,
) -> Result<Drawing> {
    if !link.is_good(ctx.senders.links.key(), signature, ctx.now()) {
        return Err(Error::LinkInvalid);
    }
    let own = ctx.clone();
    let (id, version) = (link.game, link.version);
    let game = ctx.in_heavy_turn(asker, async move {
        let game = store::games::find_game(&mut *own.connection().await?, id).await?;
        replayed_to(&own, game.ok_or(Error::GameNotFound)?, version).await
    });
    Drawing::of(&game.await?, link.subject, link.language)
}

/// Returns the current game for links to its pictures.
///
/// # Errors
/// There is no such game for this viewer, or it has not started.
pub async fn game_to_link(ctx: &Context, viewer: Viewer, game: GameId) -> Result<StoredGame> {
    let game = get_game(ctx, viewer, game).await?;
    if game.state.is_none() {
        return Err(TableViolation::NotStarted.into());
    }
    Ok(game)
}

/// Returns a text description of the table, with kingdoms in letters and quoted names; none before
/// the start.
pub fn table_in_words(game: &StoredGame, language: Language) -> Option<String> {
    let drawing = Drawing::of(game, Subject::Table, language).ok()?;
    let names = Names::quoted(table_names(language, game));
    Some(Drawing { names, ..drawing }.text())
}

/// Renders an SVG as a PNG, outside the threads that serve requests. Waits for a permit of `asker`
/// for expensive work.
///
/// # Errors
/// The image cannot be rendered.
pub async fn png(ctx: &Context, asker: Asker, svg: String, width: Width) -> Result<Vec<u8>> {
    let own = ctx.clone();
    let drawn = ctx.in_heavy_turn(asker, async move {
        own.compute_apart("picture", move || kingdomino_render::png(&svg, width, Colors::Many))
            .await
    });
    drawn.await?.map_err(|error| Error::Internal(error.to_string()))
}

impl Drawing {
    fn of(game: &StoredGame, subject: Subject, language: Language) -> Result<Drawing> {
        let state = game.state.ok_or(TableViolation::NotStarted)?;
        if let Subject::Kingdom(seat) = subject
            && state.settings().seats().all(|other| other != seat)
        {
            return Err(Error::SeatNotFound);
        }
        let names = Names::new(table_names(language, game));
        Ok(Drawing { state, names, subject, language })
    }

    pub fn svg(&self) -> String {
        self.subject.svg(self.scene())
    }

    pub fn text(&self) -> String {
        self.subject.text(self.scene())
    }

    fn scene(&self) -> Scene<'_> {
        Scene { state: &self.state, names: &self.names, words: &self.language }
    }
}
