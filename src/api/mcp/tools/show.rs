use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolAnswer};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::account::Scope;
use crate::service;

use super::table::{TableData, table};

/// Which game.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableInput {
    pub game_id: GameId,
}

pub struct ShowTableTool;

impl McpTool for ShowTableTool {
    const NAME: &'static str = "show_table";
    const TITLE: &'static str = "Show a table";
    const DESCRIPTION: &'static str = "Shows a game in words: whose turn it is, the line to place and the line to pick from, \
        and every kingdom drawn in letters (a key is at the end). Gives the version that preview and play need.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::Nothing;
    type Input = TableInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: TableInput,
    ) -> Result<ToolAnswer<TableData>, Problem> {
        let shown = with_timeout(service::games::show_game(ctx, *viewer, input.game_id)).await?;
        Ok(table(&shown, *viewer))
    }
}
