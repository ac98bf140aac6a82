use std::time::Duration;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::cursor::check_range;
use crate::api::http::with_timeout;
use crate::api::mcp::endpoint::ToolCaller;
use crate::api::mcp::server::{Effect, McpTool, ToolOutput};
use crate::api::problem::Problem;
use crate::domain::account::Scope;
use crate::service;
use crate::service::games::PendingTurns;

use super::games::{GameData, format_games};

/// Maximum time to wait, below the response timeouts of clients and proxies.
const MAX_WAIT_SECONDS: i64 = 25;
/// Maximum number of games to examine, the most urgent first.
const MAX_GAMES_CHECKED: i64 = 20;

/// Time to wait.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WaitInput {
    /// Maximum time to wait in seconds. Default: 25.
    #[schema(minimum = 1, maximum = 25, default = 25)]
    seconds: Option<i64>,
}

/// Games that wait for you.
#[derive(Serialize, ToSchema)]
pub struct WaitData {
    /// Games in which it is your turn, the most urgent first; empty if there is none.
    games: Vec<GameData>,
    /// True if calling again can return a game, because you have a running game or a seat at an
    /// open table.
    wait_again: bool,
}

pub struct WaitForMyTurnTool;

impl McpTool for WaitForMyTurnTool {
    const NAME: &'static str = "wait_for_my_turn";
    const TITLE: &'static str = "Wait for my turn";
    const DESCRIPTION: &'static str = "Waits up to 25 seconds until it is your turn in a game, and \
        returns the games that wait for you. Returns immediately if a game already waits for you, \
        or if you have no game. If `games` is empty and `wait_again` is true, call again now or \
        later: opponents may take days for a move.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::ReadOnly;
    type Input = WaitInput;
    type Output = WaitData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: WaitInput,
    ) -> Result<ToolOutput<WaitData>, Problem> {
        let seconds = check_range("seconds", input.seconds, MAX_WAIT_SECONDS, MAX_WAIT_SECONDS)?;
        let wait = Duration::from_secs(seconds.unsigned_abs());
        let turns = service::games::wait_for_turn(ctx, *viewer, MAX_GAMES_CHECKED, wait).await?;
        // The session may have ended during the wait.
        with_timeout(service::accounts::check_session(ctx, *viewer)).await?;
        let games: Vec<GameData> = turns.awaiting_player().cloned().map(GameData::from).collect();
        let PendingTurns { active, can_have_turn } = turns;
        let text = if !games.is_empty() {
            format!(
                "It is your turn. Call show_table and legal_commands.\n{}",
                format_games(&games)
            )
        } else if can_have_turn {
            format!(
                "No game waits for you. Running games: {}. Call wait_for_my_turn again, now or later.",
                active.len()
            )
        } else {
            "You have no running game. Call my_games for the results of finished games, or create_table to \
             start a new one."
                .to_owned()
        };
        Ok(ToolOutput { text, data: WaitData { games, wait_again: can_have_turn } })
    }
}
