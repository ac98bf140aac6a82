use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolOutput};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::account::Scope;
use crate::service;

use super::table::{TableData, table_output};

/// Table to show or to join.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableInput {
    /// Id of the game, as listed by `my_games` or `open_tables`, or returned by `create_table`.
    pub game_id: GameId,
}

pub struct ShowTableTool;

impl McpTool for ShowTableTool {
    const NAME: &'static str = "show_table";
    const TITLE: &'static str = "Show a table";
    const DESCRIPTION: &'static str = "Returns a game as text: whose turn it is, the dominoes of \
        this round, the dominoes to pick for the next round, and a map of every kingdom. On a map, \
        rows go from north (lowest y) to south, and columns from west (lowest x) to east; each \
        cell has two characters, and ## is the castle at x = 0, y = 0. The key to the letters is \
        at the end. Also returns the version that preview and play require.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::ReadOnly;
    type Input = TableInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: TableInput,
    ) -> Result<ToolOutput<TableData>, Problem> {
        let shown = with_timeout(service::games::get_game(ctx, *viewer, input.game_id)).await?;
        Ok(table_output(&shown, *viewer))
    }
}
