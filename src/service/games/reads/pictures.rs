//! Pictures of a game, as SVG, PNG, text and animation. They show only what all players at the
//! table see. Expensive work waits for a permit.

use kingdomino::GameState;
use kingdomino_render::{Colors, Names, Scene, Subject, Width, animation_svg};

use crate::domain::event_log::{Version, replay_states};
use crate::domain::table::{StoredGame, Viewer};
use crate::domain::{GameId, ProblemCode};
use crate::i18n::Language;
use crate::notifications::content::table_names;
use crate::notifications::links::PictureLink;
use crate::service::{Context, Error, ExpensiveWorkKey, Result};
use crate::store;

use super::history::{load_all_events, replay_to_version, replay_with_permit};
use super::show::{get_game, load_visible};

/// Input of a picture of a game. Contains only what all players at the table see.
pub struct Drawing {
    state: GameState,
    names: Names,
    subject: Subject,
    language: Language,
}

impl Drawing {
    fn new(game: &StoredGame, subject: Subject, language: Language) -> Result<Drawing> {
        let state = game.state.ok_or(ProblemCode::GameNotStarted)?;
        if let Subject::Kingdom(seat) = subject
            && state.settings().seats().all(|other| other != seat)
        {
            return Err(ProblemCode::SeatNotFound.into());
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
        game = replay_with_permit(ctx, ExpensiveWorkKey::Account(viewer.player), game, version)
            .await?;
    }
    Drawing::new(&game, subject, language)
}

/// Returns the picture of a signed link, which needs no authentication. Waits for a permit of
/// `work_key` for expensive work.
///
/// # Errors
/// The link has expired or is invalid.
pub async fn linked_picture(
    ctx: &Context,
    work_key: ExpensiveWorkKey,
    link: PictureLink,
    signature: &str,
) -> Result<Drawing> {
    if !link.is_valid(ctx.senders.links.key(), signature, ctx.now()) {
        return Err(ProblemCode::LinkInvalid.into());
    }
    let task_ctx = ctx.clone();
    let (id, version) = (link.game, link.version);
    let game = ctx.with_permit(work_key, async move {
        let game = store::games::find_game(&mut *task_ctx.connection().await?, id).await?;
        replay_to_version(&task_ctx, game.ok_or(ProblemCode::GameNotFound)?, version).await
    });
    Drawing::new(&game.await?, link.subject, link.language)
}

/// Returns the current game for links to its pictures.
///
/// # Errors
/// There is no such game for this viewer, or it has not started.
pub async fn get_started_game(ctx: &Context, viewer: Viewer, game: GameId) -> Result<StoredGame> {
    let game = get_game(ctx, viewer, game).await?;
    if game.state.is_none() {
        return Err(ProblemCode::GameNotStarted.into());
    }
    Ok(game)
}

/// Returns a text description of the table, with kingdoms in letters and quoted names; none before
/// the start.
pub fn describe_table(game: &StoredGame, language: Language) -> Option<String> {
    let drawing = Drawing::new(game, Subject::Table, language).ok()?;
    let names = Names::quoted(table_names(language, game));
    Some(Drawing { names, ..drawing }.text())
}

/// Returns the animation of a game so far, as an SVG. It contains only what all players at the
/// table saw.
///
/// # Errors
/// There is no such game for this viewer, or it has not started.
pub async fn render_animation(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    language: Language,
) -> Result<String> {
    let game = load_visible(&mut *ctx.connection().await?, viewer, game).await?;
    let task_ctx = ctx.clone();
    let animation = ctx.with_permit(ExpensiveWorkKey::Account(viewer.player), async move {
        let events = load_all_events(&mut *task_ctx.connection().await?, &game).await?;
        task_ctx
            .spawn_cpu("animation", move || {
                let states: Vec<GameState> =
                    replay_states(&events).map(|(_, state)| state).collect();
                animation_svg(&states, &Names::new(table_names(language, &game)), &language)
            })
            .await
    });
    animation.await?.ok_or_else(|| ProblemCode::GameNotStarted.into())
}

/// Renders an SVG as a PNG outside the request threads. Waits for a permit of `work_key`
/// for expensive work.
///
/// # Errors
/// The image cannot be rendered.
pub async fn png(
    ctx: &Context,
    work_key: ExpensiveWorkKey,
    svg: String,
    width: Width,
) -> Result<Vec<u8>> {
    let task_ctx = ctx.clone();
    let drawn = ctx.with_permit(work_key, async move {
        task_ctx
            .spawn_cpu("picture", move || kingdomino_render::png(&svg, width, Colors::Many))
            .await
    });
    drawn.await?.map_err(|error| Error::Internal(error.to_string()))
}
