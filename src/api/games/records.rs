//! The records of games that are over, one or many, and their verification.

use std::sync::Arc;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use futures_util::stream;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::{RecordCheckView, RecordView};
use crate::api::http::{
    CachedTags, Caller, GamesRead, Kept, OrAnybody, RawJson, tagged, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::GameId;
use crate::domain::table::{Exported, Viewer};
use crate::service::{self, Context, ExportTurn};

/// Larger than any record.
pub const MOST_OF_A_RECORD: usize = 4 << 20;

/// Where an export goes on.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ExportQuery {
    /// The game of the last record that you have; without it the export begins with the first.
    after: Option<GameId>,
}

/// Records, one a line.
#[derive(ToSchema)]
#[schema(value_type = String)]
pub struct Records(#[expect(dead_code, reason = "only the document speaks of it")] String);

/// Download a record
///
/// All that happened in a game that is over, in one line of JSON that can be verified without this server. Two requests give
/// the same bytes, as long as nobody of the game changes or loses the name.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/record", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFinished, Code::IsSandbox]))),
    responses(
        (status = 200, description = "The record.", body = RecordView),
        (status = 304, description = "You have this record already.")
    )
)]
pub async fn download_record(
    ctx: web::Data<Context>,
    caller: Caller<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let record = with_timeout(service::games::record(&ctx, caller.0, *game)).await?;
    let file = format!("attachment; filename=\"{game}.json\"");
    let mut response = HttpResponse::Ok();
    response.content_type("application/json").insert_header((header::CONTENT_DISPOSITION, file));
    tagged(&cached, Kept::ByItsReader, response, record.to_json_line())
}

/// Download the notation
///
/// The record of a game that is over for people to read, a turn a line. It can be turned back into the very same record.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/record.txt", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFinished, Code::IsSandbox]))),
    responses(
        (status = 200, description = "The notation.", body = String, content_type = "text/plain"),
        (status = 304, description = "You have this notation already.")
    )
)]
pub async fn download_notation(
    ctx: web::Data<Context>,
    caller: Caller<OrAnybody<GamesRead>>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let record = with_timeout(service::games::record(&ctx, caller.0, *game)).await?;
    let text = record.to_notation();
    let mut response = HttpResponse::Ok();
    response.content_type("text/plain; charset=utf-8");
    tagged(&cached, Kept::ByItsReader, response, text)
}

/// Export your games
///
/// The records of all games at which you sat at the end, one a line, in the order in which they ended. What breaks off can be
/// gone on with behind the last whole line. An account has only so many exports open at a time (`exports` in `show_limits`).
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
    let own = Exported::Of(caller.0.player);
    exported(ctx, caller, query.after, own).await
}

/// Export all public games
///
/// The records of all public games that are over, one a line, in the order in which they ended. What breaks off can be gone
/// on with behind the last whole line. An account has only so many exports open at a time (`exports` in `show_limits`).
#[utoipa::path(
    get, path = "/v1/records", tag = "records",
    extensions(("x-refusals" = json!([Code::GameNotFound, Code::GameNotFinished]))),
    responses((status = 200, description = "The records.", body = inline(Records), content_type = "application/x-ndjson"))
)]
pub async fn export_records(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<ExportQuery>,
) -> Result<HttpResponse, Problem> {
    exported(ctx, caller, query.after, Exported::Public).await
}

async fn exported(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    after: Option<GameId>,
    which: Exported,
) -> Result<HttpResponse, Problem> {
    let after = match after {
        Some(game) => with_timeout(service::games::export_position(&ctx, caller.0, game)).await?,
        None => 0,
    };
    let viewer = caller.0;
    let export = Arc::new(with_timeout(service::games::begin_export(&ctx, viewer)).await?);
    // The first page now: then what is refused is a problem, and not a body that breaks off.
    let turn = with_timeout(export.turn()).await?;
    let first = page(&ctx, viewer, which, after, turn).await?;
    // Each of the others when the client has read the one before.
    let pages = stream::unfold(Some(Next::Page(first)), move |next| {
        let (ctx, export) = (ctx.clone(), export.clone());
        async move {
            let read = match next? {
                Next::Page(first) => Ok(first),
                Next::After(last) => match export.turn().await {
                    Ok(turn) => page(&ctx, viewer, which, last, turn).await,
                    Err(error) => Err(error.into()),
                },
            };
            match read {
                Ok(None) => None,
                Ok(Some((last, lines))) => Some((Ok(lines), Some(Next::After(last)))),
                Err(problem) => Some((Err(actix_web::Error::from(problem)), None)),
            }
        }
    });
    Ok(HttpResponse::Ok().content_type("application/x-ndjson").streaming(pages))
}

/// What of an export comes next.
enum Next {
    Page(Option<(i64, web::Bytes)>),
    /// What is behind a position.
    After(i64),
}

/// A page of an export, and its last position; none behind the end.
async fn page(
    ctx: &Context,
    viewer: Viewer,
    which: Exported,
    after: i64,
    turn: ExportTurn,
) -> Result<Option<(i64, web::Bytes)>, Problem> {
    let read = with_timeout(service::games::export(ctx, viewer, which, after)).await?;
    let Some((last, records)) = read else { return Ok(None) };
    let mut lines = String::new();
    for record in records {
        lines.push_str(&record.to_json_line());
        lines.push('\n');
        // Others have their turn at this thread.
        tokio::task::yield_now().await;
    }
    drop(turn);
    Ok(Some((last, lines.into())))
}

/// Verify a record
///
/// Checks the hashes, the shuffle, every event by the rules, the scores and the ranking of a record from anywhere, and says the
/// first thing that is wrong.
#[utoipa::path(
    post, path = "/v1/records/verify", tag = "records",
    request_body = RecordView,
    responses((status = 200, description = "What it came to.", body = RecordCheckView))
)]
pub async fn verify_record(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    body: RawJson<MOST_OF_A_RECORD>,
) -> Result<HttpResponse, Problem> {
    let verified =
        with_timeout(service::games::verify_record(&ctx, caller.0, body.record())).await?;
    Ok(HttpResponse::Ok().json(RecordCheckView::from(verified)))
}
