use kingdomino::{Edition, Expansion, HousePlayer, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::new_table::{OpenTableRequest, SettingsRequest};
use crate::api::http::with_timeout;
use crate::api::mcp::caller::ToolCaller;
use crate::api::mcp::tool::{Effect, McpTool, ToolAnswer};
use crate::api::problem::Problem;
use crate::domain::account::Scope;
use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::Rated;
use crate::domain::table::Access;
use crate::service;

use super::repeat::repeatable;
use super::show::TableInput;
use super::table::{TableData, table};

/// A table to open.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenTableInput {
    /// How many seats there are, yours included; by default 2.
    #[serde(default = "two")]
    #[schema(minimum = 2, maximum = 5, default = 2)]
    players: u8,
    /// By default none.
    #[serde(default)]
    #[schema(default = "none")]
    expansion: Expansion,
    /// By default none.
    #[serde(default)]
    #[schema(max_items = 3, default = json!([]))]
    variants: Vec<Variant>,
    /// House players that take the seats after yours, from the weakest to the strongest `random`, `greedy`, `searching`; by
    /// default none. If they take all other seats, the game starts at once.
    #[serde(default)]
    #[schema(max_items = 4, default = json!([]))]
    house: Vec<HousePlayer>,
    /// Who may see the table and take the seats that are left; by default everybody.
    #[serde(default = "everybody")]
    #[schema(default = "public")]
    access: Access,
    /// A text of your own: the same again opens no second table.
    #[schema(min_length = 1, max_length = 255)]
    key: Option<String>,
}

fn two() -> u8 {
    2
}

fn everybody() -> Access {
    Access::Public
}

pub struct OpenTableTool;

impl McpTool for OpenTableTool {
    const NAME: &'static str = "open_table";
    const TITLE: &'static str = "Open a table";
    const DESCRIPTION: &'static str = "Opens a table and gives you its first seat, without limits of time. With house \
        players on all other seats the game starts at once; else it starts when others have taken them.";
    const SCOPE: Scope = Scope::TablesWrite;
    const EFFECT: Effect = Effect::EachTime;
    type Input = OpenTableInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: OpenTableInput,
    ) -> Result<ToolAnswer<TableData>, Problem> {
        let once = input.key.as_ref().map(|key| repeatable(Self::NAME, key, &input)).transpose()?;
        let opened = service::games::open_table(ctx, *viewer, input.request().wish()?, once);
        Ok(table(&with_timeout(opened).await?.game, *viewer))
    }
}

impl OpenTableInput {
    /// The same in the API, with everything else as it is by default.
    fn request(self) -> OpenTableRequest {
        let OpenTableInput { players, expansion, variants, house, access, key: _ } = self;
        OpenTableRequest {
            settings: SettingsRequest {
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
            rated: Rated::default(),
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
        "Takes the next free seat of an open table. The game starts when it was the last.";
    const SCOPE: Scope = Scope::TablesWrite;
    // Who sits there already is refused.
    const EFFECT: Effect = Effect::Once;
    type Input = TableInput;
    type Output = TableData;

    async fn call(
        ToolCaller { ctx, viewer, .. }: &ToolCaller,
        input: TableInput,
    ) -> Result<ToolAnswer<TableData>, Problem> {
        let joined = service::games::join_table(ctx, *viewer, input.game_id, None, None);
        Ok(table(&with_timeout(joined).await?.game, *viewer))
    }
}
