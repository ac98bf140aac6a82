//! Images of a game, for viewers of the game and holders of a signed link, and its animation, for
//! viewers of the game.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use kingdomino::Seat;
use kingdomino_render::{Subject, Width};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::PictureLinksView;
use crate::api::http::{
    Bearer, CachedTags, GamesRead, LinkRequest, OrVisitor, content_tag, wanted_language,
    with_timeout,
};
use crate::api::problem::{PICTURE, Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::i18n::Language;
use crate::service;
use crate::service::Context;

use super::picture_response::{ImageFormat, ImageHeaders, ImageResponse};

/// Same policy as for all images, except that inline styles are allowed for the animation.
const ANIMATION_CONTENT_SECURITY_POLICY: &str =
    "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// Query parameters of an image. Unknown parameters are ignored, because people paste these URLs
/// and other software appends parameters to them. The signature of a link covers the parameters
/// that it needs.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureQuery {
    /// Version of the game. Default: the current one.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 2_147_483_647)]
    pub(super) version: Option<Version>,
    /// Language of the texts. Default: the best match for `Accept-Language`.
    pub(super) language: Option<Language>,
    /// Expiry of a signed link, in seconds since 1970-01-01 00:00 UTC. Default: none.
    #[param(minimum = 0, maximum = 253_402_207_200_i64)]
    pub(super) expires: Option<i64>,
    /// Signature of a link, in place of an access token. If both are sent, one of them must be
    /// valid. Default: none.
    #[param(max_length = 22)]
    pub(super) signature: Option<String>,
}

/// Query parameters of a PNG image. Unknown parameters are ignored.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PngQuery {
    /// Width in pixels. Default: 1200. The height follows from the width.
    #[param(minimum = 320, maximum = 2048, default = 1200)]
    width: Option<u32>,
    /// Version of the game. Default: the current one.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 2_147_483_647)]
    version: Option<Version>,
    /// Language of the texts. Default: the best match for `Accept-Language`.
    language: Option<Language>,
    /// Expiry of a signed link, in seconds since 1970-01-01 00:00 UTC. Default: none.
    #[param(minimum = 0, maximum = 253_402_207_200_i64)]
    expires: Option<i64>,
    /// Signature of a link, in place of an access token. If both are sent, one of them must be
    /// valid. Default: none.
    #[param(max_length = 22)]
    signature: Option<String>,
}

impl PngQuery {
    fn into_parts(self) -> Result<(PictureQuery, Width), Problem> {
        let PngQuery { width, version, language, expires, signature } = self;
        let width = width.map_or(Some(Width::DEFAULT), Width::new).ok_or_else(|| {
            Problem::new(Code::ParameterInvalid)
                .detail(format_args!(
                    "Expected a number of pixels from {} to {}.",
                    Width::MIN,
                    Width::MAX
                ))
                .field("width")
        })?;
        Ok((PictureQuery { version, language, expires, signature }, width))
    }
}

/// Query parameters of image links.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LinksQuery {
    /// Language of the images. Default: the best match for `Accept-Language`.
    language: Option<Language>,
}

/// Query parameters of an animation. Unknown parameters are ignored.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AnimationQuery {
    /// Language of the texts. Default: the best match for `Accept-Language`.
    language: Option<Language>,
}

/// PNG image.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct Png(#[expect(dead_code, reason = "used only by the OpenAPI document")] Vec<u8>);

/// Draw the table as SVG
///
/// Returns an SVG image of the table: the lines with the kings, every kingdom, and the scores. The
/// image contains a description for screen readers.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/table.svg", tag = "pictures",
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The image.", body = String, content_type = "image/svg+xml", headers(("ETag" = String, description = "ETag of the image."))),
        (status = 304, description = "The image has not changed.")
    )
)]
pub async fn draw_table_svg(
    ctx: web::Data<Context>,
    request: LinkRequest<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let image =
        ImageResponse::load(&ctx, &request.0, *game, Subject::Table, query.into_inner()).await?;
    image.respond(&ctx, &request.0, &cached, ImageFormat::Svg).await
}

/// Draw the table as PNG
///
/// Returns the image of the table as a PNG, for emails, chats and notifications.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/table.png", tag = "pictures",
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The image.", body = inline(Png), content_type = "image/png", headers(("ETag" = String, description = "ETag of the image."))),
        (status = 304, description = "The image has not changed.")
    )
)]
pub async fn draw_table_png(
    ctx: web::Data<Context>,
    request: LinkRequest<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<PngQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (query, width) = query.into_inner().into_parts()?;
    let image = ImageResponse::load(&ctx, &request.0, *game, Subject::Table, query).await?;
    image.respond(&ctx, &request.0, &cached, ImageFormat::Png(width)).await
}

