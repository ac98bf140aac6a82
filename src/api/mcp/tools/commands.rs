use std::cmp::Reverse;

use kingdomino::Command;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::cursor::within;
use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolAnswer};
use crate::api::problem::Problem;
use crate::domain::GameId;
use crate::domain::account::Scope;
use crate::domain::event_log::Version;
use crate::service;
use crate::service::games::Choice;

/// Which commands.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LegalCommandsInput {
    game_id: GameId,
    /// The number of the first to list, counted from 1; by default 1, the best.
    #[schema(minimum = 1, maximum = 1000, default = 1)]
    from: Option<i64>,
    /// How many to list, by default 20.
    #[schema(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
}

/// A part of the legal commands.
#[derive(Serialize, ToSchema)]
pub struct LegalCommandsData {
    /// The version at which they are legal: hand it to `play` with one of them.
    version: Version,
    /// How many there are in all.
    total: usize,
    commands: Vec<ScoredCommand>,
}

/// A legal command, which can be handed to `play` as it is.
#[derive(Serialize, ToSchema)]
pub struct ScoredCommand {
    /// Its place among all of them, counted from 1.
    number: usize,
    command: Command,
    /// The points of your kingdom right after it.
    score: u32,
}

pub struct LegalCommandsTool;

impl McpTool for LegalCommandsTool {
    const NAME: &'static str = "legal_commands";
    const TITLE: &'static str = "List legal commands";
    const DESCRIPTION: &'static str = "Lists what you may do now in a game, numbered, with the points of your kingdom \
        after it; the most points first, to concede last. The list is cut after limit commands: ask for the rest by from. \
        Points are of this step alone: what a domino makes possible later is for you to judge. Empty when it is not your turn.";
    const SCOPE: Scope = Scope::GamesRead;
    const EFFECT: Effect = Effect::Nothing;
    type Input = LegalCommandsInput;
    type Output = LegalCommandsData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: LegalCommandsInput,
    ) -> Result<ToolAnswer<LegalCommandsData>, Problem> {
        let from = within("from", input.from, 1, 1000)?.unsigned_abs();
        let limit = within("limit", input.limit, 20, 100)?.unsigned_abs();
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
        Ok(ToolAnswer { text: data.words(from), data })
    }
}

impl LegalCommandsData {
    fn words(&self, from: usize) -> String {
        let LegalCommandsData { version, total, commands } = self;
        let mut text = match total {
            0 => return format!("There is nothing that you can do, at version {version}."),
            total => format!("{total} legal commands at version {version}:\n"),
        };
        for ScoredCommand { number, command, score } in commands {
            let command = serde_json::to_string(command).unwrap_or_default();
            text += &format!("{number}. {score} points: {command}\n");
        }
        let next = from + commands.len();
        if next <= *total {
            text += &format!("{} more: call again with from {next}.\n", total + 1 - next);
        }
        text
    }
}
