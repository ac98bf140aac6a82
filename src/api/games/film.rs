use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::http::{
    Bearer, CachedTags, GamesRead, OrVisitor, content_tag, wanted_language, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::i18n::Language;
use crate::service::{self, Context};

use super::picture_response::ImageHeaders;

/// Same policy as for all images, except that inline styles are allowed for the animation.
const ANIMATION_CONTENT_SECURITY_POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// Query parameters of an animation. Unknown parameters are ignored.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AnimationQuery {
    /// Language of the texts. Default: the best match for `Accept-Language`.
    language: Option<Language>,
}

/// Draw a game animation
///
/// Returns the game from its first line to its end, or to its current state, as one animated SVG.
/// The animation shows the lines with the kings, the growing kingdoms, the giants, the points and
/// finally the ranking, and restarts a few seconds after its end. Undone moves are left out. The
/// SVG can be used as an image: it contains no scripts and loads nothing. Viewers who prefer
/// reduced motion see its end. A table whose game has not started or was cancelled has no
/// animation.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/animation.svg", tag = "pictures",
    extensions(("x-refusals" = json!([Code::GameNotStarted]))),
    responses(
        (status = 200, description = "The animation.", body = String, content_type = "image/svg+xml", headers(("ETag" = String, description = "ETag of the animation."))),
        (status = 304, description = "The animation has not changed.")
    )
)]
pub async fn draw_animation(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Bearer<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<AnimationQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let headers = ImageHeaders {
        language: query.language.unwrap_or_else(|| wanted_language(&request)),
        negotiated: query.language.is_none(),
        max_age_seconds: None,
    };
    let animation =
        with_timeout(service::games::render_animation(&ctx, caller.0, *game, headers.language))
            .await?;
    let tag = content_tag(&animation);
    if cached.has(&tag)? {
        return Ok(headers.apply(HttpResponse::NotModified(), tag).finish());
    }
    let mut response = headers.apply(HttpResponse::Ok(), tag);
    response
        .content_type("image/svg+xml")
        .insert_header((header::CONTENT_SECURITY_POLICY, ANIMATION_CONTENT_SECURITY_POLICY));
    Ok(response.body(animation))
}
