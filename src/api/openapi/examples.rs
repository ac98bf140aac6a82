//! Examples of the document. Examples of schemas are in `openapi/examples`, except those of the
//! catalogue; examples of problems follow from their codes.

use std::sync::LazyLock;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::api::catalogue::routes;
use crate::api::problem::{Problem, ProblemCode};
use crate::domain::event_log::Version;

/// Files with the examples of schemas, by name.
const FILES: [&str; 9] = [
    include_str!("../../../openapi/examples/accounts.json"),
    include_str!("../../../openapi/examples/admin.json"),
    include_str!("../../../openapi/examples/endpoints.json"),
    include_str!("../../../openapi/examples/games.json"),
    include_str!("../../../openapi/examples/notifications.json"),
    include_str!("../../../openapi/examples/operation.json"),
    include_str!("../../../openapi/examples/players.json"),
    include_str!("../../../openapi/examples/records.json"),
    include_str!("../../../openapi/examples/series.json"),
];

static EXAMPLES: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    let files = FILES.into_iter().map(serde_json::from_str::<Map<_, _>>);
    files.filter_map(Result::ok).flatten().collect()
});

/// Returns the example of the schema `name`.
pub fn for_schema(name: &str) -> Option<Value> {
    match name {
        "DominoList" => to_json(&routes::dominoes()),
        "VariantList" => to_json(&routes::variants()),
        "PaceList" => to_json(&routes::paces()),
        "QuestList" => to_json(&routes::quests()),
        _ => EXAMPLES.get(name).cloned(),
    }
}

/// Returns an example of a problem with this code.
pub fn problem(code: ProblemCode) -> Option<Value> {
    let problem = Problem::new(code);
    to_json(&match code {
        ProblemCode::VersionStale => Problem {
            current_version: Some(Version::NONE.after(5)),
            events: serde_json::from_value(for_schema("EventList")?["items"].take()).ok(),
            ..problem
        },
        ProblemCode::FieldInvalid => problem
            .detail("Unknown field. Expected one of `name`, `password`, `client`.")
            .field("colour"),
        _ => problem,
    })
}

fn to_json<T: Serialize>(example: &T) -> Option<Value> {
    serde_json::to_value(example).ok()
}
