//! Authorization matrix: every operation of the API document in every role, with the results in
//! `matrix.tsv`. An operation without a row fails.

mod misunderstood;
mod world;

use std::collections::BTreeMap;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use world::{Stage, TableAccess, World, stage};

use crate::support::{Answer, Player, TestServer};

/// Roles in the order of the columns.
const ROLES: [&str; 12] = [
    "anonymous",
    "bad",
    "expired",
    "revoked",
    "token",
    "stranger",
    "spectator",
    "invited",
    "seated",
    "on_turn",
    "host",
    "admin",
];

/// Operation of the API document.
#[derive(Clone)]
struct Operation {
    name: String,
    method: Method,
    pattern: String,
    /// Scopes that a token needs; empty if a session or no authentication is required.
    scopes: Vec<String>,
    /// Example of the request body.
    body: Value,
    /// True if the operation accepts authentication.
    is_secured: bool,
    /// True if the operation also accepts requests without a token.
    is_open: bool,
    /// Parameters from the API document.
    parameters: Vec<Value>,
}

impl Operation {
    fn accepts_key(&self) -> bool {
        self.parameters.iter().any(|one| one["name"] == "Idempotency-Key")
    }
}

fn operations() -> Vec<Operation> {
    let document = kingdomail::api::document();
    let example = |operation: &Value| {
        let content = operation["requestBody"]["content"]["application/json"].clone();
        let schema = content["schema"]["$ref"].as_str().unwrap_or_default().to_owned();
        let name = schema.rsplit('/').next().unwrap_or_default().to_owned();
        document["components"]["examples"][name]["value"].clone()
    };
    let mut found = Vec::new();
    for (pattern, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let scopes = operation["security"][0]["bearer"].clone();
            found.push(Operation {
                name: operation["operationId"].as_str().expect("a name").to_owned(),
                method: method.to_uppercase().parse().expect("a method"),
                pattern: pattern.clone(),
                scopes: serde_json::from_value(scopes).unwrap_or_default(),
                body: example(operation),
                is_secured: operation["security"][0]["bearer"].is_array(),
                is_open: operation["security"]
                    .as_array()
                    .is_some_and(|all| all.contains(&json!({}))),
                parameters: operation["parameters"].as_array().cloned().unwrap_or_default(),
            });
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_match_the_role_matrix() {
    let server = TestServer::start().await;
    let mut rows = BTreeMap::new();
    let mut tasks = JoinSet::new();
    let operations = operations();
    for share in operations.chunks(operations.len().div_ceil(6)) {
        let (share, node) = (share.to_vec(), TestServer::with_database(&server.database));
        tasks.spawn(async move {
            let (mut rows, mut untouched) = (Vec::new(), Worlds::new());
            for operation in share {
                let row = row(&node, &operation, &mut untouched).await;
                rows.push((operation.name.clone(), row));
            }
            rows
        });
    }
    while let Some(share) = tasks.join_next().await {
        rows.extend(share.expect("no panic"));
    }
    let mut actual = format!("operation\t{}\n", ROLES.join("\t"));
    for (name, row) in &rows {
        actual += &format!("{name}\t{}\n", row.join("\t"));
    }
    let written = concat!(env!("CARGO_TARGET_TMPDIR"), "/matrix.tsv");
    std::fs::write(written, &actual).expect("written");
    let expected = include_str!("matrix/matrix.tsv");
    let wrong: Vec<(&str, &str)> =
        expected.lines().zip(actual.lines()).filter(|(one, other)| one != other).collect();
    assert!(expected == actual, "see {written}; the first: {:?}", wrong.first());
    assert!(server.check_games().await > 0);
}

/// Worlds by stage that no operation has changed or prepared. They are reused because their
/// creation takes most of the time.
type Worlds = BTreeMap<(Stage, TableAccess), World>;

/// Responses of the operation to each role.
async fn row(server: &TestServer, operation: &Operation, untouched: &mut Worlds) -> Vec<String> {
    let mut row = Vec::new();
    let stage = stage(&operation.name);
    let mut worlds: BTreeMap<TableAccess, World> = BTreeMap::new();
    for role in ROLES {
        let access =
            if role == "spectator" { TableAccess::Public } else { TableAccess::Invitation };
        let world = match worlds.remove(&access) {
            Some(world) => world,
            None => match untouched.remove(&(stage, access)) {
                Some(mut world) => {
                    world.prepare(server, &operation.name).await;
                    world
                }
                None => World::new(server, &operation.name, access).await,
            },
        };
        let Some(actor) = world.actor(role, operation).await else {
            row.push("-".to_owned());
            worlds.insert(access, world);
            continue;
        };
        let answer = ask(&world, &actor, operation).await;
        let changed = operation.method != Method::GET && answer.status.is_success();
        if role == "stranger" && operation.pattern.contains("{game_id}") {
            assert_hidden_like_missing(&world, &actor, operation, &answer).await;
        }
        row.push(match answer.body["code"].as_str() {
            Some(code) => format!("{} {code}", answer.status.as_u16()),
            None => answer.status.as_u16().to_string(),
        });
        if !changed {
            worlds.insert(access, world);
        }
    }
    let plain = worlds.into_iter().filter(|(_, world)| !world.is_prepared());
    untouched.extend(plain.map(|(access, world)| ((stage, access), world)));
    row
}

/// An invisible resource must produce the same response as a missing one.
async fn assert_hidden_like_missing(
    world: &World,
    actor: &Player,
    operation: &Operation,
    hidden: &Answer,
) {
    let nothing = world.with_missing_ids();
    let nothing = ask(&nothing, actor, operation).await;
    assert_eq!(nothing.status, hidden.status, "{}", operation.name);
    assert_eq!(nothing.body, hidden.body, "{}", operation.name);
}

/// Response of the operation to `actor`.
async fn ask(world: &World, actor: &Player, operation: &Operation) -> Answer {
    ask_with(world, actor, operation, &world.body(operation).await).await
}

async fn ask_with(world: &World, actor: &Player, operation: &Operation, body: &Value) -> Answer {
    let path = world.path(&operation.name, &operation.pattern);
    let request = actor.request(operation.method.clone(), &path);
    let request = if operation.accepts_key() {
        request.header("Idempotency-Key", crate::support::fresh_key())
    } else {
        request
    };
    let request = if body.is_null() { request } else { request.json(body) };
    if !operation.name.starts_with("stream_") {
        return Answer::from_request(request).await;
    }
    // A stream does not end.
    let response = request.send().await.expect("an answer");
    if response.status() == StatusCode::OK {
        let (status, headers) = (response.status(), response.headers().clone());
        return Answer { status, headers, body: Value::Null };
    }
    Answer::from_response(response).await
}

/// Codes of requests that are invalid in every state.
const INVALID_REQUEST_CODES: [&str; 6] = [
    "json_malformed",
    "field_invalid",
    "parameter_invalid",
    "header_invalid",
    "content_type_unsupported",
    "content_encoding_unsupported",
];

#[tokio::test(flavor = "multi_thread")]
async fn body_examples_are_valid() {
    let server = TestServer::start().await;
    let mut tried = 0;
    for operation in operations().iter().filter(|operation| !operation.body.is_null()) {
        let world = World::new(&server, &operation.name, TableAccess::Invitation).await;
        let actor = world.actor("host", operation).await.expect("an opener");
        let answer = ask_with(&world, &actor, operation, &operation.body).await;
        let code = answer.body["code"].as_str().unwrap_or_default();
        assert!(!INVALID_REQUEST_CODES.contains(&code), "{}: {}", operation.name, answer.body);
        tried += 1;
    }
    let document = kingdomail::api::document();
    let paths = document["paths"].as_object().expect("paths").values();
    let operations = paths.filter_map(Value::as_object).flat_map(|methods| methods.values());
    let with_body = operations.filter(|operation| !operation["requestBody"].is_null()).count();
    assert_eq!(tried, with_body, "an operation has a body without an example");
}

#[test]
fn matrix_covers_every_operation() {
    let matrix = include_str!("matrix/matrix.tsv");
    let named: Vec<&str> =
        matrix.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    let known: Vec<String> = operations().into_iter().map(|operation| operation.name).collect();
    assert_eq!(named, known);
    assert!(matrix.lines().all(|line| line.split('\t').count() == 1 + ROLES.len()));
}
