use actix_web::{HttpResponse, get, web};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;

use crate::ids::PlayerId;
use crate::service::{self, Context};
use crate::store::{PlayerRecord, Reliability};

use super::{Caller, Problem, in_time};

/// A player, as all others see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerProfileView {
    pub id: PlayerId,
    #[schema(min_length = 2, max_length = 32, examples("Ada"))]
    pub name: String,
    pub created_at: Timestamp,
    pub reliability: ReliabilityView,
}

/// How a player answers when it is waited for. Each wait counts that ended with a decision of the player, or because its
/// time was up: of the last year, the last 200. Orders that were carried out, forced steps and what the house played are
/// no waits.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReliabilityView {
    /// How many waits there were.
    #[schema(minimum = 0, maximum = 200)]
    pub waits: u32,
    /// The median of how long the clock ran until the player decided; holidays, free weekends and pauses do not count. Null
    /// without a decision.
    #[schema(minimum = 0)]
    pub median_answer_seconds: Option<i64>,
    /// Of a hundred waits, those whose time was up; null without a wait.
    #[schema(minimum = 0, maximum = 100)]
    pub timeouts_per_hundred: Option<f64>,
}

/// Show a player
///
/// The name, and how reliable the player is.
#[utoipa::path(
    operation_id = "show_player",
    tag = "players",
    security(("bearer" = [])),
    params(("player_id" = PlayerId, Path, description = "The player.")),
    responses((status = 200, description = "The player.", body = PlayerProfileView))
)]
#[get("/players/{player_id}")]
pub async fn show_player(
    ctx: web::Data<Context>,
    _caller: Caller,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let (player, reliability) = in_time(service::reputation(&ctx, *player)).await?;
    let PlayerRecord { id, name, created_at } = player;
    let reliability = ReliabilityView::from(reliability);
    Ok(HttpResponse::Ok().json(PlayerProfileView { id, name, created_at, reliability }))
}

impl From<Reliability> for ReliabilityView {
    fn from(reliability: Reliability) -> ReliabilityView {
        let Reliability { waits, timeouts, median_answer } = reliability;
        let per_hundred = || 100.0 * f64::from(timeouts) / f64::from(waits);
        ReliabilityView {
            waits,
            median_answer_seconds: median_answer.map(|median| median.as_secs()),
            timeouts_per_hundred: (waits > 0).then(per_hundred),
        }
    }
}
