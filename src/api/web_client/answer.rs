use std::sync::Arc;

use actix_web::guard;
use actix_web::http::header::{self, AcceptEncoding, Header, HeaderName};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};

use crate::api::http::{CachedTags, content_tag, wanted_language};
use crate::api::problem::{Problem, ProblemCode};
use crate::service::Context;

use super::client::WebClient;
use super::coding::Coding;
use super::file::WebFile;
use super::page::{GAME, PAGES};
use super::preview::link_preview;

/// The client runs its own scripts and asks this server, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
static OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

/// The name of a file tells what is in it.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// It may be kept, and is asked for again.
const ASK_AGAIN: &str = "no-cache";

type Answer = Result<HttpResponse, Problem>;

/// Where the client is.
pub fn web_client(client: web::Data<WebClient>) -> impl FnOnce(&mut web::ServiceConfig) {
    let is_read = || guard::Any(guard::Get()).or(guard::Head());
    move |config: &mut web::ServiceConfig| {
        for page in PAGES.into_iter().filter(|page| *page != GAME) {
            config.route(page, web::route().guard(is_read()).to(page_of));
        }
        config.route(GAME, web::route().guard(is_read()).to(page_of_game));
        config.route("/assets/{file}", web::route().guard(is_read()).to(file));
        for address in client.addresses() {
            config.route(&address, web::route().guard(is_read()).to(file));
        }
        config.app_data(client);
    }
}

async fn file(client: web::Data<WebClient>, request: HttpRequest, cached: CachedTags) -> Answer {
    send(client.at(request.path()), &request, &cached).await
}

async fn page_of(client: web::Data<WebClient>, request: HttpRequest, cached: CachedTags) -> Answer {
    send(client.index(), &request, &cached).await
}

/// The page of a game, which says what is played there where everybody may know: programs that show links run no scripts.
async fn page_of_game(
    client: web::Data<WebClient>,
    ctx: web::Data<Context>,
    request: HttpRequest,
    cached: CachedTags,
) -> Answer {
    let index = client.index();
    let game = request.match_info().get("game_id").and_then(|id| id.parse().ok());
    let language = wanted_language(&request);
    let preview = match game {
        Some(game) => link_preview(&ctx, game, language).await,
        None => None,
    };
    let page = index.and_then(|index| index.text()?.split_once("</head>"));
    let (Some(preview), Some((head, body))) = (preview, page) else {
        return send(index, &request, &cached).await;
    };
    let page = format!("{head}{preview}</head>{body}");
    let tag = content_tag(&page);
    let vary = "accept-encoding, accept-language";
    if cached.has(&tag)? {
        return Ok(begin(HttpResponse::NotModified(), tag, ASK_AGAIN, Some(vary)).finish());
    }
    let mut response = begin(HttpResponse::Ok(), tag, ASK_AGAIN, Some(vary));
    Ok(response.content_type("text/html; charset=utf-8").body(page))
}

async fn send(file: Option<&Arc<WebFile>>, request: &HttpRequest, cached: &CachedTags) -> Answer {
    let file = file.ok_or_else(|| Problem::new(ProblemCode::RouteNotFound))?.clone();
    let wanted = AcceptEncoding::parse(request)
        .map_or(Coding::Identity, |accepted| Coding::negotiate(&accepted));
    let kept = if file.is_immutable { FOR_EVER } else { ASK_AGAIN };
    let vary = file.is_compressible().then_some("accept-encoding");
    let media_type = file.media_type.clone();
    let (form, content, tag) = in_form(file, wanted).await?;
    if cached.has(&tag)? {
        return Ok(begin(HttpResponse::NotModified(), tag, kept, vary).finish());
    }
    let mut response = begin(HttpResponse::Ok(), tag, kept, vary);
    if let Some(name) = form.name() {
        response.insert_header((header::CONTENT_ENCODING, name));
    }
    Ok(response.content_type(media_type).body(content))
}

/// The file in the form that is wanted, with its tag. The first time this takes a moment, and other requests do not wait.
async fn in_form(
    file: Arc<WebFile>,
    wanted: Coding,
) -> Result<(Coding, web::Bytes, String), Problem> {
    let (form, content) = if file.is_ready_in(wanted) {
        file.in_form(wanted)
    } else {
        let slow = file.clone();
        web::block(move || slow.in_form(wanted)).await.map_err(|error| {
            tracing::error!(%error, "a file of the web client was not compressed");
            Problem::new(ProblemCode::InternalError)
        })?
    };
    let tag = file.tag(form);
    Ok((form, content, tag))
}

/// An answer with what all of the client is sent with.
fn begin(
    mut response: HttpResponseBuilder,
    tag: String,
    kept: &str,
    vary: Option<&str>,
) -> HttpResponseBuilder {
    response
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, kept))
        .insert_header((header::CONTENT_SECURITY_POLICY, POLICY))
        .insert_header((header::REFERRER_POLICY, "same-origin"))
        .insert_header((OPENER_POLICY.clone(), "same-origin"));
    if let Some(vary) = vary {
        response.insert_header((header::VARY, vary));
    }
    response
}
