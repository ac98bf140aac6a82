//! Responses with an image, and the signed links to images.

use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, HttpResponse, HttpResponseBuilder};
use jiff::Timestamp;
use kingdomino::{GameState, Seat, Settings};
use kingdomino_render::{Subject, Width};
use serde::Serialize;
use utoipa::ToSchema;

use crate::api::http::{
    Bearer, CachedTags, GamesRead, OrVisitor, authenticated_viewer, content_tag, has_access_token,
    request_address, wanted_language, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode};
use crate::auth::LinkKey;
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::StoredGame;
use crate::i18n::Language;
use crate::notifications::links::{LINK_LIFETIME, PictureLink};
use crate::service;
use crate::service::accounts::network;
use crate::service::games::Drawing;
use crate::service::{Context, ExpensiveWorkKey};

use super::pictures::PictureQuery;

/// Prevents an image from running scripts and from loading anything, even if a player name were not
/// escaped.
const IMAGE_CONTENT_SECURITY_POLICY: &str = "default-src 'none'; sandbox";

/// Latest expiry of a link, in seconds since 1970.
const MAX_EXPIRES_UNIX_SECONDS: i64 = 253_402_207_200;
/// Maximum length of a signature, in characters.
const MAX_SIGNATURE_CHARS: usize = 22;

/// Format of an image.
#[derive(Clone, Copy, Debug)]
pub enum ImageFormat {
    Svg,
    Png(Width),
    Text,
}

/// An image and the headers for its response.
pub struct ImageResponse {
    drawing: Drawing,
    headers: ImageHeaders,
}

/// Language and cacheability of an image.
pub struct ImageHeaders {
    pub language: Language,
    /// True if the language was negotiated by `Accept-Language`.
    pub negotiated: bool,
    /// Lifetime in shared caches, in seconds. None if only the client may cache the image, and must
    /// revalidate it.
    pub max_age_seconds: Option<i64>,
}

impl ImageResponse {
    /// Loads the image, authorized by the link or by the access token. If both are sent, one of
    /// them must be valid.
    pub async fn load(
        ctx: &Context,
        request: &HttpRequest,
        game: GameId,
        subject: Subject,
        query: PictureQuery,
    ) -> Result<ImageResponse, Problem> {
        if query.signature.is_none() && query.expires.is_none() {
            return Box::pin(ImageResponse::load_by_token(ctx, request, game, subject, query))
                .await;
        }
        match Box::pin(ImageResponse::load_by_link(ctx, work_key(request), game, subject, &query))
            .await
        {
            Err(problem)
                if problem.code == ProblemCode::LinkInvalid && has_access_token(request) =>
            {
                // A token replaces an invalid signature, but does not excuse parameters that
                // violate the schema.
                if !is_well_formed(&query) {
                    return Err(Problem::new(ProblemCode::ParameterInvalid));
                }
                Box::pin(ImageResponse::load_by_token(ctx, request, game, subject, query)).await
            }
            result => result,
        }
    }

    async fn load_by_token(
        ctx: &Context,
        request: &HttpRequest,
        game: GameId,
        subject: Subject,
        query: PictureQuery,
    ) -> Result<ImageResponse, Problem> {
        let viewer = Bearer::<OrVisitor<GamesRead>>::extract(request).await?.0;
        let negotiated = query.language.is_none();
        let language = query.language.unwrap_or_else(|| wanted_language(request));
        let drawing = service::games::picture(ctx, viewer, game, query.version, subject, language);
        let headers = ImageHeaders { language, negotiated, max_age_seconds: None };
        Ok(ImageResponse { drawing: with_timeout(Box::pin(drawing)).await?, headers })
    }

    async fn load_by_link(
        ctx: &Context,
        work_key: ExpensiveWorkKey,
        game: GameId,
        subject: Subject,
        query: &PictureQuery,
    ) -> Result<ImageResponse, Problem> {
        let (Some(version), Some(language), Some(expires), Some(signature)) =
            (query.version, query.language, query.expires, &query.signature)
        else {
            return Err(ProblemCode::LinkInvalid.into());
        };
        let link = PictureLink { game, version, subject, language, expires };
        let drawing =
            with_timeout(service::games::linked_picture(ctx, work_key, link, signature)).await?;
        let max_age_seconds = Some(expires - ctx.now().as_second());
        Ok(ImageResponse {
            drawing,
            headers: ImageHeaders { language, negotiated: false, max_age_seconds },
        })
    }

