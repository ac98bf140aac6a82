use actix_web::{HttpResponse, web};

use crate::api::games::views::ScoreHistoryView;
use crate::api::http::{
    Bearer, CachePolicy, CachedTags, GamesRead, OrVisitor, tagged_json, with_timeout,
};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::service::{self, Context};

/// Get the score history
///
/// Returns the points of every kingdom at the start, at each version that changed a score, and at
/// the last version. Undone moves are left out. The history of a table whose game has not started
/// is empty.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/scores", tag = "games",
    responses(
        (status = 200, description = "The score history.", body = ScoreHistoryView),
        (status = 304, description = "The score history has not changed.")
    )
)]
pub async fn get_score_history(
    ctx: web::Data<Context>,
    caller: Bearer<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let history = with_timeout(service::games::scores(&ctx, caller.0, *game)).await?;
    tagged_json(&cached, CachePolicy::Private, &ScoreHistoryView::from(history))
}
