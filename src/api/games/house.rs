use actix_web::{HttpResponse, web};
use kingdomino::HousePlayer;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{Body, Caller, IdempotencyKey, TablesWrite, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::service::{self, Context};

use super::response::updated_game_response;

/// House player to add to a table.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AddHousePlayer {
    /// Strategy of the house player, as in `house` of `create_table`.
    pub house: HousePlayer,
}

/// Add a house player
///
/// Gives the next free seat of an open table to a house player, a computer player run by the
/// server. You must be the host of the table. The game starts when the last seat is taken. Returns
/// the table, or the started game.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/house-players", tag = "tables",
    params(("game_id" = GameId, Path, description = "Id of the table.")),
    extensions(("x-refusals" = json!([Code::TableNotOpen, Code::TableFull, Code::NotTheHost, Code::GameTooLong]))),
    responses((status = 200, description = "The table, or the started game.", body = GameView))
)]
pub async fn add_house_player(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    body: Body<AddHousePlayer>,
) -> Result<HttpResponse, Problem> {
    let AddHousePlayer { house } = body.0;
    let idempotency = key.to_request("add_house_player", &body.0)?;
    let seated = service::games::add_house_player(&ctx, caller.0, *game, house, idempotency);
    Ok(updated_game_response(HttpResponse::Ok(), &with_timeout(seated).await?, caller.0))
}
