//! Responses with an image.

use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, HttpResponse, HttpResponseBuilder};
use kingdomino_render::{Subject, Width};

use crate::api::http::{
    Bearer, CachedTags, GamesRead, OrAnybody, content_tag, known, request_address, shows_token,
    wanted_language, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::GameId;
use crate::i18n::Language;
use crate::notifications::links::PictureLink;
use crate::service::accounts::network;
use crate::service::games::Drawing;
use crate::service::{self, Asker, Context, Error};

use super::picture_query::PictureQuery;

/// Format of an image.
#[derive(Clone, Copy, Debug)]
pub enum As {
    Svg,
    Png(Width),
    Text,
}

/// Prevents an image from running scripts and from loading anything, even if a player name were not
/// escaped.
const NO_SCRIPTS: &str = "default-src 'none'; sandbox";

/// An image and the headers for its response.
pub struct Shown {
    drawing: Drawing,
    terms: PictureAccess,
}

/// Language and cacheability of an image.
pub struct PictureAccess {
    pub language: Language,
    /// True if the language was negotiated by `Accept-Language`.
    pub negotiated: bool,
    /// Lifetime in shared caches, in seconds. None if only the client may cache the image, and must
    /// revalidate it.
    pub lasts: Option<i64>,
}

/// Latest expiry of a link, in seconds since 1970.
const LAST_MOMENT: i64 = 253_402_207_200;
/// Maximum length of a signature, in characters.
const LONGEST_SIGNATURE: usize = 22;

fn is_well_formed(query: &PictureQuery) -> bool {
    query.expires.is_none_or(|expires| (0..=LAST_MOMENT).contains(&expires))
        && query
            .signature
            .as_ref()
            .is_none_or(|signature| signature.chars().count() <= LONGEST_SIGNATURE)
}

impl Shown {
    /// Loads the image, authorized by the link or by the access token. If both are sent, one of
    /// them must be valid.
    pub async fn find(
        ctx: &Context,
        request: &HttpRequest,
        game: GameId,
        subject: Subject,
        query: PictureQuery,
    ) -> Result<Shown, Problem> {
        if query.signature.is_none() && query.expires.is_none() {
            return Box::pin(Shown::by_token(ctx, request, game, subject, query)).await;
        }
        match Box::pin(Shown::by_link(ctx, asker(request), game, subject, &query)).await {
            Err(refused) if refused.code == ProblemCode::LinkInvalid && shows_token(request) => {
                // A token replaces an invalid signature, but does not excuse parameters that
                // violate the schema.
                if !is_well_formed(&query) {
                    return Err(Problem::new(ProblemCode::ParameterInvalid));
                }
                Box::pin(Shown::by_token(ctx, request, game, subject, query)).await
            }
            shown => shown,
        }
    }

    async fn by_token(
        ctx: &Context,
        request: &HttpRequest,
        game: GameId,
        subject: Subject,
        query: PictureQuery,
    ) -> Result<Shown, Problem> {
        let viewer = Bearer::<OrAnybody<GamesRead>>::extract(request).await?.0;
        let negotiated = query.language.is_none();
        let language = query.language.unwrap_or_else(|| wanted_language(request));
        let drawing = service::games::picture(ctx, viewer, game, query.version, subject, language);
        let terms = PictureAccess { language, negotiated, lasts: None };
        Ok(Shown { drawing: with_timeout(Box::pin(drawing)).await?, terms })
    }

    async fn by_link(
        ctx: &Context,
        asker: Asker,
        game: GameId,
        subject: Subject,
        query: &PictureQuery,
    ) -> Result<Shown, Problem> {
        let (Some(version), Some(language), Some(expires), Some(signature)) =
            (query.version, query.language, query.expires, &query.signature)
        else {
            return Err(Error::LinkInvalid.into());
        };
        let link = PictureLink { game, version, subject, language, expires };
        let drawing =
            with_timeout(service::games::linked_picture(ctx, asker, link, signature)).await?;
        let lasts = Some(expires - ctx.now().as_second());
        Ok(Shown { drawing, terms: PictureAccess { language, negotiated: false, lasts } })
    }

    /// Responds with the image. If the client has the current one, it is neither rendered as PNG
    /// nor sent.
    pub async fn answer(
        self,
        ctx: &Context,
        request: &HttpRequest,
        cached: &CachedTags,
        form: As,
    ) -> Result<HttpResponse, Problem> {
        let (media, drawn) = match form {
            As::Svg => ("image/svg+xml", self.drawing.svg()),
            As::Png(_) => ("image/png", self.drawing.svg()),
            As::Text => ("text/plain; charset=utf-8", self.drawing.text()),
        };
        let tag = content_tag(&format!("{form:?} {drawn}"));
        if cached.has(&tag)? {
            return Ok(self.terms.begin(HttpResponse::NotModified(), tag).finish());
        }
        let mut response = self.terms.begin(HttpResponse::Ok(), tag);
        response.content_type(media).insert_header((header::CONTENT_SECURITY_POLICY, NO_SCRIPTS));
        Ok(match form {
            As::Svg | As::Text => response.body(drawn),
            As::Png(width) => {
                let png = service::games::png(ctx, asker(request), drawn, width);
                response.body(with_timeout(png).await?)
            }
        })
    }
}

/// Returns the account for which an image is rendered; for a signed link, the network of the
/// client.
fn asker(request: &HttpRequest) -> Asker {
    known(request).map_or_else(
        || Asker::Network(network(request_address(request))),
        |viewer| Asker::Account(viewer.player),
    )
}

impl PictureAccess {
    /// Adds the headers that all image responses have.
    pub fn begin(&self, mut response: HttpResponseBuilder, tag: String) -> HttpResponseBuilder {
        let kept = match self.lasts {
            Some(seconds) => format!("public, max-age={seconds}, immutable"),
            None => "private, no-cache".to_owned(),
        };
        response
            .insert_header((header::ETAG, tag))
            .insert_header((header::CACHE_CONTROL, kept))
            .insert_header((header::CONTENT_LANGUAGE, self.language.tag()));
        if self.negotiated {
            response.insert_header((header::VARY, "accept-language"));
        }
        response
    }
}
