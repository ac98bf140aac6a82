use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};

use crate::api::games::views::GameView;
use crate::api::http::{created, game_tag, replayed};
use crate::domain::table::{StoredGame, Viewer};
use crate::service::Context;
use crate::service::games::Applied;

/// Responds with the game as the viewer sees it, and its `ETag`.
pub fn game(mut response: HttpResponseBuilder, game: &StoredGame, viewer: Viewer) -> HttpResponse {
    response
        .insert_header((header::ETAG, game_tag(game, viewer.player)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(GameView::new(game, viewer.player))
}

/// Responds that the game has not changed.
pub fn unchanged(tag: String) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .finish()
}

/// Responds with the game that the request, or its first transmission, created.
pub fn after_opening(ctx: &Context, opened: &Applied, viewer: Viewer) -> HttpResponse {
    after_request(created(ctx, format_args!("v1/games/{}", opened.game.id)), opened, viewer)
}

/// Responds with the game after the request, or after its first transmission.
pub fn after_request(
    mut response: HttpResponseBuilder,
    played: &Applied,
    viewer: Viewer,
) -> HttpResponse {
    replayed(&mut response, played.replayed);
    game(response, &played.game, viewer)
}

/// Responds that the request changed the game, without the game.
pub fn minimal(played: &Applied, viewer: Viewer) -> HttpResponse {
    let mut response = HttpResponse::NoContent();
    replayed(&mut response, played.replayed);
    response
        .insert_header((header::ETAG, game_tag(&played.game, viewer.player)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header(("Preference-Applied", "return=minimal"))
        .finish()
}
