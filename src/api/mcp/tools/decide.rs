use kingdomino::Command;
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::api::games::commands::parse_command;
use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolOutput};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::account::Scope;
use crate::domain::event_log::{SeenVersions, Version};
use crate::service;

use super::repeat::idempotent_request;
use super::table::{TableData, table_output};

/// Command to play or to preview.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandInput {
    /// Id of the game, as listed by `my_games` or returned by `create_table`.
    game_id: GameId,
    /// Version of the game that the command is based on, as returned by `legal_commands` or
    /// `show_table`.
    version: Version,
    /// Command, unchanged as listed by `legal_commands`. `type` is required; the other fields
    /// depend on it. `x` and `y` are a cell of your kingdom: the castle is at 0, 0, `x` grows to
    /// the east, `y` to the south. `direction` leads from the first square of the domino to the
    /// second.
    #[schema(value_type = Command)]
    command: Box<RawValue>,
}

pub struct PreviewTool;

impl McpTool for PreviewTool {
    const NAME: &'static str = "preview";
    const TITLE: &'static str = "Preview a command";
    const DESCRIPTION: &'static str = "Returns the table as it would be after a command. The \
        preview stops before the next line is dealt, and before another player decides. Nothing is \
        played.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::ReadOnly;
    type Input = CommandInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: CommandInput,
    ) -> Result<ToolOutput<TableData>, Problem> {
        let CommandInput { game_id, version, command } = input;
        let command = parse_command(&command)?;
        let seen = Some(SeenVersions::One(version));
        let preview = service::games::preview(ctx, *viewer, game_id, seen, command);
        let ToolOutput { text, data } = table_output(&with_timeout(preview).await?, *viewer);
        Ok(ToolOutput { text: format!("This is a preview. Nothing was played.\n{text}"), data })
    }
}

pub struct PlayTool;

impl McpTool for PlayTool {
    const NAME: &'static str = "play";
    const TITLE: &'static str = "Play a command";
    const DESCRIPTION: &'static str = "Plays a command and returns the table after the command and \
        after the moves of house players that follow. No tool can undo a command. Repeating the \
        same call has no further effect. If the version is stale, another player has moved: call \
        show_table and decide again.";
    const SCOPE: Scope = Scope::GamesPlay;
    const EFFECT: Effect = Effect::Idempotent;
    type Input = CommandInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: CommandInput,
    ) -> Result<ToolOutput<TableData>, Problem> {
        let CommandInput { game_id, version, command } = input;
        let command = parse_command(&command)?;
        let idempotency = idempotent_request(Self::NAME, &(game_id, version, command), &command)?;
        let played = service::games::play(ctx, *viewer, game_id, version, idempotency, command);
        Ok(table_output(&with_timeout(played).await?.game, *viewer))
    }
}
