use actix_web::{HttpResponse, web};

use crate::api::games::views::ScoreCurveView;
use crate::api::http::{Bearer, CachedTags, GamesRead, Kept, OrAnybody, tagged_json, with_timeout};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::service::{self, Context};

/// Show the score curve
///
/// What every kingdom was worth at the start, at each version that changed a score, and at the last version: enough to
/// draw how the game went. What was taken back is not in it. A table whose game has not started has an empty curve.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/scores", tag = "games",
    responses(
        (status = 200, description = "The curve.", body = ScoreCurveView),
        (status = 304, description = "You have this curve already.")
    )
)]
pub async fn show_scores(
    ctx: web::Data<Context>,
    caller: Bearer<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let curve = with_timeout(service::games::scores(&ctx, caller.0, *game)).await?;
    tagged_json(&cached, Kept::ByItsReader, &ScoreCurveView::from(curve))
}
