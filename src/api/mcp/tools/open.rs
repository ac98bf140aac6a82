use kingdomino::{Edition, Expansion, HousePlayer, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::new_table::{CreateGameSettings, CreateTable};
use crate::api::http::with_timeout;
use crate::api::mcp::endpoint::ToolCaller;
use crate::api::mcp::server::{Effect, McpTool, ToolOutput};
use crate::api::problem::Problem;
use crate::domain::account::Scope;
use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::RatingMode;
use crate::domain::table::TableAccess;
use crate::service;

use super::games::{TableInput, idempotent_request};
use super::table::{TableData, table_output};

/// Table to create.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTableInput {
    /// Number of seats, including yours. Default: 2.
    #[serde(default = "default_players")]
    #[schema(minimum = 2, maximum = 5, default = 2)]
    players: u8,
    /// Expansion of the base game, `none` or `age_of_giants`. Default: `none`.
    #[serde(default)]
    #[schema(default = "none")]
    expansion: Expansion,
    /// Variants of the rules. Default: none.
    #[serde(default)]
    #[schema(max_items = 3, default = json!([]))]
    variants: Vec<Variant>,
    /// House players (computer players run by the server) for the seats after yours: `random` is
    /// the weakest, then `greedy`, and `searching` is the strongest. Default: none. If house
    /// players take all other seats, the game starts immediately.
    #[serde(default)]
    #[schema(max_items = 4, default = json!([]))]
    house: Vec<HousePlayer>,
    /// Visibility of the table: `public`, or `invitation` for invited players only. Default:
    /// `public`.
    #[serde(default = "default_access")]
    #[schema(default = "public")]
    access: TableAccess,
    /// Key of your choice. A repeated call with the same key creates no second table. Default:
    /// none.
    #[schema(min_length = 1, max_length = 255)]
    key: Option<String>,
}

fn default_players() -> u8 {
    2
}

fn default_access() -> TableAccess {
    TableAccess::Public
}

pub struct OpenTableTool;

impl McpTool for OpenTableTool {
    const NAME: &'static str = "create_table";
    const TITLE: &'static str = "Create a table";
    const DESCRIPTION: &'static str = "Creates a table without time limits and gives you the first \
        seat. If house players take all other seats, the game starts immediately; otherwise it \
        starts when other players have joined.";
    const SCOPE: Scope = Scope::TablesWrite;
    const EFFECT: Effect = Effect::NotIdempotent;
    type Input = OpenTableInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: OpenTableInput,
    ) -> Result<ToolOutput<TableData>, Problem> {
        let idempotency = input
            .key
            .as_ref()
            .map(|key| idempotent_request(Self::NAME, key, &input))
            .transpose()?;
        let opened = service::games::create_table(
            ctx,
            *viewer,
            input.into_create_table().into_new_table()?,
            idempotency,
        );
        Ok(table_output(&with_timeout(opened).await?.value, *viewer))
    }
}

impl OpenTableInput {
    /// Returns the request of the API, with default values for everything else.
    fn into_create_table(self) -> CreateTable {
        let OpenTableInput { players, expansion, variants, house, access, key: _ } = self;
        CreateTable {
            settings: CreateGameSettings {
                players,
                expansion,
                edition: Edition::default(),
                variants,
                auto_play_forced: true,
            },
            pace: Pace::default(),
            on_timeout: OnTimeout::default(),
            may_return: true,
            holidays: true,
            weekends: true,
            hand_over: true,
            access,
            rated: RatingMode::default(),
            bots: false,
            house,
            entropy: None,
        }
    }
}

pub struct JoinTableTool;

impl McpTool for JoinTableTool {
    const NAME: &'static str = "join_table";
    const TITLE: &'static str = "Join a table";
    const DESCRIPTION: &'static str =
        "Takes the next free seat of an open table. The game starts when the last seat is taken.";
    const SCOPE: Scope = Scope::TablesWrite;
    // A repeated call is rejected, because the player already has a seat.
    const EFFECT: Effect = Effect::Idempotent;
    type Input = TableInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: TableInput,
    ) -> Result<ToolOutput<TableData>, Problem> {
        let joined = service::games::join_table(ctx, *viewer, input.game_id, None, None);
        Ok(table_output(&with_timeout(joined).await?.value, *viewer))
    }
}
