//! The tools: a use case each, as far as it takes them to play.

mod commands;
mod decide;
mod games;
mod open;
mod repeat;
mod show;
mod table;
mod wait;

use std::sync::LazyLock;

use rmcp::model::{CallToolResult, JsonObject, Tool};

use commands::LegalCommandsTool;
use decide::{PlayTool, PreviewTool};
use games::{MyGamesTool, OpenTablesTool};
use open::{JoinTableTool, OpenTableTool};
use show::ShowTableTool;
use wait::WaitForMyTurnTool;

use super::caller::ToolCaller;
use super::tool::{self, McpTool, definition};

/// The list of the tools, and what calls one by its name.
macro_rules! tools {
    ($($tool:ident)+) => {
        /// What is said of each tool, in the order in which they are needed.
        pub fn all() -> &'static [Tool] {
            static ALL: LazyLock<Vec<Tool>> = LazyLock::new(|| vec![$(definition::<$tool>()),+]);
            &ALL
        }

        /// Calls the tool of this name; none if there is none.
        pub async fn call(
            caller: &ToolCaller,
            name: &str,
            arguments: JsonObject,
        ) -> Option<CallToolResult> {
            match name {
                $($tool::NAME => Some(tool::call::<$tool>(caller, arguments).await),)+
                _ => None,
            }
        }
    };
}

tools! {
    MyGamesTool
    ShowTableTool
    LegalCommandsTool
    PreviewTool
    PlayTool
    WaitForMyTurnTool
    OpenTableTool
    OpenTablesTool
    JoinTableTool
}

/// Whether a tool waits for something to happen.
pub fn waits(name: &str) -> bool {
    name == WaitForMyTurnTool::NAME
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_schema_is_an_object_in_which_all_that_is_named_is_found() {
        for tool in all() {
            for schema in [Some(&tool.input_schema), tool.output_schema.as_ref()] {
                let schema = schema.expect("a schema");
                assert_eq!(schema["type"], "object", "{}", tool.name);
                let text = serde_json::to_string(schema).expect("JSON");
                assert!(!text.contains("components"), "{text}");
                for name in
                    text.split("\"#/$defs/").skip(1).filter_map(|rest| rest.split('"').next())
                {
                    assert!(schema["$defs"].get(name).is_some(), "{name} of {}", tool.name);
                }
            }
        }
    }
}
