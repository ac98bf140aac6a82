use std::ops::RangeInclusive;

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use kingdomino::{Command, Order, Plan};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{
    Bearer, Body, Caller, GamesPlay, MOST_OF_A_COMMAND, optional_timestamp, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
use crate::domain::GameId;
use crate::domain::table::StoredOrder;
use crate::service::{self, Context};

/// What to do in your next turn.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderRequest {
    pub order: Order,
    /// From then on it is not carried out any more; null for as long as your turn has not come.
    #[serde(default, deserialize_with = "optional_timestamp")]
    pub valid_until: Option<Timestamp>,
}

/// What you ordered for your next turn. Nobody else can see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderView {
    pub order: Order,
    /// From then on it is not carried out any more; null for as long as your turn has not come.
    pub valid_until: Option<Timestamp>,
    pub given_at: Timestamp,
}

/// What an order would do.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlanView {
    /// The placement, or the discard; null when you would be asked.
    pub place: Option<Command>,
    /// The pick from what is free now; null when you would be asked, as you are if you are asked where to place, or when the line to
    /// pick from is not dealt.
    pub pick: Option<Command>,
    /// The points of your kingdom after it.
    #[schema(minimum = 0, maximum = 1000)]
    pub score: u32,
}

/// Show your order
///
/// What you ordered for your next turn.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/order", tag = "play",
    extensions(("x-refusals" = json!([Code::NotSeated, Code::GameNotStarted, Code::GameFinished, Code::SeatConceded, Code::OrderNotFound, Code::IsSandbox]))),
    responses((status = 200, description = "The order.", body = OrderView))
)]
pub async fn show_order(
    ctx: web::Data<Context>,
    caller: Bearer<GamesPlay>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let order = with_timeout(service::games::show_order(&ctx, caller.0, *game)).await?;
    Ok(shown(order))
}

/// Give an order
///
/// For your next turn: it is carried out with the command that brings the turn, and the events say so. It takes the place
/// of an older one. It is void when a decision is taken back, and when your seat changes hands.
#[utoipa::path(
    put, path = "/v1/games/{game_id}/order", tag = "play",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::OrderInvalid, Code::NoTurnToCome, Code::IsSandbox]))),
    responses((status = 200, description = "The order.", body = OrderView))
)]
pub async fn give_order(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
    body: Body<OrderRequest, MOST_OF_A_COMMAND>,
) -> Result<HttpResponse, Problem> {
    let OrderRequest { order, valid_until } = body.0;
    within_reach(&order)?;
    let given =
        with_timeout(service::games::give_order(&ctx, caller.0, *game, order, valid_until)).await?;
    Ok(shown(given))
}

/// Withdraw your order
///
/// You will be asked.
#[utoipa::path(
    delete, path = "/v1/games/{game_id}/order", tag = "play",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::OrderNotFound, Code::IsSandbox]))),
    responses((status = 204, description = "There is no order."))
)]
pub async fn withdraw_order(
    ctx: web::Data<Context>,
    caller: Caller<GamesPlay>,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    with_timeout(service::games::withdraw_order(&ctx, caller.0, *game)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Try an order
///
/// What it would do if your next turn came as things stand. Nothing is kept.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/order/dry-run", tag = "play",
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::OrderInvalid, Code::NoTurnToCome, Code::IsSandbox]))),
    responses((status = 200, description = "What it would do.", body = PlanView))
)]
pub async fn try_order(
    ctx: web::Data<Context>,
    caller: Bearer<GamesPlay>,
    game: web::Path<GameId>,
    body: Body<OrderRequest, MOST_OF_A_COMMAND>,
) -> Result<HttpResponse, Problem> {
    within_reach(&body.0.order)?;
    let plan = with_timeout(service::games::try_order(&ctx, caller.0, *game, body.0.order)).await?;
    let Plan { place, pick, points } = plan;
    Ok(HttpResponse::Ok().json(PlanView { place, pick, score: points }))
}

/// Whether the place that is wished for can be in any kingdom at all.
fn within_reach(order: &Order) -> Result<(), Problem> {
    const REACH: RangeInclusive<i8> = -6..=6;
    let Some(at) = order.place.and_then(|place| place.at) else { return Ok(()) };
    for (axis, cell) in [("x", at.x), ("y", at.y)] {
        if !REACH.contains(&cell) {
            return Err(Problem::new(Code::FieldInvalid)
                .detail("Expected a whole number from -6 to 6.")
                .field(format!("order.place.at.{axis}")));
        }
    }
    Ok(())
}

fn shown(order: StoredOrder) -> HttpResponse {
    HttpResponse::Ok().json(OrderView::from(order))
}

impl From<StoredOrder> for OrderView {
    fn from(order: StoredOrder) -> OrderView {
        let StoredOrder { order, valid_until, given_at, .. } = order;
        OrderView { order, valid_until, given_at }
    }
}
