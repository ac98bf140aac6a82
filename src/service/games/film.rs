use kingdomino::GameState;
use kingdomino_render::{Names, animation_svg};

use crate::domain::GameId;
use crate::domain::event_log::replay_states;
use crate::domain::table::Viewer;
use crate::i18n::Language;
use crate::notifications::content::table_names;
use crate::service::{Context, RateKey, Result, TableViolation};

use super::history::load_all_events;
use super::show::load_visible;

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
    let animation = ctx.with_permit(RateKey::Account(viewer.player), async move {
        let events = load_all_events(&mut *task_ctx.connection().await?, &game).await?;
        task_ctx
            .spawn_cpu("film", move || {
                let states: Vec<GameState> =
                    replay_states(&events).map(|(_, state)| state).collect();
                animation_svg(&states, &Names::new(table_names(language, &game)), &language)
            })
            .await
    });
    animation.await?.ok_or_else(|| TableViolation::NotStarted.into())
}
