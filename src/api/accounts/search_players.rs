use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::http::{Caller, GamesRead, with_timeout};
use crate::api::players::PlayerProfileView;
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::service::{self, Context};

/// Whom to find.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FindQuery {
    /// The whole name; capital letters, accents and what looks alike do not matter.
    #[param(min_length = 1, max_length = 64)]
    name: String,
}

/// Find a player
///
/// By the name, as when you invite somebody.
#[utoipa::path(
    get, path = "/v1/players", tag = "players",
    extensions(("x-refusals" = json!([Code::ProfileNotFound]))),
    responses((status = 200, description = "The player.", body = PlayerProfileView))
)]
pub async fn find_player(
    ctx: web::Data<Context>,
    _caller: Caller<GamesRead>,
    query: web::Query<FindQuery>,
) -> Result<HttpResponse, Problem> {
    let found = with_timeout(service::players::find_player(&ctx, &query.name)).await?;
    Ok(HttpResponse::Ok().json(PlayerProfileView::from(found)))
}
