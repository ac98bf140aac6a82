//! Records of finished and cancelled games: download, export and verification.

use std::sync::Arc;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use futures_util::stream;
use jiff::Timestamp;
use kingdomino::{Expansion, Variant};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::game_events::{GameRecordView, RecordVerificationView};
use crate::api::http::{
    CachePolicy, CachedTags, Caller, GamesRead, OrVisitor, RawJson, tagged_text, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::table::{EndedGameFilter, ExportScope, GameFilter, Viewer};
use crate::domain::{GameId, PlayerId};
use crate::game_record::MAX_RECORD_BYTES;
use crate::service::{self, Context, ExportPermit};

use super::tables::validate_filter;

/// Start and filter of an export.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ExportQuery {
    /// Id of the game of the last record received; the export continues after it. Default: the
    /// first record.
    after: Option<GameId>,
    /// Number of seats. Default: any.
    #[param(minimum = 2, maximum = 5)]
    players: Option<u8>,
    /// Expansion of the games, `none` for the base game. Default: any.
    expansion: Option<Expansion>,
    /// Variant that the games must use. Default: any.
    variant: Option<Variant>,
    /// Id of a player who had a seat at the end. Default: any.
    player_id: Option<PlayerId>,
    /// Minimum `rating.leaderboard_score` of every rated player after the game; unrated games do
    /// not match. Default: any.
    #[param(minimum = -1000, maximum = 1000)]
    min_rating: Option<f64>,
    /// Earliest end of the games. Default: any.
    ended_from: Option<Timestamp>,
    /// End of the games, as an exclusive upper bound. Default: any.
    ended_before: Option<Timestamp>,
}

impl ExportQuery {
    fn to_filter(&self) -> EndedGameFilter {
        let ExportQuery { players, expansion, variant, player_id: player, .. } = *self;
        let ExportQuery { min_rating, ended_from, ended_before, .. } = *self;
        let games = GameFilter { players, expansion, variant, player };
        EndedGameFilter { games, min_rating, ended_from, ended_before }
    }
}

/// Game records, one per line.
#[derive(ToSchema)]
#[schema(value_type = String)]
pub struct Records(#[expect(dead_code, reason = "used only by the OpenAPI document")] String);

/// Download a game record
///
/// Returns all events of a finished or cancelled game as one line of JSON, which can be verified
/// without this server. The bytes stay the same unless a player of the game changes name or deletes
/// the account.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/record", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFinished, Code::IsSandbox]))),
    responses(
        (status = 200, description = "The record.", body = GameRecordView),
        (status = 304, description = "The record has not changed.")
    )
)]
pub async fn download_record(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let record = with_timeout(service::games::record(&ctx, caller.0, *game)).await?;
    let file = format!("attachment; filename=\"{game}.json\"");
    let mut response = HttpResponse::Ok();
    response.content_type("application/json").insert_header((header::CONTENT_DISPOSITION, file));
    tagged_text(&cached, CachePolicy::Private, response, record.to_json_line())
}

/// Download the game notation
///
/// Returns the record of a finished or cancelled game in human-readable form, with one turn per
/// line. The notation can be converted back into the identical record.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/record.txt", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFinished, Code::IsSandbox]))),
    responses(
        (status = 200, description = "The notation.", body = String, content_type = "text/plain"),
        (status = 304, description = "The notation has not changed.")
    )
)]
pub async fn download_notation(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let record = with_timeout(service::games::record(&ctx, caller.0, *game)).await?;
    let text = record.to_notation();
    let mut response = HttpResponse::Ok();
    response.content_type("text/plain; charset=utf-8");
    tagged_text(&cached, CachePolicy::Private, response, text)
}

/// Export your game records
///
/// Streams the records of all games in which you had a seat at the end, one per line, in the order
/// in which the games ended. To resume an interrupted export, pass the game of the last complete
/// line as `after`. The number of concurrent exports of an account is limited (`exports` in
/// `get_limits`).
#[utoipa::path(
    get, path = "/v1/me/records", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFound, Code::GameNotFinished]))),
    responses((status = 200, description = "The records.", body = inline(Records), content_type = "application/x-ndjson"))
)]
pub async fn export_my_records(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<ExportQuery>,
) -> Result<HttpResponse, Problem> {
    let own_games = ExportScope::Player(caller.0.player);
    export_response(ctx, caller.0, &query, own_games).await
}

