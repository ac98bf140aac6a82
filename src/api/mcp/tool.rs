//! What a tool is, and how it is called.

use std::future::Future;

use rmcp::model::{CallToolResult, ContentBlock, JsonObject, MetaObject, Tool, ToolAnnotations};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::api::http::field_invalid;
use crate::api::problem::Problem;
use crate::domain::account::Scope;

use super::caller::ToolCaller;
use super::schema::{input_schema, output_schema};

/// A use case, in the form in which a language model asks for it.
pub trait McpTool {
    /// What it is called by.
    const NAME: &'static str;
    /// What people see of it.
    const TITLE: &'static str;
    /// When a language model is to call it, and what to do with the answer.
    const DESCRIPTION: &'static str;
    /// What a token needs that is not of a session.
    const SCOPE: Scope;
    const EFFECT: Effect;
    type Input: DeserializeOwned + ToSchema;
    type Output: Serialize + ToSchema;

    fn call(
        caller: &ToolCaller,
        input: Self::Input,
    ) -> impl Future<Output = Result<ToolAnswer<Self::Output>, Problem>> + Send;
}

/// What a tool does to the world, for programs that ask people first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Nothing,
    /// Something, and nothing more when it is called again with the same.
    Once,
    /// Something each time.
    EachTime,
}

/// The same in words and as data.
pub struct ToolAnswer<T> {
    pub text: String,
    pub data: T,
}

/// What is said of a tool.
pub fn definition<T: McpTool>() -> Tool {
    let annotations = ToolAnnotations::with_title(T::TITLE)
        .read_only(T::EFFECT == Effect::Nothing)
        // Events are added to games, and nothing is ever lost.
        .destructive(false)
        .idempotent(T::EFFECT != Effect::EachTime)
        .open_world(false);
    Tool::new(T::NAME, T::DESCRIPTION, input_schema::<T::Input>())
        .with_title(T::TITLE)
        .with_raw_output_schema(output_schema::<T::Output>().into())
        .with_annotations(annotations)
}

/// Calls a tool. What goes wrong is part of the result, so that the model can read it and do better.
pub async fn call<T: McpTool>(caller: &ToolCaller, arguments: JsonObject) -> CallToolResult {
    let answered = async {
        caller.check(T::SCOPE)?;
        T::call(caller, read(arguments)?).await
    };
    match answered.await {
        Ok(ToolAnswer { text, data }) => {
            let mut result = CallToolResult::success(vec![ContentBlock::text(text)]);
            result.structured_content = serde_json::to_value(data).ok();
            result
        }
        Err(problem) => refused(&problem),
    }
}

fn read<T: DeserializeOwned>(arguments: JsonObject) -> Result<T, Problem> {
    let arguments = Value::Object(arguments);
    serde_path_to_error::deserialize(arguments)
        .map_err(|error| field_invalid(&error.path().to_string(), error.inner()))
}

/// The code and the sentence, and what helps to go on. It is not what the tool promises to answer, so programs find it beside that.
fn refused(problem: &Problem) -> CallToolResult {
    let mut text = format!("{} ({})", problem.title, problem.code.as_str());
    if let Some(detail) = &problem.detail {
        text += &format!("\n{detail}");
    }
    // What is a header elsewhere is an argument here.
    let field = problem.field.as_deref().map(|field| match field {
        "Idempotency-Key" => "key",
        field => field,
    });
    if let Some(field) = field {
        text += &format!("\nWrong is: {field}.");
    }
    if let Some(version) = problem.current_version {
        text += &format!("\nThe game has version {version} now: call show_table, and decide anew.");
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
