use std::sync::{Arc, LazyLock};

use keyed_quota::Quota;
use kingdomino::GameState;
use kingdomino_render::{Names, Scene, Subject, Width};
use tokio::sync::Semaphore;

use crate::auth::Hasher;
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::{StoredGame, Viewer};
use crate::i18n::Language;
use crate::notifications::content::table_names;
use crate::notifications::links::PictureLink;
use crate::service::{Context, Error, Result, TableViolation};
use crate::store;

use super::history::as_it_was;
use super::show::{load_visible, show_game};

/// All that a picture of a game is drawn from: what everybody at the table sees, and nothing else.
pub struct Drawing {
    state: GameState,
    names: Names,
    subject: Subject,
    language: Language,
}

/// So many pictures in pixels, and films, are drawn at the same time: on half of the cores, so that requests are served meanwhile.
static EASELS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(easels()));

/// Whoever wants many of them waits for them himself: of each asker as many are next as are drawn at the same time.
static TURNS: LazyLock<Arc<Quota<String>>> = LazyLock::new(|| Quota::new(easels()));

fn easels() -> usize {
    Hasher::cores().get().div_ceil(2)
}

/// The picture for who may see the game, of the version, or of the game as it stands.
///
/// # Errors
/// There is no such game for this viewer, version or seat; the game has not started.
pub async fn picture(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    version: Option<Version>,
    subject: Subject,
    language: Language,
) -> Result<Drawing> {
    let mut conn = ctx.connection().await?;
    let mut game = load_visible(&mut conn, viewer, game).await?;
    if let Some(version) = version {
        game = as_it_was(conn, game, version).await?;
    }
    Drawing::of(&game, subject, language)
}

/// The picture for who has the link.
///
/// # Errors
/// The link has expired, or is none of ours.
pub async fn linked_picture(ctx: &Context, link: PictureLink, signature: &str) -> Result<Drawing> {
    if !link.is_good(ctx.senders.links.key(), signature, ctx.now()) {
        return Err(Error::LinkInvalid);
    }
    let mut conn = ctx.connection().await?;
    let game = store::games::find_game(&mut conn, link.game).await?.ok_or(Error::GameNotFound)?;
    let game = as_it_was(conn, game, link.version).await?;
    Drawing::of(&game, link.subject, link.language)
}

/// The game as it stands, for who may see it and hand on links to its pictures.
///
/// # Errors
/// There is no such game for this viewer; it has not started.
pub async fn game_to_link(ctx: &Context, viewer: Viewer, game: GameId) -> Result<StoredGame> {
    let game = show_game(ctx, viewer, game).await?;
    if game.state.is_none() {
        return Err(TableViolation::NotStarted.into());
    }
    Ok(game)
}

/// An SVG in pixels, drawn apart from the threads that serve requests when it is the turn of `asker`: an account, or where
/// nobody is known a network.
///
/// # Errors
/// It cannot be drawn.
pub async fn png(asker: String, svg: String, width: Width) -> Result<Vec<u8>> {
    drawn(asker, move || kingdomino_render::png(&svg, width))
        .await?
        .map_err(|error| Error::Internal(error.to_string()))
}

/// What is drawn when it is its turn, apart from the threads that serve requests.
///
/// # Errors
/// It panicked.
pub(super) async fn drawn<T: Send + 'static>(
    asker: String,
    draw: impl FnOnce() -> T + Send + 'static,
) -> Result<T> {
    let turn = TURNS.wait(asker).await;
    let easel = EASELS.acquire().await.map_err(|error| Error::Internal(error.to_string()))?;
    let drawn = tokio::task::spawn_blocking(move || {
        // Held to the end, also when nobody waits for the picture any more.
        let _held = (turn, easel);
        draw()
    });
    drawn.await.map_err(|error| Error::Internal(error.to_string()))
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
