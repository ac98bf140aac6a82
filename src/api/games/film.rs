use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::http::{
    Bearer, CachedTags, GamesRead, OrAnybody, content_tag, wanted_language, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::i18n::Language;
use crate::service::{self, Context};

use super::picture_response::PictureAccess;

/// As of all pictures, except that its own styles move it.
const MOVING: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// In which words a film is. Other parameters are ignored.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FilmQuery {
    /// The language of the words, by default as `Accept-Language` asks.
    language: Option<Language>,
}

/// Draw a game as a film
///
/// How the game came about, from its first line to its end or so far, in one SVG that moves by itself and begins again
/// a few seconds after its end: the lines with the kings on them, every kingdom as it grows, the giants, the points, and
/// at last the ranking. It works as an image. It has no script and fetches nothing; where people want no motion, it shows
/// the end. What was taken back is not in it. A table whose game has not started, or was called off, has none.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/pictures/film.svg", tag = "pictures",
    extensions(("x-refusals" = json!([Code::GameNotStarted]))),
    responses(
        (status = 200, description = "The film.", body = String, content_type = "image/svg+xml", headers(("ETag" = String, description = "Of this very film."))),
        (status = 304, description = "You have this film already.")
    )
)]
pub async fn draw_film(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Bearer<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<FilmQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let terms = PictureAccess {
        language: query.language.unwrap_or_else(|| wanted_language(&request)),
        negotiated: query.language.is_none(),
        lasts: None,
    };
    let film = with_timeout(service::games::film(&ctx, caller.0, *game, terms.language)).await?;
    let tag = content_tag(&film);
    if cached.has(&tag)? {
        return Ok(terms.begin(HttpResponse::NotModified(), tag).finish());
    }
    let mut response = terms.begin(HttpResponse::Ok(), tag);
    response.content_type("image/svg+xml").insert_header((header::CONTENT_SECURITY_POLICY, MOVING));
    Ok(response.body(film))
}
