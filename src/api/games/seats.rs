use actix_web::{HttpRequest, HttpResponse, delete, post, web};
use kingdomino::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, repeatable, with_timeout};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::service::{self, Context};

use super::response::after_request;

/// Who is to have your seat.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferRequest {
    #[schema(min_length = 2, max_length = 32, examples("Hedy"))]
    pub name: String,
}

/// Offer a seat
///
/// Your own, to a player who sees the game from then on and may take it, if the table allows. A new offer takes the place
/// of the old one.
#[utoipa::path(
    operation_id = "offer_seat",
    tag = "agreements",
    security(("bearer" = ["games:play"])),
    params(("game_id" = GameId, Path, description = "The game."), ("seat" = Seat, Path, description = "Your seat."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = OfferRequest,
    extensions(("x-refusals" = json!(["bots_not_admitted", "@running_game", "not_your_seat", "seats_stay", "player_not_found", "already_seated", "game_too_long"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[post("/games/{game_id}/seats/{seat}/offer")]
pub async fn offer_seat(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    path: web::Path<(GameId, Seat)>,
    body: Body<OfferRequest>,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let repeatable = repeatable(&request, "offer_seat", &(seat, &body.0))?;
    let offered = service::games::agreements::offer_seat(
        &ctx,
        caller.0,
        game,
        seat,
        &body.0.name,
        repeatable,
    );
    Ok(after_request(HttpResponse::Ok(), &with_timeout(offered).await?, caller.0))
}

/// End an offer
///
/// Withdraws the offer of your seat, or declines the one to you.
#[utoipa::path(
    operation_id = "end_offer",
    tag = "agreements",
    security(("bearer" = ["games:play"])),
    params(("game_id" = GameId, Path, description = "The game."), ("seat" = Seat, Path, description = "The seat."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["@running_game", "not_your_seat", "nothing_offered"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[delete("/games/{game_id}/seats/{seat}/offer")]
pub async fn end_offer(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    path: web::Path<(GameId, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let repeatable = repeatable(&request, "end_offer", &seat)?;
    let ended = service::games::agreements::end_offer(&ctx, caller.0, game, seat, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(ended).await?, caller.0))
}

/// Take a seat
///
/// One that was offered to you, in a game that runs. From now on it is yours, with its clock as it is.
#[utoipa::path(
    operation_id = "take_seat",
    tag = "agreements",
    security(("bearer" = ["tables:write"])),
    params(("game_id" = GameId, Path, description = "The game."), ("seat" = Seat, Path, description = "The seat."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    extensions(("x-refusals" = json!(["@running_game", "nothing_offered", "already_seated", "seats_stay"]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
#[post("/games/{game_id}/seats/{seat}/take")]
pub async fn take_seat(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    path: web::Path<(GameId, Seat)>,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let repeatable = repeatable(&request, "take_seat", &seat)?;
    let taken = service::games::agreements::take_seat(&ctx, caller.0, game, seat, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(taken).await?, caller.0))
}
