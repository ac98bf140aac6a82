use actix_web::{HttpResponse, web};
use kingdomino::HousePlayer;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, IdempotencyKey, TablesWrite, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::service::{self, Context};

use super::response::after_request;

/// Which house player is to sit down.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatHousePlayerRequest {
    /// How it plays, as in `house` of a new table.
    pub house: HousePlayer,
}

/// Seat a house player
///
/// Gives the next free seat of an open table to a house player, so that the game need not wait for more people. Only the
/// opener can. The game starts by itself when that was the last seat.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/house-players", tag = "tables",
    params(("game_id" = GameId, Path, description = "The table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::TableFull, Code::NotTheOpener, Code::GameTooLong]))),
    responses((status = 200, description = "The table, or the game that has started.", body = GameView))
)]
pub async fn seat_house_player(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<SeatHousePlayerRequest>,
) -> Result<HttpResponse, Problem> {
    let SeatHousePlayerRequest { house } = body.0;
    let repeatable = key.of("seat_house_player", &body.0)?;
    let seated = service::games::seat_house_player(&ctx, caller.0, *game, house, repeatable);
    Ok(after_request(HttpResponse::Ok(), &with_timeout(seated).await?, caller.0))
}