    /// Responds with the image. If the client has the current one, it is neither rendered as PNG
    /// nor sent.
    pub async fn respond(
        self,
        ctx: &Context,
        request: &HttpRequest,
        cached: &CachedTags,
        format: ImageFormat,
    ) -> Result<HttpResponse, Problem> {
        let (media_type, content) = match format {
            ImageFormat::Svg => ("image/svg+xml", self.drawing.svg()),
            ImageFormat::Png(_) => ("image/png", self.drawing.svg()),
            ImageFormat::Text => ("text/plain; charset=utf-8", self.drawing.text()),
        };
        let tag = content_tag(&format!("{format:?} {content}"));
        if cached.has(&tag)? {
            return Ok(self.headers.apply(HttpResponse::NotModified(), tag).finish());
        }
        let mut response = self.headers.apply(HttpResponse::Ok(), tag);
        response
            .content_type(media_type)
            .insert_header((header::CONTENT_SECURITY_POLICY, IMAGE_CONTENT_SECURITY_POLICY));
        Ok(match format {
            ImageFormat::Svg | ImageFormat::Text => response.body(content),
            ImageFormat::Png(width) => {
                let png = service::games::png(ctx, work_key(request), content, width);
                response.body(with_timeout(png).await?)
            }
        })
    }
}

/// Returns the account for which an image is rendered; for a signed link, the network of the
/// client.
fn work_key(request: &HttpRequest) -> ExpensiveWorkKey {
    authenticated_viewer(request).map_or_else(
        || ExpensiveWorkKey::Network(network(request_address(request))),
        |viewer| ExpensiveWorkKey::Account(viewer.player),
    )
}

fn is_well_formed(query: &PictureQuery) -> bool {
    query.expires.is_none_or(|expires| (0..=MAX_EXPIRES_UNIX_SECONDS).contains(&expires))
        && query
            .signature
            .as_ref()
            .is_none_or(|signature| signature.chars().count() <= MAX_SIGNATURE_CHARS)
}

impl ImageHeaders {
    /// Adds the headers that all image responses have.
    pub fn apply(&self, mut response: HttpResponseBuilder, tag: String) -> HttpResponseBuilder {
        let cache_control = match self.max_age_seconds {
            Some(seconds) => format!("public, max-age={seconds}, immutable"),
            None => "private, no-cache".to_owned(),
        };
        response
            .insert_header((header::ETAG, tag))
            .insert_header((header::CACHE_CONTROL, cache_control))
            .insert_header((header::CONTENT_LANGUAGE, self.language.tag()));
        if self.negotiated {
            response.insert_header((header::VARY, "accept-language"));
        }
        response
    }
}

/// Signed links to images of a game at one of its versions. They work without an access token.
#[derive(Debug, Serialize, ToSchema)]
pub struct PictureLinksView {
    /// Version of the game that the images show.
    pub version: Version,
    /// Language of the images.
    pub language: Language,
    /// Time at which the links expire.
    pub expires_at: Timestamp,
    /// Links to images of the whole table.
    pub table: TablePictureLinksView,
    /// Links to images of each kingdom, by seat.
    #[schema(max_items = 5)]
    pub kingdoms: Vec<KingdomPictureLinksView>,
}

/// Links to images of the whole table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TablePictureLinksView {
    /// URL of the SVG image.
    #[schema(format = "uri", max_length = 2000)]
    pub svg: String,
    /// URL of the PNG image.
    #[schema(format = "uri", max_length = 2000)]
    pub png: String,
    /// URL of the plain text.
    #[schema(format = "uri", max_length = 2000)]
    pub txt: String,
}

/// Links to images of one kingdom.
#[derive(Debug, Serialize, ToSchema)]
pub struct KingdomPictureLinksView {
    /// Seat of the kingdom.
    pub seat: Seat,
    /// URL of the SVG image.
    #[schema(format = "uri", max_length = 2000)]
    pub svg: String,
    /// URL of the PNG image.
    #[schema(format = "uri", max_length = 2000)]
    pub png: String,
    /// URL of the plain text.
    #[schema(format = "uri", max_length = 2000)]
    pub txt: String,
}

impl PictureLinksView {
    /// Signs links that are valid from `now`.
    pub fn new(
        game: &StoredGame,
        language: Language,
        key: &LinkKey,
        base: &url::Url,
        now: Timestamp,
    ) -> PictureLinksView {
        let link = |subject| PictureLink::new(game.id, game.version, subject, language, now);
        let urls = |subject| {
            [
                kingdomino_render::ImageFormat::Svg,
                kingdomino_render::ImageFormat::Png,
                kingdomino_render::ImageFormat::Text,
            ]
            .map(|form| link(subject).url(key, base, form).to_string())
        };
        let kingdom = |seat| {
            let [svg, png, txt] = urls(Subject::Kingdom(seat));
            KingdomPictureLinksView { seat, svg, png, txt }
        };
        let [svg, png, txt] = urls(Subject::Table);
        let seats = game.state.as_ref().map(GameState::settings);
        PictureLinksView {
            version: game.version,
            language,
            expires_at: now + LINK_LIFETIME,
            table: TablePictureLinksView { svg, png, txt },
            kingdoms: seats.into_iter().flat_map(Settings::seats).map(kingdom).collect(),
        }
    }
}
