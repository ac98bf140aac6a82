//! Definition and invocation of tools.

use std::future::Future;

use rmcp::model::{CallToolResult, ContentBlock, JsonObject, MetaObject, Tool, ToolAnnotations};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::api::http::invalid_field;
use crate::api::problem::Problem;
use crate::domain::account::Scope;

use super::caller::ToolCaller;
use super::schema::{input_schema, output_schema};

/// Use case that a language model can call.
pub trait McpTool {
    /// Name by which the tool is called.
    const NAME: &'static str;
    /// Title for people.
    const TITLE: &'static str;
    /// Description for a language model: what the tool does, and what to do with the result.
    const DESCRIPTION: &'static str;
    /// Scope that a token needs.
    const SCOPE: Scope;
    const EFFECT: Effect;
    type Input: DeserializeOwned + ToSchema;
    type Output: Serialize + ToSchema;

    fn call(
        caller: &ToolCaller,
        input: Self::Input,
    ) -> impl Future<Output = Result<ToolOutput<Self::Output>, Problem>> + Send;
}

/// Effect of a tool, for clients that require confirmation of changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// No change.
    ReadOnly,
    /// A change that is not repeated by the same call.
    Idempotent,
    /// A change with each call.
    NotIdempotent,
}

/// Result of a tool, as text and as data.
pub struct ToolOutput<T> {
    pub text: String,
    pub data: T,
}

/// Returns the definition of a tool.
pub fn definition<T: McpTool>() -> Tool {
    let annotations = ToolAnnotations::with_title(T::TITLE)
        .read_only(T::EFFECT == Effect::ReadOnly)
        // Tools only append events to games.
        .destructive(false)
        .idempotent(T::EFFECT != Effect::NotIdempotent)
        .open_world(false);
    Tool::new(T::NAME, T::DESCRIPTION, input_schema::<T::Input>())
        .with_title(T::TITLE)
        .with_raw_output_schema(output_schema::<T::Output>().into())
        .with_annotations(annotations)
}

/// Calls a tool. A problem is returned as a result, so that the model can read it and correct the
/// call.
pub async fn call<T: McpTool>(caller: &ToolCaller, arguments: JsonObject) -> CallToolResult {
    let outcome = async {
        caller.check_scope(T::SCOPE)?;
        T::call(caller, parse_arguments(arguments)?).await
    };
    match outcome.await {
        Ok(ToolOutput { text, data }) => {
            let mut result = CallToolResult::success(vec![ContentBlock::text(text)]);
            result.structured_content = serde_json::to_value(data).ok();
            result
        }
        Err(problem) => problem_result(&problem),
    }
}

fn parse_arguments<T: DeserializeOwned>(arguments: JsonObject) -> Result<T, Problem> {
    let arguments = Value::Object(arguments);
    serde_path_to_error::deserialize(arguments)
        .map_err(|error| invalid_field(&error.path().to_string(), error.inner()))
}

/// Returns the result for a problem: an explanation with the next step as text, and the problem in
/// `_meta`, because structured content must match the output schema.
fn problem_result(problem: &Problem) -> CallToolResult {
    let mut text = format!("{} ({})", problem.title, problem.code.as_str());
    if let Some(detail) = &problem.detail {
        text += &format!("\n{detail}");
    }
    // The header of the API is an argument of the tool.
    let field = problem.field.as_deref().map(|field| match field {
        "Idempotency-Key" => "key",
        field => field,
    });
    if let Some(field) = field {
        text += &format!("\nInvalid argument: {field}.");
    }
    if let Some(version) = problem.current_version {
        text += &format!(
            "\nThe current version of the game is {version}. Call show_table and decide again."
        );
    }
    let mut result = CallToolResult::error(vec![ContentBlock::text(text)]);
    let problem = json!({
        "code": problem.code,
        "title": problem.title,
        "detail": problem.detail,
        "field": field,
        "current_version": problem.current_version,
    });
    result.meta = Some(MetaObject(JsonObject::from_iter([("problem".to_owned(), problem)])));
    result
}