/// Draw the table as text
///
/// Returns the table as plain text: first a description in sentences, then a map of letters for
/// every kingdom. The last line is the key to the maps.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/table.txt", tag = "pictures",
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The text.", body = String, content_type = "text/plain; charset=utf-8", headers(("ETag" = String, description = "ETag of the image."))),
        (status = 304, description = "The text has not changed.")
    )
)]
pub async fn draw_table_text(
    ctx: web::Data<Context>,
    request: LinkRequest<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let image =
        ImageResponse::load(&ctx, &request.0, *game, Subject::Table, query.into_inner()).await?;
    image.respond(&ctx, &request.0, &cached, ImageFormat::Text).await
}

/// Draw a kingdom as SVG
///
/// Returns an SVG image of one kingdom with its score.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/seats/{seat}/kingdom.svg", tag = "pictures",
    params(("seat" = Seat, Path, description = "Seat of the kingdom.")),
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The image.", body = String, content_type = "image/svg+xml", headers(("ETag" = String, description = "ETag of the image."))),
        (status = 304, description = "The image has not changed.")
    )
)]
pub async fn draw_kingdom_svg(
    ctx: web::Data<Context>,
    request: LinkRequest<OrVisitor<GamesRead>>,
    path: web::Path<(GameId, Seat)>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = *path;
    let image =
        ImageResponse::load(&ctx, &request.0, game, Subject::Kingdom(seat), query.into_inner())
            .await?;
    image.respond(&ctx, &request.0, &cached, ImageFormat::Svg).await
}

/// Draw a kingdom as PNG
///
/// Returns the image of one kingdom as a PNG.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/seats/{seat}/kingdom.png", tag = "pictures",
    params(("seat" = Seat, Path, description = "Seat of the kingdom.")),
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The image.", body = inline(Png), content_type = "image/png", headers(("ETag" = String, description = "ETag of the image."))),
        (status = 304, description = "The image has not changed.")
    )
)]
pub async fn draw_kingdom_png(
    ctx: web::Data<Context>,
    request: LinkRequest<OrVisitor<GamesRead>>,
    path: web::Path<(GameId, Seat)>,
    query: web::Query<PngQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = *path;
    let (query, width) = query.into_inner().into_parts()?;
    let image = ImageResponse::load(&ctx, &request.0, game, Subject::Kingdom(seat), query).await?;
    image.respond(&ctx, &request.0, &cached, ImageFormat::Png(width)).await
}

/// Draw a kingdom as text
///
/// Returns one kingdom as plain text: first its score, then a map of letters. The last line is the
/// key to the map.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/seats/{seat}/kingdom.txt", tag = "pictures",
    params(("seat" = Seat, Path, description = "Seat of the kingdom.")),
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The text.", body = String, content_type = "text/plain; charset=utf-8", headers(("ETag" = String, description = "ETag of the image."))),
        (status = 304, description = "The text has not changed.")
    )
)]
pub async fn draw_kingdom_text(
    ctx: web::Data<Context>,
    request: LinkRequest<OrVisitor<GamesRead>>,
    path: web::Path<(GameId, Seat)>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = *path;
    let image =
        ImageResponse::load(&ctx, &request.0, game, Subject::Kingdom(seat), query.into_inner())
            .await?;
    image.respond(&ctx, &request.0, &cached, ImageFormat::Text).await
}

/// Create image links
///
/// Returns signed links to images of the game at its current version, for messages and pages that
/// cannot send an access token. A link gives access to the image of this version in this language
/// without a token, and expires after 30 days.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/picture-links", tag = "pictures",
    extensions(("x-refusals" = json!([Code::GameNotStarted]))),
    responses(
        (status = 200, description = "The links.", body = PictureLinksView)
    )
)]
pub async fn create_picture_links(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Bearer<GamesRead>,
    game: web::Path<GameId>,
    query: web::Query<LinksQuery>,
) -> Result<HttpResponse, Problem> {
    let language = query.language.unwrap_or_else(|| wanted_language(&request));
    let game = with_timeout(service::games::get_started_game(&ctx, caller.0, *game)).await?;
    let links = PictureLinksView::new(
        &game,
        language,
        ctx.senders.links.key(),
        ctx.senders.links.base(),
        ctx.now(),
    );
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(links))
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
