use actix_web::{HttpRequest, HttpResponse, get, post, web};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::clock::{OnTimeout, Pace, Timing};
use crate::ids::GameId;
use crate::rules::shuffle::Bytes32;
use crate::rules::{Edition, Expansion, Settings, Variant, Variants};
use crate::service::{self, Context, TableWish};
use crate::store::Access;

use super::cursor::{self, page_size};
use super::refusal::{pace_violation, settings_violation};
use super::request_headers::repeatable;
use super::response::after_request;
use super::views::{GamePageView, GameSummaryView, GameView};
use super::{Body, Caller, Problem, ProblemCode, in_time};

/// A table to open.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTableRequest {
    pub settings: SettingsRequest,
    /// How much time there is for a decision; by default as much as anybody likes.
    #[serde(default)]
    pub pace: Pace,
    /// What happens when the time is up; by default the house makes the decision, and takes the seat over after three
    /// timeouts on end.
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// Whether a player whose seat was taken over may take it back; by default it may.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub may_return: bool,
    /// Who may see and join the table; by default everybody.
    #[serde(default = "everybody")]
    #[schema(default = "public")]
    pub access: Access,
    /// 32 bytes in hexadecimal that you add to the chance of the shuffle.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// How the game is to be played.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SettingsRequest {
    /// How many seats there are.
    #[schema(minimum = 2, maximum = 5, examples(4))]
    pub players: u8,
    /// By default none.
    #[serde(default)]
    #[schema(default = "none")]
    pub expansion: Expansion,
    /// By default that of the rulebook.
    #[serde(default)]
    #[schema(default = "rulebook")]
    pub edition: Edition,
    /// By default none.
    #[serde(default)]
    #[schema(max_items = 3, default = json!([]))]
    pub variants: Vec<Variant>,
    /// Whether a step that leaves no choice is played at once; by default it is.
    #[serde(default = "yes")]
    #[schema(default = true)]
    pub auto_play_forced: bool,
}

/// A seat to take.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinRequest {
    /// 32 bytes in hexadecimal that you add to the chance of the shuffle.
    #[schema(min_length = 64, max_length = 64, pattern = "^[0-9a-fA-F]{64}$")]
    pub entropy: Option<String>,
}

/// A player to invite.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteRequest {
    #[schema(min_length = 2, max_length = 32, examples("Grace"))]
    pub name: String,
}

/// Which open tables to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OpenTablesQuery {
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// Open a table
///
/// You take the first seat. The game starts by itself when all seats are taken, or when you start it.
#[utoipa::path(
    operation_id = "open_table",
    tag = "tables",
    security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat: the same key opens the table once.", max_length = 255)),
    request_body = OpenTableRequest,
    responses((status = 201, description = "The table.", body = GameView))
)]
#[post("/games")]
pub async fn open_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    body: Body<OpenTableRequest>,
) -> Result<HttpResponse, Problem> {
    let body = body.0;
    let repeatable = repeatable(&request, "open_table", &body)?;
    let timing = timing(&body)?;
    let SettingsRequest { players, expansion, edition, variants, auto_play_forced } = body.settings;
    let variants = variants.into_iter().collect::<Variants>();
    let settings = Settings::new(players, expansion, edition, variants, auto_play_forced)
        .map_err(settings_violation)?;
    let wish = TableWish {
        settings,
        timing,
        access: body.access,
        entropy: entropy(body.entropy.as_deref())?,
    };
    let played = in_time(service::open_table(&ctx, caller.0, wish, repeatable)).await?;
    Ok(after_request(HttpResponse::Created(), &played, caller.0))
}

/// List open tables
///
/// Public tables that wait for players, the newest first.
#[utoipa::path(
    operation_id = "list_open_tables",
    tag = "tables",
    security(("bearer" = [])),
    params(OpenTablesQuery),
    responses((status = 200, description = "A page of tables.", body = GamePageView))
)]
#[get("/games")]
pub async fn list_open_tables(
    ctx: web::Data<Context>,
    caller: Caller,
    query: web::Query<OpenTablesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_game).transpose()?;
    let mut games = in_time(service::open_tables(&ctx, caller.0, after, limit + 1)).await?;
    let next_cursor = cursor::cut(&mut games, limit).map(|last| cursor::write_game(last.id));
    let items = games.into_iter().map(GameSummaryView::from).collect();
    Ok(HttpResponse::Ok().json(GamePageView { items, next_cursor }))
}

