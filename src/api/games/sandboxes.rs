use actix_web::{HttpResponse, web};
use kingdomino::HousePlayer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::game_events::GameRecordView;
use crate::api::games::views::{GameListView, GameView};
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{
    Body, Caller, GamesRead, IdempotencyKey, RawJson, TablesWrite, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code, TABLE_SETTINGS};
use crate::domain::event_log::Version;
use crate::game_record::MAX_RECORD_BYTES;
use crate::service::games::NewSandbox;
use crate::service::{self, Context};

use super::commands::created_game_response;
use super::new_table::{CreateGameSettings, parse_bytes_32};

/// Sandbox to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateSandbox {
    pub settings: CreateGameSettings,
    /// Seed of the shuffle: 32 bytes in hexadecimal; null, the default, for a random seed. The deck
    /// is shuffled by `kingdomail-shuffle-2` as for a game whose id is all zeros and whose players
    /// add no entropy, so that the same seed gives the same deck.
    #[serde(default)]
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub seed: Option<String>,
    /// House players, which get the last seats. Default: none.
    #[serde(default)]
    #[schema(max_items = 4, default = json!([]))]
    pub house: Vec<HousePlayer>,
}

/// Position of a record to continue from.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PositionQuery {
    /// Version of the recorded game to continue from. Default: the one after the first line was
    /// dealt.
    version: Option<Version>,
}

/// Create a sandbox
///
/// Creates a game in which you control all seats except those of house players, to study a game or
/// to test a client. Commands are played for the seat whose turn it is. Other players cannot see a
/// sandbox, and it affects no ratings or statistics. The number of your sandboxes is limited
/// (`sandboxes` in `get_limits`); creating one more deletes the oldest. Returns the game.
#[utoipa::path(
    post, path = "/v1/sandboxes", tag = "sandboxes",
    params(("Idempotency-Key" = Option<String>, Header, description = "Unique key that makes the request safe to retry: requests with the same key create one sandbox. Default: none; a retry is then a new request.", max_length = 255)),
    extensions(("x-refusals" = json!([TABLE_SETTINGS]))),
    responses((status = 201, description = "The sandbox.", body = GameView))
)]
pub async fn create_sandbox(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    key: IdempotencyKey,
    body: Body<CreateSandbox>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_sandbox", &body.0)?;
    let CreateSandbox { settings, seed, house } = body.0;
    let seed = parse_bytes_32("seed", seed.as_deref())?;
    let new_sandbox = NewSandbox::New { settings: settings.to_settings()?, seed, house };
    let played =
        with_timeout(service::games::create_sandbox(&ctx, caller.0, new_sandbox, idempotency))
            .await?;
    Ok(created_game_response(&ctx, &played, caller.0))
}

/// Create sandbox from a record
///
/// Creates a sandbox that continues a recorded game from any version, with all seats under your
/// control and the lines of the record. Returns the game.
#[utoipa::path(
    post, path = "/v1/sandboxes/from-record", tag = "sandboxes",
    params(("Idempotency-Key" = Option<String>, Header, description = "Unique key that makes the request safe to retry: requests with the same key create one sandbox. Default: none; a retry is then a new request.", max_length = 255)),
    request_body = GameRecordView,
    extensions(("x-refusals" = json!([Code::RecordInvalid, Code::VersionNotFound, Code::GameNotStarted, Code::FieldInvalid]))),
    responses((status = 201, description = "The sandbox.", body = GameView))
)]
pub async fn create_sandbox_from_record(
    ctx: web::Data<Context>,
    caller: Caller<TablesWrite>,
    query: web::Query<PositionQuery>,
    key: IdempotencyKey,
    body: RawJson<MAX_RECORD_BYTES>,
) -> Result<HttpResponse, Problem> {
    let version = query.version;
    let operation = format!("create_sandbox_from_record {version:?}");
    let record = body.into_record_line();
    let idempotency = key.to_request_from_bytes(&operation, &record)?;
    let new_sandbox = NewSandbox::Position { record, version };
    let played =
        with_timeout(service::games::create_sandbox(&ctx, caller.0, new_sandbox, idempotency))
            .await?;
    Ok(created_game_response(&ctx, &played, caller.0))
}

/// List your sandboxes
///
/// Returns your sandboxes, the newest first.
#[utoipa::path(
    get, path = "/v1/sandboxes", tag = "sandboxes",
    responses((status = 200, description = "A page of sandboxes.", body = GameListView))
)]
pub async fn list_sandboxes(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    let games =
        with_timeout(service::games::list_sandboxes(&ctx, caller.0, after, limit + 1)).await?;
    let page = GameListView::new(games, limit, |last| cursor::write_game(last.id));
    Ok(HttpResponse::Ok().json(page))
}
