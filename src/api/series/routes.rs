use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::new_table::CreateTable;
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, OrVisitor, TablesWrite, created_response,
    set_replayed_header, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::SeriesId;
use crate::domain::series::{DYNASTY_GAMES, Seating, SeriesBreak};
use crate::service::accounts::Idempotent;
use crate::service::series::{NewSeries, SeriesReport};
use crate::service::{self, Context};

use super::views::{GameSeriesView, SeriesListView};

/// A series to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateSeries {
    /// Number of games. Default: 3, as in a Dynasty.
    #[serde(default = "default_games")]
    #[schema(minimum = 1, maximum = 15, default = 3)]
    pub games: u8,
    /// Seats of the players from game to game. Default: `rotate`.
    #[serde(default)]
    #[schema(default = "rotate")]
    pub seating: Seating,
    /// Break between two games. By default, the next game starts immediately. Every break ends
    /// early when all players are ready.
    #[serde(default, rename = "break")]
    pub break_between: SeriesBreak,
    /// Table of the first game. Its players when it starts are the players of the series, and its
    /// settings apply to all games.
    pub table: CreateTable,
}

fn default_games() -> u8 {
    DYNASTY_GAMES
}

/// Create a series
///
/// Creates a Dynasty, or another series of up to 15 games, together with the table of its first
/// game. Players are invited to that table and join it. When the first game starts, its players
/// become the players of the series. The following games start automatically.
///
/// Conceding, or losing the seat to a house player, affects only the current game: the player plays
/// again in the next one. Taking an offered seat also transfers its place in the series and its
/// points. Withdrawing from the series, or deleting the account, hands the place to a house player
/// from the next game on. Cancelling the table of the first game cancels the series.
#[utoipa::path(
    post, path = "/v1/series", tag = "series",
    params(("Idempotency-Key" = Option<String>, Header, description = "Unique key that makes the request safe to retry: requests with the same key create one series. Default: none; a retry is then a new request.", max_length = 255)),
    extensions(("x-refusals" = json!([TABLE_SETTINGS, Code::GuestsPlayUnrated, Code::TooManyGames, Code::SeriesTooLong, Code::BreakOutOfRange]))),
    responses((status = 201, description = "The series.", body = GameSeriesView))
)]
pub async fn create_series(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    key: IdempotencyKey,
    body: Body<CreateSeries>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_series", &body.0)?;
    let CreateSeries { games, seating, break_between, table } = body.0;
    break_between.validate().map_err(|error| {
        let field = format!("break.{}", error.field);
        Problem::new(Code::BreakOutOfRange).detail(error).field(field)
    })?;
    let table = table.into_new_table().map_err(with_table_field)?;
    let new_series = NewSeries { table, games, seating, rest: break_between };
    let opened =
        with_timeout(service::series::create_series(&ctx, caller.0, new_series, idempotency)).await;
    let (report, repeated) = opened.map_err(with_table_field)?;
    let mut response = created_response(&ctx, format_args!("v1/series/{}", report.series.id));
    set_replayed_header(&mut response, repeated);
    Ok(response.json(GameSeriesView::from(report)))
}

/// Prefixes the field of a problem of the table with `table.`.
fn with_table_field(problem: Problem) -> Problem {
    const FIELDS: [&str; 5] = ["settings", "pace", "on_timeout", "house", "entropy"];
    let Some(field) = &problem.field else { return problem };
    if !FIELDS.contains(&field.split('.').next().unwrap_or_default()) {
        return problem;
    }
    let field = format!("table.{field}");
    problem.field(field)
}

/// List your series
///
/// Returns the series in which you are a player and those that you host, the newest first.
#[utoipa::path(
    get, path = "/v1/me/series", tag = "series",
    responses((status = 200, description = "A page of series.", body = SeriesListView))
)]
pub async fn list_my_series(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_id).transpose()?;
    let mut series =
        with_timeout(service::series::list_series(&ctx, caller.0, after, limit + 1)).await?;
    let next_cursor =
        cursor::truncate_page(&mut series, limit).map(|last| last.series.id.to_string());
    let items = series.into_iter().map(GameSeriesView::from).collect();
    Ok(HttpResponse::Ok().json(SeriesListView { items, next_cursor }))
}

/// Get a series
///
/// Returns the players, games and standing of a series. A series is visible to the same players as
/// its games.
#[utoipa::path(
    get, path = "/v1/series/{series_id}", tag = "series",
    responses((status = 200, description = "The series.", body = GameSeriesView))
)]
pub async fn get_series(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    series: web::Path<SeriesId>,
) -> Result<HttpResponse, Problem> {
    let report = with_timeout(service::series::get_series(&ctx, caller.0, *series)).await?;
    Ok(HttpResponse::Ok().json(GameSeriesView::from(report)))
}

/// Confirm readiness
///
/// Marks you as ready for the next game of a series. The game starts when all players are ready;
/// house players always are. Repeated confirmations have no effect.
#[utoipa::path(
    post, path = "/v1/series/{series_id}/ready", tag = "series",
    extensions(("x-refusals" = json!([Code::NotInSeries, Code::SeriesNotOnBreak, Code::SeriesOver]))),
    responses((status = 200, description = "The updated series.", body = GameSeriesView))
)]
pub async fn confirm_ready(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    series: web::Path<SeriesId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("confirm_ready", &*series)?;
    let report = service::series::mark_ready(&ctx, caller.0, *series, idempotency);
    Ok(series_response(with_timeout(report).await?))
}

/// Withdraw from a series
///
/// Replaces you with a house player from the next game on. The running game is not affected. The
/// series ends if only house players remain.
#[utoipa::path(
    post, path = "/v1/series/{series_id}/withdraw", tag = "series",
    extensions(("x-refusals" = json!([Code::NotInSeries, Code::SeriesOver]))),
    responses((status = 200, description = "The updated series.", body = GameSeriesView))
)]
pub async fn withdraw_from_series(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    series: web::Path<SeriesId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("withdraw_from_series", &*series)?;
    let report = service::series::withdraw_from_series(&ctx, caller.0, *series, idempotency);
    Ok(series_response(with_timeout(report).await?))
}

/// Cancel a series
///
/// Ends a series between two games. The finished games keep their results. You must be the host of
/// the series.
#[utoipa::path(
    post, path = "/v1/series/{series_id}/cancel", tag = "series",
    extensions(("x-refusals" = json!([Code::NotTheHost, Code::SeriesNotOnBreak, Code::SeriesOver, Code::TableNotOpen]))),
    responses((status = 200, description = "The cancelled series.", body = GameSeriesView))
)]
pub async fn cancel_series(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    series: web::Path<SeriesId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("cancel_series", &*series)?;
    let report = service::series::cancel_series(&ctx, caller.0, *series, idempotency);
    Ok(series_response(with_timeout(report).await?))
}

fn series_response(report: Idempotent<SeriesReport>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    set_replayed_header(&mut response, report.replayed);
    response.json(GameSeriesView::from(report.value))
}