/// Join a table
///
/// Takes the next free seat. The game starts when it was the last.
#[utoipa::path(
    operation_id = "join_table",
    tag = "tables",
    security(("bearer" = [])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = JoinRequest,
    responses((status = 200, description = "The table after it.", body = GameView), (status = 409, description = "Things do not stand so that it could be done."))
)]
#[post("/games/{game_id}/join")]
pub async fn join_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
    body: Body<JoinRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "join_table", &body.0)?;
    let entropy = entropy(body.0.entropy.as_deref())?;
    let played = in_time(service::join_table(&ctx, caller.0, *game, entropy, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Leave a table
///
/// Gives the seat up, before the game starts.
#[utoipa::path(
    operation_id = "leave_table",
    tag = "tables",
    security(("bearer" = [])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    responses((status = 200, description = "The table after it.", body = GameView), (status = 403, description = "It is not for you to do."), (status = 409, description = "Things do not stand so that it could be done."))
)]
#[post("/games/{game_id}/leave")]
pub async fn leave_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "leave_table", &())?;
    let played = in_time(service::leave_table(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Invite a player
///
/// Lets a player see and join a table that is for the invited only. Only its opener can; to invite somebody again
/// changes nothing.
#[utoipa::path(
    operation_id = "invite_player",
    tag = "tables",
    security(("bearer" = [])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    request_body = InviteRequest,
    responses((status = 200, description = "The table after it.", body = GameView), (status = 403, description = "It is not for you to do."), (status = 409, description = "Things do not stand so that it could be done."))
)]
#[post("/games/{game_id}/invitations")]
pub async fn invite_player(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
    body: Body<InviteRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "invite_player", &body.0)?;
    let played =
        in_time(service::invite_player(&ctx, caller.0, *game, &body.0.name, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Start the game
///
/// With those who are there, two at least. Only the opener can.
#[utoipa::path(
    operation_id = "start_game",
    tag = "tables",
    security(("bearer" = [])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    responses((status = 200, description = "The game, its first line dealt.", body = GameView), (status = 403, description = "It is not for you to do."), (status = 409, description = "Things do not stand so that it could be done."))
)]
#[post("/games/{game_id}/start")]
pub async fn start_game(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "start_game", &())?;
    let played = in_time(service::start_game(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

/// Cancel a table
///
/// Calls the game off before it starts, and reveals its seed. Only the opener can.
#[utoipa::path(
    operation_id = "cancel_table",
    tag = "tables",
    security(("bearer" = [])),
    params(("game_id" = GameId, Path, description = "The table."), ("Idempotency-Key" = Option<String>, Header, description = "Makes the request safe to repeat.", max_length = 255)),
    responses((status = 200, description = "The cancelled table.", body = GameView), (status = 403, description = "It is not for you to do."), (status = 409, description = "Things do not stand so that it could be done."))
)]
#[post("/games/{game_id}/cancel")]
pub async fn cancel_table(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller,
    game: web::Path<GameId>,
) -> Result<HttpResponse, Problem> {
    let repeatable = repeatable(&request, "cancel_table", &())?;
    let played = in_time(service::cancel_table(&ctx, caller.0, *game, repeatable)).await?;
    Ok(after_request(HttpResponse::Ok(), &played, caller.0))
}

fn everybody() -> Access {
    Access::Public
}

fn yes() -> bool {
    true
}

fn timing(wish: &OpenTableRequest) -> Result<Timing, Problem> {
    wish.pace.check().map_err(pace_violation)?;
    if wish.on_timeout == (OnTimeout::PlayFor { take_over_after: 0 }) {
        return Err(Problem::new(ProblemCode::PaceOutOfRange)
            .detail("The house takes a seat over after one timeout at the earliest.")
            .field("on_timeout.take_over_after"));
    }
    Ok(Timing { pace: wish.pace, on_timeout: wish.on_timeout, may_return: wish.may_return })
}

fn entropy(text: Option<&str>) -> Result<Option<Bytes32>, Problem> {
    let decode = |text: &str| {
        let mut bytes = Bytes32::default();
        hex::decode_to_slice(text, &mut bytes).map(|()| bytes).map_err(|error| {
            Problem::new(ProblemCode::FieldInvalid)
                .detail(format_args!("Expected 32 bytes as 64 hexadecimal digits: {error}."))
                .field("entropy")
        })
    };
    text.map(decode).transpose()
}
