//! Tools that list, preview and play commands.

use std::cmp::Reverse;

use kingdomino::Command;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use utoipa::ToSchema;

use crate::api::games::commands::parse_command;
use crate::api::http::cursor::check_range;
use crate::api::http::with_timeout;
use crate::api::mcp::endpoint::ToolCaller;
use crate::api::mcp::server::{Effect, McpTool, ToolOutput};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::account::Scope;
use crate::domain::event_log::{SeenVersions, Version};
use crate::service;
use crate::service::games::Choice;

use super::games::idempotent_request;
use super::table::{TableData, table_output};

/// Range of the legal commands to list.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LegalCommandsInput {
    /// Id of the game, as listed by `my_games` or returned by `create_table`.
    game_id: GameId,
    /// Number of the first command to list. Default: 1, the command with the most points.
    #[schema(minimum = 1, maximum = 1000, default = 1)]
    from: Option<i64>,
    /// Maximum number of commands to list. Default: 20.
    #[schema(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
}

/// Part of the list of legal commands.
#[derive(Serialize, ToSchema)]
pub struct LegalCommandsData {
    /// Version of the game at which the commands are legal. Pass it to `play` together with a
    /// command.
    version: Version,
    /// Number of all legal commands.
    total: usize,
    /// Listed commands, the most points first, `concede` last.
    commands: Vec<ScoredCommand>,
}

/// Legal command. Pass `command` unchanged to `play`.
#[derive(Serialize, ToSchema)]
pub struct ScoredCommand {
    /// Number of the command in the whole list, counted from 1.
    number: usize,
    command: Command,
    /// Points of your kingdom after the command.
    score: u32,
}

pub struct LegalCommandsTool;

impl McpTool for LegalCommandsTool {
    const NAME: &'static str = "legal_commands";
    const TITLE: &'static str = "List legal commands";
    const DESCRIPTION: &'static str = "Lists the commands that you can play now in a game, \
        numbered, each with the points of your kingdom after the command. The command with the \
        most points comes first, `concede` last. Returns at most `limit` commands, starting with \
        number `from`; call again with a larger `from` for the rest. Points count this command \
        only, not what it makes possible later. When it is not your turn, the list contains only \
        `concede`, and `take_back` if a house player has taken over your seat. It is empty when \
        the game is over.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::ReadOnly;
    type Input = LegalCommandsInput;
    type Output = LegalCommandsData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: LegalCommandsInput,
    ) -> Result<ToolOutput<LegalCommandsData>, Problem> {
        let from = check_range("from", input.from, 1, 1000)?.unsigned_abs();
        let limit = check_range("limit", input.limit, 20, 100)?.unsigned_abs();
        let legal = service::games::legal_choices(ctx, *viewer, input.game_id);
        let (version, mut choices) = with_timeout(legal).await?;
        choices
            .sort_by_key(|choice| (choice.command == Command::Concede {}, Reverse(choice.score)));
        let total = choices.len();
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        let part = (1..).zip(choices).skip(from - 1);
        let part = part.take(usize::try_from(limit).unwrap_or(usize::MAX));
        let scored = |(number, Choice { command, score })| ScoredCommand { number, command, score };
        let data = LegalCommandsData { version, total, commands: part.map(scored).collect() };
        Ok(ToolOutput { text: data.to_text(from), data })
    }
}

impl LegalCommandsData {
    fn to_text(&self, from: usize) -> String {
        let LegalCommandsData { version, total, commands } = self;
        let mut text = match total {
            0 => {
                return format!(
                    "The game is over at version {version}: there are no legal commands."
                );
            }
            total => format!("{total} legal commands at version {version}:\n"),
        };
        for ScoredCommand { number, command, score } in commands {
            let command = serde_json::to_string(command).unwrap_or_default();
            text += &format!("{number}. {score} points: {command}\n");
        }
        let next = from + commands.len();
        if next <= *total {
            text += &format!(
                "{} more commands. To list them, call again with from {next}.\n",
                total + 1 - next
            );
        }
        text
    }
}

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
        Ok(table_output(&with_timeout(played).await?.value, *viewer))
    }
}
