//! Pictures of games, for who may see the game, and for who has a signed link.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use kingdomino::Seat;
use kingdomino_render::{Subject, Width};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::PictureLinksView;
use crate::api::http::{
    Bearer, CachedTags, GamesRead, LinkRequest, OrAnybody, wanted_language, with_timeout,
};
use crate::api::problem::{PICTURE, Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::i18n::Language;
use crate::service::{self, Context};

use super::picture_query::PictureQuery;
use super::picture_response::{As, Shown};

/// What is to be seen, by which right, and how large. Other parameters are ignored.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PngQuery {
    /// The width in pixels; the height follows.
    #[param(minimum = 320, maximum = 2048, default = 1200)]
    width: Option<u32>,
    /// One of the versions of the game, by default the current one.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 2_147_483_647)]
    version: Option<Version>,
    /// The language of the words, by default as `Accept-Language` asks.
    language: Option<Language>,
    /// Of a link: when it expires, in seconds since 1970.
    #[param(minimum = 0, maximum = 253_402_207_200_i64)]
    expires: Option<i64>,
    /// Of a link: what vouches for it, in the place of an access token. If both are sent, the good one counts.
    #[param(max_length = 22)]
    signature: Option<String>,
}

/// What links are made to.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct LinksQuery {
    /// The language of the pictures, by default as `Accept-Language` asks.
    language: Option<Language>,
}

/// A picture in pixels.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct Png(#[expect(dead_code, reason = "only the document speaks of it")] Vec<u8>);

/// Draw the table as an SVG
///
/// The lines with the kings on them, every kingdom, and what is scored. It is well described for who cannot see it.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/table.svg", tag = "pictures",
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml", headers(("ETag" = String, description = "Of this very picture."))),
        (status = 304, description = "You have this picture already.")
    )
)]
pub async fn draw_table_svg(
    ctx: web::Data<Context>,
    request: LinkRequest<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let shown = Shown::find(&ctx, &request.0, *game, Subject::Table, query.into_inner()).await?;
    shown.answer(&ctx, &request.0, &cached, As::Svg).await
}

/// Draw the table as a PNG
///
/// The same picture in pixels, for mails, chats and notices.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/table.png", tag = "pictures",
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The picture.", body = inline(Png), content_type = "image/png", headers(("ETag" = String, description = "Of this very picture."))),
        (status = 304, description = "You have this picture already.")
    )
)]
pub async fn draw_table_png(
    ctx: web::Data<Context>,
    request: LinkRequest<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<PngQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (query, width) = query.into_inner().parts()?;
    let shown = Shown::find(&ctx, &request.0, *game, Subject::Table, query).await?;
    shown.answer(&ctx, &request.0, &cached, As::Png(width)).await
}

/// Draw the table as plain text
///
/// Sentences first, then every kingdom in letters; the last line says how to read them.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/table.txt", tag = "pictures",
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "text/plain; charset=utf-8", headers(("ETag" = String, description = "Of this very picture."))),
        (status = 304, description = "You have this picture already.")
    )
)]
pub async fn draw_table_text(
    ctx: web::Data<Context>,
    request: LinkRequest<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let shown = Shown::find(&ctx, &request.0, *game, Subject::Table, query.into_inner()).await?;
    shown.answer(&ctx, &request.0, &cached, As::Text).await
}

/// Draw a kingdom as an SVG
///
/// One kingdom with what it scores.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/seats/{seat}/kingdom.svg", tag = "pictures",
    params(("seat" = Seat, Path, description = "The seat whose kingdom it is.")),
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml", headers(("ETag" = String, description = "Of this very picture."))),
        (status = 304, description = "You have this picture already.")
    )
)]
pub async fn draw_kingdom_svg(
    ctx: web::Data<Context>,
    request: LinkRequest<OrAnybody<GamesRead>>,
    place: web::Path<(GameId, Seat)>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = *place;
    let shown =
        Shown::find(&ctx, &request.0, game, Subject::Kingdom(seat), query.into_inner()).await?;
    shown.answer(&ctx, &request.0, &cached, As::Svg).await
}

/// Draw a kingdom as a PNG
///
/// The same picture in pixels, for mails, chats and notices.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/seats/{seat}/kingdom.png", tag = "pictures",
    params(("seat" = Seat, Path, description = "The seat whose kingdom it is.")),
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The picture.", body = inline(Png), content_type = "image/png", headers(("ETag" = String, description = "Of this very picture."))),
        (status = 304, description = "You have this picture already.")
    )
)]
pub async fn draw_kingdom_png(
    ctx: web::Data<Context>,
    request: LinkRequest<OrAnybody<GamesRead>>,
    place: web::Path<(GameId, Seat)>,
    query: web::Query<PngQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = *place;
    let (query, width) = query.into_inner().parts()?;
    let shown = Shown::find(&ctx, &request.0, game, Subject::Kingdom(seat), query).await?;
    shown.answer(&ctx, &request.0, &cached, As::Png(width)).await
}

/// Draw a kingdom as plain text
///
/// What it scores, then the kingdom in letters; the last line says how to read them.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/seats/{seat}/kingdom.txt", tag = "pictures",
    params(("seat" = Seat, Path, description = "The seat whose kingdom it is.")),
    extensions(("x-refusals" = json!([PICTURE]))),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "text/plain; charset=utf-8", headers(("ETag" = String, description = "Of this very picture."))),
        (status = 304, description = "You have this picture already.")
    )
)]
pub async fn draw_kingdom_text(
    ctx: web::Data<Context>,
    request: LinkRequest<OrAnybody<GamesRead>>,
    place: web::Path<(GameId, Seat)>,
    query: web::Query<PictureQuery>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = *place;
    let shown =
        Shown::find(&ctx, &request.0, game, Subject::Kingdom(seat), query.into_inner()).await?;
    shown.answer(&ctx, &request.0, &cached, As::Text).await
}

/// Make links to pictures
///
/// To the pictures of the game as it stands, for messages and pages that cannot send an access token. Whoever has such a link
/// sees the picture, of this version and in this language, for 30 days.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/picture-links", tag = "pictures",
    extensions(("x-refusals" = json!([Code::GameNotStarted]))),
    responses(
        (status = 200, description = "The links.", body = PictureLinksView)
    )
)]
pub async fn make_picture_links(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Bearer<GamesRead>,
    game: web::Path<GameId>,
    query: web::Query<LinksQuery>,
) -> Result<HttpResponse, Problem> {
    let language = query.language.unwrap_or_else(|| wanted_language(&request));
    let game = with_timeout(service::games::game_to_link(&ctx, caller.0, *game)).await?;
    let links = PictureLinksView::new(
        &game,
        language,
        ctx.senders.links.key(),
        ctx.senders.links.base(),
        ctx.now(),
    );
    Ok(HttpResponse::Ok().insert_header((header::CACHE_CONTROL, "no-store")).json(links))
}

impl PngQuery {
    fn parts(self) -> Result<(PictureQuery, Width), Problem> {
        let PngQuery { width, version, language, expires, signature } = self;
        let width = width.map_or(Some(Width::USUAL), Width::new).ok_or_else(|| {
            Problem::new(Code::ParameterInvalid)
                .detail(format_args!("Expected {} to {} pixels.", Width::LEAST, Width::MOST))
                .field("width")
        })?;
        Ok((PictureQuery { version, language, expires, signature }, width))
    }
}
