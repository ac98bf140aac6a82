use std::str::FromStr;
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use crate::api::http::{
    CachedTags, StaticFile, read_route, route_pattern, send_file, send_untagged, wanted_language,
};
use crate::api::link_preview::{LinkPreview, preview_game, preview_player, preview_series};
use crate::api::openapi::OpenApiDocument;
use crate::api::problem::Problem;
use crate::api::routes::route_not_found;
use crate::service::Context;

use super::client::{GAME_PAGE, PAGES, PLAYER_PAGE, PREVIEWED_PAGES, SERIES_PAGE, WebClient};

/// Content security policy: the web client loads scripts and data only from this server.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
static OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");

type PageResult = Result<HttpResponse, Problem>;

/// Adds the routes of the web client.
pub fn web_client(client: web::Data<WebClient>) -> impl FnOnce(&mut web::ServiceConfig) {
    move |config: &mut web::ServiceConfig| {
        for page in PAGES.into_iter().filter(|page| !PREVIEWED_PAGES.contains(page)) {
            config.route(page, read_route().to(send_page));
        }
        for page in PREVIEWED_PAGES {
            config.route(page, read_route().to(send_previewed_page));
        }
        config.route("/assets/{file}", read_route().to(send_asset));
        for address in client.public_paths() {
            config.route(&address, read_route().to(send_asset));
        }
        config.app_data(client);
    }
}

async fn send_asset(
    client: web::Data<WebClient>,
    request: HttpRequest,
    cached: CachedTags,
) -> PageResult {
    send(client.file_at(request.path()), &request, &cached).await
}

async fn send_page(
    client: web::Data<WebClient>,
    request: HttpRequest,
    cached: CachedTags,
) -> PageResult {
    let page = send(client.index(), &request, &cached).await?;
    Ok(add_preload_links(page, &client, &request))
}

/// Query parameters of the page of a game.
#[derive(Deserialize)]
struct GamePageQuery {
    /// Token of the invitation link that led to the page.
    invitation: Option<String>,
}

/// Sends a page with a description for link previews, or without one if there is none.
async fn send_previewed_page(
    client: web::Data<WebClient>,
    ctx: web::Data<Context>,
    request: HttpRequest,
    query: Option<web::Query<GamePageQuery>>,
    cached: CachedTags,
) -> PageResult {
    let invitation = query.and_then(|query| query.into_inner().invitation);
    let preview = find_preview(&ctx, &request, invitation.as_deref()).await;
    let index = client.index();
    let page = index.and_then(|index| index.text()?.split_once("</head>"));
    let (Some(preview), Some((head, body))) = (preview, page) else {
        return send_page(client, request, cached).await;
    };
    let elements = preview.elements(&ctx);
    let page = StaticFile::generated("page.html", format!("{head}{elements}</head>{body}"));
    let page = send(Some(&Arc::new(page)), &request, &cached).await?;
    Ok(add_preload_links(page, &client, &request))
}

/// Finds the description of the requested page.
async fn find_preview(
    ctx: &Context,
    request: &HttpRequest,
    invitation: Option<&str>,
) -> Option<LinkPreview> {
    let language = wanted_language(request);
    match &*route_pattern(request)? {
        GAME_PAGE => preview_game(ctx, id_in_path(request)?, invitation, language).await,
        SERIES_PAGE => preview_series(ctx, id_in_path(request)?, language).await,
        PLAYER_PAGE => preview_player(ctx, id_in_path(request)?, language).await,
        _ => None,
    }
}

/// Id in the path of a page; `None` if it is malformed, which the web client reports.
fn id_in_path<Id: FromStr>(request: &HttpRequest) -> Option<Id> {
    let (_, id) = request.match_info().iter().next()?;
    id.parse().ok()
}

/// Adds preload hints for the files that the page needs in addition to those of all pages.
fn add_preload_links(
    mut page: HttpResponse,
    client: &WebClient,
    request: &HttpRequest,
) -> HttpResponse {
    let pattern = route_pattern(request).unwrap_or_default();
    let headers = page.headers_mut();
    if let Some(links) = client.preload_links(&pattern, wanted_language(request)) {
        headers.insert(header::LINK, links);
    }
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, accept-language"));
    page
}

/// Responds to unknown paths: with a page of the web client in browsers, otherwise with a problem.
pub async fn not_found(
    client: web::Data<WebClient>,
    request: HttpRequest,
    document: web::Data<OpenApiDocument>,
) -> PageResult {
    if !accepts_html(&request) {
        return Ok(route_not_found(request, document).await);
    }
    let Some(index) = client.index() else { return Ok(route_not_found(request, document).await) };
    let mut response = send_untagged(index.clone(), &request).await?;
    *response.status_mut() = StatusCode::NOT_FOUND;
    let vary = HeaderValue::from_static("accept, accept-encoding");
    response.headers_mut().insert(header::VARY, vary);
    Ok(add_security_headers(response))
}

/// Returns true if a browser displays the response as a page. Requests to the API never count.
fn accepts_html(request: &HttpRequest) -> bool {
    let accepted = request.headers().get(header::ACCEPT).and_then(|value| value.to_str().ok());
    request.method().is_safe()
        && !request.path().starts_with("/v1/")
        && accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// Sends a file of the web client with its security headers.
async fn send(
    file: Option<&Arc<StaticFile>>,
    request: &HttpRequest,
    cached: &CachedTags,
) -> PageResult {
    Ok(add_security_headers(send_file(file, request, cached).await?))
}

/// Adds the security headers of the web client.
fn add_security_headers(mut response: HttpResponse) -> HttpResponse {
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(OPENER_POLICY.clone(), HeaderValue::from_static("same-origin"));
    response
}
