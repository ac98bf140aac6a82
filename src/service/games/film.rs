use kingdomino::GameState;
use kingdomino_render::{Names, animation_svg};

use crate::domain::GameId;
use crate::domain::event_log::replayed;
use crate::domain::table::Viewer;
use crate::i18n::Language;
use crate::notifications::content::table_names;
use crate::service::{Asker, Context, Result, TableViolation};

use super::history::all_events;
use super::show::load_visible;

/// Returns the animation of a game so far, as an SVG. It contains only what all players at the
/// table saw.
///
/// # Errors
/// There is no such game for this viewer, or it has not started.
pub async fn film(
    ctx: &Context,
    viewer: Viewer,
    game: GameId,
    language: Language,
) -> Result<String> {
    let game = load_visible(&mut *ctx.connection().await?, viewer, game).await?;
    let own = ctx.clone();
    let film = ctx.in_heavy_turn(Asker::Account(viewer.player), async move {
        let events = all_events(&mut *own.connection().await?, &game).await?;
        own.compute_apart("film", move || {
            let states: Vec<GameState> = replayed(&events).map(|(_, state)| state).collect();
            animation_svg(&states, &Names::new(table_names(language, &game)), &language)
        })
        .await
    });
    film.await?.ok_or_else(|| TableViolation::NotStarted.into())
}
