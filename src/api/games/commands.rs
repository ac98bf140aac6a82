//! Legal commands, previews and commands of a game, the parser of commands, and the responses with
//! a game, which all operations on games share.

use actix_web::http::header;
use actix_web::{HttpResponse, HttpResponseBuilder, web};
use kingdomino::Command;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::api::games::views::GameView;
use crate::api::http::{
    Bearer, Body, CachePolicy, CachedTags, ExpectedVersion, GamesPlay, GamesRead, IdempotencyKey,
    MAX_COMMAND_BYTES, Preferences, created_response, field_in_message, game_tag, invalid_field,
    set_replayed_header, tagged_json, with_timeout, with_whole_numbers,
};
use crate::api::problem::{Problem, ProblemCode as Code, RUNNING_GAME};
use crate::domain::GameId;
use crate::domain::event_log::Version;
use crate::domain::table::{StoredGame, Viewer};
use crate::service;
use crate::service::Context;
use crate::service::Idempotent;
use crate::service::games::Choice;

/// Command to play or to preview.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayCommand {
    /// Version of the game that the command is based on. Playing requires it here or in `If-Match`;
    /// a preview defaults to the current version.
    expected_version: Option<Version>,
    #[schema(value_type = Command)]
    command: Box<RawValue>,
}

/// Legal commands of your seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct LegalCommandListView {
    /// Version of the game at which the commands are legal.
    pub version: Version,
    /// Legal commands, `concede` last; empty once the game is over.
    #[schema(max_items = 1000)]
    pub items: Vec<LegalCommandView>,
}

/// Legal command with its score. Send `command` back unchanged to play it.
#[derive(Debug, Serialize, ToSchema)]
pub struct LegalCommandView {
    pub command: Command,
    /// Points of your kingdom after the command, before anything that the command causes.
    #[schema(minimum = 0, maximum = 1000)]
    pub score: u32,
}

/// List legal commands
///
/// Returns every command that your seat can play now, each with the resulting score. While it is
/// another seat's turn, the list contains only `concede`, and `take_back` if a house player has
/// taken over your seat. The list is empty once the game is over.
#[utoipa::path(
    get, path = "/v1/games/{game_id}/legal-commands", tag = "play",
    extensions(("x-refusals" = json!([Code::NotSeated, Code::GameNotStarted, Code::SeatConceded]))),
    responses(
        (status = 200, description = "The legal commands.", body = LegalCommandListView),
        (status = 304, description = "The legal commands have not changed.")
    )
)]
pub async fn list_legal_commands(
    ctx: web::Data<Context>,
    caller: Bearer<GamesRead>,
    game: web::Path<GameId>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let (version, choices) =
        with_timeout(service::games::legal_choices(&ctx, caller.0, *game)).await?;
    let items =
        choices.into_iter().map(|Choice { command, score }| LegalCommandView { command, score });
    let view = LegalCommandListView { version, items: items.collect() };
    tagged_json(&cached, CachePolicy::Private, &view)
}

/// Preview a command
///
/// Returns the game as it would be after the command and the forced steps that follow. The preview
/// stops before the next line is dealt, and before another player, including a house player,
/// decides. Nothing is recorded.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/preview", tag = "play",
    extensions(("x-refusals" = json!([Code::GameNotStarted, Code::NotSeated, Code::RULES]))),
    responses((status = 200, description = "The game after the command, as a preview.", body = GameView))
)]
pub async fn preview_command(
    ctx: web::Data<Context>,
    caller: Bearer<GamesRead>,
    game: web::Path<GameId>,
    expected: ExpectedVersion,
    body: Body<PlayCommand, MAX_COMMAND_BYTES>,
) -> Result<HttpResponse, Problem> {
    let expected = expected.resolve(body.0.expected_version)?;
    let command = parse_command(&body.0.command)?;
    let game =
        with_timeout(service::games::preview(&ctx, caller.0, *game, expected, command)).await?;
    // Without an `ETag`: another game can later have the version and the state of the preview.
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(GameView::new(&game, caller.0.player)))
}

/// Play a command
///
/// Plays the command and returns the game afterwards. If several requests use the same version,
/// only one succeeds; the others get `version_stale` with the events since that version. Repeating
/// a request with the same `Idempotency-Key` returns the same response. With
/// `Prefer: return=minimal`, the response is 204 without a body.
#[utoipa::path(
    post, path = "/v1/games/{game_id}/commands", tag = "play",
    params(
        ("Idempotency-Key" = String, Header, description = "Unique key, new for each command, that makes the request safe to retry.", min_length = 1, max_length = 255),
        ("If-Match" = Option<String>, Header, description = "ETag of the game, in place of `expected_version`: one ETag, a list, or `*` for the current version. Default: `expected_version` in the body.", max_length = 1000)
    ),
    extensions(("x-refusals" = json!([RUNNING_GAME, Code::RULES, Code::IdempotencyKeyRequired, Code::ExpectedVersionRequired]))),
    responses((status = 200, description = "The game after the command.", body = GameView))
)]
pub async fn play_command(
    ctx: web::Data<Context>,
    caller: Bearer<GamesPlay>,
    game: web::Path<GameId>,
    key: IdempotencyKey,
    expected: ExpectedVersion,
    preferences: Preferences,
    body: Body<PlayCommand, MAX_COMMAND_BYTES>,
) -> Result<HttpResponse, Problem> {
    let expected = expected
        .resolve(body.0.expected_version)?
        .ok_or_else(|| Problem::new(Code::ExpectedVersionRequired).field("expected_version"))?;
    let command = parse_command(&body.0.command)?;
    let idempotency = key
        .to_request("play_command", &(&expected, command))?
        .ok_or_else(|| Problem::new(Code::IdempotencyKeyRequired).field("Idempotency-Key"))?;
    let played = with_timeout(service::games::play_seen(
        &ctx,
        caller.0,
        *game,
        &expected,
        idempotency,
        command,
    ))
    .await?;
    if preferences.is_minimal() {
        return Ok(minimal_response(&played, caller.0));
    }
    Ok(updated_game_response(HttpResponse::Ok(), &played, caller.0))
}

