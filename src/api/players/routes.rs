use actix_web::{HttpResponse, web};
use kingdomino::{Expansion, Variant};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{Caller, GamesRead, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::player::FinishedGameFilter;
use crate::domain::rating::Category;
use crate::domain::{PlayerId, SeriesId};
use crate::service::{self, Context};

use super::statistics_views::{
    HeadToHeadListView, HeadToHeadView, StatisticsListView, StatisticsView,
};
use super::views::{LeaderView, LeaderboardView, PlayedPageView, PlayedView, PlayerProfileView};

/// Which games of a player to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PlayedQuery {
    /// Only games with this player.
    opponent_id: Option<PlayerId>,
    /// Only games with this variant.
    variant: Option<Variant>,
    /// Only games with this expansion, or with none.
    expansion: Option<Expansion>,
    /// Only games that the player won, or did not.
    #[param(inline)]
    result: Option<PlayedResult>,
    /// Only games of this series.
    series_id: Option<SeriesId>,
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// How a game ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayedResult {
    /// Nobody was before the player.
    Won,
    Lost,
}

/// Show a player
///
/// The name, how reliable the player is, and how good.
#[utoipa::path(
    get, path = "/v1/players/{player_id}", tag = "players",
    responses((status = 200, description = "The player.", body = PlayerProfileView))
)]
pub async fn show_player(
    ctx: web::Data<Context>,
    _caller: Caller<GamesRead>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let profile = with_timeout(service::players::show_player(&ctx, *player)).await?;
    Ok(HttpResponse::Ok().json(PlayerProfileView::from(profile)))
}

/// List a player's games
///
/// The finished ones that you may see, the last first.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/games", tag = "players",
    extensions(("x-refusals" = json!([Code::SeriesNotFound]))),
    responses((status = 200, description = "A page of games.", body = PlayedPageView))
)]
pub async fn list_played_games(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    player: web::Path<PlayerId>,
    query: web::Query<PlayedQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let before = query.cursor.as_deref().map(cursor::read_position).transpose()?;
    let filter = FinishedGameFilter {
        opponent: query.opponent_id,
        variant: query.variant,
        expansion: query.expansion,
        won: query.result.map(|result| result == PlayedResult::Won),
        series: query.series_id,
    };
    let listed = service::players::played_games(&ctx, caller.0, *player, filter, before, limit + 1);
    let mut games = with_timeout(listed).await?;
    let next_cursor = cursor::cut(&mut games, limit).map(|last| last.position.to_string());
    let items = games.into_iter().map(PlayedView::from).collect();
    Ok(HttpResponse::Ok().json(PlayedPageView { items, next_cursor }))
}

/// Show a player's statistics
///
/// What the finished games came to that you may see, by category.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/statistics", tag = "players",
    responses((status = 200, description = "The statistics.", body = StatisticsListView))
)]
pub async fn show_statistics(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let (items, reliability) =
        with_timeout(service::players::statistics(&ctx, caller.0, *player)).await?;
    let items = items.into_iter().map(StatisticsView::from).collect();
    let reliability = reliability.into();
    Ok(HttpResponse::Ok().json(StatisticsListView { items, reliability }))
}

/// Compare two players
///
/// How a player fared against another in the finished games of both that you may see, by category.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/against/{opponent_id}", tag = "players",
    responses((status = 200, description = "How they fared.", body = HeadToHeadListView))
)]
pub async fn show_head_to_head(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    players: web::Path<(PlayerId, PlayerId)>,
) -> Result<HttpResponse, Problem> {
    let (player, opponent) = *players;
    let fared =
        with_timeout(service::players::head_to_head(&ctx, caller.0, player, opponent)).await?;
    let items = fared.into_iter().map(HeadToHeadView::from).collect();
    Ok(HttpResponse::Ok().json(HeadToHeadListView { items }))
}

/// Show a leaderboard
///
/// The best players of a category, and the kinds of house players among them, by `rating.at_least`.
#[utoipa::path(
    get, path = "/v1/leaderboards/{category}", tag = "players",
    responses((status = 200, description = "A page of players.", body = LeaderboardView))
)]
pub async fn show_leaderboard(
    ctx: web::Data<Context>,
    _caller: Caller<GamesRead>,
    category: web::Path<Category>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_leader).transpose()?;
    let mut leaders =
        with_timeout(service::players::leaders(&ctx, *category, after, limit + 1)).await?;
    let next_cursor = cursor::cut(&mut leaders, limit).map(cursor::write_leader);
    let items = leaders.into_iter().map(|leader| LeaderView::new(*category, leader)).collect();
    Ok(HttpResponse::Ok().json(LeaderboardView { items, next_cursor }))
}
