use actix_web::{HttpResponse, web};
use kingdomino::{Expansion, Variant};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::accounts::views::PlayerView;
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{Caller, GamesRead, OrVisitor, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::player::FinishedGameFilter;
use crate::domain::rating::RatingCategory;
use crate::domain::{PlayerId, SeriesId};
use crate::service::{self, Context};

use super::statistics::{
    CategoryStatisticsView, HeadToHeadListView, HeadToHeadView, PlayerStatisticsView,
};
use super::views::{
    FinishedGameListView, FinishedGameView, LeaderboardEntryView, LeaderboardView,
    PlayerProfileView, PlayerSearchView, RatingHistoryEntryView, RatingHistoryView,
};

/// Query parameters of `list_player_games`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PlayedQuery {
    /// Id of an opponent to filter by. Default: games with all opponents.
    opponent_id: Option<PlayerId>,
    /// Variant to filter by. Default: games with and without variants.
    variant: Option<Variant>,
    /// Expansion to filter by; `none` for games of the base game. Default: all games.
    expansion: Option<Expansion>,
    /// Result of the player to filter by: `won` or `lost`. Default: all results.
    #[param(inline)]
    result: Option<PlayedResult>,
    /// Id of a series to filter by. Default: games in and outside of series.
    series_id: Option<SeriesId>,
    /// Maximum number of games to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// Result of a game for a player: `won` if no other player has a better rank, or else `lost`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayedResult {
    Won,
    Lost,
}

/// Query parameters of `search_players`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct SearchQuery {
    /// Start of the name, or the full name. Case, surrounding spaces and the form of apostrophes are
    /// ignored.
    #[param(min_length = 1, max_length = 64)]
    name: String,
    /// Maximum number of players to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
}

/// Search players by name
///
/// Returns the players whose names start with the given text, in the order of their names. A player
/// with exactly this name comes first. House players are not included.
#[utoipa::path(
    get, path = "/v1/players", tag = "players",
    responses((status = 200, description = "The players.", body = PlayerSearchView))
)]
pub async fn search_players(
    ctx: web::Data<Context>,
    _caller: Caller<GamesRead>,
    query: web::Query<SearchQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    if !(1..=64).contains(&query.name.trim().chars().count()) {
        return Err(Problem::new(Code::ParameterInvalid)
            .detail("Expected 1 to 64 characters.")
            .field("name"));
    }
    let found = with_timeout(service::players::search_players(&ctx, &query.name, limit)).await?;
    let items = found.into_iter().map(PlayerView::from).collect();
    Ok(HttpResponse::Ok().json(PlayerSearchView { items }))
}

/// Get a player
///
/// Returns the profile of a player: the name, the owner of a bot, the reliability and the ratings.
#[utoipa::path(
    get, path = "/v1/players/{player_id}", tag = "players",
    responses((status = 200, description = "The player.", body = PlayerProfileView))
)]
pub async fn get_player(
    ctx: web::Data<Context>,
    _caller: Caller<OrVisitor<GamesRead>>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let profile = with_timeout(service::players::get_player(&ctx, *player)).await?;
    Ok(HttpResponse::Ok().json(PlayerProfileView::from(profile)))
}

/// List a player's games
///
/// Returns the finished games of a player, the most recent first. Games that you cannot see are left
/// out.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/games", tag = "players",
    extensions(("x-refusals" = json!([Code::SeriesNotFound]))),
    responses((status = 200, description = "A page of games.", body = FinishedGameListView))
)]
pub async fn list_player_games(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
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
    let listed =
        service::players::list_finished_games(&ctx, caller.0, *player, filter, before, limit + 1);
    let mut games = with_timeout(listed).await?;
    let next_cursor =
        cursor::truncate_page(&mut games, limit).map(|last| last.position.to_string());
    let items = games.into_iter().map(FinishedGameView::from).collect();
    Ok(HttpResponse::Ok().json(FinishedGameListView { items, next_cursor }))
}

/// List a player's ratings
///
/// Returns the ratings of a player in a category after each rated game, the most recent first. House
/// players with the same strategy share their ratings.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/ratings/{category}", tag = "players",
    responses((status = 200, description = "A page of ratings.", body = RatingHistoryView))
)]
pub async fn list_player_ratings(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    path: web::Path<(PlayerId, RatingCategory)>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let (player, category) = *path;
    let limit = page_size(query.limit)?;
    let before = query.cursor.as_deref().map(cursor::read_position).transpose()?;
    let listed =
        service::players::list_rating_history(&ctx, caller.0, player, category, before, limit + 1);
    let mut history = with_timeout(listed).await?;
    let next_cursor =
        cursor::truncate_page(&mut history, limit).map(|last| last.position.to_string());
    let items = history.into_iter().map(RatingHistoryEntryView::from).collect();
    Ok(HttpResponse::Ok().json(RatingHistoryView { items, next_cursor }))
}

/// Get a player's statistics
///
/// Returns the statistics of a player by rating category, from all finished games that you can see,
/// and the reliability of the player.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/statistics", tag = "players",
    responses((status = 200, description = "The statistics.", body = PlayerStatisticsView))
)]
pub async fn get_player_statistics(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    player: web::Path<PlayerId>,
) -> Result<HttpResponse, Problem> {
    let (items, reliability) =
        with_timeout(service::players::get_statistics(&ctx, caller.0, *player)).await?;
    let items = items.into_iter().map(CategoryStatisticsView::from).collect();
    let reliability = reliability.into();
    Ok(HttpResponse::Ok().json(PlayerStatisticsView { items, reliability }))
}

/// Compare two players
///
/// Returns the results of a player against an opponent by rating category, from all finished games
/// of both players that you can see.
#[utoipa::path(
    get, path = "/v1/players/{player_id}/against/{opponent_id}", tag = "players",
    responses((status = 200, description = "The results by category.", body = HeadToHeadListView))
)]
pub async fn get_head_to_head(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    players: web::Path<(PlayerId, PlayerId)>,
) -> Result<HttpResponse, Problem> {
    let (player, opponent) = *players;
    let head_to_head =
        with_timeout(service::players::get_head_to_head(&ctx, caller.0, player, opponent)).await?;
    let items = head_to_head.into_iter().map(HeadToHeadView::from).collect();
    Ok(HttpResponse::Ok().json(HeadToHeadListView { items }))
}

/// Get a leaderboard
///
/// Returns the rated players of a category, sorted by `rating.leaderboard_score` in descending
/// order. House players with the same strategy share one entry.
#[utoipa::path(
    get, path = "/v1/leaderboards/{category}", tag = "players",
    responses((status = 200, description = "A page of players.", body = LeaderboardView))
)]
pub async fn get_leaderboard(
    ctx: web::Data<Context>,
    _caller: Caller<OrVisitor<GamesRead>>,
    category: web::Path<RatingCategory>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_leader).transpose()?;
    let mut leaders =
        with_timeout(service::players::list_leaders(&ctx, *category, after, limit + 1)).await?;
    let next_cursor = cursor::truncate_page(&mut leaders, limit).map(cursor::write_leader);
    let items =
        leaders.into_iter().map(|leader| LeaderboardEntryView::new(*category, leader)).collect();
    Ok(HttpResponse::Ok().json(LeaderboardView { items, next_cursor }))
}