/// Parses a command.
///
/// # Errors
/// Returns the first defect of the command with the name of its field.
pub fn parse_command(json: &RawValue) -> Result<Command, Problem> {
    serde_json::from_str(json.get()).or_else(|error| {
        let rewritten = with_whole_numbers(json.get().as_bytes());
        let command = rewritten.and_then(|text| serde_json::from_slice(&text).ok());
        command.ok_or_else(|| invalid_command_problem(json, &error))
    })
}

/// Describes the first defect of an invalid command. Serde buffers a tagged enum, so its errors
/// have no path. Replaces one field at a time: the last replacement that changes the error
/// identifies the field.
fn invalid_command_problem(json: &RawValue, error: &serde_json::Error) -> Problem {
    let invalid =
        |field: &str, detail: &str| Problem::new(Code::FieldInvalid).detail(detail).field(field);
    let Ok(Value::Object(fields)) = serde_json::from_str(json.get()) else {
        return invalid("command", "Expected an object.");
    };
    if fields.get("type").is_some_and(|kind| !kind.is_string()) {
        return invalid("command.type", "Expected a string.");
    }
    let defect = |fields| serde_json::from_value::<Command>(Value::Object(fields)).err();
    let Some(first) = defect(fields.clone()) else { return invalid_field("command", error) };
    let message = first.to_string();
    if field_in_message(&message).is_some() {
        return invalid_field("command", &first);
    }
    let is_defective = |name: &&String| {
        let mut changed = fields.clone();
        let replacement = if fields[*name].is_null() { json!([]) } else { Value::Null };
        changed.insert((*name).clone(), replacement);
        defect(changed).is_none_or(|error| error.to_string() != message)
    };
    let unknown = message.strip_prefix("unknown field `").and_then(|rest| rest.split_once('`'));
    let values = fields.keys().filter(|name| *name != "type");
    let field = match unknown {
        Some((name, _)) => name,
        None => values.rev().find(is_defective).map_or("type", String::as_str),
    };
    invalid_field(&format!("command.{field}"), &first)
}

/// Responds with the game as the viewer sees it, and its `ETag`.
pub fn game_response(
    mut response: HttpResponseBuilder,
    game: &StoredGame,
    viewer: Viewer,
) -> HttpResponse {
    response
        .insert_header((header::ETAG, game_tag(game, viewer.player)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .json(GameView::new(game, viewer.player))
}

/// Responds that the game has not changed.
pub fn not_modified_response(tag: String) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((header::ETAG, tag))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .finish()
}

/// Responds with the game that the request, or the first request with the same key, created.
pub fn created_game_response(
    ctx: &Context,
    opened: &Idempotent<StoredGame>,
    viewer: Viewer,
) -> HttpResponse {
    updated_game_response(
        created_response(ctx, format_args!("v1/games/{}", opened.value.id)),
        opened,
        viewer,
    )
}

/// Responds with the game after the request, or after the first request with the same key.
pub fn updated_game_response(
    mut response: HttpResponseBuilder,
    played: &Idempotent<StoredGame>,
    viewer: Viewer,
) -> HttpResponse {
    set_replayed_header(&mut response, played.replayed);
    game_response(response, &played.value, viewer)
}

/// Responds that the request changed the game, without the game.
fn minimal_response(played: &Idempotent<StoredGame>, viewer: Viewer) -> HttpResponse {
    let mut response = HttpResponse::NoContent();
    set_replayed_header(&mut response, played.replayed);
    response
        .insert_header((header::ETAG, game_tag(&played.value, viewer.player)))
        .insert_header((header::CACHE_CONTROL, "private, no-cache"))
        .insert_header(("Preference-Applied", "return=minimal"))
        .finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn invalid_field(command: &Value) -> Option<String> {
        let command = serde_json::value::to_raw_value(command).expect("JSON");
        parse_command(&command).expect_err("no command").field
    }

    #[test]
    fn invalid_command_names_the_field() {
        let place = |x: Value| json!({"type": "place", "domino": "12", "x": x, "y": 0, "direction": "east"});
        assert_eq!(invalid_field(&place(json!("1"))).as_deref(), Some("command.x"));
        assert_eq!(invalid_field(&place(json!(300))).as_deref(), Some("command.x"));
        assert_eq!(invalid_field(&place(json!(null))).as_deref(), Some("command.x"));
        let many = json!({"type": "place", "domino": "12", "x": "1", "y": "1", "direction": "up"});
        assert_eq!(invalid_field(&many).as_deref(), Some("command.direction"));
        let both = json!({"type": "cover", "x": "1", "y": "1"});
        assert_eq!(invalid_field(&both).as_deref(), Some("command.x"));
        assert_eq!(
            invalid_field(&json!({"type": "pick", "domino": "55"})).as_deref(),
            Some("command.domino")
        );
        assert_eq!(
            invalid_field(&json!({"type": "pick", "domino": "1", "y": 2})).as_deref(),
            Some("command.y")
        );
        assert_eq!(invalid_field(&json!({"type": "pick"})).as_deref(), Some("command.domino"));
        assert_eq!(invalid_field(&json!({"type": "cheat"})).as_deref(), Some("command.type"));
        assert_eq!(invalid_field(&json!({"domino": "1"})).as_deref(), Some("command.type"));
        assert_eq!(invalid_field(&json!(7)).as_deref(), Some("command"));
    }
}
