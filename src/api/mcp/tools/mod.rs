//! Tools, one for each use case that is needed to play.

mod commands;
mod games;
mod open;
mod table;
mod wait;

use std::sync::LazyLock;

use rmcp::model::{CallToolResult, JsonObject, Tool};

use self::commands::{LegalCommandsTool, PlayTool, PreviewTool};
use self::games::{MyGamesTool, OpenTablesTool, ShowTableTool};
use self::open::{JoinTableTool, OpenTableTool};
use self::wait::WaitForMyTurnTool;
use super::arguments::convert_arguments;
use super::endpoint::ToolCaller;
use super::server;
use super::server::{McpTool, definition};

/// Defines the list of the tools, and the function that calls a tool by name.
macro_rules! tools {
    ($($tool:ident)+) => {
        /// Returns the definitions of all tools, in the order in which a model needs them.
        pub fn all() -> &'static [Tool] {
            static ALL: LazyLock<Vec<Tool>> = LazyLock::new(|| vec![$(definition::<$tool>()),+]);
            &ALL
        }

        /// Calls the tool with this name; none if it does not exist.
        pub async fn call(
            caller: &ToolCaller,
            name: &str,
            arguments: JsonObject,
        ) -> Option<CallToolResult> {
            let tool = all().iter().find(|tool| tool.name == name)?;
            let arguments = convert_arguments(&tool.input_schema, arguments);
            match name {
                $($tool::NAME => Some(server::call::<$tool>(caller, arguments).await),)+
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

/// Returns true if a tool waits for an event.
pub fn is_blocking(name: &str) -> bool {
    name == WaitForMyTurnTool::NAME
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    /// Panics if a value has no type, or if a client would have to resolve a reference or union.
    fn check(tool: &str, path: &str, schema: &Value) {
        for name in ["$ref", "$defs", "oneOf", "anyOf", "allOf"] {
            assert!(schema.get(name).is_none(), "{name} in {path} of {tool}");
        }
        assert!(!schema["type"].is_null(), "{path} of {tool} has no type: {schema}");
        let properties = schema["properties"].as_object().into_iter().flatten();
        for (name, property) in properties {
            check(tool, &format!("{path}.{name}"), property);
        }
        if let Some(items) = schema.get("items") {
            check(tool, &format!("{path}[]"), items);
        }
    }

    #[test]
    fn every_schema_is_inlined_and_typed() {
        for tool in all() {
            let input = Value::Object(tool.input_schema.as_ref().clone());
            let output = tool.output_schema.as_ref().expect("a schema").as_ref().clone();
            for schema in [input, Value::Object(output)] {
                assert_eq!(schema["type"], "object", "{}", tool.name);
                check(&tool.name, "", &schema);
                let text = schema.to_string();
                assert!(!text.contains("components/schemas"), "{text}");
            }
        }
    }

    #[test]
    fn every_argument_has_one_type() {
        for tool in all() {
            let properties = tool.input_schema.get("properties").and_then(Value::as_object);
            for (name, property) in properties.into_iter().flatten() {
                assert!(property["type"].is_string(), "{name} of {}: {property}", tool.name);
            }
        }
        let play = all().iter().find(|tool| tool.name == PlayTool::NAME).expect("a tool");
        let command = &play.input_schema["properties"]["command"];
        assert_eq!(command["required"], serde_json::json!(["type"]));
        let kinds = command["properties"]["type"]["enum"].as_array().expect("kinds");
        assert_eq!(kinds.len(), 8, "{command}");
        for (name, kind) in [("domino", "string"), ("x", "integer"), ("to_seat", "integer")] {
            assert_eq!(command["properties"][name]["type"], kind, "{command}");
        }
    }
}
