use actix_web::{HttpResponse, web};
use kingdomino::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, GamesPlay, IdempotencyKey, TablesWrite, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
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
    post, path = "/v1/games/{game_id}/seats/{seat}/offer", tag = "agreements",
    params(("seat" = Seat, Path, description = "Your seat.")),
    extensions(("x-refusals" = json!([Code::BotsNotAdmitted, Code::GuestsPlayUnrated, RUNNING_GAME, Code::NotYourSeat, Code::SeatsStay, Code::PlayerNotFound, Code::AlreadySeated, Code::GameTooLong, Code::TooManyProposals, Code::TooManyAttempts]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn offer_seat(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
    body: Body<OfferRequest>,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let repeatable = key.of("offer_seat", &(seat, &body.0))?;
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
    delete, path = "/v1/games/{game_id}/seats/{seat}/offer", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NotYourSeat, Code::NothingOffered]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn end_offer(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let repeatable = key.of("end_offer", &seat)?;
    let ended = service::games::agreements::end_offer(&ctx, caller.0, game, seat, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(ended).await?, caller.0))
}

/// Take a seat
///
/// One that was offered to you, in a game that runs. From now on it is yours, with its clock as it is.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/seats/{seat}/take", tag = "agreements",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::NothingOffered, Code::AlreadySeated, Code::SeatsStay]))),
    responses((status = 200, description = "The game after it.", body = GameView))
)]
pub async fn take_seat(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    path: web::Path<(GameId, Seat)>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let (game, seat) = path.into_inner();
    let repeatable = key.of("take_seat", &seat)?;
    let taken = service::games::agreements::take_seat(&ctx, caller.0, game, seat, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(taken).await?, caller.0))
}
