//! `/v1/series`: series of games with the same players.

use actix_web::{HttpResponse, web};
use jiff::Timestamp;
use kingdomino::HousePlayer;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::accounts::views::PlayerView;
use crate::api::games::new_table::CreateTable;
use crate::api::games::views::GameSettingsView;
use crate::api::http::cursor::{PageQuery, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, OrVisitor, TablesWrite, created_response, cursor,
    set_replayed_header, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::account::ShownPlayer;
use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::series::{
    DYNASTY_GAMES, PlayerStanding, ScheduledGame, Seating, SeriesBreak, SeriesPlayer,
};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service;
use crate::service::Context;
use crate::service::Idempotent;
use crate::service::series::{NewSeries, SeriesReport};

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

/// A series of games with a common standing.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameSeriesView {
    /// Id of the series.
    pub id: SeriesId,
    /// Status of the series: `open` until the first game starts, `cancelled` if it ended before its
    /// last game.
    pub status: GameStatus,
    /// Id of the host: the player that created the series.
    pub host_id: PlayerId,
    /// Settings of all games.
    pub settings: GameSettingsView,
    /// Seats of the players from game to game.
    pub seating: Seating,
    /// Break between two games.
    #[serde(rename = "break")]
    pub break_between: SeriesBreak,
    /// Number of the current or most recent game, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Time at which the current break began; null while a game is running.
    pub break_since: Option<Timestamp>,
    /// Time at which the next game starts unless all players are ready earlier; null if there is no
    /// time limit or no break.
    pub next_at: Option<Timestamp>,
    /// Players of the series; empty before the first game starts.
    #[schema(max_items = 5)]
    pub players: Vec<SeriesPlayerView>,
    /// All games, including future ones. The commitments to all seeds are published before the
    /// players add their entropy.
    #[schema(min_items = 1, max_items = 15)]
    pub games: Vec<SeriesGameView>,
    /// Standing of the players, the best first. A running game counts with its current score.
    #[schema(max_items = 5)]
    pub standing: Vec<SeriesStandingView>,
    /// Time at which the series was created.
    pub created_at: Timestamp,
}

/// A player of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesPlayerView {
    /// Index of the player in the series, counted from 0 in the seat order of the first game.
    #[schema(minimum = 0, maximum = 4)]
    pub place: u8,
    /// The player.
    pub player: PlayerView,
    /// Strategy of the house player; null for other players.
    pub house: Option<HousePlayer>,
    /// True if the player is ready for the next game.
    pub ready: bool,
    /// Entropy that the player added to the shuffle of all games, in hexadecimal; null for none.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub entropy: Option<String>,
}

/// A game of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesGameView {
    /// Number of the game, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Id of the game, assigned before the game starts.
    pub game_id: GameId,
    /// Commitment to the seed of the game, in hexadecimal.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    pub commitment: String,
    /// Players of the game by seat, each as its `place` in the series; null before the game starts.
    #[schema(min_items = 2, max_items = 5)]
    pub seat_order: Option<Vec<u8>>,
}

/// Standing of a player in a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesStandingView {
    /// Index of the player in the series, counted from 0.
    #[schema(minimum = 0, maximum = 4)]
    pub place: u8,
    /// Rank by total points, counted from 1; equal totals share a rank.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// Total points of all games.
    #[schema(minimum = 0, maximum = 15_000)]
    pub total: u32,
    /// Number of finished games in which no player had a better rank.
    #[schema(minimum = 0, maximum = 15)]
    pub wins: u8,
    /// Results of the games that have started, in order.
    #[schema(max_items = 15)]
    pub games: Vec<SeriesResultView>,
}

/// Result of a player in a game of a series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesResultView {
    /// Number of the game, counted from 1.
    #[schema(minimum = 1, maximum = 15)]
    pub number: u8,
    /// Points of the player.
    #[schema(minimum = 0, maximum = 1000)]
    pub points: u32,
    /// Rank of the player, counted from 1.
    #[schema(minimum = 1, maximum = 5)]
    pub rank: u8,
    /// True while the game is running and the result can change.
    pub in_progress: bool,
}

/// A page of series.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeriesListView {
    /// The series, the newest first.
    #[schema(max_items = 100)]
    pub items: Vec<GameSeriesView>,
    /// Cursor of the next page; null on the last page.
    #[schema(max_length = 100)]
    pub next_cursor: Option<String>,
}

impl From<SeriesReport> for GameSeriesView {
    fn from(report: SeriesReport) -> GameSeriesView {
        let SeriesReport { series, game, standing } = report;
        GameSeriesView {
            id: series.id,
            status: series.status,
            host_id: series.host,
            settings: GameSettingsView::from(game.settings),
            seating: series.seating,
            break_between: series.break_between,
            number: series.number,
            break_since: series.break_since,
            next_at: series.next_at,
            players: (0..).zip(series.players).map(player).collect(),
            games: series.schedule.into_iter().map(SeriesGameView::from).collect(),
            standing: standing.into_iter().map(SeriesStandingView::from).collect(),
            created_at: series.created_at,
        }
    }
}

fn player((place, record): (u8, SeriesPlayer)) -> SeriesPlayerView {
    let SeriesPlayer { player, name, avatar, entropy, is_ready } = record;
    let house = house_player(player);
    let entropy = entropy.map(hex::encode);
    SeriesPlayerView {
        place,
        player: ShownPlayer { id: player, name, avatar }.into(),
        house,
        ready: is_ready,
        entropy,
    }
}

impl From<ScheduledGame> for SeriesGameView {
    fn from(game: ScheduledGame) -> SeriesGameView {
        let ScheduledGame { number, game, commitment, seat_order } = game;
        SeriesGameView { number, game_id: game, commitment: hex::encode(commitment), seat_order }
    }
}

impl From<PlayerStanding> for SeriesStandingView {
    fn from(standing: PlayerStanding) -> SeriesStandingView {
        let PlayerStanding { place, rank, total, wins, games } = standing;
        let games = games.into_iter();
        let games = games.map(|game| SeriesResultView {
            number: game.number,
            points: game.points,
            rank: game.rank,
            in_progress: game.is_live,
        });
        SeriesStandingView { place, rank, total, wins, games: games.collect() }
    }
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
        Problem::new(Code::BreakOutOfRange).field(field)
    })?;
    let table = table.into_new_table().map_err(with_table_field)?;
    let new_series = NewSeries { table, games, seating, break_between };
    let opened =
        with_timeout(service::series::create_series(&ctx, caller.0, new_series, idempotency)).await;
    let Idempotent { value: report, replayed } = opened.map_err(with_table_field)?;
    let mut response = created_response(&ctx, format_args!("v1/series/{}", report.series.id));
    set_replayed_header(&mut response, replayed);
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
    let (series, last) =
        with_timeout(service::series::list_series(&ctx, caller.0, after, limit)).await?;
    let next_cursor = last.map(|last| last.to_string());
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

fn series_response(report: Idempotent<SeriesReport>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    set_replayed_header(&mut response, report.replayed);
    response.json(GameSeriesView::from(report.value))
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
