use actix_web::{HttpRequest, HttpResponse, get, post, web};
use kingdomino::HousePlayer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::api::games::views::{GamePageView, GameSummaryView, GameView, RecordView};
use crate::api::http::cursor::{self, PageQuery, page_size};
use crate::api::http::{Body, Caller, RawJson, repeatable, repeatable_bytes, with_timeout};
use crate::api::problem::Problem;
use crate::domain::event_log::Version;
use crate::service::games::NewSandbox;
use crate::service::{self, Context};

use super::new_table::{SettingsRequest, bytes_32};
use super::records::MOST_OF_A_RECORD;
use super::response::after_request;

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
/// seat is awaited. Nobody else sees it, and it counts for nothing.
#[utoipa::path(
    operation_id = "open_sandbox",
    tag = "sandboxes",
    security(("bearer" = ["tables:write"])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the sandbox once.", max_length = 255)),
    request_body = SandboxRequest,
    extensions(("x-refusals" = json!(["@table_settings"]))),
    responses((status = 201, description = "The game.", body = GameView))
)]
#[post("/sandboxes")]
pub async fn open_sandbox(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<SandboxRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "open_sandbox", &body.0)?;
    let SandboxRequest { settings, seed, house } = body.0;
    let seed = bytes_32("seed", seed.as_deref())?;
    let wish = NewSandbox::New { settings: settings.checked()?, seed, house };
    let played =
        with_timeout(service::games::open_sandbox(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_request(HttpResponse::Created(), &played, caller.0))
}

/// Open a sandbox from a record
///
/// Goes on from any position of a recorded game, with all seats yours. What was still to be dealt is dealt as it was. A version
/// after which nothing was left to decide, as the last one of a finished game, gives a sandbox that is over.
#[utoipa::path(
    operation_id = "open_sandbox_from_record",
    tag = "sandboxes",
    security(("bearer" = ["tables:write"])),
    params(PositionQuery, ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the sandbox once.", max_length = 255)),
    request_body = RecordView,
    extensions(("x-refusals" = json!(["record_invalid", "version_not_found", "game_not_started", "field_invalid"]))),
    responses((status = 201, description = "The game.", body = GameView))
)]
#[post("/sandboxes/from-record")]
pub async fn open_sandbox_from_record(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    query: web::Query<PositionQuery>,
    body: RawJson<MOST_OF_A_RECORD>,
) -> Result<HttpResponse, Problem> {
    let version = query.version;
    let operation = format!("open_sandbox_from_record {version:?}");
    let record = body.record();
    let repeatable = repeatable_bytes(&request, &operation, &record)?;
    let wish = NewSandbox::Position { record, version };
    let played =
        with_timeout(service::games::open_sandbox(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_request(HttpResponse::Created(), &played, caller.0))
}

/// List your sandboxes
///
/// The newest first.
#[utoipa::path(
    operation_id = "list_sandboxes",
    tag = "sandboxes",
    security(("bearer" = ["games:read"])),
    params(PageQuery),
    responses((status = 200, description = "A page of games.", body = GamePageView))
)]
#[get("/sandboxes")]
pub async fn list_sandboxes(
    ctx: web::Data<Context>,
    caller: Caller,
    query: web::Query<PageQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    let mut games =
        with_timeout(service::games::sandboxes(&ctx, caller.0, after, limit + 1)).await?;
    let next_cursor = cursor::cut(&mut games, limit).map(|last| cursor::write_game(last.id));
    let items = games.into_iter().map(GameSummaryView::from).collect();
    Ok(HttpResponse::Ok().json(GamePageView { items, next_cursor }))
}