/// Export public game records
///
/// Streams the records of all public games that are over, one per line, in the order in which the
/// games ended. To resume an interrupted export, pass the game of the last complete line as
/// `after`. The number of concurrent exports of an account is limited (`exports` in `get_limits`).
#[utoipa::path(
    get, path = "/v1/records", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFound, Code::GameNotFinished]))),
    responses((status = 200, description = "The records.", body = inline(Records), content_type = "application/x-ndjson"))
)]
pub async fn export_records(
    ctx: web::Data<Context>,
    caller: Caller<OrVisitor<GamesRead>>,
    query: web::Query<ExportQuery>,
) -> Result<HttpResponse, Problem> {
    export_response(ctx, caller.0, &query, ExportScope::Public).await
}

async fn export_response(
    ctx: web::Data<Context>,
    viewer: Viewer,
    query: &ExportQuery,
    selection: ExportScope,
) -> Result<HttpResponse, Problem> {
    let filter = validate_filter(query.to_filter())?;
    let after = match query.after {
        Some(game) => with_timeout(service::games::export_position(&ctx, viewer, game)).await?,
        None => 0,
    };
    let export = Arc::new(with_timeout(service::games::begin_export(&ctx, viewer)).await?);
    // Loads the first page before the response starts, so that a refusal is a problem and not a
    // truncated body.
    let permit = with_timeout(export.acquire()).await?;
    let first = load_page(&ctx, viewer, (selection, filter), after, permit).await?;
    // Loads each further page when the client has read the previous one.
    let pages = stream::unfold(Some(ExportState::FirstPage(first)), move |next| {
        let (ctx, export) = (ctx.clone(), export.clone());
        async move {
            let read = match next? {
                ExportState::FirstPage(first) => Ok(first),
                ExportState::PageAfter(last) => match export.acquire().await {
                    Ok(permit) => load_page(&ctx, viewer, (selection, filter), last, permit).await,
                    Err(error) => Err(error.into()),
                },
            };
            match read {
                Ok(None) => None,
                Ok(Some((last, lines))) => Some((Ok(lines), Some(ExportState::PageAfter(last)))),
                Err(problem) => Some((Err(actix_web::Error::from(problem)), None)),
            }
        }
    });
    Ok(HttpResponse::Ok().content_type("application/x-ndjson").streaming(pages))
}

/// Next part of an export.
enum ExportState {
    FirstPage(Option<(i64, web::Bytes)>),
    /// The page after a position.
    PageAfter(i64),
}

/// Loads the page after a position, with the position of its last record; none at the end.
async fn load_page(
    ctx: &Context,
    viewer: Viewer,
    (selection, filter): (ExportScope, EndedGameFilter),
    after: i64,
    permit: ExportPermit,
) -> Result<Option<(i64, web::Bytes)>, Problem> {
    let read = with_timeout(service::games::export(ctx, viewer, selection, &filter, after)).await?;
    let Some((last, records)) = read else { return Ok(None) };
    let mut lines = String::new();
    for record in records {
        lines.push_str(&record.to_json_line());
        lines.push('\n');
        // Lets other tasks of this thread run.
        tokio::task::yield_now().await;
    }
    drop(permit);
    Ok(Some((last, lines.into())))
}

/// Verify a game record
///
/// Checks the hashes, the shuffle, the legality of every event, the scores and the ranking of a
/// record from any source, and returns the first defect.
#[utoipa::path(
    post, path = "/v1/records/verify", tag = "records",
    request_body = GameRecordView,
    responses((status = 200, description = "The result of the verification.", body = RecordVerificationView))
)]
pub async fn verify_record(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    body: RawJson<MAX_RECORD_BYTES>,
) -> Result<HttpResponse, Problem> {
    let verified =
        with_timeout(service::games::verify_record(&ctx, caller.0, body.into_record_line()))
            .await?;
    Ok(HttpResponse::Ok().json(RecordVerificationView::from(verified)))
}
