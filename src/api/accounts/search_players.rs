use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::http::{Caller, GamesRead, with_timeout};
use crate::api::players::PlayerProfileView;
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::service::{self, Context};

/// Query parameters of `search_players`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FindQuery {
    /// Full name of the player. Case, surrounding spaces and the form of apostrophes are ignored.
    #[param(min_length = 1, max_length = 64)]
    name: String,
}

/// Find a player by name
///
/// Returns the profile of the player with this full name. Partial names are not matched.
#[utoipa::path(
    get, path = "/v1/players", tag = "players",
    extensions(("x-refusals" = json!([Code::ProfileNotFound]))),
    responses((status = 200, description = "The player.", body = PlayerProfileView))
)]
pub async fn search_players(
    ctx: web::Data<Context>,
    _caller: Caller<GamesRead>,
    query: web::Query<FindQuery>,
) -> Result<HttpResponse, Problem> {
    let found = with_timeout(service::players::search_players(&ctx, &query.name)).await?;
    Ok(HttpResponse::Ok().json(PlayerProfileView::from(found)))
}
