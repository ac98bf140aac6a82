use actix_web::{HttpResponse, web};
use kingdomino::HousePlayer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::{GamePageView, GameView, RecordView};
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, RawJson, TablesWrite, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::event_log::Version;
use crate::service::games::NewSandbox;
use crate::service::{self, Context};

use super::new_table::{SettingsRequest, bytes_32};
use super::records::MOST_OF_A_RECORD;
use super::response::after_opening;

/// A sandbox to open.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SandboxRequest {
    pub settings: SettingsRequest,
    /// 32 bytes in hexadecimal, by which the deck is shuffled as `kingdomail-shuffle-2` does it for a game whose id is all
    /// zeros and whose players add nothing: the same seed gives the same deck. By default random.
    #[serde(default)]
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub seed: Option<String>,
    /// House players, who have the last seats; by default none.
    #[serde(default)]
    #[schema(max_items = 4, default = json!([]))]
    pub house: Vec<HousePlayer>,
}

/// Which position of a record to begin with.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PositionQuery {
    /// After this event; by default right after the start.
    version: Option<Version>,
}

/// Open a sandbox
///
/// A game in which you have all seats but those of the house, to study it or to try a client: commands are those of whichever
/// seat is awaited. Nobody else sees it, and it counts for nothing. You have only so many (`sandboxes` in `show_limits`): with one
/// more, the oldest is deleted.
#[utoipa::path(
    post, path = "/v1/sandboxes", tag = "sandboxes",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the sandbox once.", max_length = 255)),
    extensions(("x-refusals" = json!([TABLE_SETTINGS]))),
    responses((status = 201, description = "The game.", body = GameView))
)]
pub async fn open_sandbox(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    key: IdempotencyKey,
    body: Body<SandboxRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("open_sandbox", &body.0)?;
    let SandboxRequest { settings, seed, house } = body.0;
    let seed = bytes_32("seed", seed.as_deref())?;
    let wish = NewSandbox::New { settings: settings.checked()?, seed, house };
    let played =
        with_timeout(service::games::open_sandbox(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_opening(&ctx, &played, caller.0))
}

/// Open a sandbox from a record
///
/// Goes on from any position of a recorded game, with all seats yours. What was still to be dealt is dealt as it was. A version
/// after which nothing was left to decide, as the last one of a finished game, gives a sandbox that is over.
#[utoipa::path(
    post, path = "/v1/sandboxes/from-record", tag = "sandboxes",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the sandbox once.", max_length = 255)),
    request_body = RecordView,
    extensions(("x-refusals" = json!([Code::RecordInvalid, Code::VersionNotFound, Code::GameNotStarted, Code::FieldInvalid]))),
    responses((status = 201, description = "The game.", body = GameView))
)]
pub async fn open_sandbox_from_record(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    query: web::Query<PositionQuery>,
    key: IdempotencyKey,
    body: RawJson<MOST_OF_A_RECORD>,
) -> Result<HttpResponse, Problem> {
    let version = query.version;
    let operation = format!("open_sandbox_from_record {version:?}");
    let record = body.record();
    let repeatable = key.of_bytes(&operation, &record)?;
    let wish = NewSandbox::Position { record, version };
    let played =
        with_timeout(service::games::open_sandbox(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_opening(&ctx, &played, caller.0))
}

/// List your sandboxes
///
/// The newest first.
#[utoipa::path(
    get, path = "/v1/sandboxes", tag = "sandboxes",
    responses((status = 200, description = "A page of games.", body = GamePageView))
)]
pub async fn list_sandboxes(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    let games = with_timeout(service::games::sandboxes(&ctx, caller.0, after, limit + 1)).await?;
    let page = GamePageView::new(games, limit, |last| cursor::write_game(last.id));
    Ok(HttpResponse::Ok().json(page))
}
