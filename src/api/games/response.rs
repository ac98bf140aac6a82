use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder};

use crate::api::games::views::GameView;
use crate::api::http::{created_response, game_tag, set_replayed_header};
use crate::domain::table::{StoredGame, Viewer};
use crate::service::Context;
use crate::service::games::CommandResult;

/// Responds with the game as the viewer sees it, and its `ETag`.
pub fn game_response(
    mut response: HttpResponseBuilder,
    game: &StoredGame,
    viewer: Viewer,
) -> HttpResponse {
    response
        .insert_header((header::ETAG, game_tag(game, viewer.player)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(GameView::new(game, viewer.player))
}

/// Responds that the game has not changed.
pub fn not_modified_response(tag: String) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .finish()
}

/// Responds with the game that the request, or its first transmission, created.
pub fn created_game_response(
    ctx: &Context,
    opened: &CommandResult,
    viewer: Viewer,
) -> HttpResponse {
    updated_game_response(
        created_response(ctx, format_args!("v1/games/{}", opened.game.id)),
        opened,
        viewer,
    )
}

/// Responds with the game after the request, or after its first transmission.
pub fn updated_game_response(
    mut response: HttpResponseBuilder,
    played: &CommandResult,
    viewer: Viewer,
) -> HttpResponse {
    set_replayed_header(&mut response, played.replayed);
    game_response(response, &played.game, viewer)
}

/// Responds that the request changed the game, without the game.
pub fn minimal_response(played: &CommandResult, viewer: Viewer) -> HttpResponse {
    let mut response = HttpResponse::NoContent();
    set_replayed_header(&mut response, played.replayed);
    response
        .insert_header((header::ETAG, game_tag(&played.game, viewer.player)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header(("Preference-Applied", "return=minimal"))
        .finish()
}
