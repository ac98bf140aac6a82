use std::time::Duration;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::cursor::within;
use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolAnswer};
use crate::api::problem::Problem;
use crate::domain::account::Scope;
use crate::service;
use crate::service::games::Turns;

use super::games::{GameData, lines};

/// How long is waited at most: less than programs and proxies wait for an answer.
const LONGEST_SECONDS: i64 = 25;
/// How many games are looked at, the most urgent first.
const LOOKED_AT: i64 = 20;

/// How long to wait.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WaitInput {
    /// Seconds to wait at most, by default 25.
    #[schema(minimum = 1, maximum = 25, default = 25)]
    seconds: Option<i64>,
}

/// What waits for you.
#[derive(Serialize, ToSchema)]
pub struct WaitData {
    /// The games in which it is your turn, the most urgent first; empty when none came in time.
    games: Vec<GameData>,
    /// Whether it is worth calling again: you sit at a table, so that it can come to be your turn.
    wait_again: bool,
}

pub struct WaitForMyTurnTool;

impl McpTool for WaitForMyTurnTool {
    const NAME: &'static str = "wait_for_my_turn";
    const TITLE: &'static str = "Wait for my turn";
    const DESCRIPTION: &'static str = "Waits up to 25 seconds until a game waits for you, and says which; at once if one \
        does already. If none came, call it again, or come back later: games by post may take days.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::Nothing;
    type Input = WaitInput;
    type Output = WaitData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: WaitInput,
    ) -> Result<ToolAnswer<WaitData>, Problem> {
        let seconds = within("seconds", input.seconds, LONGEST_SECONDS, LONGEST_SECONDS)?;
        let wait = Duration::from_secs(seconds.unsigned_abs());
        let turns = service::games::wait_for_turn(ctx, *viewer, LOOKED_AT, wait).await?;
        // It may have ended meanwhile.
        with_timeout(service::accounts::check_session(ctx, *viewer)).await?;
        let games: Vec<GameData> = turns.mine().cloned().map(GameData::from).collect();
        let Turns { active, may_come } = turns;
        let text = if !games.is_empty() {
            format!("It is your turn. Call show_table or legal_commands.\n{}", lines(&games))
        } else if may_come {
            format!("No game waits for you; {} are played. Call again, or later.", active.len())
        } else {
            "No game of yours is played: my_games has the results, open_table opens a table."
                .to_owned()
        };
        Ok(ToolAnswer { text, data: WaitData { games, wait_again: may_come } })
    }
}
