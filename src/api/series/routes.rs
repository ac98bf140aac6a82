use actix_web::{HttpRequest, HttpResponse, get, post, web};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::new_table::OpenTableRequest;
use crate::api::games::response::replayed;
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{Body, Caller, repeatable, with_timeout};
use crate::api::problem::{Problem, ProblemCode};
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
    operation_id = "open_series",
    tag = "series",
    security(("bearer" = ["tables:write"])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the series once.", max_length = 255)),
    request_body = OpenSeriesRequest,
    extensions(("x-refusals" = json!(["@table_settings", "too_many_games", "series_too_long", "rest_out_of_range"]))),
    responses((status = 201, description = "The series.", body = SeriesView))
)]
#[post("/series")]
pub async fn open_series(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<OpenSeriesRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "open_series", &body.0)?;
    let OpenSeriesRequest { games, seating, rest, table } = body.0;
    rest.check().map_err(|error| {
        let field = format!("rest.{}", error.field);
        Problem::new(ProblemCode::RestOutOfRange).detail(error).field(field)
    })?;
    let table = table.wish().map_err(of_the_table)?;
    let wish = NewSeries { table, games, seating, rest };
    let opened = with_timeout(service::series::open_series(&ctx, caller.0, wish, repeatable)).await;
    let (report, repeated) = opened.map_err(of_the_table)?;
    let mut response = HttpResponse::Created();
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
    operation_id = "list_my_series",
    tag = "series",
    security(("bearer" = ["games:read"])),
    params(PageQuery),
    responses((status = 200, description = "A page of series.", body = SeriesPageView))
)]
#[get("/me/series")]
pub async fn list_my_series(
    ctx: web::Data<Context>,
    caller: Caller,
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
    operation_id = "show_series",
    tag = "series",
    security(("bearer" = ["games:read"])),
    params(("series_id" = SeriesId, Path, description = "The series.")),
    responses((status = 200, description = "The series.", body = SeriesView))
)]
#[get("/series/{series_id}")]
pub async fn show_series(
    ctx: web::Data<Context>,
    caller: Caller,
    series: web::Path<SeriesId>,
) -> Result<HttpResponse, Problem> {
    let report = with_timeout(service::series::show_series(&ctx, caller.0, *series)).await?;
    Ok(HttpResponse::Ok().json(SeriesView::from(report)))
}

/// Be ready for the next game
///
/// It starts when all are ready; the house always is. To say so again changes nothing.
#[utoipa::path(
    operation_id = "ready_for_next_game",
    tag = "series",
    security(("bearer" = ["tables:write"])),
    params(("series_id" = SeriesId, Path, description = "The series."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    extensions(("x-refusals" = json!(["no_place", "series_not_resting", "series_over"]))),
    responses((status = 200, description = "The series after it.", body = SeriesView))
)]
#[post("/series/{series_id}/ready")]
pub async fn ready_for_next_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    series: web::Path<SeriesId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "ready_for_next_game", &*series)?;
    let report = service::series::ready_for_next(&ctx, caller.0, *series, repeatable);
    Ok(after_request(with_timeout(report).await?))
}

/// Withdraw from a series
///
/// A house player has your place from the next game on. The game that is being played goes on as it is. Without a person
/// left the series ends.
#[utoipa::path(
    operation_id = "withdraw_from_series",
    tag = "series",
    security(("bearer" = ["tables:write"])),
    params(("series_id" = SeriesId, Path, description = "The series."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    extensions(("x-refusals" = json!(["no_place", "series_over"]))),
    responses((status = 200, description = "The series after it.", body = SeriesView))
)]
#[post("/series/{series_id}/withdraw")]
pub async fn withdraw_from_series(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    series: web::Path<SeriesId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "withdraw_from_series", &*series)?;
    let report = service::series::withdraw_from_series(&ctx, caller.0, *series, repeatable);
    Ok(after_request(with_timeout(report).await?))
}

/// Cancel a series
///
/// Ends it between two games; what was played stands. Only its opener can.
#[utoipa::path(
    operation_id = "cancel_series",
    tag = "series",
    security(("bearer" = ["tables:write"])),
    params(("series_id" = SeriesId, Path, description = "The series."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key does it once.", max_length = 255)),
    extensions(("x-refusals" = json!(["not_the_opener", "series_not_resting", "series_over", "table_not_open"]))),
    responses((status = 200, description = "The series after it.", body = SeriesView))
)]
#[post("/series/{series_id}/cancel")]
pub async fn cancel_series(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    series: web::Path<SeriesId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "cancel_series", &*series)?;
    let report = service::series::cancel_series(&ctx, caller.0, *series, repeatable);
    Ok(after_request(with_timeout(report).await?))
}

fn after_request(report: Made<SeriesReport>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    replayed(&mut response, report.replayed);
    response.json(SeriesView::from(report.made))
}
