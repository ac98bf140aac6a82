use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::new_table::OpenTableRequest;
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, TablesWrite, created, replayed, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::SeriesId;
use crate::domain::series::{DYNASTY, Rest, Seating};
use crate::service::accounts::Made;
use crate::service::series::{NewSeries, SeriesReport};
use crate::service::{self, Context};

use super::views::{SeriesPageView, SeriesView};

/// A series to open.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSeriesRequest {
    /// How many games are played; by default the three of a Dynasty.
    #[serde(default = "dynasty")]
    #[schema(minimum = 1, maximum = 15, default = 3)]
    pub games: u8,
    /// Who sits where from game to game; by default all move on by one seat.
    #[serde(default)]
    #[schema(default = "rotate")]
    pub seating: Seating,
    /// When the next game starts after one has ended; by default at once. Whatever the rest, it is over when all are ready.
    #[serde(default)]
    pub rest: Rest,
    /// The table of the first game. Who sits there when it starts plays all of them, under the same rules.
    pub table: OpenTableRequest,
}

fn dynasty() -> u8 {
    DYNASTY
}

/// Open a series
///
/// A Dynasty, or a series of up to 15 games. Invite and join at the table of its first game; when that starts, those
/// who sit there have the places of the series. The next games start by themselves.
///
/// Who concedes, or loses the seat to the house, has lost one game: in the next one the player sits there again. Who takes
/// a seat over by agreement has the place in the series, with its points. Who withdraws from the series, or deletes the
/// account, leaves the place to a house player from the next game on. To cancel the table of the first game cancels
/// the series.
#[utoipa::path(
    post, path = "/v1/series", tag = "series",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the series once.", max_length = 255)),
    extensions(("x-refusals" = json!([TABLE_SETTINGS, Code::GuestsPlayUnrated, Code::TooManyGames, Code::SeriesTooLong, Code::RestOutOfRange]))),
    responses((status = 201, description = "The series.", body = SeriesView))
)]
pub async fn open_series(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    key: IdempotencyKey,
    body: Body<OpenSeriesRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("open_series", &body.0)?;
    let OpenSeriesRequest { games, seating, rest, table } = body.0;
    rest.check().map_err(|error| {
        let field = format!("rest.{}", error.field);
        Problem::new(Code::RestOutOfRange).detail(error).field(field)
    })?;
    let table = table.wish().map_err(of_the_table)?;
    let wish = NewSeries { table, games, seating, rest };
    let opened = with_timeout(service::series::open_series(&ctx, caller.0, wish, repeatable)).await;
    let (report, repeated) = opened.map_err(of_the_table)?;
    let mut response = created(&ctx, format_args!("v1/series/{}", report.series.id));
    replayed(&mut response, repeated);
    Ok(response.json(SeriesView::from(report)))
}

/// What is said of a table, where the table is a part of what was asked for.
fn of_the_table(problem: Problem) -> Problem {
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
/// Those in which you have a place, and those that you opened, the newest first.
#[utoipa::path(
    get, path = "/v1/me/series", tag = "series",
    responses((status = 200, description = "A page of series.", body = SeriesPageView))
)]
pub async fn list_my_series(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_id).transpose()?;
    let mut series =
        with_timeout(service::series::my_series(&ctx, caller.0, after, limit + 1)).await?;
    let next_cursor = cursor::cut(&mut series, limit).map(|last| last.series.id.to_string());
    let items = series.into_iter().map(SeriesView::from).collect();
    Ok(HttpResponse::Ok().json(SeriesPageView { items, next_cursor }))
}

/// Show a series
///
/// Its places, its games, and how it stands. Who may see its games may see it.
#[utoipa::path(
    get, path = "/v1/series/{series_id}", tag = "series",
    responses((status = 200, description = "The series.", body = SeriesView))
)]
pub async fn show_series(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    series: web::Path<SeriesId>,
) -> Result<HttpResponse, Problem> {
    let report = with_timeout(service::series::show_series(&ctx, caller.0, *series)).await?;
    Ok(HttpResponse::Ok().json(SeriesView::from(report)))
}

/// Be ready for the next game
///
/// It starts when all are ready; the house always is. To say so again changes nothing.
#[utoipa::path(
    post, path = "/v1/series/{series_id}/ready", tag = "series",
    extensions(("x-refusals" = json!([Code::NoPlace, Code::SeriesNotResting, Code::SeriesOver]))),
    responses((status = 200, description = "The series after it.", body = SeriesView))
)]
pub async fn ready_for_next_game(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    series: web::Path<SeriesId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("ready_for_next_game", &*series)?;
    let report = service::series::ready_for_next(&ctx, caller.0, *series, repeatable);
    Ok(after_request(with_timeout(report).await?))
}

/// Withdraw from a series
///
/// A house player has your place from the next game on. The game that is being played goes on as it is. Without a person
/// left the series ends.
#[utoipa::path(
    post, path = "/v1/series/{series_id}/withdraw", tag = "series",
    extensions(("x-refusals" = json!([Code::NoPlace, Code::SeriesOver]))),
    responses((status = 200, description = "The series after it.", body = SeriesView))
)]
pub async fn withdraw_from_series(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    series: web::Path<SeriesId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("withdraw_from_series", &*series)?;
    let report = service::series::withdraw_from_series(&ctx, caller.0, *series, repeatable);
    Ok(after_request(with_timeout(report).await?))
}

/// Cancel a series
///
/// Ends it between two games; what was played stands. Only its opener can.
#[utoipa::path(
    post, path = "/v1/series/{series_id}/cancel", tag = "series",
    extensions(("x-refusals" = json!([Code::NotTheOpener, Code::SeriesNotResting, Code::SeriesOver, Code::TableNotOpen]))),
    responses((status = 200, description = "The series after it.", body = SeriesView))
)]
pub async fn cancel_series(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    series: web::Path<SeriesId>,
    key: IdempotencyKey,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("cancel_series", &*series)?;
    let report = service::series::cancel_series(&ctx, caller.0, *series, repeatable);
    Ok(after_request(with_timeout(report).await?))
}

fn after_request(report: Made<SeriesReport>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    replayed(&mut response, report.replayed);
    response.json(SeriesView::from(report.made))
}
