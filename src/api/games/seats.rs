use actix_web::{HttpResponse, web};
use kingdomino::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, GamesPlay, IdempotencyKey, TablesWrite, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
use crate::domain::GameId;
use crate::service::{self, Context};

use super::response::updated_game_response;

/// Player to whom a seat is offered.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfferSeat {
    /// Name of the player.
    #[schema(min_length = 2, max_length = 32, examples("Hedy"))]
    pub name: String,
}

/// Offer a seat
///
/// Offers your seat to another player, who can then read the game and take the seat. The table must
/// allow handovers. A new offer replaces the previous one. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/seats/{seat}/offer", tag = "agreements",
    params(("seat" = Seat, Path, description = "Number of your seat, counted from 0.")),
    extensions(("x-refusals" = json!([Code::BotsNotAllowed, Code::GuestsPlayUnrated, RUNNING_GAME, Code::NotYourSeat, Code::HandoverNotAllowed, Code::PlayerNotFound, Code::AlreadySeated, Code::GameTooLong, Code::TooManyProposals, Code::TooManyAttempts]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn offer_seat(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
    body: Body<OfferSeat>,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let idempotency = key.to_request("offer_seat", &(seat, &body.0))?;
    let offered = service::games::agreements::offer_seat(
        &ctx,
        caller.0,
        game,
        seat,
        &body.0.name,
        idempotency,
    );
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(offered).await?, caller.0))
}

/// Delete a seat offer
///
/// Withdraws the offer of your seat, or declines an offer that was made to you. Returns the game.
#[utoipa::path(
    delete, path = "/v1/games/{game_id}/seats/{seat}/offer", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NotYourSeat, Code::SeatNotOffered]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn delete_seat_offer(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let idempotency = key.to_request("delete_seat_offer", &seat)?;
    let ended =
        service::games::agreements::delete_seat_offer(&ctx, caller.0, game, seat, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(ended).await?, caller.0))
}

/// Take an offered seat
///
/// Takes a seat that was offered to you in a running game. The clock of the seat continues
/// unchanged. Returns the game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/seats/{seat}/take", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::SeatNotOffered, Code::AlreadySeated, Code::HandoverNotAllowed]))),
    responses((status = 200, description = "The game.", body = GameView))
)]
pub async fn take_seat(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let idempotency = key.to_request("take_seat", &seat)?;
    let taken = service::games::agreements::take_seat(&ctx, caller.0, game, seat, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(taken).await?, caller.0))
}
