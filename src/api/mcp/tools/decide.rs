use kingdomino::Command;
use serde::Deserialize;
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::api::games::commands::read_command;
use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolAnswer};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::account::Scope;
use crate::domain::event_log::{SeenVersions, Version};
use crate::service;

use super::repeat::repeatable;
use super::table::{TableData, table};

/// A command in a game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandInput {
    game_id: GameId,
    /// The version of the game that you have seen, from `show_table` or `legal_commands`.
    version: Version,
    /// A command as `legal_commands` lists it.
    #[schema(value_type = Command)]
    command: Box<RawValue>,
}

pub struct PreviewTool;

impl McpTool for PreviewTool {
    const NAME: &'static str = "preview";
    const TITLE: &'static str = "Preview a command";
    const DESCRIPTION: &'static str = "Shows the table as it would be after a command, up to where chance or anybody else \
        decides. Nothing is played.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::Nothing;
    type Input = CommandInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: CommandInput,
    ) -> Result<ToolAnswer<TableData>, Problem> {
        let CommandInput { game_id, version, command } = input;
        let command = read_command(&command)?;
        let seen = Some(SeenVersions::One(version));
        let preview = service::games::preview(ctx, *viewer, game_id, seen, command);
        let ToolAnswer { text, data } = table(&with_timeout(preview).await?, *viewer);
        Ok(ToolAnswer { text: format!("Only a preview, nothing was played.\n{text}"), data })
    }
}

pub struct PlayTool;

impl McpTool for PlayTool {
    const NAME: &'static str = "play";
    const TITLE: &'static str = "Play a command";
    const DESCRIPTION: &'static str = "Plays a command for good, and shows the table after it and after what house players \
        did then. To repeat the same call is harmless. If the version is stale, somebody has moved: show the table and decide anew.";
    const SCOPE: Scope = Scope::GamesPlay;
    const EFFECT: Effect = Effect::Once;
    type Input = CommandInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: CommandInput,
    ) -> Result<ToolAnswer<TableData>, Problem> {
        let CommandInput { game_id, version, command } = input;
        let command = read_command(&command)?;
        let once = repeatable(Self::NAME, &(game_id, version, command), &command)?;
        let played = service::games::play(ctx, *viewer, game_id, version, once, command);
        Ok(table(&with_timeout(played).await?.game, *viewer))
    }
}
