//! Who may do what: every operation of the document in every role, as `matrix.tsv` says. An operation without a row fails.

mod world;

use std::collections::BTreeMap;

use reqwest::{Method, StatusCode};
use serde_json::Value;
use tokio::task::JoinSet;

use crate::support::{Answer, Player, TestServer};

use world::{Access, World};

/// Who asks, in the order of the columns.
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
    "opener",
    "admin",
];

/// An operation of the document.
#[derive(Clone)]
struct Operation {
    name: String,
    method: Method,
    pattern: String,
    /// What a token needs; none where only a session will do, or nothing at all.
    scopes: Vec<String>,
    /// An example of its body.
    body: Value,
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
            });
        }
    }
    found.sort_by(|one, other| one.name.cmp(&other.name));
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn every_operation_answers_every_role_as_the_matrix_says() {
    let server = TestServer::start().await;
    let mut rows = BTreeMap::new();
    let mut tasks = JoinSet::new();
    let operations = operations();
    for share in operations.chunks(operations.len().div_ceil(6)) {
        let (share, node) = (share.to_vec(), TestServer::on(&server.database));
        tasks.spawn(async move {
            let mut rows = Vec::new();
            for operation in share {
                rows.push((operation.name.clone(), row(&node, &operation).await));
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
    assert!(server.checked().await > 0);
}

/// What the operation answers each role.
async fn row(server: &TestServer, operation: &Operation) -> Vec<String> {
    let mut row = Vec::new();
    let mut worlds: BTreeMap<Access, World> = BTreeMap::new();
    for role in ROLES {
        let access = if role == "spectator" { Access::Public } else { Access::Invitation };
        let world = match worlds.remove(&access) {
            Some(world) => world,
            None => World::new(server, &operation.name, access).await,
        };
        let Some(actor) = world.actor(role, operation).await else {
            row.push("-".to_owned());
            worlds.insert(access, world);
            continue;
        };
        let answer = ask(&world, &actor, operation).await;
        let changed = operation.method != Method::GET && answer.status.is_success();
        if role == "stranger" && operation.pattern.contains("{game_id}") {
            as_if_there_were_none(&world, &actor, operation, &answer).await;
        }
        row.push(match answer.body["code"].as_str() {
            Some(code) => format!("{} {code}", answer.status.as_u16()),
            None => answer.status.as_u16().to_string(),
        });
        if !changed {
            worlds.insert(access, world);
        }
    }
    row
}

/// What somebody may not see answers exactly as what does not exist.
async fn as_if_there_were_none(
    world: &World,
    actor: &Player,
    operation: &Operation,
    hidden: &Answer,
) {
    let nothing = world.elsewhere();
    let nothing = ask(&nothing, actor, operation).await;
    assert_eq!(nothing.status, hidden.status, "{}", operation.name);
    assert_eq!(nothing.body, hidden.body, "{}", operation.name);
}

/// What the operation answers somebody.
async fn ask(world: &World, actor: &Player, operation: &Operation) -> Answer {
    let path = world.path(&operation.name, &operation.pattern);
    let body = world.body(operation).await;
    let request = actor.request(operation.method.clone(), &path);
    let request = request.header("Idempotency-Key", crate::support::fresh_key());
    let request = if body.is_null() { request } else { request.json(&body) };
    if !operation.name.starts_with("stream_") {
        return Answer::to(request).await;
    }
    // A stream does not end.
    let response = request.send().await.expect("an answer");
    if response.status() == StatusCode::OK {
        let (status, headers) = (response.status(), response.headers().clone());
        return Answer { status, headers, body: Value::Null };
    }
    Answer::of(response).await
}

#[test]
fn every_row_of_the_matrix_is_an_operation_with_all_roles() {
    let matrix = include_str!("matrix/matrix.tsv");
    let named: Vec<&str> =
        matrix.lines().skip(1).filter_map(|line| line.split('\t').next()).collect();
    let known: Vec<String> = operations().into_iter().map(|operation| operation.name).collect();
    assert_eq!(named, known);
    assert!(matrix.lines().all(|line| line.split('\t').count() == 1 + ROLES.len()));
}
